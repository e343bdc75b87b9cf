package rules_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"flota/rules"
)

func TestFieldsAreJSONInTheirOrder(t *testing.T) {
	fields := rules.Fields{
		{Name: "turn", Value: 3},
		{Name: "a \"name\"", Value: -7},
		{Name: "over", Value: false},
		{Name: "last", Value: true},
		{Name: "list", Value: rules.List{1, "two", rules.List{}, rules.Fields{}, rules.List(nil)}},
		{Name: "in", Value: rules.Fields{{Name: "turn", Value: rules.Fields{{Name: "x", Value: "y"}}}}},
	}
	want := `{"turn":3,"a \"name\"":-7,"over":false,"last":true,` +
		`"list":[1,"two",[],{},[]],"in":{"turn":{"x":"y"}}}`
	if got := string(fields.JSON(nil)); got != want {
		t.Errorf("JSON is %s, want %s", got, want)
	}
	if got := string(rules.Fields{}.JSON([]byte("x = "))); got != "x = {}" {
		t.Errorf("JSON does not append: %s", got)
	}
}

// reading gives a string as JSON gives it back.
func reading(t *testing.T, s string) string {
	t.Helper()
	var got map[string]string
	text := rules.Fields{{Name: s, Value: s}}.JSON(nil)
	if err := json.Unmarshal(text, &got); err != nil {
		t.Fatalf("JSON of %q is %s: %v", s, text, err)
	}
	for name, value := range got {
		if name != value {
			t.Errorf("%q is %q as a name and %q as a value", s, name, value)
		}
		return value
	}
	t.Fatalf("JSON of %q has no field", s)
	return ""
}

func TestFieldsGiveBackEveryCharacter(t *testing.T) {
	for r := rune(0); r <= utf8.MaxRune; r++ {
		if r > 0x3000 && r%97 != 0 && r < 0xfff0 {
			continue
		}
		if r > 0x10000 && r%9973 != 0 {
			continue
		}
		s := "a" + string(r) + "b"
		if got := reading(t, s); got != s {
			t.Errorf("U+%04X comes back as %q", r, got)
		}
	}
}

// goReading gives a string as it comes back from Go's own JSON.
func goReading(t *testing.T, s string) (got string) {
	t.Helper()
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &got); err != nil {
		t.Fatal(err)
	}
	return got
}

func TestFieldsReadInvalidUTF8AsReplacement(t *testing.T) {
	for _, s := range []string{"\xff", "a\xc3", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xc0\x80x", "\xe2\x82"} {
		want := goReading(t, s)
		if got := reading(t, s); got != want || !strings.Contains(got, "\ufffd") {
			t.Errorf("%q comes back as %q, want %q", s, got, want)
		}
	}
}

func TestFieldsCannotEndAScript(t *testing.T) {
	text := string(rules.Fields{{Name: "</script>", Value: "<!-- & \u2028\u2029\x7f\x00\n"}}.JSON(nil))
	if strings.ContainsAny(text, "<>&\u2028\u2029\x7f\x00\n") {
		t.Errorf("JSON %q has characters that mean something around it", text)
	}
}

func TestFieldsOfOtherKindsPanic(t *testing.T) {
	for _, value := range []any{nil, 1.5, int8(1), []int{1}, map[string]int{}} {
		func() {
			defer func() {
				if p := recover(); p == nil {
					t.Errorf("a value of %v has JSON", reflect.TypeOf(value))
				}
			}()
			rules.Fields{{Name: "x", Value: value}}.JSON(nil)
		}()
	}
}

func FuzzFieldsAreReadAsGoWroteThem(f *testing.F) {
	f.Add("plain")
	f.Add("\"\\\n\t\u2028<\xff")
	f.Fuzz(func(t *testing.T, s string) {
		if got, want := reading(t, s), goReading(t, s); got != want {
			t.Errorf("%q comes back as %q, want %q", s, got, want)
		}
	})
}
