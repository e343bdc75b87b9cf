package trust

import "flota/rules"

// Fits reports whether a seal that was seen before the decision at a ply fits the
// answer that a seat has given there, in the log. It is false too if there is no
// such sealed answer.
func (a *Account) Fits(m *rules.Match, r *Record, ply int, seat rules.Seat, seal [8]byte) bool {
	for _, u := range a.Uses {
		if !u.Seal || u.Ply != ply || u.Key != int(r.KeyOf[seat]) {
			continue
		}
		for _, answer := range m.Log[ply:] {
			if answer.Seat == seat {
				return u.With.Seal(a.values[u.Key][u.Number], answer) == seal
			}
		}
	}
	return false
}

// Place gives the transcript with which the seals of the decision at which the
// log ends go; false if nothing is sealed there.
func (a *Account) Place() (Digest, bool) {
	if a.Report.Wrong() || a.Step.Kind != Sealing && (a.Step.Kind != Opening || len(a.pending) == 0 || !a.pending[0].Seal) {
		return Digest{}, false
	}
	return a.now, true
}
