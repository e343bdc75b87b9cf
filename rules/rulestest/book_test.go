package rulestest

import (
	"strings"
	"testing"

	"flota/rules"
)

// entries are those of a book.
type entries []struct{ ID, Title, Text string }

func (list entries) words() (words []rules.Entry) {
	for _, e := range list {
		words = append(words, rules.Entry(e))
	}
	return words
}

func TestBookFindsWhatIsNotTheEnglishRulebookInOtherWords(t *testing.T) {
	english := entries{
		{"1", "Money", ""}, {"1.1", "Start", ""},
		{"1.1.1", "Cash", "Everybody has $10 and 5 pieces (1.1.2)."}, {"1.1.2", "Peru", "{goods}."}, {"1.1.3", "Lima", "In the 17th century."},
	}
	french := entries{
		{"1", "Argent", ""}, {"1.1", "Début", ""},
		{"1.1.1", "Moyens", "Chacun a 5 pièces (1.1.2) et 10 $."}, {"1.1.2", "Peru", "{goods}."}, {"1.1.3", "Lima", "Au XVIIe siècle."},
	}
	names := struct{ region string }{"Peru"}
	for _, c := range []struct {
		change func(book []rules.Entry) []rules.Entry
		want   string
	}{
		{func(book []rules.Entry) []rules.Entry { return book }, ""},
		{func(book []rules.Entry) []rules.Entry { return book[:4] }, "1.1.3 is missing"},
		{func(book []rules.Entry) []rules.Entry { return append(book, book[4]) }, "1.1.3 stands twice"},
		{func(book []rules.Entry) []rules.Entry {
			return append(book, rules.Entry{ID: "1.1.4", Title: "Plus", Text: "Rien."})
		}, "has no 1.1.4"},
		{func(book []rules.Entry) []rules.Entry { book[2], book[3] = book[3], book[2]; return book }, "another sequence"},
		{func(book []rules.Entry) []rules.Entry { book[0].Title = "Money"; return book }, "the English title"},
		{func(book []rules.Entry) []rules.Entry { book[0].Title = ""; return book }, "stands for"},
		{func(book []rules.Entry) []rules.Entry { book[4].Text = ""; return book }, "stands for"},
		{func(book []rules.Entry) []rules.Entry { book[4].Text = english[4].Text; return book }, "is in English"},
		{func(book []rules.Entry) []rules.Entry { book[3].Text = "{cards}."; return book }, "the places"},
		{func(book []rules.Entry) []rules.Entry {
			book[2].Text = "Chacun a 5 pièces (1.1.3) et 10 $."
			return book
		}, "the numbers"},
		{func(book []rules.Entry) []rules.Entry { book[2].Text = "Chacun a 5 $ (1.1.2) et 10 $."; return book }, "the numbers"},
	} {
		got := strings.Join(compare(english.words(), c.change(french.words()), names, []string{"Lima"}), "; ")
		if !strings.Contains(got, c.want) || (got == "") != (c.want == "") {
			t.Errorf("Book finds %q, want %q", got, c.want)
		}
	}
}
