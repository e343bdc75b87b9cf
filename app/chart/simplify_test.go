package chart

import (
	"math"
	"math/rand/v2"
	"testing"
)

func TestSimplerLineStraysNoFurtherThanItMay(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		line := []Point{{}}
		for range random.IntN(60) {
			last := line[len(line)-1]
			line = append(line, Point{last.X + random.Float64()*4 - 1, last.Y + random.Float64()*4 - 2})
		}
		stray := random.Float64() * 3
		simple := simplify(append([]Point(nil), line...), stray)
		if simple[0] != line[0] || simple[len(simple)-1] != line[len(line)-1] {
			t.Fatal("an end has moved")
		}
		at := 0
		for _, p := range line {
			// Points lie near one of the two pieces of line around them.
			for at+1 < len(simple)-1 && distance(p, simple[at], simple[at+1]) > stray*stray {
				at++
			}
			if at+1 < len(simple) {
				if d := distance(p, simple[at], simple[at+1]); d > stray*stray {
					t.Fatalf("a point strays by %v, more than %v", math.Sqrt(d), stray)
				}
			}
		}
	}
}

func TestShortPathIsTheSamePath(t *testing.T) {
	for path, want := range map[string]string{
		"M0 0L7.4 -11.1 .5 .5z":   "M0 0L7.4-11.1.5.5z",
		"M1 -2l.5 .5 3 .5 0 0":    "M1-2l.5.5 3 .5 0 0",
		"M10 20H30V40h-5 6":       "M10 20H30V40h-5 6",
		"M2 1.4c4.3 0 7.2 3.3 .2": "M2 1.4c4.3 0 7.2 3.3.2",
	} {
		if got := shortPath(path); got != want {
			t.Errorf("%s becomes %s, want %s", path, got, want)
		}
	}
}
