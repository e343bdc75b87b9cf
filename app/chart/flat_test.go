package chart

import (
	"os"
	"testing"
)

func TestFlatTmp(t *testing.T) {
	for _, n := range []string{"d640", "h640", "d1280"} {
		data, err := os.ReadFile("/tmp/w/embed.scratch/" + n + ".svg")
		if err != nil {
			t.Fatal(err)
		}
		out := Flat(string(data), Light)
		t.Log(n, len(data), len(out))
		os.WriteFile("/tmp/w/embed.scratch/"+n+".flat.svg", []byte(out), 0o644)
	}
}
