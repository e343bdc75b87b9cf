package link_test

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/bot/persona"
	"flota/rules/hispanica"
	"flota/rules/link"
	"flota/rules/rulestest"
	"flota/rules/trust"
)

// goldenCount is how many golden links -update makes.
const goldenCount = 1200

// From this number on golden links are of sealed answers that wait.
const waitingFrom = 1120

// addGolden adds the golden links whose titles are missing.
func addGolden(t *testing.T, list []goldenLink) []goldenLink {
	t.Helper()
	there := map[string]bool{}
	for _, g := range list {
		there[g.title] = true
	}
	var added strings.Builder
	for i := range goldenCount {
		d := newDealer(t, uint64(i))
		if title := d.title(); !there[title] {
			l := d.deal()
			payload := link.Write(l)
			read, err := link.Read(payload, goldenGames)
			if err != nil {
				t.Fatalf("%s: %v", title, err)
			}
			list = append(list, goldenLink{title, payload, opensTo(&read)})
			fmt.Fprintf(&added, "%s %s %s\n", title, payload, opensTo(&read))
		}
	}
	file, err := os.OpenFile(goldenFile, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := file.WriteString(added.String()); err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	return list
}

// A dealer makes the golden link of a number.
type dealer struct {
	*testing.T
	number uint64
	random *rand.Rand
	game   rules.Game
	setup  rules.Setup
	mode   trust.Mode
	link   link.Link
	chains []*trust.Chain
	player persona.Player // of Pax Hispanica, if persons do not play at random
}

func newDealer(t *testing.T, number uint64) *dealer {
	d := &dealer{T: t, number: number, random: rand.New(rand.NewPCG(number, 2026))}
	d.game = goldenGames[number%2]
	if number >= waitingFrom {
		d.game = hispanica.Game{}
	}
	setups := slices.DeleteFunc(rulestest.Setups(d.game), func(s rules.Setup) bool { return uint64(s.Seats) != 2+number/2%4 })
	d.setup = setups[int(number/8)%len(setups)]
	d.mode = []trust.Mode{trust.Open, trust.Witnessed, trust.Open, trust.Sealed, trust.Witnessed}[number/8%5]
	if number >= waitingFrom && d.mode == trust.Open {
		d.mode = trust.Witnessed
	}
	return d
}

func (d *dealer) title() string {
	return fmt.Sprintf("%s-%d-%v-%04d", d.game.Info().ID, d.setup.Seats, d.mode, d.number)
}

// some is true one time of so many.
func (d *dealer) some(of int) bool { return d.random.IntN(of) == 0 }

var goldenNames = []string{
	"Anna", "Béla", "Ödön", "François", "Ирина", "Ἑλένη", "יונתן", "رائد", "愛子", "김민수", "สมชาย", "अनिता",
	"👩‍🚀", "🏴‍☠️ Kidd", "מרים (2)", "عمر 3", "Zoë 👨‍👩‍👧", "e\u0301", "<b>&", "O'Neill \"Jo\"", "Ａｄａ", "ა", "Ñandú", "ß",
	"A name of as many characters as go in it",
}

var goldenNotes = []string{
	"Here it begins.", "Why not Mexico?", "Ezt másképp játszanám – te is?", "Coup décisif : l'or n'attend pas.",
	"هذه أفضل حركة", "מהלך מעולה!", "ここが大事。", "🏴‍☠️ 🔥", strings.Repeat("A long note. ", 38),
}

// deal makes the link.
func (d *dealer) deal() link.Link {
	d.begin()
	end := d.random.IntN(900)
	switch d.random.IntN(6) {
	case 0:
		end = d.random.IntN(4)
	case 1:
		end = 1e6
	}
	d.play(end)
	if d.number >= waitingFrom {
		d.wait()
		d.furnish()
		return d.link
	}
	if d.mode == trust.Open && d.some(3) { // so that something can wait
		for d.link.Match.State.Decision().Kind != rules.Sealed && d.step() {
		}
	}
	if d.mode != trust.Open && d.some(6) && len(d.link.Match.Log) > 20 {
		d.end()
	}
	if d.mode != trust.Open {
		for range d.random.IntN(5) { // so that something waits
			d.step()
		}
	}
	d.furnish()
	return d.link
}

// begin sets up the match.
func (d *dealer) begin() {
	var id [8]byte
	binary.BigEndian.PutUint64(id[:], d.random.Uint64())
	var names []string
	for range d.random.IntN(d.setup.Seats + 1) {
		names = append(names, []string{"", goldenNames[d.random.IntN(len(goldenNames))]}[min(d.random.IntN(6), 1)])
	}
	m, err := rules.NewMatch(d.game, d.setup, id, names)
	if d.some(4) && err == nil {
		m = rulestest.RandomFrom(m, d.number)
		m, err = rules.NewMatchFrom(d.game, d.setup, m.At(d.random.IntN(len(m.Log)+1)).State.Fields(), id, names)
	}
	if err != nil {
		d.Fatal(err)
	}
	d.link.Match = m
	d.player.Draw = d.random.Uint64
	if d.game.Info().ID == "hispanica" && d.some(2) {
		for seat := range d.setup.Seats {
			d.player.Kinds[seat] = persona.Kind(1 + d.random.IntN(persona.KindCount-1))
		}
	}
	if d.mode == trust.Open {
		return
	}
	r := &d.link.Trust
	r.Mode = d.mode
	count := 2 + d.random.IntN(d.setup.Seats-1)
	keys := []uint8{}
	for seat := range d.setup.Seats {
		keys = append(keys, uint8(min(seat, count-1)))
	}
	d.random.Shuffle(len(keys), func(i, j int) { keys[i], keys[j] = keys[j], keys[i] })
	copy(r.KeyOf[:], keys)
	for key := range count {
		var secret trust.Value
		binary.BigEndian.PutUint64(secret[:], d.random.Uint64())
		binary.BigEndian.PutUint64(secret[8:], d.random.Uint64())
		d.chains = append(d.chains, trust.NewChain(id, key, secret, trust.Length))
	}
}

// answer gives what a seat, or chance, does.
func (d *dealer) answer(seat rules.Seat) rules.Move {
	m := d.link.Match
	options := m.State.Options(seat, nil)
	if seat != rules.Nobody && d.player.Kinds[seat] != persona.None {
		return d.player.Answer(m.State, seat, options)
	}
	return draw(d.random, options)
}

// play goes on until the log has so many plies.
func (d *dealer) play(plies int) {
	for len(d.link.Match.Log) < plies && d.step() {
	}
}

// step takes one step; false at the end.
func (d *dealer) step() bool {
	m, r := d.link.Match, &d.link.Trust
	a := trust.Check(m, r)
	key := slices.IndexFunc(d.chains, func(c *trust.Chain) bool { return a.Step.Keys.Has(c.Key) })
	var err error
	switch a.Step.Kind {
	case trust.Ended:
		return false
	case trust.Joining:
		if len(m.Log) == 0 && d.some(40) {
			return false // somebody has not joined yet
		}
		err = trust.Join(m, r, key, d.chains[key].Anchor())
	case trust.Answering:
		err = m.Play(a.Step.Seats[0], d.answer(a.Step.Seats[0]))
	case trust.Drawing:
		err = m.Play(rules.Nobody, d.answer(rules.Nobody))
	case trust.Sealing:
		seat := a.Step.Seats[0]
		err = trust.SealAnswer(m, r, d.chains[r.KeyOf[seat]], seat, d.answer(seat))
	case trust.Opening:
		err = trust.OpenNext(m, r, d.chains[key])
	case trust.Following:
		err = trust.Follow(m, r)
	}
	if err != nil {
		d.Fatalf("%s: at ply %d: %v", d.title(), len(m.Log), err)
	}
	return true
}

// wait goes on to a sealed decision and takes some of its steps.
func (d *dealer) wait() {
	for trust.Check(d.link.Match, &d.link.Trust).Step.Kind != trust.Sealing {
		if !d.step() {
			return
		}
	}
	for range d.random.IntN(8) {
		d.step()
	}
}

// end lets the match be open from some ply on.
func (d *dealer) end() {
	m := d.link.Match
	ply := len(m.At(1 + d.random.IntN(len(m.Log))).Log)
	if err := trust.End(m, &d.link.Trust, max(ply, 1)); err != nil {
		return // within the first sealed decision
	}
	d.play(len(m.Log) + d.random.IntN(100))
}

// furnish puts in what else a link can say.
func (d *dealer) furnish() {
	l := &d.link
	seats, plies := d.setup.Seats, len(l.Match.Log)
	for seat := range seats {
		if d.some(4) {
			l.Bots[seat] = link.Bot(1 + d.random.IntN(len(link.BotIDs)-1))
		}
		if d.mode == trust.Open && d.some(6) {
			l.Claims[seat] = link.Tag{byte(d.random.Uint32()), byte(d.random.Uint32()), byte(seat)}
		}
	}
	for range d.random.IntN(5) * d.random.IntN(2) {
		l.Notes, _ = l.Notes.With(d.random.IntN(plies+1), goldenNotes[d.random.IntN(len(goldenNotes))])
	}
	if d.some(8) {
		l.View.At, l.View.Ply = true, d.random.IntN(plies+1)
	}
	if d.some(8) {
		l.View.As, l.View.Seat = true, rules.Seat(d.random.IntN(seats))
	}
	if plies > 0 && d.some(8) {
		by := rules.Seat(d.random.IntN(seats))
		l.Proposal = link.Proposal{By: by, Ply: d.random.IntN(plies), Accepted: link.Seats(0).With(by).With(rules.Seat(d.random.IntN(seats)))}
		if refuses := rules.Seat(d.random.IntN(seats)); !l.Proposal.Accepted.Has(refuses) {
			l.Proposal.Refused = l.Proposal.Refused.With(refuses)
		}
	}
	for range d.random.IntN(12) * d.random.IntN(2) {
		back := d.random.IntN(plies + 1)
		l.Trace.Add(link.Takeback{At: back + 1 + d.random.IntN(5), Back: back, By: rules.Seat(d.random.IntN(seats))})
	}
	if d.some(30) {
		l.Unknown = []link.Part{{Key: 77, Data: "\x93\xc3\xa3new\xcd\x01\x00"}, {Key: 127, Data: "\xc4\x02ab"}}
	}
	if decision := l.Match.State.Decision(); d.mode == trust.Open && decision.Kind == rules.Sealed {
		for _, seat := range decision.Who()[1:] {
			if len(l.Match.Given)+1 < int(decision.Count) && d.some(2) {
				if err := l.Match.Play(seat, d.answer(seat)); err != nil {
					d.Fatal(err)
				}
			}
		}
	}
}
