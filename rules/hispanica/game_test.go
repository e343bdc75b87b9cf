package hispanica

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
)

// A reading is the game with one set of readings of the seed (PC-i), so that the
// conformance run goes through the other settings only: all of them together
// are 768 setups. TestEverySetup plays those.
type reading struct {
	Game
	info  rules.Info
	other uint8 // the value of each setting of a reading
}

func newReading(other uint8) *reading {
	r := &reading{info: info, other: other}
	r.info.Settings = info.Settings[:settingTie]
	return r
}

func (r *reading) Info() *rules.Info { return &r.info }

func (r *reading) New(setup rules.Setup) (rules.State, error) {
	setup, err := r.whole(setup)
	if err != nil {
		return nil, err
	}
	return r.Game.New(setup)
}

func (r *reading) From(setup rules.Setup, f rules.Fields) (rules.State, error) {
	setup, err := r.whole(setup)
	if err != nil {
		return nil, err
	}
	return r.Game.From(setup, f)
}

// whole adds the readings to a setup.
func (r *reading) whole(setup rules.Setup) (rules.Setup, error) {
	for i := settingTie; i < settingCount; i++ {
		if setup.Settings[i] != 0 {
			return setup, errors.New("hispanica: this game has its readings already")
		}
		setup.Settings[i] = r.other
	}
	return setup, nil
}

func TestGame(t *testing.T) { rulestest.Run(t, newReading(0), 1) } // of each setup

func TestGameWithOtherReadings(t *testing.T) { rulestest.Run(t, newReading(1), 1) }

func FuzzGame(f *testing.F) { rulestest.Fuzz(f, Game{}) }

func FuzzFrom(f *testing.F) { rulestest.FuzzFrom(f, Game{}) }

// A runner plays random games without allocating.
type runner struct {
	random  *rand.Rand
	busy    bool // goes on as long as there is anything else to do
	list    []rules.Option
	answers [MaxSeats]rules.Answer
	seen    func(rules.State, rules.Decision, rules.Seat, []rules.Option)
}

// step answers the decision and reports false at the end.
func (r *runner) step(s rules.State) bool {
	d := s.Decision()
	count := 1
	switch d.Kind {
	case rules.Over:
		return false
	case rules.Chance:
		r.list = s.Options(rules.Nobody, r.list[:0])
		r.look(s, d, rules.Nobody)
		r.answers[0] = rules.Answer{Seat: rules.Nobody, Move: rules.Draw(r.list, r.random.Uint64())}
	default:
		count = int(d.Count)
		for i := range count {
			seat := d.Seats[i]
			r.list = s.Options(seat, r.list[:0])
			r.look(s, d, seat)
			legal := 0
			for _, o := range r.list {
				if o.Rule == 0 {
					r.list[legal] = o
					legal++
				}
			}
			if r.busy && legal > 1 && r.list[0].Move <= verbDone {
				r.list[0] = r.list[legal-1]
				legal--
			}
			r.answers[i] = rules.Answer{Seat: seat, Move: r.list[r.random.IntN(legal)].Move}
		}
	}
	s.Apply(r.answers[:count])
	return true
}

func (r *runner) look(s rules.State, d rules.Decision, seat rules.Seat) {
	if r.seen != nil {
		r.seen(s, d, seat, r.list)
	}
}

// families has, by question, the nouns that are listed for it (section 2.19.2):
// whole families, then verbs.
var families = map[string]struct {
	whole []family
	verbs []rules.Move
}{
	"U1": {whole: []family{nationFamily}},
	"C1": {}, "C2": {}, "C3": {}, "C4": {}, "C5": {}, "C6": {}, "C7": {}, "C8": {}, // outcomes only
	"G1": {[]family{zoneFamily, siteFamily}, []rules.Move{verbVisita}},
	"A1": {verbs: []rules.Move{verbOpen, verbBuried}},
	"A2": {}, // amounts up to one's cash
	"P1": {verbs: []rules.Move{verbEnd, verbPlay, verbSell, verbAppoint, verbScout, verbFound, verbFort, verbGalley,
		verbVisita, verbCathedral, verbClaim, verbPhilosophy, verbEmancipate, verbFoment, verbPacify, verbDenounce,
		verbCharter, verbTrade}},
	"P2": {whole: []family{cardFamily}}, "P5": {whole: []family{cardFamily}}, "H2": {whole: []family{cardFamily}},
	"P3": {whole: []family{legalityFamily}}, "P7": {whole: []family{legalityFamily}},
	"P4": {whole: []family{cardFamily}}, "P6": {whole: []family{cardFamily}}, "X1": {whole: []family{cardFamily}},
	"P8": {whole: []family{zoneFamily}}, "P9": {whole: []family{zoneFamily}}, "P11": {whole: []family{zoneFamily}},
	"P12": {whole: []family{zoneFamily}}, "P13": {whole: []family{zoneFamily}}, "P14": {whole: []family{zoneFamily}},
	"P15": {whole: []family{zoneFamily}}, "P18": {whole: []family{zoneFamily}}, "P19": {whole: []family{zoneFamily}},
	"P10": {whole: []family{placeFamily}}, "P17": {whole: []family{placeFamily}},
	"P16": {whole: []family{spaceFamily}},
	"P20": {whole: []family{seatFamily}},
	"E52": {[]family{zoneFamily}, []rules.Move{verbDone}}, "E60": {[]family{zoneFamily}, []rules.Move{verbDone}},
	"E54": {whole: []family{zoneFamily}}, "E57": {whole: []family{zoneFamily}}, "E56": {whole: []family{seaFamily}},
	"E58": {[]family{placeFamily}, []rules.Move{verbDone}}, "E61": {[]family{placeFamily}, []rules.Move{verbDone}},
	"E63": {verbs: []rules.Move{verbEarlier, verbLater}},
	"H1":  {[]family{zoneFamily, cardFamily}, []rules.Move{verbToss}},
	"F1":  {[]family{seatFamily, zoneFamily, seaFamily}, []rules.Move{verbEnd}},
	"F2":  {verbs: []rules.Move{verbDone, verbLoad, verbDeliverC, verbDeliverN, verbEmigrate, verbBattle}},
	"F3":  {whole: []family{placeFamily}}, "F4": {whole: []family{placeFamily}},
	"F5": {[]family{placeFamily, siteFamily}, []rules.Move{verbVisita, verbRebels}},
	"B1": {verbs: []rules.Move{verbFleet, verbTarget}},
	"B2": {verbs: []rules.Move{verbFree, verbLeave}},
	"B3": {verbs: []rules.Move{verbLeave, verbCapture}},
	"X2": {whole: []family{goodFamily, meepleFamily}}, "X3": {whole: []family{goodFamily}},
	"O1": {[]family{seatFamily}, []rules.Move{verbDone}},
	"O2": {verbs: []rules.Move{verbCargo, verbAll}},
}

// withBark are the questions about ships, which list the Bark too.
var withBark = []string{"P4", "P6", "X1"}

var familySizes = map[family]int{
	zoneFamily: ZoneCount, seaFamily: SeaCount, goodFamily: GoodCount, meepleFamily: MeepleCount,
	legalityFamily: LegalityCount - 1, placeFamily: PlaceCount, cardFamily: CardCount - 1, siteFamily: SiteCount,
	spaceFamily: SpaceCount, nationFamily: NationCount - 1,
}

// TestEverySetup plays a random game of each setup and looks at every position;
// every question is asked and lists the nouns of its families.
func TestEverySetup(t *testing.T) {
	times := map[string]int{}
	var victories [victoryCount]int
	random := rand.New(rand.NewPCG(1, 2))
	r := &runner{random: random}
	r.seen = func(s rules.State, d rules.Decision, seat rules.Seat, list []rules.Option) {
		id := info.Questions[d.Question]
		times[id]++
		row, ok := families[id]
		if !ok {
			t.Fatalf("%s is no question of section 2.19", id)
		}
		if d.Kind == rules.Chance || id == "A2" {
			return
		}
		nouns := len(row.verbs)
		for _, f := range row.whole {
			size := familySizes[f]
			switch {
			case f == seatFamily:
				size = int(s.(*State).Seats)
			case slices.Contains(withBark, id):
				size++
			}
			nouns += size
		}
		if len(list) != nouns {
			t.Fatalf("%s lists %d nouns, want %d", id, len(list), nouns)
		}
		for _, o := range list {
			f, _ := familyOf(o.Move)
			if f == verbFamily && !slices.Contains(row.verbs, o.Move) || f != verbFamily && !slices.Contains(row.whole, f) {
				t.Fatalf("%s lists %s", id, spell(o.Move))
			}
		}
	}
	for i, setup := range rulestest.Setups(Game{}) {
		r.busy = i%4 > 0
		first, err := Game{}.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		s := first.(*State)
		for r.step(s) {
			if err := s.Check(); err != nil {
				t.Fatalf("%v: %v", setup, err)
			}
		}
		victories[s.Victory]++
	}
	for id := range families {
		if times[id] == 0 {
			t.Errorf("%s is never asked", id)
		}
	}
	if victories[NoVictory] > 0 {
		t.Errorf("%d games end without a victory", victories[NoVictory])
	}
	t.Logf("victories by kind: %v", victories)
}

func TestRunningMatchDoesNotAllocate(t *testing.T) {
	r := runner{random: rand.New(rand.NewPCG(1, 2))}
	first, err := Game{}.New(rules.Setup{Seats: 5})
	if err != nil {
		t.Fatal(err)
	}
	s := first.Clone().(*State)
	for r.step(s) { // lists grow to their size
	}
	s.Position = first.(*State).Position
	s.resume()
	if n := testing.AllocsPerRun(400, func() { r.step(s) }); n != 0 {
		t.Errorf("%v allocations a decision, want none", n)
	}
}

func BenchmarkRandomPlay(b *testing.B) {
	for _, seats := range []int{2, 5} {
		b.Run(strconv.Itoa(seats)+"seats", func(b *testing.B) {
			r := runner{random: rand.New(rand.NewPCG(1, 2))}
			first, _ := Game{}.New(rules.Setup{Seats: seats})
			s := first.Clone().(*State)
			b.ReportAllocs()
			for b.Loop() {
				if !r.step(s) {
					s.Position = first.(*State).Position
					s.resume()
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
		})
	}
}

// TestNounsKeepTheirNumbers: links hold the numbers, for ever.
func TestNounsKeepTheirNumbers(t *testing.T) {
	for move, noun := range map[rules.Move]string{
		0: "end", 1: "done", 2: "play", 18: "trade", 19: "open", 20: "buried", 21: "load", 25: "battle", 27: "fleet",
		28: "target", 36: "all", 37: "s0", 41: "s4", 42: "FLO", 55: "CUB", 56: "EUR", 67: "SAR", 68: "silver",
		75: "hides", 76: "n", 77: "c", 78: "plunder", 81: "privateer", 82: "0", 97: "15", 98: "st-augustine",
		126: "santiago-de-cuba", 127: "bark", 128: "card-1", 190: "card-63", 191: "timucua", 204: "kalinago", 205: "y",
		206: "roy1", 217: "abo3", 218: "spain", 222: "courland", 223: "16", 4302: "4095", 4303: "",
	} {
		if got := spell(move); got != noun {
			t.Errorf("move %d is spelled %q, want %q", move, got, noun)
		}
	}
	for n := range int16(amounts) {
		if got := amountOf(moveOfAmount(n)); got != n {
			t.Fatalf("the amount %d comes back as %d", n, got)
		}
	}
}

// TestMap: the tables of the map fit together.
func TestMap(t *testing.T) {
	p, site := Place(0), Site(0)
	for z := range Zone(ZoneCount) {
		from, to := z.places()
		if from != p || to <= from {
			t.Errorf("the places of %s are %d to %d", zones[z].id, from, to)
		}
		for ; p < to; p++ {
			want(t, "the zone of "+places[p].id, places[p].zone, z)
		}
		first, end := z.sites()
		if end > first {
			want(t, "the first site of "+zones[z].id, first, site)
		}
		for ; site < end; site++ {
			want(t, "the zone of "+sites[site].id, sites[site].zone, z)
		}
		if zones[z].coasts == 0 || zones[z].coasts.has(Europe) || zones[z].coasts.has(Sargasso) {
			t.Errorf("%s has the coasts %b", zones[z].id, zones[z].coasts)
		}
	}
	want(t, "the places", p, PlaceCount)
	want(t, "the sites", site, SiteCount)
	oneWay := map[[2]Sea]bool{
		{Europe, TradeWinds}: true, {TradeWinds, Leeward}: true, {TradeWinds, Main}: true, {Leeward, Sargasso}: true,
		{Mona, Sargasso}: true, {Bahama, Sargasso}: true, {Sargasso, Europe}: true,
	}
	for a := range Sea(SeaCount) {
		for b := range Sea(SeaCount) {
			there, back := seas[a].to.has(b), seas[b].to.has(a)
			if there && !back != oneWay[[2]Sea{a, b}] {
				t.Errorf("%s to %s goes one way: %v", seas[a].id, seas[b].id, !back)
			}
		}
	}
	// Moves from and to Europe, as the table of section 2.4.1 counts them.
	for sea, moves := range map[Sea][2]int{
		TradeWinds: {1, 3}, Leeward: {2, 2}, Main: {2, 3}, Mona: {3, 2}, Darien: {3, 4}, JamaicaChannel: {3, 3},
		Honduras: {4, 4}, Windward: {4, 3}, Gulf: {5, 3}, Bahama: {5, 2}, Sargasso: {3, 1},
	} {
		if from, to := distance(Europe, sea), distance(sea, Europe); from != moves[0] || to != moves[1] {
			t.Errorf("%s is %d moves from Europe and %d to it, want %v", seas[sea].id, from, to, moves)
		}
	}
}

// distance is the number of moves from one sea zone to another.
func distance(from, to Sea) int {
	reached, moves := seaSet(1<<from), 0
	for ; !reached.has(to); moves++ {
		next := reached
		for sea := range Sea(SeaCount) {
			if reached.has(sea) {
				next |= seas[sea].to
			}
		}
		reached = next
	}
	return moves
}

// TestRulesHaveTheirNumbers: codes are those of section 2.17.5.
func TestRulesHaveTheirNumbers(t *testing.T) {
	free := []int{3, 12, 22, 77}
	code := 0
	for rule := 1; rule < len(info.Rules); rule++ {
		for code++; slices.Contains(free, code); code++ {
		}
		want(t, "the code", info.Rules[rule], "R"+strconv.Itoa(code))
	}
	want(t, "the last number", code, 83)
}

// TestTargetsThatNeedNotBeLookedAtAreRefusedAlike: what a verb says must not depend on
// which of its targets are looked at.
func TestTargetsThatNeedNotBeLookedAtAreRefusedAlike(t *testing.T) {
	looked := 0
	look := func(s *State, seat rules.Seat, a *targets) {
		if a == nil || a.apart == nil || a.row[0] == NoAction && s.Turn.Actions == 0 {
			return
		}
		apart, others := a.apart(s, seat), rules.Rule(0)
		worst, allowed := 0, false
		for i := range a.size(s) {
			rule := a.refuse(s, seat, i)
			if apart>>i&1 == 0 {
				if rule == 0 || others != 0 && rule != others {
					t.Fatalf("target %d of the family at %d is refused by %d, others by %d", i, a.first, rule, others)
				}
				others = rule
			}
			if allowed = allowed || rule == 0; !allowed {
				worst = max(worst, slices.Index(a.row, rule))
			}
		}
		want := a.row[worst]
		if allowed {
			want = 0
		}
		if got := a.refusal(s, seat); got != want {
			t.Fatalf("the verb of the family at %d is refused by %d, want %d", a.first, got, want)
		}
		looked++
	}
	r := runner{random: rand.New(rand.NewPCG(3, 4))}
	r.seen = func(state rules.State, d rules.Decision, seat rules.Seat, _ []rules.Option) {
		s := state.(*State)
		switch d.Question {
		case rules.Question(stepVerb):
			for i := range turnVerbs {
				look(s, seat, turnVerbs[i].targets)
			}
		case rules.Question(stepLandVerb):
			look(s, seat, &loadTargets)
			look(s, seat, &deliverTargets[NativeAboard])
			look(s, seat, &deliverTargets[CitizenAboard])
		}
	}
	for range 20 {
		s, err := Game{}.New(rules.Setup{Seats: 5})
		if err != nil {
			t.Fatal(err)
		}
		for r.step(s) {
		}
	}
	if looked < 1000 {
		t.Errorf("only %d verbs were looked at", looked)
	}
}
