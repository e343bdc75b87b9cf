package rules_test

import (
	"slices"
	"strings"
	"testing"

	"flota/rules"
)

// described is what the tests below read.
var described = rules.Fields{
	{Name: "turn", Value: 3},
	{Name: "ship", Value: true},
	{Name: "at", Value: "dock"},
	{Name: "box", Value: rules.Fields{{Name: "gold", Value: 2}, {Name: "silk", Value: 0}}},
	{Name: "seats", Value: rules.List{2, 0, 1}},
	{Name: "shown", Value: rules.List{"silk", "gold"}},
	{Name: "pieces", Value: rules.List{rules.Fields{{Name: "seat", Value: 1}}, rules.Fields{}}},
}

var goodWords = []string{"gold", "silk", "fish"}

func TestReadingGivesWhatIsDescribed(t *testing.T) {
	r := &rules.Reading{}
	r.Only(described, "", "turn", "ship", "at", "box", "seats", "shown", "pieces", "more")
	var seats []int
	var paths []string
	r.Objects(described, "", "pieces", 2, func(f rules.Fields, path string) {
		seats, paths = append(seats, r.Int(f, path, "seat", 0, 4, 3)), append(paths, path)
	})
	for _, test := range []struct {
		name      string
		got, want any
	}{
		{"a number", r.Int(described, "", "turn", 1, 8, 0), 3},
		{"a number that is missing", r.Int(described, "", "cash", 1, 8, 5), 5},
		{"yes or no", r.Bool(described, "", "ship", false), true},
		{"yes or no that is missing", r.Bool(described, "", "good", true), true},
		{"a word", r.One(described, "", "at", []string{"box", "dock"}), 1},
		{"a word that is missing", r.One(described, "", "step", goodWords), -1},
		{"parts", len(r.Fields(described, "", "box")), 2},
		{"parts that are missing", len(r.Fields(described, "", "boxes")), 0},
		{"items", len(r.List(described, "", "seats", 3)), 3},
		{"items that are missing", len(r.List(described, "", "order", 3)), 0},
	} {
		if test.got != test.want {
			t.Errorf("%s: %v, want %v", test.name, test.got, test.want)
		}
	}
	for _, test := range []struct {
		name      string
		got, want []int
	}{
		{"numbers", r.Ints(described, "", "seats", 3, 0, 4), []int{2, 0, 1}},
		{"words", r.Words(described, "", "shown", goodWords), []int{1, 0}},
		{"counts", r.Counts(described, "", "box", goodWords, 5), []int{2, 0, 0}},
		{"counts that are missing", r.Counts(described, "", "pool", goodWords, 5), []int{0, 0, 0}},
		{"objects", seats, []int{1, 3}},
	} {
		if !slices.Equal(test.got, test.want) {
			t.Errorf("%s: %v, want %v", test.name, test.got, test.want)
		}
	}
	if !slices.Equal(paths, []string{"pieces[0]", "pieces[1]"}) {
		t.Errorf("paths %v", paths)
	}
	if r.Err() != nil {
		t.Error(r.Err())
	}
}

func TestReadingSaysWhatIsWrongAndWhere(t *testing.T) {
	f := func(name string, value any) rules.Fields { return rules.Fields{{Name: name, Value: value}} }
	for _, test := range []struct {
		want string
		read func(r *rules.Reading)
	}{
		{"turn is 9, it must be 1 to 8", func(r *rules.Reading) { r.Int(f("turn", 9), "", "turn", 1, 8, 1) }},
		{"turn is -1, it must be 1 to 8", func(r *rules.Reading) { r.Int(f("turn", -1), "", "turn", 1, 8, 1) }},
		{"turn must be a whole number from 1 to 8", func(r *rules.Reading) { r.Int(f("turn", "one"), "", "turn", 1, 8, 1) }},
		{"players[1].cash is 10, it must be 0 to 9", func(r *rules.Reading) { r.Int(f("cash", 10), "players[1]", "cash", 0, 9, 0) }},
		{"ship must be true or false", func(r *rules.Reading) { r.Bool(f("ship", 1), "", "ship", true) }},
		{`at is "sea", it must be one of gold, silk, fish`, func(r *rules.Reading) { r.One(f("at", "sea"), "", "at", goodWords) }},
		{"at must be one of gold, silk, fish", func(r *rules.Reading) { r.One(f("at", 1), "", "at", goodWords) }},
		{"box must be an object with named parts", func(r *rules.Reading) { r.Fields(f("box", rules.List{}), "", "box") }},
		{"order must be a list", func(r *rules.Reading) { r.List(f("order", 1), "", "order", 2) }},
		{"order has 3 items, there can be at most 2", func(r *rules.Reading) { r.List(f("order", rules.List{1, 2, 3}), "", "order", 2) }},
		{"order[1] is 7, it must be 0 to 4", func(r *rules.Reading) { r.Ints(f("order", rules.List{1, 7}), "", "order", 2, 0, 4) }},
		{"pieces[0] must be an object", func(r *rules.Reading) {
			r.Objects(f("pieces", rules.List{1}), "", "pieces", 2, func(rules.Fields, string) {})
		}},
		{`shown[1] is "sea", it must be one of`, func(r *rules.Reading) { r.Words(f("shown", rules.List{"gold", "sea"}), "", "shown", goodWords) }},
		{"shown[2] stands twice in the list", func(r *rules.Reading) {
			r.Words(f("shown", rules.List{"gold", "fish", "gold"}), "", "shown", goodWords)
		}},
		{"box.gold is 6, it must be 0 to 5", func(r *rules.Reading) { r.Counts(f("box", f("gold", 6)), "", "box", goodWords, 5) }},
		{"box.salt is no field here; there can be gold, silk, fish", func(r *rules.Reading) { r.Counts(f("box", f("salt", 6)), "", "box", goodWords, 5) }},
		{"salt is no field here", func(r *rules.Reading) { r.Only(f("salt", 1), "", "gold") }},
		{"gold stands twice", func(r *rules.Reading) { r.Only(append(f("gold", 1), f("gold", 1)...), "", "gold") }},
		{"chest holds 3 of 2", func(r *rules.Reading) { r.Fail("chest", "holds %d of %d", 3, 2) }},
		// Names and words come from a description.
		{`"" is no field here`, func(r *rules.Reading) { r.Only(f("", 1), "", "gold") }},
		{`"100%d" is no field here; there can be gold`, func(r *rules.Reading) { r.Only(f("100%d", 1), "", "gold") }},
		{`"a\nb" is no field here`, func(r *rules.Reading) { r.Only(f("a\nb", 1), "", "gold") }},
	} {
		r := &rules.Reading{}
		test.read(r)
		r.Fail("later", "is not told")
		if err := r.Err(); err == nil || !strings.HasPrefix(err.Error(), "position: "+test.want) {
			t.Errorf("%v, want %s", err, test.want)
		}
	}
	for _, long := range []rules.Fields{f("at", strings.Repeat("愛", 900)), f(strings.Repeat("x", 900), 1)} {
		r := &rules.Reading{}
		r.Only(long, "", "at")
		r.One(long, "", "at", goodWords)
		if text := r.Err().Error(); len(text) > 200 || strings.ContainsRune(text, '\ufffd') || strings.Contains(text, `\x`) {
			t.Errorf("the sentence is %q", text)
		}
	}
}
