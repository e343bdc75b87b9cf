package link_test

import (
	"encoding/base64"
	"flag"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/hispanica"
	"flota/rules/link"
	"flota/rules/rulestest/toy"
)

var mutations = flag.Int("mutations", 20_000, "how many damaged links TestNoMutationOpensAsAnotherMatch reads")

// TestNoMutationOpensAsAnotherMatch damages links in all ways that are known to
// happen, and wraps whole ones as chat and mail do: these open as they were, and
// of the others each is refused or opens as it was.
func TestNoMutationOpensAsAnotherMatch(t *testing.T) {
	count := *mutations
	if testing.Short() {
		count /= 5
	}
	random := rand.New(rand.NewPCG(uint64(count), 1))
	games := []rules.Game{toy.Game{}, discovery.Game{}, hispanica.Game{}}
	var links []string
	for seed := range uint64(12) {
		for _, m := range []*rules.Match{
			play(t, seed, 2+int(seed%3), 5*int(seed), "Anna", "", "Ödön"),
			randomly(t, discovery.Game{}, seed, 2+int(seed%4), 50*int(seed)),
			randomly(t, hispanica.Game{}, seed, 2+int(seed%4), 60*int(seed)),
		} {
			links = append(links, link.Encode(m), link.Write(furnished(t, m, random)), link.Encode(from(t, m)))
		}
	}
	var damaged, same, wrapped int
	var slowest time.Duration
	for range count {
		p := links[random.IntN(len(links))]
		text, whole := mutate(random, p, links)
		begin := time.Now()
		l, err := link.Read(text, games)
		if took := time.Since(begin); took > slowest {
			// The machine may have been busy with something else.
			for range 3 {
				begin := time.Now()
				_, _ = link.Read(text, games)
				took = min(took, time.Since(begin))
			}
			slowest = max(slowest, took)
		}
		switch {
		case err != nil && whole:
			t.Fatalf("a wrapped link is refused: %v\n%s\n%s", err, p, text)
		case err != nil:
			problem(t, err)
			damaged++
		case whole:
			wrapped++
			if link.Write(l) != p {
				t.Fatalf("a wrapped link opens as another: %s\n%s", p, text)
			}
		default:
			same++
			if got := link.Write(l); got != p && !contains(links, got) {
				t.Fatalf("%s\nopens as another match than\n%s", text, p)
			}
		}
	}
	if slowest > hang {
		t.Errorf("one took %v", slowest)
	}
	t.Logf("%d were refused, %d opened as they were, %d wrapped ones opened; the slowest took %v", damaged, same, wrapped, slowest)
}

func contains(links []string, p string) bool {
	for _, other := range links {
		if other == p {
			return true
		}
	}
	return false
}

// mutate damages a link, or wraps it whole.
func mutate(random *rand.Rand, p string, links []string) (text string, whole bool) {
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
	at := func(s string) int { return random.IntN(len(s) + 1) }
	b := []byte(p)
	switch random.IntN(12) {
	case 0: // bits of the bytes
		data, err := base64.RawURLEncoding.DecodeString(p)
		if err != nil {
			panic(err)
		}
		for range 1 + random.IntN(3) {
			data[random.IntN(len(data))] ^= 1 << random.IntN(8)
		}
		p = base64.RawURLEncoding.EncodeToString(data)
	case 1: // characters
		for range 1 + random.IntN(3) {
			b[random.IntN(len(b))] = alphabet[random.IntN(len(alphabet))]
		}
		p = string(b)
	case 2: // the end is missing
		p = p[:at(p)]
	case 3: // the beginning is missing
		p = p[at(p):]
	case 4: // the middle is missing
		from := at(p)
		p = p[:from] + p[min(len(p), from+1+random.IntN(40)):]
	case 5: // two links
		other := links[random.IntN(len(links))]
		p = p[:at(p)] + other[at(other):]
	case 6: // one link within another
		other := links[random.IntN(len(links))]
		from := at(p)
		p = p[:from] + other + p[from:]
	case 7: // a piece twice
		from := at(p)
		to := min(len(p), from+1+random.IntN(30))
		p = p[:to] + p[from:]
	case 8: // two characters exchanged, or another case
		i, j := random.IntN(len(b)), random.IntN(len(b))
		b[i], b[j] = b[j], b[i]
		p = string(b)
		if random.IntN(4) == 0 {
			p = []string{strings.ToUpper(p), strings.ToLower(p)}[random.IntN(2)]
		}
	case 9: // bytes of any kind
		from := at(p)
		p = p[:from] + string([]byte{byte(random.Uint32()), byte(random.Uint32())}) + p[from:]
	default:
		all := wrappings(p)
		return all[random.IntN(len(all))].text, true
	}
	if len(p) > 0 && random.IntN(4) == 0 {
		all := wrappings(p)
		return all[random.IntN(len(all))].text, false
	}
	return p, false
}

// randomly gives a match of a game with random answers, about so many.
func randomly(t testing.TB, g rules.Game, seed uint64, seats, most int) *rules.Match {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 2))
	m, err := rules.NewMatch(g, rules.Setup{Seats: seats}, [8]byte{byte(seed)}, []string{"Ada"})
	if err != nil {
		t.Fatal(err)
	}
	for len(m.Log) < most {
		seat, ok := m.Next()
		if !ok {
			break
		}
		if err := m.Play(seat, draw(random, m.State.Options(seat, nil))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}
