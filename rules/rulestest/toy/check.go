package toy

import (
	"fmt"

	"flota/rules"
)

// Check counts crates and coins: none is ever made or lost, and no purse or
// pile is below zero.
func (s *State) Check() error {
	crates := s.Chest
	for i, n := range s.Lost {
		crates[i] += n
	}
	crates[s.Lot]++
	for i, shed := range s.Sheds {
		for _, c := range shed {
			crates[c.Good]++
			if c.Owner < 0 || int8(c.Owner) >= s.Seats {
				return fmt.Errorf("toy: the %s shed has a crate of seat %d of %d", shedNames[i], c.Owner, s.Seats)
			}
		}
		if shed[0] == (Crate{}) && shed[1] != (Crate{}) {
			return fmt.Errorf("toy: the %s shed has a gap before its crate", shedNames[i])
		}
	}
	for g := cloth; g <= silk; g++ {
		if crates[g] != supply[g] || s.Chest[g] < 0 || s.Lost[g] < 0 {
			return fmt.Errorf("toy: %d crates of %s, %d of them in the chest, must be %d",
				crates[g], goodNames[g], s.Chest[g], supply[g])
		}
	}
	coins := s.Bank
	for seat := range rules.Seat(s.Seats) {
		coins += int16(s.Coins[seat])
		if s.Coins[seat] < 0 {
			return fmt.Errorf("toy: seat %d has %d coins", seat, s.Coins[seat])
		}
	}
	if want := int16(s.Seats) * int16(s.Purse); coins != want {
		return fmt.Errorf("toy: %d coins, must be %d", coins, want)
	}
	return nil
}
