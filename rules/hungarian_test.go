package rules

import "testing"

func TestHungarianArticleGoesWithTheSoundAfterIt(t *testing.T) {
	cases := HungarianCases{"Kuba": {"to": "Kubába"}}
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

func TestHungarianFormThatIsNotThereIsAMistake(t *testing.T) {
	cases := HungarianCases{"Kuba": {"to": "Kubába"}}
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
