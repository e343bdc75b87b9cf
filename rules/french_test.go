package rules

import "testing"

func TestFrenchArticlesRunTogetherWithPrepositions(t *testing.T) {
	for _, row := range []struct{ noun, form, want string }{
		{"le Canada", "the", "le Canada"},
		{"le Canada", "The", "Le Canada"},
		{"l’or", "The", "L’or"},
		{"le Canada", "of", "du Canada"},
		{"les Pays-Bas", "of", "des Pays-Bas"},
		{"la Courlande", "of", "de la Courlande"},
		{"l’or", "of", "de l’or"},
		{"Cuba", "of", "de Cuba"},
		{"Europe", "of", "d’Europe"},
		{"le Canada", "to", "au Canada"},
		{"les Pays-Bas", "to", "aux Pays-Bas"},
		{"la Barbade", "to", "à la Barbade"},
		{"l’Europe", "to", "à l’Europe"},
		{"Anne", "to", "à Anne"},
		{"Anne", "The", "Anne"},
		{"l’or", "de", "d’or"},
		{"le sucre", "de", "de sucre"},
		{"les perles", "de", "de perles"},
	} {
		if got := French(row.noun, row.form); got != row.want {
			t.Errorf("French(%q, %q) is %q, not %q", row.noun, row.form, got, row.want)
		}
	}
}
