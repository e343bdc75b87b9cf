package link_test

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"flota/rules"
	"flota/rules/hispanica"
	"flota/rules/link"
	"flota/rules/trust"
)

// maxAllocated is the most memory that reading any text takes, in bytes.
const maxAllocated = 4 << 20

// hang is how long no text ever takes to read. It is only there to tell a test
// that does not end.
const hang = 10 * time.Second

// readSoon reads a text and gives how much memory that took.
func readSoon(t testing.TB, text string, games []rules.Game) (l link.Link, allocated uint64, err error) {
	t.Helper()
	done := make(chan bool)
	go func() {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		l, err = link.Read(text, games)
		runtime.ReadMemStats(&after)
		allocated = after.TotalAlloc - before.TotalAlloc
		done <- true
	}()
	select {
	case <-done:
	case <-time.After(hang):
		t.Fatalf("reading %d characters does not end: %.100s", len(text), text)
	}
	return l, allocated, err
}

func TestHostileLinksCostLittle(t *testing.T) {
	str := func(s string) string { return "\xdb" + length(len(s)) + s }
	position := func(data string) map[int]any { return map[int]any{8: raw("\x81\x00" + data)} }
	many := func(n int, item string) string { return "\xdf" + length(n) + strings.Repeat(item, n) }
	var items strings.Builder
	for i := range 3000 {
		items.WriteString(str(fmt.Sprint("field", i)) + "\x01")
	}
	for _, test := range []struct {
		name string
		edit map[int]any
	}{
		{"bin of 4 GB", map[int]any{3: raw("\xc6\xff\xff\xff\xff")}},
		{"log of 4 GB", map[int]any{7: raw("\xc6\xff\xff\xff\xff")}},
		{"log of 2 GB", map[int]any{7: raw("\xc6\x7f\xff\xff\xff")}},
		{"4 billion names", map[int]any{5: raw("\xdd\xff\xff\xff\xff")}},
		{"name of 4 GB", map[int]any{5: raw("\x91\xdb\xff\xff\xff\xff")}},
		{"name of 40 KB", map[int]any{5: raw("\x91" + str(strings.Repeat("n", 40_000)))}},
		{"name that is no UTF-8", map[int]any{5: raw("\x91" + str("a\xffb"))}},
		{"4 billion parts", map[int]any{8: raw("\xdf\xff\xff\xff\xff")}},
		{"part of 4 GB", map[int]any{8: raw("\x81\x64\xc9\xff\xff\xff\xff\x01")}},
		{"part with 4 billion items", map[int]any{8: raw("\x81\x64\xdd\xff\xff\xff\xff")}},
		{"part with 4 billion entries", map[int]any{8: raw("\x81\x64\xdf\x80\x00\x00\x00")}},
		{"part of 40 KB", map[int]any{8: raw("\x81\x64" + str(strings.Repeat("n", 40_000)))}},
		{"part nested 40,000 deep", map[int]any{8: raw("\x81\x64" + strings.Repeat("\x91", 40_000))}},
		{"parts beside each other in all depths", map[int]any{8: raw("\x81\x64" + strings.Repeat("\xdc\xff\xff", 13_000))}},
		{"the same part 10,000 times", map[int]any{8: raw(many(10_000, "\x64\xc0"))}},
		{"4 billion packed moves", map[int]any{6: uint64(1), 7: []byte{0xff, 0xff, 0xff, 0xff, 0x0f}}},
		{"as many packed moves as can be, out of few bytes", map[int]any{6: uint64(1), 7: packedZeros(t)}},
		{"as many packed moves as can be, at random", map[int]any{6: uint64(1), 7: packedNoise()}},
		{"as many moves as can be", map[int]any{7: make([]byte, link.MaxMoves)}},
		{"position with 4 billion fields", position("\xdf\xff\xff\xff\xff")},
		{"position of 10,000 fields", position(many(10_000, "\xa1x\x01"))},
		{"position of 3,000 fields that differ", position("\xdf" + length(3000) + items.String())},
		{"position with a field twice", position("\x82\xa4sold\x01\xa4sold\x01")},
		{"position with a field once as a word and once by its place", position("\x82\xa4sold\x01\xff\x01")},
		{"position with a word of 40 KB", position("\x81\xa3lot" + str(strings.Repeat("w", 40_000)))},
		{"position with a name of 40 KB", position("\x81" + str(strings.Repeat("w", 40_000)) + "\x01")},
		{"position with a word that is no UTF-8", position("\x81\xa3lot\xa2\xff\xfe")},
		{"position with a list of 4 billion", position("\x81\xa3lot\xdd\xff\xff\xff\xff")},
		{"position with a list of 20,000", position("\x81\xa3lot\xdd" + length(20_000) + strings.Repeat("\x01", 20_000))},
		{"packed position of no bytes", position("\xc4\x00")},
		{"packed position of zeros", position("\xc5\x10\x00" + strings.Repeat("\x00", 4096))},
		{"packed position of ones", position("\xc5\x10\x00" + strings.Repeat("\xff", 4096))},
		{"packed position of noise", position("\xc5\x40\x00" + string(packedNoise()[:0x4000]))},
		{"position nested as deep as can be", position(strings.Repeat("\x81\xa1x", 13) + "\x80")},
		{"position nested deeper", position(strings.Repeat("\x81\xa1x", 20) + "\x80")},
		{"notes of 4 billion plies", map[int]any{8: raw("\x81\x0b\xdf\xff\xff\xff\xff")}},
		{"note of 40 KB", map[int]any{8: raw("\x81\x0b\x81\x00" + str(strings.Repeat("n", 40_000)))}},
		{"note that is no UTF-8", map[int]any{8: raw("\x81\x0b\x81\x00" + str("a\xffb"))}},
		{"notes of one ply", map[int]any{8: raw("\x81\x0b" + many(50, "\x00\xa1x"))}},
		{"keys of 4 billion", map[int]any{8: raw("\x81\x01\xdd\xff\xff\xff\xff")}},
	} {
		text := crafted(test.edit).String()
		l, allocated, err := readSoon(t, text, games)
		if err == nil || l.Match != nil && problem(t, err).Problem != link.IllegalLog {
			t.Errorf("%s: it opened", test.name)
		} else {
			problem(t, err)
		}
		if allocated > maxAllocated {
			t.Errorf("%s: %d bytes were allocated for %d characters", test.name, allocated, len(text))
		}
	}
}

// length is 4 bytes, big-endian.
func length(n int) string { return string([]byte{byte(n >> 24), byte(n >> 16), byte(n >> 8), byte(n)}) }

// packedZeros is a log of as many moves as there can be, all the same, in a few
// bytes.
func packedZeros(t *testing.T) []byte {
	m := play(t, 1, 2, 0)
	for range link.MaxMoves {
		m.Log = append(m.Log, rules.Answer{})
	}
	b := element(t, link.Encode(m), 7)
	if len(b) > 100 {
		t.Fatalf("the log has %d bytes", len(b))
	}
	return b
}

// packedNoise is what the coding reads longest at.
func packedNoise() []byte {
	random := rand.New(rand.NewPCG(7, 7))
	b := []byte{link.MaxMoves&127 | 128, link.MaxMoves >> 7}
	for range 20_000 {
		b = append(b, byte(random.Uint32()))
	}
	return b
}

func TestHostileTextsCostLittle(t *testing.T) {
	p := link.Encode(play(t, 1, 3, 1000))
	fill := func(s string) string { return strings.Repeat(s, link.MaxText/len(s)) }
	for _, text := range []string{
		fill(" "), fill("#"), fill("%"), fill("%25"), fill("%2525"), fill("%23"), fill("A"), fill("_"), fill(">"),
		fill("\n>"), fill("\u200b"), fill("\xff"), fill("="), fill("&"), fill("k"), fill("lf"), fill("3"), fill("#" + p), fill(p),
		fill(p + " "), fill(p[:len(p)-1]), fill("https://"), strings.Repeat("%", link.MaxText-len(p)) + p,
		p + strings.Repeat("-", link.MaxText-len(p)), p + strings.Repeat(" ", link.MaxText-len(p)),
		strings.Repeat(" ", link.MaxText+1), strings.Repeat("A", 10*link.MaxText),
	} {
		_, allocated, err := readSoon(t, text, games)
		if err != nil {
			problem(t, err)
		}
		if allocated > maxAllocated {
			t.Errorf("%.20q…: %d bytes were allocated for %d", text, allocated, len(text))
		}
	}
}

// rare plays a match in which players do what they have done least, which takes
// long.
func rare(t testing.TB, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(hispanica.Game{}, rules.Setup{Seats: 5}, [8]byte{1, 2, 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(seed, 5))
	played := map[rules.Move]int{}
	for {
		seat, ok := m.Next()
		if !ok {
			return m
		}
		options := m.State.Options(seat, nil)
		move := draw(random, slices.Clone(options))
		for _, o := range options {
			if seat != rules.Nobody && o.Rule == 0 && played[o.Move] < played[move] {
				move = o.Move
			}
		}
		played[move]++
		if err := m.Play(seat, move); err != nil {
			t.Fatal(err)
		}
	}
}

// largest gives a link to a match longer than any that was seen in play, with
// everything as large as it can be.
func largest(t testing.TB) link.Link {
	t.Helper()
	m := rare(t, 0)
	for seed := range uint64(20) {
		if other := rare(t, seed); len(other.Log) > len(m.Log) {
			m = other
		}
	}
	random := rand.New(rand.NewPCG(3, 5))
	l := furnished(t, m, random)
	l.Trust = trust.Record{Mode: trust.Witnessed, KeyOf: [5]uint8{0, 1, 2, 3, 4}}
	for key := range l.Trust.Keys {
		for i := range 16 {
			l.Trust.Keys[key].Anchor[i], l.Trust.Keys[key].Opening[i] = byte(random.Uint32()), byte(random.Uint32())
		}
		m.Names = append(m.Names, strings.Repeat("愛", link.MaxName))
	}
	for range link.MaxTrace {
		l.Trace.Add(link.Takeback{At: 6000, Back: 5999})
	}
	l.Claims = [5]link.Tag{{1}, {2}, {3}, {4}, {5}}
	l.Bots = [5]link.Bot{100, 101, 102, 103, 104}
	l.Notes = nil
	for ply := range link.MaxNotes {
		l.Notes = append(l.Notes, link.Note{Ply: ply, Text: strings.Repeat("愛", link.MaxNoteBytes/link.MaxNotes/3)})
	}
	l.Unknown = []link.Part{{Key: 100, Data: "\xc5\x0f\xfd" + strings.Repeat("x", link.MaxUnknown-3)}}
	return l
}

func TestLargestLinkCostsLittle(t *testing.T) {
	l := largest(t)
	text := link.Write(l)
	got, allocated, err := readSoon(t, text, []rules.Game{hispanica.Game{}})
	if err != nil {
		t.Fatal(err)
	}
	alike(t, got, l)
	if allocated > maxAllocated {
		t.Errorf("%d bytes were allocated", allocated)
	}
	t.Logf("%d plies, %d characters, %d bytes allocated", len(l.Match.Log), len(text), allocated)
}

func BenchmarkReadLargest(b *testing.B) {
	l := largest(b)
	text := link.Write(l)
	games := []rules.Game{hispanica.Game{}}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := link.Read(text, games); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(l.Match.Log)), "plies")
}

// BenchmarkReadPosition reads a link to a position late in a match, after the
// samples have been learnt.
func BenchmarkReadPosition(b *testing.B) {
	m := rare(b, 0)
	games := []rules.Game{hispanica.Game{}}
	start, err := rules.NewMatchFrom(m.Game, m.Setup, m.At(len(m.Log)*7/8).State.Fields(), m.ID, nil)
	if err != nil {
		b.Fatal(err)
	}
	text := link.Encode(start)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := link.Read(text, games); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(text)), "characters")
}

// BenchmarkReplayLargest is that part of BenchmarkReadLargest which the rules
// take.
func BenchmarkReplayLargest(b *testing.B) {
	m := largest(b).Match
	moves := m.Moves()
	b.ReportAllocs()
	for b.Loop() {
		if err := m.At(0).Replay(moves); err != nil {
			b.Fatal(err)
		}
	}
}
