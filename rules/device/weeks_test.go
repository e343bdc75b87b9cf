package device_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"flota/rules"
	"flota/rules/device"
	"flota/rules/rulestest/toy"
	"flota/rules/trust"
)

// weeks lets friends play a match to its end by links that come late, twice, in
// another sequence or not at all, from tabs that are out of date too. Takebacks
// is how likely somebody asks for one.
func weeks(t testing.TB, g rules.Game, seats int, mode trust.Mode, seed uint64, tabs, takebacks float64) {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 7))
	friends := meet(t, g, seats, mode, random)
	forks, backs, ended, undone, quiet, still, stood := 0, 0, 0, 0, 0, 0, ""
	for over := false; !over; {
		f := friends[random.IntN(seats)]
		if quiet++; quiet > 10*seats {
			quiet = 0
			exchange(t, friends)
			m := f.entry.Link.Match
			over = m.State.Decision().Kind == rules.Over
			if still++; f.text() != stood {
				still = 0
			}
			if still == 3 && !over {
				// A value was spent in a branch that the others do not follow.
				if err := f.device.End(&f.entry); err == nil {
					ended++
					exchange(t, friends)
				}
			}
			if still == 10 && !over {
				t.Fatalf("seed %d: after %d answers nobody goes on: %+v", seed, len(m.Log),
					trust.Check(m, &f.entry.Link.Trust).Step)
			}
			stood = f.text()
		}
		switch {
		case len(f.inbox) > 0 && random.IntN(3) > 0:
			i := random.IntN(len(f.inbox))
			f.open(t, f.inbox[i])
			if random.IntN(4) > 0 { // else it comes again some time
				f.inbox = append(f.inbox[:i], f.inbox[i+1:]...)
			}
		case random.Float64() < tabs:
			// Another tab of the browser has stood open for a while.
			stale, ok := f.device.Load(f.entry.Name)
			if !ok {
				t.Fatal("the entry is gone")
			}
			now := f.entry
			f.act(t, random)
			if f.entry.Name == now.Name {
				now, f.entry = f.entry, stale
				if f.act(t, random) {
					forks++
				}
				f.choose(t)
			}
		case random.Float64() < takebacks && len(f.entry.Link.Match.Log) > f.device.Earliest(&f.entry.Link) && backs < 10:
			backs++
			last := len(f.entry.Link.Match.Log) - 1
			if err := f.device.Propose(&f.entry, own(f), max(last-random.IntN(3), f.device.Earliest(&f.entry.Link))); err != nil && !errors.Is(err, device.ErrAsked) {
				t.Fatal(err)
			}
		case f.entry.Link.Proposal.Accepted != 0 && !(f.entry.Link.Proposal.Accepted | f.entry.Link.Proposal.Refused).Has(own(f)):
			answer := f.device.Accept
			if random.IntN(4) == 0 {
				answer = f.device.Refuse
			}
			if err := answer(&f.entry); err != nil {
				t.Fatal(err)
			}
		case random.Float64() < takebacks && f.undo(t):
			undone++
		case f.act(t, random):
			quiet = 0
		}
		to := friends[random.IntN(seats)]
		if to != f && random.IntN(5) > 0 { // else it is lost
			to.inbox = append(to.inbox, f.text())
		}
	}
	exchange(t, friends)
	for _, f := range friends[1:] {
		if f.matchText() != friends[0].matchText() {
			t.Fatalf("seed %d: %s has\n%s\nand the first\n%s", seed, f.name, f.matchText(), friends[0].matchText())
		}
	}
	t.Logf("seed %d: %d answers, %d stale tabs played, %d takebacks asked, %d answers undone, %d times made open", seed,
		len(friends[0].entry.Link.Match.Log), forks, backs, undone, ended)
}

// Long matches of the games are played by weeks_long_test.go.
func TestFriendsWhoSendLinksInAnySequenceEndWithOneMatch(t *testing.T) {
	for mode := range trust.Mode(trust.Modes) {
		t.Run(mode.String(), func(t *testing.T) {
			for seed := range uint64(12) {
				weeks(t, toy.Game{}, 2+int(seed)%3, mode, seed, 0.03, 0.05)
			}
		})
	}
}
