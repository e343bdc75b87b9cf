//go:build !js

package main

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"flota/rules/bot"
)

func TestTablesAreWrittenAsGo(t *testing.T) {
	for _, test := range []struct{ args, want string }{
		{"-game discovery -bots easy -n 60", "package discovery\n"},
		{"-game hispanica -bots easy,pir -n 60", "package hispanica\n"},
		{"-game discovery -what incline -sims 5 -n 1", "var inclined = [traitCount]int16{\n"},
	} {
		args := append([]string{"fit"}, strings.Fields(test.args)...)
		var stdout, stderr strings.Builder
		if status := run(args, strings.NewReader(""), &stdout, &stderr); status != 0 || !strings.Contains(stdout.String(), test.want) {
			t.Errorf("%s: exit status %d, %s", test.args, status, stderr.String())
		}
		if !strings.Contains(stderr.String(), "loss ") {
			t.Errorf("%s: nothing is said of how much was learned: %q", test.args, stderr.String())
		}
	}
}

func TestWorthsAreLearnedFromWhoWon(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	truth := []float64{1, -0.5, 0, 2}
	var samples []sample
	for range 4000 {
		s := sample{}
		for range 3 {
			x := make([]float32, len(truth))
			for f := range x {
				x[f] = float32(random.NormFloat64())
			}
			s.x = append(s.x, x)
		}
		p := s.parts(truth)
		r, won := random.Float64(), 0
		for won < 2 && r >= p[won] {
			r -= p[won]
			won++
		}
		s.target[won], s.won[won] = 1, 1
		samples = append(samples, s)
	}
	worths, errors := likeliest(samples, make([]float64, len(truth)), 1)
	for f, w := range worths {
		if errors[f] < 0.01 || errors[f] > 0.1 {
			t.Errorf("the standard error of feature %d is %.3f", f, errors[f])
		}
		if math.Abs(w-truth[f]) > 0.15 {
			t.Errorf("feature %d is worth %.2f, not %.2f", f, truth[f], w)
		}
	}
}

func TestInclinationsAreLearnedFromSearches(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	truth := []float64{1, -0.5, 0, 2}
	var choices []choice
	for range 4000 {
		c := choice{}
		for range 2 + random.IntN(4) {
			c.traits = append(c.traits, []bot.Trait{{Index: random.IntN(2), Strength: float32(random.NormFloat64())}, {Index: 2 + random.IntN(2), Strength: 1}})
		}
		c.part = c.inclination(truth, nil)
		choices = append(choices, c)
	}
	drawn := make([]float64, len(truth))
	imitate(choices, drawn, random)
	if before, after, best := surprise(choices, make([]float64, len(truth))), surprise(choices, drawn), surprise(choices, nil); after > best+0.02*(before-best) {
		t.Errorf("the surprise is %.4f, it was %.4f and could be %.4f", after, before, best)
	}
}
