package bot

import "flota/rules"

// Random answers with any legal option, each equally likely but for the
// remainder of a division of Draw.
type Random struct {
	Draw func() uint64 // gives random numbers
}

// Answer gives a legal option.
func (r Random) Answer(_ rules.State, _ rules.Seat, options []rules.Option) rules.Move {
	legal := uint64(0)
	for _, o := range options {
		if o.Rule == 0 {
			legal++
		}
	}
	nth := r.Draw() % legal
	for _, o := range options {
		if o.Rule != 0 {
			continue
		}
		if nth == 0 {
			return o.Move
		}
		nth--
	}
	panic("bot: Random: nothing is legal")
}
