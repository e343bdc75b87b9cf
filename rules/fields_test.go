package rules_test

import (
	"encoding/json"
	"reflect"
	"strconv"
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

func TestJSONIsReadToFields(t *testing.T) {
	want := rules.Fields{
		{Name: "turn", Value: 3},
		{Name: "below", Value: -7},
		{Name: "ship", Value: false},
		{Name: "list", Value: rules.List{1, "two", rules.List{}, rules.Fields{}, true}},
		{Name: "in", Value: rules.Fields{{Name: "turn", Value: "A"}}},
		{Name: "turn", Value: 4},
	}
	got, err := rules.ParseFields([]byte(`
		{"turn": 3, "below": -7, "ship": false,
		 "list": [1, "two", [], {}, true], "in": {"turn": "\u0041"}, "turn": 4}
	`))
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v, %v", got, err)
	}
	again, err := rules.ParseFields(want.JSON(nil))
	if err != nil || !reflect.DeepEqual(again, want) {
		t.Errorf("%v, %v", again, err)
	}
	if value, ok := got.Get("turn"); value != 3 || !ok {
		t.Errorf("the first turn is %v", value)
	}
	if _, ok := got.Get("tide"); ok {
		t.Error("there is a tide")
	}
}

func TestWrongJSONIsRefusedWithItsLine(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"", "ends too early, in line 1"},
		{"{\n\n", "ends too early, in line 1"},
		{"{\"a\":\n1", "ends too early, in line 2"},
		{"{\"a\":1}\n{}", "something follows behind the JSON object"},
		{"{\"a\":1} x", "something follows behind"},
		{"[1]", "must be an object, it begins with '{'"},
		{"3", "must be an object"},
		{"{\n\"a\": 1.5}", "no JSON in line 2: 1.5 is not a whole number"},
		{"{\"a\": 1e3}", "1e3 is not a whole number"},
		{"{\"a\": 99999999999999999999}", "is not a whole number"},
		{"{\"a\":\n\nnull}", "no JSON in line 3: null has no place here, leave the field out"},
		{"{a: 1}", "no JSON in line 1"},
		{"{\"a\" 1}", "no JSON in line 1"},
		{"{\"a\": [1\n2]}", "no JSON in line 2"},
		{"{\"a\": 1,\n}", "no JSON in line 2"},
		{"{\"a\": 'x'}", "no JSON in line 1"},
		{strings.Repeat("{\"a\":", 17) + "1" + strings.Repeat("}", 17), "it is nested too deep"},
		{"{\"a\":" + strings.Repeat("[", 100_000), "it is nested too deep"},
	} {
		f, err := rules.ParseFields([]byte(test.text))
		if err == nil || !strings.HasPrefix(err.Error(), "rules: ") || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%.40q gives %v and %v, want %q", test.text, f, err, test.want)
		}
	}
}

func FuzzParseFieldsReadsWhatJSONWrites(f *testing.F) {
	f.Add(`{"turn":3,"list":[1,"two",[],{},true],"in":{"x":"y"}}`)
	f.Add("{\n")
	f.Fuzz(func(t *testing.T, text string) {
		got, err := rules.ParseFields([]byte(text))
		if err != nil {
			return
		}
		written := got.JSON(nil)
		again, err := rules.ParseFields(written)
		if err != nil || !reflect.DeepEqual(again, got) {
			t.Errorf("%q is written as %s and read as %v, %v", text, written, again, err)
		}
	})
}

// goFields gives what Go's own JSON reads of an object, with what Fields do not
// hold; false if it reads nothing.
func goFields(text string) (value any, ok bool) {
	d := json.NewDecoder(strings.NewReader(text))
	d.UseNumber()
	if d.Decode(&value) != nil || !json.Valid([]byte(text)) {
		return nil, false
	}
	_, ok = value.(map[string]any)
	return value, ok
}

// plain gives a value of Fields as Go's own JSON would read it. Of names that
// are twice there, the last counts there.
func plain(v any) any {
	switch v := v.(type) {
	case rules.Fields:
		m := map[string]any{}
		for _, f := range v {
			m[f.Name] = plain(f.Value)
		}
		return m
	case rules.List:
		list := []any{}
		for _, item := range v {
			list = append(list, plain(item))
		}
		return list
	case int:
		return float64(v)
	}
	return v
}

// whole reports whether a value has only what Fields hold; numbers become floats.
func whole(v any, depth int) (any, bool) {
	if depth == 0 {
		return nil, false
	}
	switch v := v.(type) {
	case map[string]any:
		for name := range v {
			var ok bool
			if v[name], ok = whole(v[name], depth-1); !ok {
				return nil, false
			}
		}
	case []any:
		for i := range v {
			var ok bool
			if v[i], ok = whole(v[i], depth-1); !ok {
				return nil, false
			}
		}
	case json.Number:
		n, err := strconv.Atoi(v.String())
		return float64(n), err == nil
	case nil:
		return nil, false
	}
	return v, true
}

func FuzzParseFieldsReadsJSONAsGoDoes(f *testing.F) {
	for _, text := range []string{
		`{"turn":3,"list":[1,"two",[],{},true],"in":{"x":"y"}}`, `{"a":-0,"b":[ ]} `, `{"a":01}`, `{"a":-}`, `{"a":+1}`,
		`{"\ud83d\ude00":"\ud83d","b":"\ud83d\u0041\/\b\f\n\r\t\"\\"}`, `{"a":"\x"}`, `{"a":"\u12g4"}`, `{"a":"\u+123"}`,
		"{\"a\":\"\xff\n\"}", "\ufeff{}", "{\"a\":\"\x7f\xed\xa0\x80\"}", `{"a":true,}`, `{,}`, `{"a":[1,]}`, `{"a":truefalse}`, `{"a":1 2}`,
		`{"a":"`, `{"a":"\`, `{"a":"\u00`, `{"a":nul`, `{"a":1-2}`, `{"a" "b"}`, "{\f}", "{\u00a0}", `{"a":-00}`, `{"a":1e2}`, `{"a":99999999999999999999}`,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := rules.ParseFields([]byte(text))
		value, is := goFields(text)
		if is {
			value, is = whole(value, 16)
		}
		// Where a name is there twice, Go forgets the first, whatever it is.
		if err != nil && is && !strings.Contains(err.Error(), "whole number") && !strings.Contains(err.Error(), "null") && !strings.Contains(err.Error(), "too deep") {
			t.Fatalf("%q is not read: %v", text, err)
		}
		if err == nil && (!is || !reflect.DeepEqual(plain(got), value)) {
			t.Errorf("%q is read as %v, Go reads %v, %v", text, got, value, is)
		}
	})
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
