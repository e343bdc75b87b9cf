package rulestest

import "testing"

func TestWrongHungarianArticleIsFound(t *testing.T) {
	for s, want := range map[string]string{
		"A játék az I. kor végéig tart.": "",
		"Az 5 $ a banké.":                "",
		"Aki passzol, az lefújja.":       "",
		"A (5.1.3) ajándék":              "",
		"":                               "",
		"Az":                             "",
		"Az kor":                         "Az kor",
		"a alma":                         "a alma",
		"Ez a I. kor.":                   "a I.",
		"(a arany)":                      "(a arany)",
		"Az 10 $ és a 5 $":               "Az 10",
		"Ez a 5 $":                       "a 5",
		"Az X hely a Y hely":             "a Y",
		"A bábu, amely az Áruk mezőn az marad.": "az marad.",
	} {
		if got := wrongArticle(s); got != want {
			t.Errorf("%q has %q, want %q", s, got, want)
		}
	}
}
