package godebug_test

import (
	"testing"

	"flota/wasm/site/standin/godebug"
)

func TestNothingIsSet(t *testing.T) {
	for name, documented := range map[string]bool{"urlstrictcolons": true, "#asynctimer": false} {
		s := godebug.New(name)
		s.IncNonDefault()
		if s.Value() != "" || s.Undocumented() == documented || s.String() != s.Name()+"=" {
			t.Errorf("%q is %q, undocumented %t", name, s, s.Undocumented())
		}
	}
}
