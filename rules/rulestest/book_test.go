package rulestest

import (
	"slices"
	"strings"
	"testing"
)

// entry is what games write their rulebooks with.
type entry struct{ ID, Title, Text string }

func TestBookFindsWhatIsNotTheEnglishRulebookInOtherWords(t *testing.T) {
	english := []entry{
		{"1", "Money", ""}, {"1.1", "Start", ""},
		{"1.1.1", "Cash", "Everybody has $10 and 5 pieces (1.1.2)."}, {"1.1.2", "Peru", "{goods}."}, {"1.1.3", "Lima", "In the 17th century."},
	}
	french := []entry{
		{"1", "Argent", ""}, {"1.1", "Début", ""},
		{"1.1.1", "Moyens", "Chacun a 5 pièces (1.1.2) et 10 $."}, {"1.1.2", "Peru", "{goods}."}, {"1.1.3", "Lima", "Au XVIIe siècle."},
	}
	names := struct{ region string }{"Peru"}
	for _, c := range []struct {
		change func(book []entry) []entry
		want   string
	}{
		{func(book []entry) []entry { return book }, ""},
		{func(book []entry) []entry { return book[:4] }, "1.1.3 is missing"},
		{func(book []entry) []entry { return append(book, book[4]) }, "1.1.3 stands twice"},
		{func(book []entry) []entry { return append(book, entry{"1.1.4", "Plus", "Rien."}) }, "has no 1.1.4"},
		{func(book []entry) []entry { book[2], book[3] = book[3], book[2]; return book }, "another sequence"},
		{func(book []entry) []entry { book[0].Title = "Money"; return book }, "the English title"},
		{func(book []entry) []entry { book[0].Title = ""; return book }, "stands for"},
		{func(book []entry) []entry { book[4].Text = ""; return book }, "stands for"},
		{func(book []entry) []entry { book[4].Text = english[4].Text; return book }, "is in English"},
		{func(book []entry) []entry { book[3].Text = "{cards}."; return book }, "the places"},
		{func(book []entry) []entry { book[2].Text = "Chacun a 5 pièces (1.1.3) et 10 $."; return book }, "the numbers"},
		{func(book []entry) []entry { book[2].Text = "Chacun a 5 $ (1.1.2) et 10 $."; return book }, "the numbers"},
	} {
		got := strings.Join(compare(entries(english), entries(c.change(slices.Clone(french))), names, []string{"Lima"}), "; ")
		if !strings.Contains(got, c.want) || (got == "") != (c.want == "") {
			t.Errorf("Book finds %q, want %q", got, c.want)
		}
	}
}
