//go:build !js

package main

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/link"
	"flota/rules/trust"
)

// witnessed plays so many steps of a match between two devices.
func witnessed(t *testing.T, mode trust.Mode, steps int) link.Link {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 2))
	m, err := rules.NewMatch(discovery.Game{}, rules.Setup{Seats: 2}, [8]byte{1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	l := link.Link{Match: m, Trust: trust.Record{Mode: mode, KeyOf: [rules.MaxSeats]uint8{0, 1}}}
	chains := [2]*trust.Chain{trust.NewChain(m.ID, 0, trust.Value{1}, 100), trust.NewChain(m.ID, 1, trust.Value{2}, 100)}
	for range steps {
		a := trust.Check(m, &l.Trust)
		key := 0
		if a.Step.Keys.Has(1) {
			key = 1
		}
		var err error
		switch a.Step.Kind {
		case trust.Joining:
			err = trust.Join(m, &l.Trust, key, chains[key].Anchor())
		case trust.Opening:
			err = trust.OpenNext(m, &l.Trust, chains[key])
		default:
			seat, _ := m.Next()
			options := slices.DeleteFunc(m.State.Options(seat, nil), func(o rules.Option) bool { return o.Rule != 0 })
			err = m.Play(seat, options[random.IntN(len(options))].Move)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return l
}

func TestVerifySaysWhatIsProved(t *testing.T) {
	whole := witnessed(t, trust.Witnessed, 120)
	other := whole
	other.Trust.Keys[1].Opening[3]++
	until := whole
	if err := trust.End(until.Match, &until.Trust, 20); err != nil {
		t.Fatal(err)
	}
	text := link.Write(whole)
	for _, test := range []struct {
		name, text     string
		status         int
		stdout, stderr string
	}{
		{"witnessed", text, 0, "every draw checked: ", ""},
		{"before all have joined", link.Write(witnessed(t, trust.Witnessed, 1)), 0, "every draw checked: 0 draws", ""},
		{"with another value", link.Write(other), 1, "the newest value of key 1 does not lead back to its anchor", ""},
		{"open from ply 20 on", link.Write(until), 1, "checked up to ply 20: ", ""},
		{"sealed", link.Write(witnessed(t, trust.Sealed, 50)), 1, "nothing proves them", ""},
		{"open", link.Encode(whole.Match), 1, "this match is open", ""},
		{"cut", text[:len(text)-9], 2, "", "its end is missing"},
		{"something else", "hello", 2, "", "not a link to a match"},
	} {
		var stdout, stderr bytes.Buffer
		status := run([]string{"verify", "-"}, strings.NewReader(test.text), &stdout, &stderr)
		if status != test.status || !strings.Contains(stdout.String(), test.stdout) || !strings.Contains(stderr.String(), test.stderr) ||
			(test.stdout == "") != (stdout.Len() == 0) || (test.stderr == "") != (stderr.Len() == 0) {
			t.Errorf("%s: exit status %d, stdout %q, stderr %q", test.name, status, &stdout, &stderr)
		}
	}
	if out := flota(t, "", "verify", "https://example.org/#"+text); !strings.Contains(out, "code of the match: ") {
		t.Errorf("no code: %s", out)
	}
}

func TestMoveKeepsWhatElseALinkSays(t *testing.T) {
	open := link.Link{Match: witnessed(t, trust.Witnessed, 30).Match}
	open.Bots[1] = link.Easy
	open.Notes, _ = open.Notes.With(3, "a note")
	seat, _ := open.Match.Next()
	legal := func(o rules.Option) bool { return o.Rule == 0 }
	options := open.Match.State.Options(seat, nil)
	noun := open.Match.Game.Noun(options[slices.IndexFunc(options, legal)].Move)
	open.View = link.View{At: true, Ply: 3}
	l, err := link.Read(flota(t, "", "move", link.Write(open), "="+noun), []rules.Game{discovery.Game{}})
	if err != nil {
		t.Fatal(err)
	}
	if l.Bots != open.Bots || l.Notes.At(3) != "a note" || l.View.At || len(l.Match.Log) != len(open.Match.Log)+1 {
		t.Errorf("%+v", l)
	}
	var stdout, stderr bytes.Buffer
	if status := run([]string{"move", link.Write(witnessed(t, trust.Witnessed, 30)), "=" + noun}, nil, &stdout, &stderr); status != 1 || !strings.Contains(stderr.String(), "this match is witnessed") {
		t.Errorf("exit status %d, stderr %q", status, &stderr)
	}
}
