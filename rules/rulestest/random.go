package rulestest

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"

	"flota/rules"
	"flota/rules/link"
)

// Bound is the number of plies within which every match of every game must
// end, however it is played. Links hold no more.
const Bound = link.MaxMoves

// Random plays a match to its end with moves that depend on the seed only. Run
// plays the same ones. It panics if the setup is not allowed or the match does
// not end.
func Random(g rules.Game, setup rules.Setup, seed uint64) *rules.Match {
	m, err := rules.NewMatch(g, setup, idOf(seed), nil)
	if err != nil {
		panic(err)
	}
	return RandomFrom(m, seed)
}

// RandomFrom plays a match on to its end as Random does, and gives it back.
func RandomFrom(m *rules.Match, seed uint64) *rules.Match {
	p := newPlayer(seed)
	for len(m.Log) < Bound {
		seat, ok := m.Next()
		if !ok {
			return m
		}
		kind := m.State.Decision().Kind
		if err := m.Play(seat, p.move(kind, m.State.Options(seat, nil))); err != nil {
			panic(err)
		}
	}
	panic(fmt.Sprintf("rulestest: %s: seed %d does not end within %d plies", m.Game.Info().ID, seed, Bound))
}

func idOf(seed uint64) (id [8]byte) {
	binary.BigEndian.PutUint64(id[:], seed)
	return id
}

// A player chooses at random. Players differ in temper, so that among many
// games some come to what even chances would hardly ever lead to.
type player struct {
	rand *rand.Rand
	busy bool // does not take move 0, which is pass, while there is another
	wild bool // takes all outcomes of chance for equally likely
	keen bool // mostly takes the noun that it likes best throughout the game
	like uint64
}

func newPlayer(seed uint64) *player {
	r := rand.New(rand.NewPCG(seed, 0))
	return &player{r, r.IntN(2) == 0, r.IntN(3) == 0, r.IntN(2) == 0, r.Uint64()}
}

func (p *player) move(kind rules.Kind, options []rules.Option) rules.Move {
	if kind == rules.Chance && !p.wild {
		return rules.Draw(options, p.rand.Uint64())
	}
	list := legal(options)
	if p.busy && kind != rules.Chance && len(list) > 1 && list[0] == 0 {
		list = list[1:]
	}
	if p.keen && kind != rules.Chance && p.rand.IntN(4) > 0 {
		return slices.MaxFunc(list, func(a, b rules.Move) int { return cmp.Compare(p.liking(a), p.liking(b)) })
	}
	return list[p.rand.IntN(len(list))]
}

// liking is a number that tells nouns apart, other in each game.
func (p *player) liking(m rules.Move) uint64 {
	return (uint64(m) + 1) * (p.like | 1) >> 7 % 1009
}

// legal gives the moves that no rule refuses.
func legal(options []rules.Option) []rules.Move {
	moves := make([]rules.Move, 0, len(options))
	for _, o := range options {
		if o.Rule == 0 {
			moves = append(moves, o.Move)
		}
	}
	return moves
}
