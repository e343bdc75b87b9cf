package device_test

import (
	"math/rand/v2"
	"testing"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/device"
	"flota/rules/link"
	"flota/rules/trust"
)

// played gives friends who have sent every link to everybody until a witnessed
// match is over, or somebody is asked late in it.
func played(b *testing.B, game, seats, plies int) []*friend {
	random := rand.New(rand.NewPCG(1, 7))
	friends := meet(b, catalog.Games[game], seats, trust.Witnessed, random)
	exchange(b, friends)
	for {
		acted := false
		for _, f := range friends {
			if f.act(b, random) {
				acted = true
				if len(f.entry.Link.Match.Log) >= plies {
					return friends
				}
				for _, to := range friends {
					if to != f {
						to.open(b, f.text())
					}
				}
			}
		}
		if !acted {
			before := friends[0].text()
			exchange(b, friends)
			if friends[0].text() == before && friends[0].entry.Link.Match.State.Decision().Kind == rules.Over {
				return friends
			}
		}
	}
}

func BenchmarkReceive(b *testing.B) {
	for _, test := range []struct{ game, seats, plies int }{{0, 5, 10000}, {1, 3, 10000}} {
		friends := played(b, test.game, test.seats, test.plies)
		f := friends[0]
		text := f.text()
		l, err := link.Read(text, catalog.Games)
		if err != nil {
			b.Fatal(err)
		}
		id := catalog.Games[test.game].Info().ID
		b.Logf("%s: %d plies, %d characters", id, len(l.Match.Log), len(text))
		b.Run(id+"/read", func(b *testing.B) {
			for b.Loop() {
				link.Read(text, catalog.Games)
			}
		})
		b.Run(id+"/write", func(b *testing.B) {
			for b.Loop() {
				link.Write(l)
			}
		})
		b.Run(id+"/check", func(b *testing.B) {
			for b.Loop() {
				trust.Check(l.Match, &l.Trust)
			}
		})
		b.Run(id+"/receive", func(b *testing.B) {
			for b.Loop() {
				b.StopTimer()
				d := device.New(memory{}, catalog.Games, nil)
				b.StartTimer()
				if a := d.Receive(l); a.Err != nil || a.Report.Wrong() {
					b.Fatal(a.Err, &a.Report)
				}
			}
		})
	}
}
