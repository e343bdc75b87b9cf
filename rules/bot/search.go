package bot

import (
	"cmp"
	"math"
	"slices"

	"flota/rules"
)

// A Search looks for the answer of a seat by playing on from the position again
// and again. It sees what a person sees: of a sealed decision never what others
// have said, of a chance the odds.
//
// A tree has what was learned. Each seat in it seeks its own part in the win.
// Its next answer to try is the one with the most to hope for: what it has
// brought so far, and the more the likelier the knowledge of the game takes it
// to be and the less it was tried. Seats of a sealed decision choose each for
// itself, by their own experience only. Where the tree ends a playout follows
// the knowledge to where the position can be judged.
type Search struct {
	tree
	knowledge Knowledge
	root      rules.State
	seat      rules.Seat
	most      int  // simulations
	loose     bool // the answer is one of the good ones, not always the best
	done      int
	random    uint64
	draw      func() uint64

	state   rules.State // of the simulation
	path    []visit
	options []rules.Option
	weights []float32
	answers []rules.Answer
	shares  [rules.MaxSeats]float32

	// Of the judgements so far, by seat: their number, sum and sum of squares.
	count       float32
	sum, square [rules.MaxSeats]float32
}

// A visit is an answer given in a simulation.
type visit struct{ node, edge int32 }

const (
	// curiosity is how much a search tries what it knows little of, in units of
	// how much judgements differ.
	curiosity = 1.4
	// caution is by how much, in the same unit, what was never tried is expected
	// to be worse than the rest.
	caution = 0.3
	// careless is how far a level that makes no simulations keeps to the weights: 1
	// wholly, 0 not at all.
	careless = 0.6
	// often is how many times more the best was tried than the last that is among
	// those that were tried often; seldom the same of a level that is not so strict.
	often  = 3
	seldom = 8
	// narrow is the least unit.
	narrow = 0.01
)

// reset begins a search for a seat of the decision of a state, with no more than
// so many simulations.
func (s *Search) reset(root rules.State, seat rules.Seat, most int, seed uint64) {
	s.clear()
	copyState(&s.root, root)
	s.seat, s.most, s.done = seat, most, 0
	s.count, s.sum, s.square = 0, [rules.MaxSeats]float32{}, [rules.MaxSeats]float32{}
	s.random = seed
	if s.draw == nil {
		s.draw = s.next
	}
	s.grow(s.root)
}

// copyState puts a copy of a state into another, whose memory it uses if it can.
func copyState(to *rules.State, from rules.State) {
	if c, ok := (*to).(rules.Copier); ok {
		c.Copy(from)
		return
	}
	*to = from.Clone()
}

// next is a random number (SplitMix64).
func (s *Search) next() uint64 {
	s.random += 0x9e3779b97f4a7c15
	z := s.random
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Run makes up to so many simulations more. It reports whether more of them can
// still change anything: not if the level has thought enough, nor if no other
// answer is likely to overtake the best.
func (s *Search) Run(simulations int) bool {
	for ; simulations > 0 && s.unsettled(); simulations-- {
		s.simulate()
		s.done++
	}
	return s.unsettled()
}

// Simulations is how many there were so far.
func (s *Search) Simulations() int { return s.done }

// unsettled reports whether there is an answer left that might overtake the one
// that was tried most.
func (s *Search) unsettled() bool {
	left := s.most - s.done
	if left <= 0 {
		return false
	}
	first, second := int32(-1), int32(-1)
	for _, e := range s.own() {
		if e.visits > first {
			first, second = e.visits, first
		} else if e.visits > second {
			second = e.visits
		}
	}
	// An answer that was tried less gets seldom more than this part of what is left.
	return second >= 0 && int(first-second) <= left*3/5
}

// own are the answers of the seat that thinks.
func (s *Search) own() []edge {
	n := int32(1)
	for s.nodes[n].seat != s.seat {
		n = s.nodes[n].next
	}
	return s.of(n)
}

func (s *Search) of(n int32) []edge {
	node := &s.nodes[n]
	return s.edges[node.first : node.first+node.count]
}

// simulate goes down the tree, adds a decision to it, and judges.
func (s *Search) simulate() {
	copyState(&s.state, s.root)
	s.path = s.path[:0]
	for n := int32(1); ; {
		way := branch{node: n}
		first := visit{}
		kind := s.nodes[n].kind
		s.answers = s.answers[:0]
		if kind == rules.Chance {
			s.options = s.state.Options(rules.Nobody, s.options[:0])
			move := rules.Draw(s.options, s.next())
			s.answers = append(s.answers, rules.Answer{Seat: rules.Nobody, Move: move})
			way.key = uint64(move)
		} else {
			for at := n; at != 0; at = s.nodes[at].next {
				i := s.choose(at)
				s.path = append(s.path, visit{at, i})
				s.answers = append(s.answers, rules.Answer{Seat: s.nodes[at].seat, Move: s.edges[i].move})
				way.key = way.key*maxOptions + uint64(i-s.nodes[at].first)
			}
			first = s.path[len(s.path)-1]
		}
		s.state.Apply(s.answers)
		child := int32(0)
		if kind == rules.Choice {
			child = s.edges[first.edge].child
		} else {
			child = s.branches[way]
		}
		if child == 0 {
			if s.room() {
				child = s.grow(s.state)
				if kind == rules.Choice {
					s.edges[first.edge].child = child
				} else {
					s.branches[way] = child
				}
			}
			s.playOut()
			break
		}
		if s.nodes[child].leaf {
			s.knowledge.Judge(s.state, &s.shares)
			break
		}
		n = child
	}
	s.learn()
}

// grow adds the decision of a state to the tree.
func (s *Search) grow(state rules.State) int32 {
	d := state.Decision()
	first := int32(len(s.nodes))
	if d.Kind == rules.Over || d.Kind != rules.Chance && first > 1 && s.knowledge.Settled(s.root, state) {
		s.nodes = append(s.nodes, node{kind: d.Kind, leaf: true})
		return first
	}
	if d.Kind == rules.Chance {
		s.nodes = append(s.nodes, node{kind: d.Kind, seat: rules.Nobody})
		return first
	}
	for i, seat := range d.Who() {
		n := node{kind: d.Kind, seat: seat, first: int32(len(s.edges))}
		if i+1 < int(d.Count) {
			n.next = first + int32(i) + 1
		}
		s.options = state.Options(seat, s.options[:0])
		s.weigh(state, seat)
		n.count = int32(len(s.edges)) - n.first
		s.nodes = append(s.nodes, n)
	}
	return first
}

// weigh adds an edge for each legal option, the likeliest first.
func (s *Search) weigh(state rules.State, seat rules.Seat) {
	s.weights = grown(s.weights, len(s.options))
	s.knowledge.Weigh(state, seat, s.options, s.weights)
	begin := len(s.edges)
	for i, o := range s.options {
		if o.Rule == 0 {
			s.edges = append(s.edges, edge{move: o.Move, prior: s.weights[i]})
		}
	}
	list := s.edges[begin:]
	slices.SortStableFunc(list, func(a, b edge) int { return cmp.Compare(b.prior, a.prior) })
	if len(list) > maxOptions {
		list = list[:maxOptions]
		s.edges = s.edges[:begin+maxOptions]
	}
	sum := float32(0)
	for i := range list {
		sum += list[i].prior
	}
	for i := range list {
		// Whatever the knowledge thinks of an answer, it is tried in the end.
		list[i].prior = 0.95*list[i].prior/sum + 0.05/float32(len(list))
	}
}

// grown makes room for n numbers.
func grown(list []float32, n int) []float32 {
	return slices.Grow(list[:0], n)[:n]
}

// choose gives the edge of a node to go down next.
func (s *Search) choose(n int32) int32 {
	node := &s.nodes[n]
	unit := float32(narrow)
	mean := float32(0)
	if s.count > 0 {
		mean = s.sum[node.seat] / s.count
		if v := s.square[node.seat]/s.count - mean*mean; v > narrow*narrow {
			unit = sqrt(v)
		}
	}
	if node.visits > 0 {
		mean = node.sum / float32(node.visits)
	}
	unknown := mean - caution*unit
	c := curiosity * unit * sqrt(float32(node.visits)+1)
	best, most := node.first, float32(math.Inf(-1))
	for i := node.first; i < node.first+node.count; i++ {
		e := &s.edges[i]
		hope := unknown
		if e.visits > 0 {
			hope = e.sum / float32(e.visits)
		}
		if hope += c * e.prior / float32(1+e.visits); hope > most {
			best, most = i, hope
		}
	}
	return best
}

func sqrt(x float32) float32 { return float32(math.Sqrt(float64(x))) }

// longest is how many decisions a playout goes through, at most.
const longest = 2000

// playOut plays on to where the position is judged, and judges.
func (s *Search) playOut() {
	s.knowledge.Begin(s.state, s.draw)
	for range longest {
		d := s.state.Decision()
		s.answers = s.answers[:0]
		switch {
		case d.Kind == rules.Over:
			s.knowledge.Judge(s.state, &s.shares)
			return
		case d.Kind == rules.Chance:
			s.options = s.state.Options(rules.Nobody, s.options[:0])
			s.answers = append(s.answers, rules.Answer{Seat: rules.Nobody, Move: rules.Draw(s.options, s.next())})
		case s.knowledge.Settled(s.root, s.state):
			s.knowledge.Judge(s.state, &s.shares)
			return
		default:
			for _, seat := range d.Who() {
				s.options = s.state.Options(seat, s.options[:0])
				move := s.knowledge.Follow(s.state, seat, s.options, s.draw)
				s.answers = append(s.answers, rules.Answer{Seat: seat, Move: move})
			}
		}
		s.state.Apply(s.answers)
	}
	s.knowledge.Judge(s.state, &s.shares)
}

// learn adds the judgement to all decisions on the path.
func (s *Search) learn() {
	s.count++
	for seat, share := range s.shares {
		s.sum[seat] += share
		s.square[seat] += share * share
	}
	for _, v := range s.path {
		n, e := &s.nodes[v.node], &s.edges[v.edge]
		share := s.shares[n.seat]
		n.visits++
		n.sum += share
		e.visits++
		e.sum += share
	}
}

// Best is the answer that was tried most: of a sealed decision, where it must not
// be foreseen, and of a level that is not so strict, one of those that were tried
// often. Without any simulation it is
// drawn by the weights that the knowledge gives. It stays the same until there are
// more simulations.
func (s *Search) Best() rules.Move {
	list := s.own()
	best := &list[0]
	if s.done == 0 {
		sum := float32(0)
		for i := range list {
			sum += s.liking(list[i].prior)
		}
		left := unit(s.fixed()) * sum
		for i := range list {
			if left -= s.liking(list[i].prior); left < 0 {
				return list[i].move
			}
		}
		return best.move
	}
	for i := range list[1:] {
		if e := &list[1+i]; e.visits > best.visits || e.visits == best.visits && e.sum > best.sum {
			best = e
		}
	}
	if s.nodes[1].kind != rules.Sealed && !s.loose {
		return best.move
	}
	part := int32(often)
	if s.loose {
		part = seldom
	}
	sum := int32(0)
	for i := range list {
		if list[i].visits*part >= best.visits {
			sum += list[i].visits
		}
	}
	left := int32(s.fixed() % uint64(sum))
	for i := range list {
		if list[i].visits*part < best.visits {
			continue
		}
		if left -= list[i].visits; left < 0 {
			return list[i].move
		}
	}
	return best.move
}

// liking is how often an answer with a weight is given without any simulation. Who
// makes none takes the second best more often than its weight says.
func (s *Search) liking(weight float32) float32 {
	if s.most > 0 {
		return weight
	}
	return float32(math.Pow(float64(weight), careless))
}

// fixed is a random number that stays the same until there are more simulations.
func (s *Search) fixed() uint64 {
	kept := s.random
	defer func() { s.random = kept }()
	return s.next()
}

// Reason says what speaks for the best answer; where that is only the first half
// of something, what speaks for the whole.
func (s *Search) Reason() Reason {
	copyState(&s.state, s.root)
	move := s.Best()
	for n := int32(1); ; {
		r := s.knowledge.Reason(s.state, s.seat, move)
		if r.Kind != Later {
			return r
		}
		s.answers = append(s.answers[:0], rules.Answer{Seat: s.seat, Move: move})
		s.state.Apply(s.answers)
		child := int32(0)
		for _, e := range s.of(n) {
			if e.move == move {
				child = e.child
			}
		}
		n = child
		if n == 0 || s.nodes[n].kind != rules.Choice || s.nodes[n].seat != s.seat || s.nodes[n].visits == 0 {
			return Reason{}
		}
		most := int32(0)
		for _, e := range s.of(n) {
			if e.visits > most {
				most, move = e.visits, e.move
			}
		}
	}
}

// A Trial is an answer and what a search thinks of it.
type Trial struct {
	Move   rules.Move
	Visits int     // how often it was tried
	Share  float32 // of the win that it promises, 0 to 1; 0 if it was not tried
}

// Trials gives all answers, those that were tried most first.
func (s *Search) Trials() []Trial {
	var list []Trial
	for _, e := range s.own() {
		t := Trial{Move: e.move, Visits: int(e.visits)}
		if e.visits > 0 {
			t.Share = e.sum / float32(e.visits)
		}
		list = append(list, t)
	}
	slices.SortStableFunc(list, func(a, b Trial) int { return cmp.Compare(b.Visits, a.Visits) })
	return list
}
