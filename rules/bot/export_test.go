package bot

// The bounds of a tree, and how large that of a search is.
const (
	MaxNodes = maxNodes
	MaxEdges = maxEdges
)

func (s *Search) Size() (nodes, edges int) { return len(s.nodes), len(s.edges) }
