package rulestest

import "testing"

func TestSuffixThatDoesNotFitEveryNameIsFound(t *testing.T) {
	for template, want := range map[string]string{
		"{seat} {$0}-t fizet {player 1} részére.": "",
		"{0}. kör, az utolsó: {1}.":               "",
		"{seat}: válassz!":                        "",
		"{seat}-nak jár":                          "{seat}-nak",
		"{player 0}t megtámadja":                  "{player 0}t",
		"{0}-t tarthatsz meg":                     "{0}-t",
		"{zone 0}ban":                             "{zone 0}ban",
		"a {player 0} flottája":                   "a {player 0}",
		"Az {0}. kör":                             "Az {0}",
		"ha a {$0} megvan":                        " a {$0}",
		"ha {zone 0 in} van":                      "",
	} {
		if got := unfit(template); got != want {
			t.Errorf("%q has %q, want %q", template, got, want)
		}
	}
}
