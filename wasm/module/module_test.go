//go:build !js

package module

import (
	"bytes"
	"math"
	"testing"
)

func TestProgramIsPutTogetherAsItWas(t *testing.T) {
	program := []byte("\x00asm\x01\x00\x00\x00\x00\x03\x01ab\x0a\x00\x0b\x82\x00xy")
	list, err := Sections(program)
	if err != nil || len(list) != 3 || list[0].ID != Custom || list[1].ID != Code || string(list[2].Body) != "xy" {
		t.Fatalf("the sections are %v, %v", list, err)
	}
	// Numbers are written as short as they can be.
	want := bytes.Replace(program, []byte("\x82\x00"), []byte("\x02"), 1)
	if got := Join(list); !bytes.Equal(got, want) {
		t.Errorf("the program has become %q", got)
	}
}

func TestWhatIsNoProgramHasNoSections(t *testing.T) {
	for _, text := range []string{"", "\x00asm", "\x00asn\x01\x00\x00\x00", "\x00asm\x01\x00\x00\x00\x0a", "\x00asm\x01\x00\x00\x00\x0a\x03ab"} {
		if list, err := Sections([]byte(text)); err == nil {
			t.Errorf("%q has sections %v", text, list)
		}
	}
}

func TestSignedNumbersAreReadAsTheyAreWritten(t *testing.T) {
	for _, n := range []int{0, 1, -1, 63, 64, -64, -65, 8191, 8192, math.MaxInt32, math.MinInt32} {
		r := Reader{Rest: AppendSigned(nil, n)}
		if got := r.Signed(); got != n || r.Short || len(r.Rest) > 0 {
			t.Errorf("%d is read as %d", n, got)
		}
	}
	r := Reader{Rest: []byte("\xff\xff\xff\xff\xff\xff")}
	if r.Signed(); !r.Short {
		t.Error("a number without an end is read")
	}
}
