package rules

// Sum adds the odds of the outcomes of a chance.
func Sum(outcomes []Option) uint64 {
	var sum uint64
	for _, o := range outcomes {
		sum += uint64(o.Odds)
	}
	return sum
}

// Draw picks an outcome of a chance with a random number: the first, by rising
// move number, at which the summed odds exceed r modulo their sum. Links that
// prove their draws depend on this rule.
func Draw(outcomes []Option, r uint64) Move {
	if sum := Sum(outcomes); sum > 0 {
		r %= sum
	}
	for _, o := range outcomes {
		if r < uint64(o.Odds) {
			return o.Move
		}
		r -= uint64(o.Odds)
	}
	panic("rules: Draw: no outcome has any odds")
}
