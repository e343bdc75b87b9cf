// Package rulestest has what every game must pass, and what the tests of games
// have in common. A game's own test begins with
//
//	func TestGame(t *testing.T) { rulestest.RunAll(t, Game{}, 200) }
//	func FuzzGame(f *testing.F) { rulestest.Fuzz(f, Game{}) }
//	func FuzzFrom(f *testing.F) { rulestest.FuzzFrom(f, Game{}) } // if it can start from positions
//
//	func TestWinnerPays(t *testing.T) {
//		m, _ := rules.NewMatch(Game{}, rules.Setup{Seats: 2}, [8]byte{}, nil)
//		rulestest.Play(t, m, "chance lot silk", "s1 bid 3", "s0 bid 2")
//		…
//	}
package rulestest
