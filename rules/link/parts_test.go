package link_test

import (
	"encoding/base64"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/trust"
)

// furnished gives a link to a match in which each part is there or not, at
// random.
func furnished(t testing.TB, m *rules.Match, random *rand.Rand) link.Link {
	t.Helper()
	l := link.Link{Match: m}
	seats, plies := m.Setup.Seats, len(m.Log)
	some := func() bool { return random.IntN(2) == 0 }
	value := func() (v trust.Value) {
		for i := range v {
			v[i] = byte(1 + random.IntN(255))
		}
		return v
	}
	seat := func() rules.Seat { return rules.Seat(random.IntN(seats)) }
	if some() {
		l.Trust.Mode = trust.Mode(1 + random.IntN(2))
		for s := range seats {
			l.Trust.KeyOf[s] = uint8(min(s, 1+random.IntN(2)))
		}
		l.Trust.KeyOf[seats-1] = 1
		for key := range l.Trust.Count(seats) {
			if random.IntN(4) > 0 {
				l.Trust.Keys[key].Anchor = value()
				if some() {
					l.Trust.Keys[key].Opening = value()
				}
			}
		}
		if plies > 0 && some() {
			l.Trust.Until = 1 + random.IntN(plies)
		}
		for s := range seats {
			if some() {
				v := value()
				l.Trust.Seals[s] = trust.Seal{Given: true, Value: [8]byte(v[:8])}
				if some() {
					l.Trust.Seals[s].Opened, l.Trust.Seals[s].Answer = true, rules.Move(random.IntN(1<<16))
				}
			}
		}
	} else if some() {
		for s := range seats {
			l.Claims[s] = link.Tag{byte(random.IntN(2)), 0, byte(random.IntN(2))}
		}
	}
	for s := range seats {
		l.Bots[s] = link.Bot(random.IntN(2) * random.IntN(128))
	}
	if some() {
		l.View.At, l.View.Ply = true, random.IntN(plies+1)
	}
	if some() {
		l.View.As, l.View.Seat = true, seat()
	}
	if plies > 0 && some() {
		p := link.Proposal{By: seat(), Ply: random.IntN(plies)}
		p.Accepted = p.Accepted.With(p.By).With(seat())
		if refuses := seat(); !p.Accepted.Has(refuses) {
			p.Refused = p.Refused.With(refuses)
		}
		l.Proposal = p
	}
	for range random.IntN(2 * link.MaxTrace) {
		back := random.IntN(100)
		l.Trace.Add(link.Takeback{At: back + 1 + random.IntN(9), Back: back, By: seat()})
	}
	for range random.IntN(5) {
		var ok bool
		if l.Notes, ok = l.Notes.With(random.IntN(plies+1), fmt.Sprintf("Nem jó – %d رائع 👩‍🚀", random.IntN(10))); !ok {
			t.Fatal("a note was refused")
		}
	}
	if some() {
		l.Unknown = []link.Part{{Key: 99, Data: "\xc0"}, {Key: 100, Data: "\x92\xa1x\xcd\x00\x01"}}
	}
	return l
}

// alike fails unless both links say the same.
func alike(t testing.TB, got, want link.Link) {
	t.Helper()
	same(t, got.Match, want.Match)
	got.Match = want.Match
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("the link says\n%+v\nwant\n%+v", got, want)
	}
}

func TestEveryPartOfALinkComesBack(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 9))
	for seed := range uint64(400) {
		l := furnished(t, play(t, seed, 2+int(seed%3), int(seed), "Anna"), random)
		text := link.Write(l)
		got, err := link.Read(text, games)
		if err != nil {
			t.Fatalf("%v\n%+v", err, l)
		}
		alike(t, got, l)
		if link.Write(got) != text {
			t.Fatal("the link is another")
		}
	}
}

func TestWaitingAnswersComeBack(t *testing.T) {
	waiting := 0
	for seed := range uint64(200) {
		m := play(t, seed, 3, int(seed/10))
		d := m.State.Decision()
		if d.Kind != rules.Sealed {
			continue
		}
		for i := range d.Count - 1 {
			seat := d.Seats[d.Count-1-i] // from the last on
			options := m.State.Options(seat, nil)
			move := options[int(seed)%len(options)].Move
			if m.Play(seat, move) != nil {
				continue
			}
			waiting++
			text := link.Write(link.Link{Match: m})
			got, err := link.Decode(text, games)
			if err != nil {
				t.Fatal(err)
			}
			want := m.At(len(m.Log))
			want.Given = slices.Clone(m.Given)
			slices.SortFunc(want.Given, func(a, b rules.Answer) int { return int(a.Seat - b.Seat) })
			same(t, got, want)
			bytes, err := base64.RawURLEncoding.DecodeString(text)
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(bytes), string([]byte{byte(seat), byte(move >> 8), byte(move)})) {
				t.Errorf("seed %d: the answer can be read at a glance", seed)
			}
		}
	}
	if waiting < 5 {
		t.Errorf("%d answers waited", waiting)
	}
}

func TestPartsThatLinksCannotHoldAreLeftOut(t *testing.T) {
	m := play(t, 3, 3, 10)
	want := link.Write(link.Link{Match: m})
	long := strings.Repeat("long ", 1000)
	for i, l := range []link.Link{
		{Bots: [5]link.Bot{3: 1}},
		{Claims: [5]link.Tag{4: {1, 2, 3}}},
		{View: link.View{At: true, Ply: len(m.Log) + 1}},
		{View: link.View{At: true, Ply: -1}},
		{View: link.View{As: true, Seat: 3}},
		{View: link.View{As: true, Seat: rules.Nobody}},
		{Proposal: link.Proposal{By: 1, Ply: 2, Accepted: 1}},
		{Proposal: link.Proposal{By: 1, Ply: len(m.Log), Accepted: 2}},
		{Proposal: link.Proposal{By: 1, Ply: 1, Accepted: 2 + 8}},
		{Proposal: link.Proposal{By: 1, Ply: 1, Accepted: 2, Refused: 2}},
		{Trace: link.Trace{Latest: [link.MaxTrace]link.Takeback{{At: 5, Back: 5}}}},
		{Trace: link.Trace{Latest: [link.MaxTrace]link.Takeback{{At: 5, Back: 4, By: 3}}}},
		{Notes: link.Notes{{Ply: -1, Text: "x"}, {Ply: 99, Text: "x"}, {Ply: 1, Text: " \n"}}},
		{Unknown: []link.Part{{Key: 1, Data: "\xc0"}, {Key: 200, Data: "\xc0"}, {Key: 90, Data: strings.Repeat("\xc0", link.MaxUnknown+1)}}},
		{Trust: trust.Record{Until: 4}},
	} {
		l.Match = m
		if link.Write(l) != want {
			t.Errorf("link %d says more than its match", i)
		}
	}
	got, err := link.Read(link.Write(link.Link{Match: m, Notes: link.Notes{{Ply: 1, Text: long}}}), games)
	if err != nil || got.Notes.At(1) != link.NoteText(long) {
		t.Errorf("a long note: %v", err)
	}
}

func TestNotesKeepTheirLimits(t *testing.T) {
	var notes link.Notes
	var ok bool
	for ply := range link.MaxNotes {
		if notes, ok = notes.With(link.MaxNotes-ply, "x"); !ok {
			t.Fatalf("note %d was refused", ply)
		}
	}
	if _, ok = notes.With(500, "x"); ok {
		t.Error("a note too many was taken")
	}
	if notes, ok = notes.With(7, "\u202e seven\n"); !ok || notes.At(7) != "seven" || len(notes) != link.MaxNotes {
		t.Errorf("a note in the place of another: %q", notes.At(7))
	}
	if notes, ok = notes.With(7, ""); !ok || notes.At(7) != "" || len(notes) != link.MaxNotes-1 {
		t.Error("a note was not taken away")
	}
	if notes, ok = notes.With(7, ""); !ok || len(notes) != link.MaxNotes-1 {
		t.Error("taking away what is not there changed something")
	}
	notes = nil
	for ply := 0; ; ply++ {
		more, ok := notes.With(ply, strings.Repeat("愛", link.MaxNote))
		if !ok {
			break
		}
		notes = more
	}
	size := 0
	for _, n := range notes {
		size += len(n.Text)
	}
	if size > link.MaxNoteBytes || size < link.MaxNoteBytes-3*link.MaxNote {
		t.Errorf("the notes have %d bytes", size)
	}
}

func TestTraceForgetsTheOldestAndCountsIt(t *testing.T) {
	var trace link.Trace
	for i := range link.MaxTrace + 3 {
		trace.Add(link.Takeback{At: i + 1, Back: i})
	}
	if trace.Forgotten != 3 || trace.Len() != link.MaxTrace+3 {
		t.Errorf("%d are forgotten of %d", trace.Forgotten, trace.Len())
	}
	for i, back := range trace.Latest {
		if back.Back != i+3 {
			t.Errorf("place %d has %+v", i, back)
		}
	}
}

func TestPartsMadeByHand(t *testing.T) {
	bin := func(b string) string { return "\xc4" + string(rune(len(b))) + b }
	value := strings.Repeat("v", 16)
	keys := "\x94\x02" + bin("\x00\x01\x00") + bin(value) + bin(value+value)
	two := func(first, second string) string { return "\x82" + first + second }
	one := func(part string) string { return "\x81" + part }
	const good = 0
	bid := []byte{3} // then all three seats bid
	for _, test := range []struct {
		name  string
		parts string
		want  link.Problem
	}{
		{"two keys", one("\x01" + keys), good},
		{"keys not joined", one("\x01\x94\x01" + bin("\x00\x01\x00") + bin("") + bin("")), good},
		{"open mode with keys", one("\x01\x94\x00" + bin("\x00\x01\x00") + bin("") + bin("")), link.BadPart},
		{"later mode", one("\x01\x94\x03" + bin("\x00\x01\x00") + bin("") + bin("")), link.NewerFormat},
		{"one key", one("\x01\x93\x02" + bin("\x00\x00\x00") + bin("")), link.BadPart},
		{"key without a seat", one("\x01\x94\x02" + bin("\x00\x00\x00") + bin("") + bin("")), link.BadPart},
		{"key beyond all", one("\x01\x94\x02" + bin("\x00\x01\x02") + bin("") + bin("")), link.BadPart},
		{"more keys than seats", one("\x01\x96\x02" + bin("\x00\x01\x02") + bin("") + bin("") + bin("") + bin("")), link.BadPart},
		{"keys of too few seats", one("\x01\x94\x02" + bin("\x00\x01") + bin("") + bin("")), link.BadPart},
		{"anchor cut", one("\x01\x94\x02" + bin("\x00\x01\x00") + bin(value[1:]) + bin("")), link.BadPart},
		{"anchor of zeros", one("\x01\x94\x02" + bin("\x00\x01\x00") + bin(strings.Repeat("\x00", 16)) + bin("")), link.BadPart},
		{"opening of zeros", one("\x01\x94\x02" + bin("\x00\x01\x00") + bin(value+strings.Repeat("\x00", 16)) + bin("")), link.BadPart},
		{"opening without an anchor", one("\x01\x94\x02" + bin("\x00\x01\x00") + bin(strings.Repeat("\x00", 16)+value) + bin("")), link.BadPart},
		{"keys as text", one("\x01\xa1x"), link.BadPart},
		{"keys as an empty array", one("\x01\x90"), link.BadPart},
		{"seals", two("\x01"+keys, "\x02\x92"+bin("")+bin("12345678")), good},
		{"opened seal", two("\x01"+keys, "\x02\x92"+bin("")+bin("12345678\x00\x09")), good},
		{"seals without keys", one("\x02\x91" + bin("12345678")), link.BadPart},
		{"no seals", two("\x01"+keys, "\x02\x90"), link.BadPart},
		{"empty seal last", two("\x01"+keys, "\x02\x92"+bin("12345678")+bin("")), link.BadPart},
		{"seal of nine bytes", two("\x01"+keys, "\x02\x91"+bin("123456789")), link.BadPart},
		{"seals of more seats", two("\x01"+keys, "\x02\x94"+bin("")+bin("")+bin("")+bin("12345678")), link.BadPart},
		{"until the first ply", two("\x01"+keys, "\x03\x01"), good},
		{"until ply 0", two("\x01"+keys, "\x03\x00"), link.BadPart},
		{"until a ply that is not there", two("\x01"+keys, "\x03\x02"), link.BadPart},
		{"until without keys", one("\x03\x01"), link.BadPart},
		{"answer twice", one("\x04" + bin("\x01ab\x01ab")), link.BadPart},
		{"answer of nobody", one("\x04" + bin("\x07ab")), link.BadPart},
		{"answer that is no move", one("\x04" + bin("\x00ab")), link.BadPart},
		{"half an answer", one("\x04" + bin("\x00a")), link.BadPart},
		{"no answers", one("\x04" + bin("")), link.BadPart},
		{"bots", one("\x05" + bin("\x00\x7f")), good},
		{"no bots", one("\x05" + bin("")), link.BadPart},
		{"bots with zeros at the end", one("\x05" + bin("\x01\x00")), link.BadPart},
		{"bots of more seats", one("\x05" + bin("\x01\x01\x01\x01")), link.BadPart},
		{"bot beyond all numbers", one("\x05" + bin("\x80")), link.BadPart},
		{"taken seats", one("\x06" + bin("\x00\x00\x00abc")), good},
		{"taken seats cut", one("\x06" + bin("abca")), link.BadPart},
		{"taken seats with zeros at the end", one("\x06" + bin("abc\x00\x00\x00")), link.BadPart},
		{"taken seats of more seats", one("\x06" + bin("abcabcabcabc")), link.BadPart},
		{"ply", one("\x07\x01"), good},
		{"ply that is not there", one("\x07\x02"), link.BadPart},
		{"ply negative", one("\x07\xff"), link.BadPart},
		{"seat", one("\x08\x02"), good},
		{"seat that is not there", one("\x08\x03"), link.BadPart},
		{"proposal", one("\x09\x93\x02\x00\x04"), good},
		{"proposal that is refused", one("\x09\x94\x02\x00\x04\x03"), good},
		{"proposal that nobody refuses, in so many words", one("\x09\x94\x02\x00\x04\x00"), link.BadPart},
		{"proposal that somebody refuses and accepts", one("\x09\x94\x02\x00\x05\x01"), link.BadPart},
		{"proposal to the end", one("\x09\x93\x02\x01\x04"), link.BadPart},
		{"proposal that its maker does not accept", one("\x09\x93\x02\x00\x03"), link.BadPart},
		{"proposal that somebody else accepts", one("\x09\x93\x02\x00\x0c"), link.BadPart},
		{"proposal that very many accept", one("\x09\x93\x02\x00\xcd\x01\x04"), link.BadPart},
		{"proposal of nobody", one("\x09\x93\x03\x00\x08"), link.BadPart},
		{"proposal of very high number", one("\x09\x93\xcd\x01\x00\x00\x01"), link.BadPart},
		{"proposal cut", one("\x09\x92\x02\x00"), link.BadPart},
		{"trace", one("\x0a\x93\x02\x06\x05"), good},
		{"trace that does not go back", one("\x0a\x93\x02\x05\x05"), link.BadPart},
		{"trace cut", one("\x0a\x92\x02\x05"), link.BadPart},
		{"trace of four", one("\x0a\x94\x02\x05\x01\x00"), link.BadPart},
		{"trace that forgot", one("\x0a\xdc\x00\x19" + strings.Repeat("\x02\x06\x05", 8) + "\x07"), good},
		{"trace that forgot nothing", one("\x0a\xdc\x00\x19" + strings.Repeat("\x02\x06\x05", 8) + "\x00"), link.BadPart},
		{"trace of nobody", one("\x0a\x93\x03\x05\x01"), link.BadPart},
		{"trace of very high number", one("\x0a\x93\xcd\x01\x00\x05\x01"), link.BadPart},
		{"trace that is too long", one("\x0a\xdc\x00\x1b" + strings.Repeat("\x02\x06\x05", 9)), link.BadPart},
		{"notes", one("\x0b\x82\x00\xa1x\x01\xa1y"), good},
		{"no notes", one("\x0b\x80"), link.BadPart},
		{"notes out of order", one("\x0b\x82\x01\xa1x\x00\xa1y"), link.BadPart},
		{"two notes of a ply", one("\x0b\x82\x01\xa1x\x01\xa1y"), link.BadPart},
		{"note that is empty", one("\x0b\x81\x01\xa0"), link.BadPart},
		{"note with a line break", one("\x0b\x81\x01\xa3x\ny"), link.BadPart},
		{"note that is no UTF-8", one("\x0b\x81\x01\xa1\xff"), link.BadPart},
		{"note of a ply that is not there", one("\x0b\x81\x02\xa1x"), link.BadPart},
		{"note as a number", one("\x0b\x81\x01\x01"), link.BadPart},
		{"unknown parts as large as can be", one("\x0c\xc5\x0f\xfd" + strings.Repeat("x", link.MaxUnknown-3)), good},
		{"unknown parts that are too large", one("\x0c\xc5\x0f\xfe" + strings.Repeat("x", link.MaxUnknown-2)), link.BadPart},
	} {
		text := crafted(map[int]any{0: raw("\x01"), 1: raw("\xcc\xff"), 2: raw("\x01"), 6: raw("\x00"), 7: bid, 8: raw(test.parts)}).String()
		got, err := link.Read(text, games)
		switch {
		case test.want == good && err != nil:
			t.Errorf("%s: %v", test.name, err)
		case test.want == good:
			if link.Write(got) != text {
				t.Errorf("%s: it is written otherwise", test.name)
			}
		case err == nil || got.Match != nil:
			t.Errorf("%s: it opened", test.name)
		default:
			if e := problem(t, err); e.Problem != test.want || e.Problem == link.BadPart && e.Number != int(test.parts[1]) && e.Number != int(test.parts[len("\x82\x01")+len(keys)]) {
				t.Errorf("%s: %+v", test.name, *e)
			}
		}
	}
}

func TestLinkCutAtAnIllegalMoveKeepsWhatBelongsToTheRest(t *testing.T) {
	m := play(t, 5, 3, 1000)
	log := append(moves(m.Log), 77)
	notes := "\x0b\x82\x02\xa1x\xcc" + string([]byte{byte(len(log))}) + "\xa1y"
	if len(log) < 128 {
		notes = "\x0b\x82\x02\xa1x" + string([]byte{byte(len(log))}) + "\xa1y"
	}
	got, err := link.Read(crafted(map[int]any{
		3: []byte{3, m.Setup.Settings[0]}, 7: log, 8: raw("\x82\x07" + string([]byte{byte(len(log))}) + notes),
	}).String(), games)
	if e := problem(t, err); e.Problem != link.IllegalLog {
		t.Fatalf("%+v", *e)
	}
	if len(got.Match.Log) != len(m.Log) || got.View.At || len(got.Notes) != 1 || got.Notes.At(2) != "x" {
		t.Errorf("%+v", got)
	}
}
