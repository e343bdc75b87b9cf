package text

import (
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
)

func TestEveryLanguageSaysWhatEnglishSays(t *testing.T) {
	for language, table := range languages {
		t.Run(language, func(t *testing.T) {
			rulestest.Complete(t, &English, table)
			if table.Language != language {
				t.Errorf("the language is called %q", table.Language)
			}
		})
	}
}

func TestEverySentenceReadsWellInEveryLanguage(t *testing.T) {
	for language, table := range languages {
		for _, template := range rulestest.Templates(table) {
			if template.Text == "" {
				continue
			}
			s := rules.Fill(template.Text, func(fields []string) string { return fields[0] })
			rulestest.Sentence(t, language, template.Path, s)
		}
	}
}

func TestUnknownLanguageIsEnglish(t *testing.T) {
	for language, want := range map[string]string{"fr": "fr", "hu": "hu", "en": "en", "xx": "en", "": "en"} {
		if got := For(language).Language; got != want {
			t.Errorf("For(%q) is %q, not %q", language, got, want)
		}
	}
}

func TestHungarianSentencesFitEveryName(t *testing.T) { rulestest.Hungarian(t, &Hungarian) }
