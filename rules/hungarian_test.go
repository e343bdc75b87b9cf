package rules

import "testing"

func TestHungarianArticleGoesWithTheSoundAfterIt(t *testing.T) {
	cases := HungarianCases{{"Kuba", "to", "Kubába"}}
	for _, row := range []struct{ word, form, want string }{
		{"cukor", "the", "a cukor"},
		{"arany", "the", "az arany"},
		{"ötödik", "the", "az ötödik"},
		{"Ültetvény", "the", "az Ültetvény"},
		{"Yucatán", "the", "a Yucatán"},
		{"Kuba", "to", "Kubába"},
	} {
		if got := cases.Form(row.word, row.form); got != row.want {
			t.Errorf("Form(%q, %q) is %q, not %q", row.word, row.form, got, row.want)
		}
	}
}

func TestHungarianArticleReadsNumbersAndLetters(t *testing.T) {
	for word, want := range map[string]string{
		"": "a", "(": "a", "alma": "az", "Őrség": "az", "ügy,": "az", "Le Havre": "a", "Yucatán": "a", "Itza": "az", "FED": "a", "ABO": "az",
		"1": "az", "1.": "az", "1–3.": "az", "1 $": "az", "2": "a", "5": "az", "5.": "az", "10": "a", "12": "a", "16": "a", "46": "a",
		"50": "az", "55.": "az", "100": "a", "1000": "az", "1598": "az", "1680-as": "az", "2000": "a", "1.2.3": "az", "4.7.1": "a", "10.3.2": "a",
		"I.": "az", "II.": "a", "III.": "a", "IV.": "a", "V.": "az", "VI.": "a", "X.": "a", "Itt.": "az",
		"X": "az", "Y": "az", "S": "az", "B": "a", "N,": "az", "K)": "a", "ő": "az",
	} {
		if got := HungarianArticle(word); got != want {
			t.Errorf("%q has the article %q, want %q", word, got, want)
		}
	}
}

func TestHungarianFormThatIsNotThereIsAMistake(t *testing.T) {
	cases := HungarianCases{{"Kuba", "to", "Kubába"}}
	for _, row := range []struct{ word, form string }{{"Kuba", "from"}, {"Panama", "to"}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("Form(%q, %q) does not panic", row.word, row.form)
				}
			}()
			cases.Form(row.word, row.form)
		}()
	}
}
