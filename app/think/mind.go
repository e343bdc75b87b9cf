package think

import (
	"slices"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/bot/persona"
	"flota/rules/bot/skill"
	"flota/rules/catalog"
	"flota/rules/hispanica"
	"flota/rules/link"
)

// Bots are the programs that can play a game, the levels first.
func Bots(g rules.Game) []link.Bot {
	list := []link.Bot{link.Easy, link.Normal, link.Hard}
	if g.Info().ID == (hispanica.Game{}).Info().ID {
		list = append(list, link.Royalist, link.Federalist, link.Separatist, link.Abolitionist, link.Pirate)
	}
	return list
}

// A mind thinks about one question at a time.
type mind struct {
	game    string // whose thinker that is
	thinker *bot.Thinker
	persona persona.Player
	seed    uint64

	search *bot.Search // of a level; nil: the answer is known
	answer Answer
}

// begin begins to think. It is false for a question that has no answer.
func (m *mind) begin(q Question) bool {
	l, _ := link.Read(q.Link, catalog.Games)
	if l.Match == nil || !slices.Contains(Bots(l.Match.Game), q.Bot) {
		return false
	}
	state := l.Match.State
	d := state.Decision()
	if d.Kind != rules.Choice && d.Kind != rules.Sealed || !slices.Contains(d.Who(), q.Seat) {
		return false
	}
	if id := l.Match.Game.Info().ID; m.thinker == nil || m.game != id {
		m.game, m.thinker = id, skill.New(l.Match.Game, bot.Easy, m.draw)
	}
	m.seed = q.Seed
	m.search, m.answer = nil, Answer{Number: q.Number}
	if q.Bot <= link.Hard {
		m.thinker.Level = bot.Level(q.Bot - link.Easy)
		m.search = m.thinker.Think(state, q.Seat)
		return true
	}
	m.persona.Draw, m.persona.Kinds = m.draw, kinds(&l)
	m.answer.Move = m.persona.Answer(state, q.Seat, state.Options(q.Seat, nil))
	if r := m.thinker.Knowledge.Reason(state, q.Seat, m.answer.Move); r.Kind != bot.Later {
		m.answer.Reason = r
	}
	return true
}

// kinds are the personas of all seats of a match.
func kinds(l *link.Link) (kinds [hispanica.MaxSeats]persona.Kind) {
	for seat := range kinds {
		if b := l.Bots[seat]; b >= link.Royalist && b <= link.Pirate {
			kinds[seat] = persona.Kind(b-link.Royalist) + persona.Royalist
		}
	}
	return kinds
}

// draw gives random numbers that follow from the seed (xorshift64*).
func (m *mind) draw() uint64 {
	m.seed |= 1
	m.seed ^= m.seed >> 12
	m.seed ^= m.seed << 25
	m.seed ^= m.seed >> 27
	return m.seed * 0x2545f4914f6cdd1d
}

// run thinks a little further. It reports whether that can still change anything.
func (m *mind) run() bool { return m.search != nil && m.search.Run(1) }

// best is the answer so far.
func (m *mind) best() Answer {
	if m.search != nil {
		m.answer.Move, m.answer.Reason, m.answer.Simulations = m.search.Best(), m.search.Reason(), m.search.Simulations()
	}
	return m.answer
}
