package link_test

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/vmihailenco/msgpack/v5"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/rulestest/toy"
)

var games = []rules.Game{toy.Game{}}

// play gives a match of the toy game with random answers, at most so many.
func play(t testing.TB, seed uint64, seats, most int, names ...string) *rules.Match {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 1))
	setup := rules.Setup{Seats: seats}
	setup.Settings[0] = uint8(seed % 2)
	var id [8]byte
	binary.BigEndian.PutUint64(id[:], random.Uint64())
	m, err := rules.NewMatch(toy.Game{}, setup, id, names)
	if err != nil {
		t.Fatal(err)
	}
	for len(m.Log) < most || len(m.Given) > 0 {
		seat, ok := m.Next()
		if !ok {
			break
		}
		if err := m.Enter(draw(random, m.State.Options(seat, nil))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// from gives a match that begins where another stands, and goes on a little.
func from(t testing.TB, m *rules.Match, names ...string) *rules.Match {
	t.Helper()
	start, err := rules.NewMatchFrom(m.Game, m.Setup, m.State.Fields(), m.ID, names)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 1))
	for range 12 {
		seat, ok := start.Next()
		if !ok {
			break
		}
		if err := start.Enter(draw(random, start.State.Options(seat, nil))); err != nil {
			t.Fatal(err)
		}
	}
	start.Undo(len(start.Log)) // sealed answers that wait are not in links
	return start
}

func TestLinkThatStartsFromAPosition(t *testing.T) {
	for seed := range uint64(40) {
		m := from(t, play(t, seed, 2+int(seed%3), int(seed), "Anna"))
		text := link.Encode(m)
		got, err := link.Decode(text, games)
		if err != nil {
			t.Fatal(err)
		}
		same(t, got, m)
		if !got.SameStart(m) || !got.At(0).State.Equal(m.At(0).State) {
			t.Errorf("seed %d: it starts elsewhere", seed)
		}
		if link.Encode(got) != text {
			t.Errorf("seed %d: the link is another", seed)
		}
		whole, err := rules.NewMatch(m.Game, m.Setup, m.ID, m.Names)
		if err != nil {
			t.Fatal(err)
		}
		if seed > 0 && m.SameStart(whole) {
			t.Errorf("seed %d: it starts at the set-up", seed)
		}
	}
}

// A wordless game has no words for described positions: links spell all out.
type wordless struct{ toy.Game }

func (wordless) Info() *rules.Info {
	info := *toy.Game{}.Info()
	info.Words = nil
	return &info
}

func TestWordsWithoutAPlaceAreSpelledOut(t *testing.T) {
	m := from(t, play(t, 9, 3, 20))
	spelled, err := rules.NewMatchFrom(wordless{}, m.Setup, m.Position, m.ID, nil)
	if err != nil {
		t.Fatal(err)
	}
	text := link.Encode(spelled)
	got, err := link.Decode(text, []rules.Game{wordless{}})
	if err != nil || !got.State.Equal(spelled.State) {
		t.Fatalf("%v", err)
	}
	// They mean the same to a game that has places for them.
	if got, err = link.Decode(text, games); err != nil || !got.State.Equal(spelled.State) {
		t.Errorf("%v", err)
	}
	if placed := link.Encode(m.At(0)); len(placed) >= len(text) {
		t.Errorf("the link has %d characters with places, %d without", len(placed), len(text))
	}
}

// draw picks a legal option.
func draw(random *rand.Rand, options []rules.Option) rules.Move {
	options = slices.DeleteFunc(options, func(o rules.Option) bool { return o.Rule != 0 })
	if rules.Sum(options) > 0 {
		return rules.Draw(options, random.Uint64())
	}
	return options[random.IntN(len(options))].Move
}

// same fails unless both are the same match.
func same(t testing.TB, got, want *rules.Match) {
	t.Helper()
	switch {
	case got.Game.Info().ID != want.Game.Info().ID,
		got.Setup != want.Setup,
		got.ID != want.ID,
		!slices.Equal(got.Log, want.Log),
		!slices.Equal(got.Given, want.Given),
		!got.State.Equal(want.State):
		t.Fatalf("the match is another:\n%v %x %v\n%v %x %v", got.Setup, got.ID, got.Log, want.Setup, want.ID, want.Log)
	}
	for seat := range want.Setup.Seats {
		if a, b := name(got, seat), link.Name(name(want, seat)); a != b {
			t.Fatalf("seat %d is called %q, want %q", seat, a, b)
		}
	}
}

func name(m *rules.Match, seat int) string {
	if seat < len(m.Names) {
		return m.Names[seat]
	}
	return ""
}

// problem gives what an error of Decode says is wrong.
func problem(t testing.TB, err error) *link.Error {
	t.Helper()
	var e *link.Error
	if !errors.As(err, &e) {
		t.Fatalf("the error is %v, want a *link.Error", err)
	}
	if !strings.HasPrefix(e.Error(), "link: ") {
		t.Fatalf("the error has no sentence: %q", e.Error())
	}
	return e
}

func TestLinkOpensToTheMatchThatWasShared(t *testing.T) {
	for seed := range uint64(100) {
		for _, most := range []int{0, 1, 5, 20, 1000} {
			m := play(t, seed, 2+int(seed%3), most, "Anna", "", "Bo")
			got, err := link.Decode(link.Encode(m), games)
			if err != nil {
				t.Fatal(err)
			}
			same(t, got, m)
		}
	}
}

func TestNamesInEveryScript(t *testing.T) {
	tests := [][]string{
		nil,
		{"", "", ""},
		{"", "Ödön", ""},
		{"Ружа", "ירדן", "ليلى", "愛子"},
		{"Zoë & <b>", "Ａｄａ", "👩‍🚀", "\u0301x"},
		{strings.Repeat("Ж", link.MaxName), "a#b?c&d%41", "=", ">"},
		{"too", "many", "names", "for", "the", "table"},
		{strings.Repeat("愛", 100), " \tspace around\n", "a\x00b", "bad \xff utf-8"},
		{"\u202egnorw", "\u2028", "\u2066in\u2069"},
	}
	for _, names := range tests {
		m := play(t, 1, 4, 10, names...)
		got, err := link.Decode(link.Encode(m), games)
		if err != nil {
			t.Fatalf("%q: %v", names, err)
		}
		same(t, got, m)
		for _, n := range got.Names {
			if link.Name(n) != n {
				t.Errorf("%q is not what Name leaves as it is", n)
			}
		}
	}
}

func TestWaitingSealedAnswersAreNotInTheShortForm(t *testing.T) {
	m := play(t, 3, 3, 1) // the bids come next
	if kind := m.State.Decision().Kind; kind != rules.Sealed {
		t.Fatalf("the decision is %v, want a sealed one", kind)
	}
	before := link.Encode(m)
	if err := m.Enter(m.State.Options(0, nil)[0].Move); err != nil {
		t.Fatal(err)
	}
	if len(m.Given) != 1 || link.Encode(m) != before {
		t.Error("a sealed answer changed the link")
	}
}

func TestDamagedLinkSaysWhatIsWrong(t *testing.T) {
	m := play(t, 7, 3, 1000, "Anna", "Bo", "Cy")
	p := link.Encode(m)
	tests := []struct {
		name, text string
		want       link.Error
		sentence   string
	}{
		{"nothing", "", link.Error{Problem: link.Empty}, "nothing follows the '#'"},
		{"space", " \n\u200b", link.Error{Problem: link.Empty}, "nothing follows the '#'"},
		{"URL without fragment", "https://example.org/flota/", link.Error{Problem: link.Empty}, "nothing follows the '#'"},
		{"URL with empty fragment", "https://example.org/#", link.Error{Problem: link.Empty}, "nothing follows the '#'"},
		{"a word", "hello", link.Error{Problem: link.NotALink}, "not a link to a match"},
		{"anchor", "https://example.org/#contents", link.Error{Problem: link.NotALink}, "not a link to a match"},
		{"punctuation", "#!?", link.Error{Problem: link.NotALink}, "not a link to a match"},
		{"other script", "愛子", link.Error{Problem: link.NotALink}, "not a link to a match"},
		{"too long", strings.Repeat(" ", link.MaxText) + p, link.Error{Problem: link.TooLong, Arrived: link.MaxText + len(p)}, "too long"},
		{"half of it", "https://example.org/#" + p[:40], link.Error{Problem: link.Cut, Arrived: 40}, "its end is missing (40 characters arrived)"},
		{"half of it, with dots", p[:40] + "...", link.Error{Problem: link.Cut, Arrived: 40}, "its end is missing"},
		{"one character less", p[:len(p)-1], link.Error{Problem: link.Cut, Arrived: len(p) - 1}, "its end is missing"},
		{"middle left out", p[:40] + p[50:], link.Error{Problem: link.Mangled, Arrived: len(p) - 10}, "do not fit together"},
		{"foreign character", p[:40] + "!" + p[41:], link.Error{Problem: link.Mangled, Arrived: 40, Place: 41}, "its character 41 cannot be in a link"},
		{"capitals only", strings.ToUpper(p), link.Error{Problem: link.NotALink}, "not a link to a match"},
		{"stuck to a word", p + "Hello", link.Error{Problem: link.Mangled, Arrived: len(p) + 5}, "do not fit together"},
		{"twice", p + p, link.Error{Problem: link.Mangled, Arrived: 2 * len(p)}, "do not fit together"},
		{"other character", p[:30] + swap(p[30]) + p[31:], link.Error{Problem: link.Mangled, Arrived: len(p)}, "do not fit together"},
	}
	for _, test := range tests {
		got, err := link.Decode(test.text, games)
		if got != nil || err == nil {
			t.Errorf("%s: it opened", test.name)
			continue
		}
		if e := problem(t, err); *e != test.want || !strings.Contains(e.Error(), test.sentence) {
			t.Errorf("%s: %+v, %v\nwant %+v, %s", test.name, *e, e, test.want, test.sentence)
		}
	}
}

// swap gives another character of the alphabet.
func swap(c byte) string {
	if c == 'A' {
		return "B"
	}
	return "A"
}

func TestNoCutLinkOpens(t *testing.T) {
	m := play(t, 11, 4, 1000, "Anna")
	p := link.Encode(m)
	for n := range len(p) {
		got, err := link.Decode(p[:n], games)
		if got != nil {
			t.Fatalf("the first %d characters opened", n)
		}
		want := link.Cut
		switch {
		case n == 0:
			want = link.Empty
		case n == 1:
			want = link.NotALink
		}
		if e := problem(t, err); e.Problem != want || n > 1 && e.Arrived != n {
			t.Fatalf("the first %d of %d characters: %+v, %v", n, len(p), *e, e)
		}
	}
}

func TestNoChangedLinkOpensToAnotherMatch(t *testing.T) {
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
	m := play(t, 12, 2, 1000, "Anna")
	p := []byte(link.Encode(m))
	opened := 0
	// One character has bits of the last part and of the header by which the
	// end is known: changed, it may look as if the end were missing.
	header := (len(p)*6/8 - 6) * 8 / 6
	for i, c := range p {
		for _, other := range []byte(alphabet) {
			if other == c {
				continue
			}
			p[i] = other
			got, err := link.Decode(string(p), games)
			if err == nil {
				same(t, got, m)
				opened++
				if i < len(p)-1 {
					t.Fatalf("character %d changed to %c made no difference", i, other)
				}
			} else if got != nil {
				t.Fatalf("character %d changed to %c: a match came with %v", i, other, err)
			} else if e := problem(t, err); i > 1 && i != header && e.Problem != link.Mangled {
				t.Fatalf("character %d changed to %c: %v", i, other, e)
			}
		}
		p[i] = c
	}
	if opened > 15 {
		t.Errorf("%d changes made no difference", opened)
	}
}

func TestRandomTextIsNoMatch(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	p := link.Encode(play(t, 1, 3, 20))
	for i := range 100_000 {
		b := make([]byte, random.IntN(120))
		for j := range b {
			b[j] = byte(random.Uint32())
		}
		text := string(b)
		switch i % 3 {
		case 1:
			text = base64.RawURLEncoding.EncodeToString(b)
		case 2:
			n := random.IntN(len(p))
			text = p[:n] + base64.RawURLEncoding.EncodeToString(b)
		}
		if got, err := link.Decode(text, games); got != nil || err == nil {
			t.Fatalf("%q opened", text)
		}
	}
}

// An array writes links by hand. Elements are uint64, []byte, string, nil and
// raw; the check value is added.
type array []any

// raw is MessagePack as it is.
type raw string

func (a array) String() string {
	var b bytes.Buffer
	enc := msgpack.NewEncoder(&b)
	enc.EncodeArrayLen(len(a) + 1)
	for _, element := range a {
		if r, ok := element.(raw); ok {
			b.WriteString(string(r))
		} else if err := enc.Encode(element); err != nil {
			panic(err)
		}
	}
	enc.EncodeBytes(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(b.Bytes())))
	return base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// crafted gives the array of a new match of three, with elements replaced.
func crafted(replace map[int]any) array {
	a := array{
		uint64(1), uint64(255), uint64(1), []byte{3, 0}, []byte{1, 2, 3, 4, 5, 6, 7, 8},
		[]string{}, uint64(0), []byte{}, raw("\x80"),
	}
	for i, element := range replace {
		if i == len(a) {
			a = append(a, nil)
		}
		a[i] = element
	}
	return a
}

func TestLinkOfAnotherProgramOrMadeByHand(t *testing.T) {
	cloth, bid := byte(3), byte(9) // nouns of the toy game
	names := func(list ...string) map[int]any { return map[int]any{5: list} }
	log := func(b ...byte) map[int]any { return map[int]any{7: b} }
	tests := []struct {
		name string
		edit map[int]any
		want link.Problem // 0: it opens
	}{
		{"as it is", nil, 0},
		{"newer format", map[int]any{0: uint64(2)}, link.NewerFormat},
		{"much newer format", map[int]any{0: uint64(1 << 20), 1: "anything", 8: raw("\xc0")}, link.NewerFormat},
		{"format 0", map[int]any{0: uint64(0)}, link.Mangled},
		{"format no number", map[int]any{0: "1"}, link.Mangled},
		{"format negative", map[int]any{0: raw("\xff")}, link.Mangled},
		{"format as float", map[int]any{0: raw("\xca\x3f\x80\x00\x00")}, link.Mangled},
		{"one element more", map[int]any{9: uint64(1)}, link.Mangled},
		{"unknown game", map[int]any{1: uint64(254)}, link.UnknownGame},
		{"game beyond all numbers", map[int]any{1: uint64(256)}, link.Mangled},
		{"newer rules", map[int]any{2: uint64(2)}, link.OtherVersion},
		{"older rules", map[int]any{2: uint64(0)}, link.OtherVersion},
		{"long form of a number", map[int]any{2: raw("\xcf\x00\x00\x00\x00\x00\x00\x00\x01")}, 0},
		{"version negative", map[int]any{2: raw("\xd0\x01")}, link.Mangled},
		{"version nil", map[int]any{2: raw("\xc0")}, link.Mangled},
		{"no seats", map[int]any{3: []byte{}}, link.BadSetup},
		{"too many seats", map[int]any{3: []byte{200, 0}}, link.BadSetup},
		{"setting left to its default", map[int]any{3: []byte{3}}, 0},
		{"value beyond all", map[int]any{3: []byte{3, 9}}, link.BadSetup},
		{"setting beyond all", map[int]any{3: []byte{3, 0, 0}}, link.BadSetup},
		{"very many settings", map[int]any{3: make([]byte, 1000)}, link.BadSetup},
		{"setup as text", map[int]any{3: raw("\xa2\x03\x00")}, link.Mangled},
		{"short id", map[int]any{4: []byte{1, 2, 3, 4, 5, 6, 7}}, link.Mangled},
		{"long id", map[int]any{4: make([]byte, 9)}, link.Mangled},
		{"one name", names("Anna"), 0},
		{"empty names at the end", names("Anna", "", ""), 0},
		{"more names than seats", names("", "", "", ""), link.BadNames},
		{"more names than any game has seats", names("", "", "", "", "", ""), link.BadNames},
		{"long name", names(strings.Repeat("n", link.MaxName+1)), link.BadNames},
		{"name that is no UTF-8", names("\xff"), link.BadNames},
		{"name with a line break", names("a\nb"), link.BadNames},
		{"name that turns the text around", names("\u202eabc"), link.BadNames},
		{"name with space before it", names(" a"), link.BadNames},
		{"name that is a number", map[int]any{5: raw("\x91\x01")}, link.Mangled},
		{"names as nil", map[int]any{5: raw("\xc0")}, link.Mangled},
		{"newer coding", map[int]any{6: uint64(9)}, link.NewerFormat},
		{"packed log without a number of moves", map[int]any{6: uint64(1)}, link.Mangled},
		{"packed log of no moves", map[int]any{6: uint64(1), 7: []byte{0}}, 0},
		{"packed log of very many moves", map[int]any{6: uint64(1), 7: []byte{0xff, 0xff, 0xff, 0x7f}}, link.TooManyMoves},
		{"packed log with something behind it", map[int]any{6: uint64(1), 7: []byte{0, 0, 0, 0, 0, 0}}, link.Mangled},
		{"packed log of 6,000 moves out of nothing", map[int]any{6: uint64(1), 7: []byte{0xf0, 0x2e}}, link.Mangled},
		{"one move", log(cloth), 0},
		{"move in more bytes than it needs", log(cloth|0x80, 0), link.Mangled},
		{"move that does not end", log(cloth, 0x80), link.Mangled},
		{"move beyond all numbers", log(0xff, 0xff, 0x7f), link.Mangled},
		{"very long move", log(bytes.Repeat([]byte{0xff}, 40)...), link.Mangled},
		{"very many moves", map[int]any{7: make([]byte, link.MaxMoves+1)}, link.TooManyMoves},
		{"illegal at once", log(0), link.IllegalLog},
		{"illegal later", log(cloth, bid, bid+1, bid, 77), link.IllegalLog},
		{"illegal within sealed answers", log(cloth, bid, 77), link.IllegalLog},
		{"end within sealed answers", log(cloth, bid, bid), link.HalfSealed},
		{"as many illegal moves as can be", map[int]any{7: make([]byte, link.MaxMoves)}, link.IllegalLog},
		{"parts that are unknown", map[int]any{8: raw("\x82\x64\xa1x\x65\x93\xc0\xc3\xcb12345678")}, 0},
		{"part of an extension type", map[int]any{8: raw("\x81\x64\xd8\x00aaaabbbbccccdddd")}, 0},
		{"parts out of order", map[int]any{8: raw("\x82\x65\xc0\x64\xc0")}, link.Mangled},
		{"parts with text for a key", map[int]any{8: raw("\x81\xa1x\xc0")}, link.Mangled},
		{"parts as an array", map[int]any{8: raw("\x90")}, link.Mangled},
		{"part nested as deep as allowed", map[int]any{8: raw("\x81\x64" + strings.Repeat("\x91", 14) + "\xc0")}, 0},
		{"part nested deeper", map[int]any{8: raw("\x81\x64" + strings.Repeat("\x91", 15) + "\xc0")}, link.Mangled},
		{"reserved code", map[int]any{8: raw("\x81\x64\xc1")}, link.Mangled},
		{"part twice", map[int]any{8: raw("\x82\x64\xc0\x64\xc0")}, link.Mangled},
		{"part beyond all keys", map[int]any{8: raw("\x81\xcc\x80\xc0")}, link.Mangled},
	}
	for _, test := range tests {
		got, err := link.Decode(crafted(test.edit).String(), games)
		if test.want == 0 {
			if err != nil {
				t.Errorf("%s: %v", test.name, err)
			}
			continue
		}
		if err == nil {
			t.Errorf("%s: it opened", test.name)
			continue
		}
		e := problem(t, err)
		if e.Problem != test.want {
			t.Errorf("%s: %+v, %v", test.name, *e, e)
		}
		if e.Problem == link.Mangled && e.Arrived == 0 {
			t.Errorf("%s: it does not say how much arrived", test.name)
		}
		if shown := e.Problem == link.IllegalLog || e.Problem == link.HalfSealed; shown != (got != nil) {
			t.Errorf("%s: the match is %v", test.name, got)
		}
	}
}

func TestIllegalLogIsShownUpToItsLastLegalPly(t *testing.T) {
	m := play(t, 5, 3, 1000)
	for ply := range m.Log {
		a := crafted(map[int]any{
			3: append([]byte{3}, m.Setup.Settings[0]),
			4: m.ID[:],
			7: append(moves(m.Log[:ply]), 77),
		})
		got, err := link.Decode(a.String(), games)
		if err == nil {
			t.Fatalf("an illegal move at ply %d passed", ply)
		}
		e := problem(t, err)
		var illegal *rules.Illegal
		if !errors.As(err, &illegal) || illegal.Move != 77 {
			t.Fatalf("%v does not wrap the illegal move", err)
		}
		// Before a sealed decision whose answers are not all in.
		want := m.At(ply)
		if e.Problem != link.IllegalLog || e.Ply != len(want.Log) {
			t.Fatalf("illegal at ply %d: %+v", ply, *e)
		}
		same(t, got, want)
	}
}

func TestHalfOfASealedDecisionIsNotShown(t *testing.T) {
	m := play(t, 5, 3, 1000)
	half := 0
	for ply := range m.Log {
		want := m.At(ply)
		if len(want.Log) == ply {
			continue
		}
		half++
		a := crafted(map[int]any{
			3: append([]byte{3}, m.Setup.Settings[0]),
			4: m.ID[:],
			7: moves(m.Log[:ply]),
		})
		got, err := link.Decode(a.String(), games)
		if err == nil {
			t.Fatalf("half a sealed decision passed at ply %d", ply)
		}
		if e := problem(t, err); e.Problem != link.HalfSealed || e.Ply != len(want.Log) || e.Err != nil {
			t.Fatalf("half sealed at ply %d: %+v", ply, *e)
		}
		same(t, got, want)
	}
	if half == 0 {
		t.Fatal("the match has no sealed decision")
	}
}

// moves writes a log in the plain coding.
func moves(log []rules.Answer) []byte {
	b := []byte{}
	for _, a := range log {
		b = binary.AppendUvarint(b, uint64(a.Move))
	}
	return b
}

func TestNewerFormatIsToldFromDamage(t *testing.T) {
	newer := array{uint64(2), []byte("something"), map[string]int{"a": 1}}.String()
	_, err := link.Decode(newer, games)
	if e := problem(t, err); e.Problem != link.NewerFormat || e.Number != 2 || e.Known != 1 {
		t.Errorf("a link of format 2: %+v", *e)
	}
	_, err = link.Decode(newer[:len(newer)-3], games)
	if e := problem(t, err); e.Problem != link.Cut {
		t.Errorf("a cut link of format 2: %+v", *e)
	}
	_, err = link.Decode(newer[:8]+swap(newer[8])+newer[9:], games)
	if e := problem(t, err); e.Problem != link.Mangled {
		t.Errorf("a mangled link of format 2: %+v", *e)
	}
}

func TestVersionOfTheRulesIsChosenAmongSeveral(t *testing.T) {
	later := other{version: 2}
	all := []rules.Game{later, toy.Game{}}
	m := play(t, 1, 3, 10)
	got, err := link.Decode(link.Encode(m), all)
	if err != nil {
		t.Fatal(err)
	}
	same(t, got, m)
	_, err = link.Decode(link.Encode(m), []rules.Game{later})
	if e := problem(t, err); e.Problem != link.OtherVersion || e.Number != 1 || e.Known != 2 || !strings.Contains(e.Error(), "older rules") {
		t.Errorf("rules that are gone: %+v, %v", *e, e)
	}
}

// Other is the toy game with another version of its rules.
type other struct {
	toy.Game
	version uint16
}

func (o other) Info() *rules.Info {
	info := *o.Game.Info()
	info.Version = o.version
	return &info
}
