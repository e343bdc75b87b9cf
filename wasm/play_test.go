//go:build !js

package main

import (
	"bytes"
	"math"
	"strings"
	"testing"
)

func TestBotsPlayTheirSeats(t *testing.T) {
	args := []string{"play", "-game", "hispanica", "-seats", "5", "-seed", "2", "-bots"}
	mixed := flota(t, "", append(args, "roy,fed,sep,abo,random")...)
	if flota(t, "", append(args, "roy,fed,sep,abo,random")...) != mixed {
		t.Error("the same bots and seed gave another match")
	}
	for _, other := range []string{"roy,fed,sep,abo,pir", "fed,roy,sep,abo,random"} {
		if flota(t, "", append(args, other)...) == mixed {
			t.Errorf("%s play as roy,fed,sep,abo,random do", other)
		}
	}
	if flota(t, "", append(args, "pir")...) != flota(t, "", append(args, "pir,pir,pir,pir,pir")...) {
		t.Error("one name does not stand for all seats")
	}
	if flota(t, "", append(args, "random")...) != flota(t, "", args[:len(args)-1]...) {
		t.Error("bots that are not named do not play at random")
	}
}

func TestBotsMoveOnFromMatchToMatch(t *testing.T) {
	args := []string{"play", "-game", "hispanica", "-seats", "2", "-seed", "2", "-n", "2", "-bots", "roy,pir"}
	still, moved := lines[played](t, flota(t, "", args...)), lines[played](t, flota(t, "", append(args, "-rotate")...))
	if still[0].Link != moved[0].Link || still[1].Link == moved[1].Link {
		t.Error("the bots do not change seats after the first match")
	}
}

func TestSummaryTellsHowMatchesEnded(t *testing.T) {
	for _, test := range []struct {
		args string
		want []string
	}{
		{"-game hispanica -seats 5 -bots roy,fed,sep,abo,pir -rotate -n 10 -seed 1", []string{
			"hispanica, seed 1: 10 matches\n", "victories:\n", " prestige ", "wins by nation:\n", " spain ", " courland ",
			"wins by bot, of the seats it played:\n", " abo ", "rounds: ", " on average\n", "plies: median ", "links: median ",
		}},
		{"-game discovery -seats 2 -n 3 -seed 1", []string{
			"discovery, seed 1: 3 matches\n", "  random        6   50.0 %    18.8 to 81.2 %     1.00 ", "plies: median ", "links: median ",
		}},
	} {
		got := flota(t, "", append([]string{"play", "-summary"}, strings.Fields(test.args)...)...)
		for _, want := range test.want {
			if !strings.Contains(got, want) {
				t.Errorf("%s: %q is not in\n%s", test.args, want, got)
			}
		}
	}
}

func TestMatchesOfASeriesDoNotDependOnHowManyArePlayedAtOnce(t *testing.T) {
	args := []string{"play", "-game", "discovery", "-seats", "2", "-seed", "3", "-n", "5", "-bots", "easy,normal", "-sims", "3", "-rotate"}
	if flota(t, "", args...) != flota(t, "", append(args, "-parallel", "3")...) {
		t.Error("the matches are others")
	}
}

func TestLessTimeIsLessThought(t *testing.T) {
	args := []string{"play", "-game", "discovery", "-seats", "2", "-seed", "3", "-bots", "hard"}
	few, more := flota(t, "", append(args, "-sims", "2")...), flota(t, "", append(args, "-sims", "20")...)
	if few == more {
		t.Error("ten times the simulations lead to the same match")
	}
	for _, line := range lines[played](t, flota(t, "", append(args, "-time", "1us")...)) {
		if line.Plies == 0 {
			t.Error("nothing is played")
		}
	}
}

func TestIntervalHoldsTheShare(t *testing.T) {
	for _, test := range []struct {
		wins      float64
		of        int
		low, high float64
	}{{0, 10, 0, 0.278}, {5, 10, 0.237, 0.763}, {10, 10, 0.722, 1}, {650, 1000, 0.620, 0.679}} {
		low, high := interval(test.wins, test.of)
		if math.Abs(low-test.low) > 0.001 || math.Abs(high-test.high) > 0.001 {
			t.Errorf("%v of %d: %.4f to %.4f", test.wins, test.of, low, high)
		}
	}
}

func TestSharesAreOfTheirWhole(t *testing.T) {
	var s shares
	for i, what := range []string{"b", "a", "a", "a", "b", "c"} {
		s.add(what, i < 3)
	}
	for whole, want := range map[int]string{
		0: "title:\n  a                 66.7 %  (2)\n  b                 50.0 %  (1)\n  c                  0.0 %  (0)\n",
		6: "title:\n  a                 33.3 %  (2)\n  b                 16.7 %  (1)\n  c                  0.0 %  (0)\n",
	} {
		var b strings.Builder
		if s.write(&b, "title", whole); b.String() != want {
			t.Errorf("of %d:\n%s", whole, b.String())
		}
	}
	if got := median([]int{5, 1, 9, 7}); got != 7 {
		t.Errorf("the median is %d", got)
	}
}

func TestWrongBotsAreRefusedWithASentence(t *testing.T) {
	for _, test := range []struct{ args, want string }{
		{"-game discovery -seats 2 -bots roy", `discovery has no bot "roy"; choose random, easy, normal, hard`},
		{"-game hispanica -seats 2 -bots roy,king", `hispanica has no bot "king"; choose random, easy, normal, hard, roy, fed, sep, abo, pir`},
		{"-game hispanica -seats 2 -bots ,", `no bot ""`},
		{"-game hispanica -seats 3 -bots roy,fed", "2 bots are named for 3 seats; name one for each, or one for all"},
	} {
		var stdout, stderr bytes.Buffer
		status := run(append([]string{"play"}, strings.Fields(test.args)...), strings.NewReader(""), &stdout, &stderr)
		if got := stderr.String(); status != 1 || stdout.Len() > 0 || !strings.Contains(got, test.want) {
			t.Errorf("%s: exit status %d, stderr %q, want %q", test.args, status, got, test.want)
		}
	}
}
