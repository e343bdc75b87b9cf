package link_test

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/hispanica"
	"flota/rules/link"
	"flota/rules/trust"
)

// TestLinksAreWhatTheDocumentSays reads golden links with readers that know
// doc.go only, and compares all that stands in them with what Read gives.
func TestLinksAreWhatTheDocumentSays(t *testing.T) {
	seen := map[string]int{}
	for i, g := range readGolden(t) {
		if i%23 != 0 {
			continue
		}
		l, err := link.Read(g.payload, goldenGames)
		if err != nil {
			t.Fatalf("%s: %v", g.title, err)
		}
		data, err := base64.RawURLEncoding.DecodeString(g.payload)
		if err != nil {
			t.Fatal(err)
		}
		got, want := bySpec(t, data, seen), byFields(&l)
		if got != want {
			t.Errorf("%s: the document says\n%s\nwant\n%s", g.title, got, want)
		}
		seen["links"]++
	}
	for _, what := range []string{"coding 0", "coding 1", "position", "trust", "seals", "until", "given", "bots", "claims", "ply", "seat", "proposal", "trace", "notes", "unknown"} {
		if seen[what] == 0 {
			t.Errorf("none of the links has %s", what)
		}
	}
	if seen["links"] < 20 {
		t.Errorf("%d links were read", seen["links"])
	}
}

// bySpec tells what stands in the bytes of a link.
func bySpec(t *testing.T, data []byte, seen map[string]int) string {
	t.Helper()
	value, rest := unpackSpec(data)
	a := value.([]any)
	if len(rest) > 0 || len(a) != 10 || a[0] != int64(1) {
		t.Fatalf("%d elements, format %v, %d bytes behind them", len(a), a[0], len(rest))
	}
	end := len(data) - 6
	if sum := binary.BigEndian.Uint32(a[9].([]byte)); sum != crc32.ChecksumIEEE(data[:end]) {
		t.Fatal("the check value is wrong")
	}
	info := map[any]*rules.Info{int64(1): discovery.Game{}.Info(), int64(2): hispanica.Game{}.Info()}[a[1]]
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	// Settings at their default are told as if they were missing.
	line("game %d version %d setup %x id %x", a[1], a[2], bytes.TrimRight(a[3].([]byte), "\x00"), a[4])
	for seat, name := range a[5].([]any) {
		line("name %d %x", seat, name)
	}
	moves := specLog(a[6].(int64), a[7].([]byte))
	line("log %v", moves)
	seen[fmt.Sprint("coding ", a[6])]++
	for _, p := range a[8].([]pair) {
		list, _ := p.value.([]any)
		bin, _ := p.value.([]byte)
		names := []string{"position", "trust", "seals", "until", "given", "bots", "claims", "ply", "seat", "proposal", "trace", "notes"}
		key := int(p.key.(int64))
		if key >= len(names) {
			line("unknown %d", key)
			seen["unknown"]++
			continue
		}
		seen[names[key]]++
		switch names[key] {
		case "position":
			line("position %s", specPacked(bin, info).JSON(nil))
		case "trust":
			line("trust %d keys %v", list[0], list[1])
			for key, k := range list[2:] {
				line("key %d %x", key, k)
			}
		case "seals":
			for seat, s := range list {
				if s := s.([]byte); len(s) > 0 {
					line("seal %d %x", seat, s)
				}
			}
		case "given":
			for ; len(bin) > 0; bin = bin[3:] {
				mask := append(binary.AppendUvarint(append([]byte{}, a[4].([]byte)...), uint64(len(moves))), bin[0])
				line("given %d %d", bin[0], binary.BigEndian.Uint16(bin[1:])^uint16(crc32.ChecksumIEEE(mask)))
			}
		case "bots":
			for seat, bot := range bin {
				if bot > 0 {
					line("bot %d %d", seat, bot)
				}
			}
		case "claims":
			for seat := 0; seat < len(bin)/3; seat++ {
				if tag := bin[3*seat:][:3]; string(tag) != "\x00\x00\x00" {
					line("claim %d %x", seat, tag)
				}
			}
		case "proposal":
			if len(list) == 3 {
				list = append(list, 0)
			}
			line("proposal %d %d %d %d", list[0], list[1], list[2], list[3])
		case "trace":
			for ; len(list) > 1; list = list[3:] {
				line("trace %d %d %d", list[0], list[1], list[2])
			}
			for _, before := range list {
				line("before these %d", before)
			}
		case "notes":
			for _, n := range p.value.([]pair) {
				line("note %d %x", n.key, n.value)
			}
		default:
			line("%s %d", names[key], p.value)
		}
	}
	return b.String()
}

// byFields tells the same of what Read gives.
func byFields(l *link.Link) string {
	m, info := l.Match, l.Match.Game.Info()
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	setup := bytes.TrimRight(append([]byte{byte(m.Setup.Seats)}, m.Setup.Settings[:]...), "\x00")
	line("game %d version %d setup %x id %x", info.Number, info.Version, setup, m.ID)
	for seat, name := range m.Names {
		line("name %d %x", seat, name)
	}
	line("log %v", m.Moves())
	if m.Position != nil {
		line("position %s", m.Position.JSON(nil))
	}
	if l.Trust.Mode != trust.Open {
		line("trust %d keys %v", l.Trust.Mode, l.Trust.KeyOf[:m.Setup.Seats])
		for key, k := range l.Trust.Keys[:l.Trust.Count(m.Setup.Seats)] {
			var b []byte
			for _, v := range []trust.Value{k.Anchor, k.Opening} {
				if v != (trust.Value{}) {
					b = append(b, v[:]...)
				}
			}
			line("key %d %x", key, b)
		}
	}
	for seat, s := range l.Trust.Seals {
		switch {
		case s.Opened:
			line("seal %d %x%04x", seat, s.Value, int(s.Answer))
		case s.Given:
			line("seal %d %x", seat, s.Value)
		}
	}
	if l.Trust.Until > 0 {
		line("until %d", l.Trust.Until)
	}
	for _, a := range m.Given {
		line("given %d %d", a.Seat, a.Move)
	}
	for seat, bot := range l.Bots {
		if bot > 0 {
			line("bot %d %d", seat, bot)
		}
	}
	for seat, tag := range l.Claims {
		if tag != (link.Tag{}) {
			line("claim %d %x", seat, tag)
		}
	}
	if l.View.At {
		line("ply %d", l.View.Ply)
	}
	if l.View.As {
		line("seat %d", l.View.Seat)
	}
	if l.Proposal != (link.Proposal{}) {
		line("proposal %d %d %d %d", l.Proposal.By, l.Proposal.Ply, l.Proposal.Accepted, l.Proposal.Refused)
	}
	for _, t := range l.Trace.Latest {
		if t != (link.Takeback{}) {
			line("trace %d %d %d", t.By, t.At, t.Back)
		}
	}
	if l.Trace.Forgotten > 0 {
		line("before these %d", l.Trace.Forgotten)
	}
	for _, n := range l.Notes {
		line("note %d %x", n.Ply, n.Text)
	}
	for _, p := range l.Unknown {
		line("unknown %d", p.Key)
	}
	return b.String()
}
