package bot

// A Level is how strong a bot plays.
type Level uint8

// The levels. Each is meant to beat the one before it, with the same time.
const (
	Easy   Level = iota // plausible, and beaten by who knows the rules
	Normal              // looks a few answers ahead, and takes the second best at times
	Hard                // thinks as long as it may

	LevelCount = 3
)

var levelIDs = [LevelCount]string{"easy", "normal", "hard"}

// String is the id of a level.
func (l Level) String() string { return levelIDs[l] }

// FindLevel gives the level with an id; false if there is none.
func FindLevel(id string) (Level, bool) {
	for l, other := range levelIDs {
		if other == id {
			return Level(l), true
		}
	}
	return 0, false
}
