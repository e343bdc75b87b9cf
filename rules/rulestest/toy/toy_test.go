package toy_test

import (
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
	"flota/rules/rulestest/toy"
)

func TestGame(t *testing.T) { rulestest.RunAll(t, toy.Game{}, 300) }

func FuzzGame(f *testing.F) { rulestest.Fuzz(f, toy.Game{}) }

func FuzzFrom(f *testing.F) { rulestest.FuzzFrom(f, toy.Game{}) }

func begin(t *testing.T, seats int, purse uint8) *rules.Match {
	t.Helper()
	setup := rules.Setup{Seats: seats}
	setup.Settings[0] = purse
	m, err := rules.NewMatch(toy.Game{}, setup, [8]byte{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func asked(m *rules.Match) string {
	return m.Game.Info().Questions[m.State.Decision().Question]
}

func TestEqualBidsGoToTheEarlierMerchant(t *testing.T) {
	m := begin(t, 3, 0)
	rulestest.Play(t, m, "chance lot cloth", "s2 bid 0", "s1 bid 0", "s0 bid 0")
	// Of the second lot seat 1 is the first, so seat 0 the last.
	rulestest.Play(t, m, "chance lot silk", "s0 bid 4", "s2 bid 4", "s1 bid 3")
	if d := m.State.Decision(); asked(m) != "shed" || d.Seats[0] != 2 {
		t.Errorf("%s is asked of seat %d, must be shed of seat 2", asked(m), d.Seats[0])
	}
	if coins := m.State.(*toy.State).Coins; coins != [4]int8{8, 8, 4, 0} {
		t.Errorf("coins %v: only the winner pays", coins)
	}
}

func TestOwnerOfTheOtherCrateMayTakeAToll(t *testing.T) {
	m := begin(t, 2, 0)
	rulestest.Play(t, m, "chance lot cloth", "0", "1", "s1 shed north", "s1 market pass")
	rulestest.Play(t, m, "chance lot spice", "s0 bid 2", "s1 bid 1")
	toll := m.At(len(m.Log))
	rulestest.Play(t, toll, "s0 shed north", "s1 toll 2")
	if coins := toll.State.(*toy.State).Coins; coins != [4]int8{4, 9, 0, 0} {
		t.Errorf("coins %v after the toll", coins)
	}
	rulestest.Play(t, m, "s0 shed south")
	if asked(m) != "market" {
		t.Errorf("%s is asked after a shed of one's own", asked(m))
	}
}

func TestTollOfWhoHasNoCoinIsNotAsked(t *testing.T) {
	m := begin(t, 2, 1)
	rulestest.Play(t, m, "chance lot cloth", "s0 bid 0", "s1 bid 1", "s1 shed north", "s1 market pass")
	rulestest.Play(t, m, "chance lot spice", "s0 bid 3", "s1 bid 1", "s0 shed north")
	if asked(m) != "market" {
		t.Errorf("%s is asked, the toll cannot be paid", asked(m))
	}
}

func TestMerchantWithoutCoinsIsNotAskedToBid(t *testing.T) {
	m := begin(t, 2, 1)
	rulestest.Play(t, m, "chance lot cloth", "s0 bid 3", "s1 bid 0", "s0 shed north", "s0 market pass")
	rulestest.Play(t, m, "chance lot cloth")
	if d := m.State.Decision(); d.Kind != rules.Sealed || d.Count != 1 || d.Seats[0] != 1 {
		t.Fatalf("%+v: only seat 1 has coins", d)
	}
	rulestest.Play(t, m, "s1 bid 3", "s1 shed south", "s1 market pass", "s0 market pass")
	ply := len(m.Log)
	rulestest.Play(t, m, "chance lot silk")
	// Nobody has a coin: the silk is lost, and the markets follow.
	if asked(m) != "market" || len(m.Log) != ply+1 {
		t.Errorf("%s is asked at ply %d", asked(m), len(m.Log))
	}
	if lost := m.State.(*toy.State).Lost; lost != [4]int8{0, 0, 0, 1} {
		t.Errorf("lost %v", lost)
	}
}

func TestSingleCrateIsSoldWithoutAsking(t *testing.T) {
	m := begin(t, 2, 0)
	rulestest.Play(t, m, "chance lot spice", "s0 bid 1", "s1 bid 0", "s0 shed east", "s0 market sell")
	if m.State.Decision().Kind != rules.Chance {
		t.Fatalf("%s is asked, there is one crate only", asked(m))
	}
	rulestest.Play(t, m, "chance lot cloth", "s0 bid 1", "s1 bid 0", "s0 shed east", "s0 market pass")
	rulestest.Play(t, m, "chance lot spice", "s0 bid 1", "s1 bid 0", "s0 shed east", "s0 market sell", "s0 good pass")
	if m.State.Decision().Kind != rules.Chance {
		t.Errorf("%s is asked after thinking better of it", asked(m))
	}
	if coins := m.State.(*toy.State).Coins; coins != [4]int8{8 - 1 + 2 - 1 - 1, 8, 0, 0} {
		t.Errorf("coins %v", coins)
	}
}

func TestEqualTotalsShareThePlace(t *testing.T) {
	m := begin(t, 3, 0)
	for range 5 {
		rulestest.Play(t, m, "cloth", "0", "0", "0")
	}
	rulestest.Play(t, m, "spice", "0", "0", "0")
	if m.State.Decision().Kind != rules.Over {
		t.Fatalf("%s is asked after the last lot", asked(m))
	}
	for _, score := range m.State.Scores() {
		if score.Place != 1 || score.Total != 8 {
			t.Errorf("seat %d has place %d with %d", score.Seat, score.Place, score.Total)
		}
	}
}
