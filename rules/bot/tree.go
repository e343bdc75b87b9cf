package bot

import "flota/rules"

// Sizes of a tree: with these it has about 20 MB. A search that has filled it
// goes on without new nodes.
const (
	maxNodes = 1 << 16
	maxEdges = 1 << 19
)

// A node is a decision that a search has come to. Node 0 is none. Of a sealed
// decision each seat has its own node, blind for the others: next leads from one
// to the next.
type node struct {
	kind   rules.Kind
	seat   rules.Seat
	leaf   bool // is judged, not searched further
	next   int32
	first  int32 // edge
	count  int32 // of edges
	visits int32
	sum    float32 // of the seat's shares
}

// An edge is an answer, as the seat of its node has learned to value it.
type edge struct {
	move   rules.Move
	prior  float32 // the priors of a node add up to 1
	sum    float32 // of the seat's shares
	visits int32
	child  int32 // of a choice
}

// A branch is a way down from a node that is no choice: an outcome, or what all
// seats of a sealed decision have answered.
type branch struct {
	node int32
	key  uint64
}

// A tree has the nodes of a search, the root at 1.
type tree struct {
	nodes    []node
	edges    []edge
	branches map[branch]int32
}

func (t *tree) clear() {
	t.nodes = append(t.nodes[:0], node{})
	t.edges = t.edges[:0]
	if t.branches == nil {
		t.branches = map[branch]int32{}
	}
	clear(t.branches)
}

// room reports whether the nodes of one more decision surely fit.
func (t *tree) room() bool {
	return len(t.nodes)+rules.MaxSeats <= maxNodes && len(t.edges)+rules.MaxSeats*maxOptions <= maxEdges
}

// maxOptions is how many answers of a seat are looked at, at most: of more, the
// likeliest.
const maxOptions = 64
