//go:build !js

package main

import (
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/hispanica"
	"flota/rules/link"
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

func TestMatchesThatWereKeptTeachTheSame(t *testing.T) {
	for _, game := range []string{"discovery", "hispanica"} {
		kept := filepath.Join(t.TempDir(), "matches")
		fit := func(args string) (table, said string) {
			t.Helper()
			var stdout, stderr strings.Builder
			if status := run(append([]string{"fit", "-game"}, strings.Fields(game+args)...), strings.NewReader(""), &stdout, &stderr); status != 0 {
				t.Fatalf("%s%s: exit status %d, %s", game, args, status, stderr.String())
			}
			return stdout.String(), stderr.String()
		}
		played, _ := fit(" -bots easy -n 10 -write " + kept)
		read, said := fit(" -read " + kept)
		if read != played {
			t.Errorf("%s: another table is learned from the matches that were kept", game)
		}
		if !strings.Contains(said, "winner foreseen") {
			t.Errorf("%s: nothing is said of how much was learned: %q", game, said)
		}
		if apart := game == "discovery"; strings.Contains(read, "\n\t0: {") == apart {
			t.Errorf("%s: the numbers of seats are told apart: %v", game, !apart)
		}
	}
}

func TestFitSaysWhatIsWrongWithMatchesItIsGiven(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return name
	}
	begun, err := rules.NewMatch(hispanica.Game{}, rules.Setup{Seats: 3}, [8]byte{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ args, want string }{
		{"-read " + filepath.Join(dir, "none"), "no such file"},
		{"-read " + write("odd", "hello\n"), "match 1: link: "},
		{"-read " + write("begun", link.Encode(begun)+"\n"), "match 1: the match is not over"},
		{"-read " + write("empty", ""), "from 0 positions nothing can be learned"},
		{"-write " + filepath.Join(dir, "new") + " -read " + write("empty", ""), "choose -write or -read"},
		{"-what incline -read " + write("empty", ""), "for the table judge only"},
	} {
		var stdout, stderr strings.Builder
		status := run(append([]string{"fit", "-game", "hispanica"}, strings.Fields(test.args)...), strings.NewReader(""), &stdout, &stderr)
		if status == 0 || !strings.Contains(stderr.String(), test.want) {
			t.Errorf("%s: exit status %d, %s", test.args, status, stderr.String())
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
