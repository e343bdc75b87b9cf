package link_test

import (
	"bytes"
	"compress/flate"
	"encoding/json"
	"math"
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/vmihailenco/msgpack/v5"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/bot/persona"
	"flota/rules/bot/skill"
	"flota/rules/link"
)

// BenchmarkCharacters gives how many characters a decision takes in links of
// whole matches: in those of this package; as JSON that is deflated, or packed
// by LZ-string (compressToEncodedURIComponent), as other programs do; as plain
// MessagePack; and by the entropy if all legal options were equally likely,
// which is a bound only for those who know the rules and nothing of the players.
// The others get the shortest form that has the same in it: the moves as bare
// numbers.
func BenchmarkCharacters(b *testing.B) {
	const matches = 100
	for _, g := range goldenGames {
		for _, players := range []string{"random", "bots"} {
			b.Run(g.Info().ID+"/"+players, func(b *testing.B) {
				var sum struct{ plies, link, deflated, packed, plain, bits float64 }
				var all []*rules.Match
				for i := range uint64(matches) {
					m, bits := counted(b, g, i, players == "bots")
					all = append(all, m)
					sum.plies += float64(len(m.Log))
					sum.bits += bits
					sum.link += float64(len(link.Encode(m)))
					text := asJSON(b, m)
					var deflated bytes.Buffer
					w, err := flate.NewWriter(&deflated, flate.BestCompression)
					if err != nil {
						b.Fatal(err)
					}
					if _, err := w.Write(text); err != nil || w.Close() != nil {
						b.Fatal(err)
					}
					sum.deflated += base64Length(deflated.Len())
					sum.packed += float64(lzString(string(text)))
					plain, err := msgpack.Marshal(shared(m))
					if err != nil {
						b.Fatal(err)
					}
					sum.plain += base64Length(len(plain))
				}
				for i := 0; b.Loop(); i++ {
					link.Encode(all[i%matches])
				}
				b.ReportMetric(sum.plies/matches, "decisions")
				b.ReportMetric(sum.link/sum.plies, "chars/decision")
				b.ReportMetric(sum.deflated/sum.plies, "json+deflate")
				b.ReportMetric(sum.packed/sum.plies, "json+lz-string")
				b.ReportMetric(sum.plain/sum.plies, "msgpack")
				b.ReportMetric(sum.bits/6/sum.plies, "entropy")
			})
		}
	}
}

// counted plays a match to its end, at random or by bots (the personas of Pax
// Hispanica, the easy ones of The Age of Discovery), and adds up the bits that
// tell each answer among the legal ones.
func counted(b *testing.B, g rules.Game, seed uint64, bots bool) (m *rules.Match, bits float64) {
	random := rand.New(rand.NewPCG(seed, 3))
	seats := 2 + int(seed%4)
	m, err := rules.NewMatch(g, rules.Setup{Seats: seats}, [8]byte{byte(seed), 1, 2, 3, 4, 5, 6, 7}, []string{"Anna", "Béla"})
	if err != nil {
		b.Fatal(err)
	}
	personas := &persona.Player{Draw: random.Uint64}
	for seat := range seats {
		personas.Kinds[seat] = persona.Kind(1 + (seed+uint64(seat))%(persona.KindCount-1))
	}
	var player bot.Player = personas
	if g.Info().ID == "discovery" {
		player = skill.New(g, bot.Easy, random.Uint64)
	}
	for {
		seat, ok := m.Next()
		if !ok {
			return m, bits
		}
		options := m.State.Options(seat, nil)
		legal := 0
		for _, o := range options {
			if o.Rule == 0 {
				legal++
			}
		}
		bits += math.Log2(float64(legal))
		var move rules.Move
		if bots && seat != rules.Nobody {
			move = player.Answer(m.State, seat, options)
		} else {
			move = draw(random, options)
		}
		if err := m.Play(seat, move); err != nil {
			b.Fatal(err)
		}
	}
}

func base64Length(bytes int) float64 { return math.Ceil(float64(bytes) * 4 / 3) }

// shared is what a link says, as plainly as can be.
func shared(m *rules.Match) map[string]any {
	log := make([]uint16, len(m.Log))
	for i, a := range m.Log {
		log[i] = uint16(a.Move)
	}
	return map[string]any{
		"game": m.Game.Info().ID, "version": m.Game.Info().Version, "seats": m.Setup.Seats,
		"settings": m.Setup.Settings[:len(m.Game.Info().Settings)], "id": m.ID[:], "names": m.Names, "log": log,
	}
}

func asJSON(b *testing.B, m *rules.Match) []byte {
	text, err := json.Marshal(shared(m))
	if err != nil {
		b.Fatal(err)
	}
	return text
}

// lzString gives how many characters LZ-string makes of a text of bytes: it is
// LZ78 with words of a growing number of bits, in which a character that comes
// for the first time is told by itself; 6 bits a character.
func lzString(text string) int {
	words := map[string]int{}
	fresh := map[string]bool{}
	bits, width, left := 0, 2, 2
	count := func() {
		if left--; left == 0 {
			left = 1 << width
			width++
		}
	}
	tell := func(word string) {
		bits += width
		if fresh[word] {
			bits += 8
			count()
			delete(fresh, word)
		}
		count()
	}
	word := ""
	for i := range len(text) {
		c := text[i : i+1]
		if _, ok := words[c]; !ok {
			words[c] = len(words)
			fresh[c] = true
		}
		if _, ok := words[word+c]; ok {
			word += c
			continue
		}
		tell(word)
		words[word+c] = len(words)
		word = c
	}
	if word != "" {
		tell(word)
	}
	bits += width // the end
	return bits/6 + 1
}

// TestLZStringIsAsLongAsTheOriginal: the lengths were made by lz-string 1.5.0.
func TestLZStringIsAsLongAsTheOriginal(t *testing.T) {
	numbers := "["
	for i := range 500 {
		numbers += strconv.Itoa(i*i*7%97) + ","
	}
	for text, want := range map[string]int{
		"": 1, "a": 3, "aaaaaaaaaaaaaaaa": 6, "abcabcabcabcabcabc": 11,
		`{"game":"discovery","log":[1,2,3,4,5,12,12,12,3,4,5,1,2,3,200,17,17,17]}`: 91,
		numbers[:len(numbers)-1] + "]":                                             757,
	} {
		if got := lzString(text); got != want {
			t.Errorf("%q has %d characters, want %d", text, got, want)
		}
	}
}

// TestLinksOfWholeMatchesStayShort: at most 900 characters for The Age of
// Discovery, 1,500 for Pax Hispanica, 400 for a position, 60 a seat for trust.
func TestLinksOfWholeMatchesStayShort(t *testing.T) {
	names := []string{"Anna", "Béla", "Cecília", "Dóra", "Ede"}
	for i, g := range goldenGames {
		longest, position := 0, 0
		for seed := range uint64(12) {
			m := randomly(t, g, seed, 5, 1e6)
			if i == 1 && seed < 4 {
				m = rare(t, seed)
			}
			m.Names = names
			longest = max(longest, len(link.Encode(m)))
			for ply := 0; ply < len(m.Log); ply += 29 {
				start, err := rules.NewMatchFrom(g, m.Setup, m.At(ply).State.Fields(), m.ID, names)
				if err != nil {
					t.Fatal(err)
				}
				position = max(position, len(link.Encode(start)))
			}
		}
		if most := []int{900, 1500}[i]; longest > most || position > 400 {
			t.Errorf("%s: a whole match has %d characters, a position %d", g.Info().ID, longest, position)
		}
		t.Logf("%s: at most %d characters for a whole match, %d for a position", g.Info().ID, longest, position)
	}
}

// agreed is how many characters the links of all golden matches that are over may
// take. Who makes them longer, or shorter, changes it with what changes them.
var agreed = map[string]int{"discovery": 104060, "hispanica": 117284}

// TestLinksStayWithinWhatWasAgreed lets links of the golden matches, as they are
// written today, grow by two in a hundred.
func TestLinksStayWithinWhatWasAgreed(t *testing.T) {
	if testing.Short() {
		t.Skip("writes all golden links anew")
	}
	characters, decisions := map[string]int{}, map[string]int{}
	for _, golden := range readGolden(t) {
		l, err := link.Read(golden.payload, goldenGames)
		if err != nil {
			t.Fatal(err)
		}
		m := l.Match
		if m.State.Decision().Kind == rules.Over && m.Position == nil {
			characters[m.Game.Info().ID] += len(link.Encode(m))
			decisions[m.Game.Info().ID] += len(m.Log)
		}
	}
	for _, g := range goldenGames {
		id := g.Info().ID
		if decisions[id] == 0 {
			t.Fatalf("no golden match of %s is over", id)
		}
		perDecision := float64(characters[id]) / float64(decisions[id])
		if characters[id] > agreed[id]+agreed[id]/50 {
			t.Errorf("%s: %d characters, %.3f a decision; %d are agreed", id, characters[id], perDecision, agreed[id])
		}
		t.Logf("%s: %.3f characters a decision, %d in all", id, perDecision, characters[id])
	}
}
