package discovery

import "flota/rules"

// A Phase is a part of a turn that has a heading of its own in the log.
type Phase int8

// The phases in their order (section 3.1).
const (
	Placing Phase = iota
	InitiativePhase
	DockPhase
	GoodsPhase
	ShippingPhase
	BuildingsPhase
	DiscoveryPhase
	SpecialistsPhase
	WarfarePhase
	IncomePhase
	BenefitsPhase
	ScoringPhase
	BetweenTurns

	PhaseCount = iota
)

// in is a line of the turn with which a phase begins.
func in(phase Phase, line func(*State, *frame)) func(*State, *frame) {
	return func(s *State, f *frame) {
		s.tell(PhaseBegins, rules.Nobody, int16(phase))
		line(s, f)
	}
}

// headings are the words of the headings in one language.
type headings struct {
	turn   string // {0}, Age {1}
	phases [PhaseCount]string
}

var headingsEnglish = headings{
	turn: "Turn {0}, Age {1}",
	phases: [PhaseCount]string{
		"Placing pieces", "Initiative", "Colonist Dock", "Trade Goods", "Merchant Shipping", "Capital Buildings",
		"Discovery", "Specialists", "Warfare", "Trade income", "Benefits of buildings", "Scoring the regions",
		"Between the turns",
	},
}

var headingsFrench = headings{
	turn: "Tour {0}, Âge {1}",
	phases: [PhaseCount]string{
		"Placement des pièces", "Initiative", "Quai des colons", "Marchandises", "Marine marchande", "Réalisations",
		"Découverte", "Spécialistes", "Conflits", "Revenu du commerce", "Effets des réalisations", "Décompte des régions",
		"Entre les tours",
	},
}

var headingsHungarian = headings{
	turn: "{0}. forduló, {1}. kor",
	phases: [PhaseCount]string{
		"A bábuk lerakása", "Kezdeményezés", "Telepesrakpart", "Áruk", "Kereskedelmi hajózás", "Fővárosi épületek",
		"Felfedezés", "Szakemberek", "Hadviselés", "Kereskedelmi bevétel", "Az épületek juttatásai", "A régiók pontozása",
		"A fordulók között",
	},
}

// Heading gives the heading of a turn or of a phase, where one begins.
func (t *Text) Heading(e rules.Event) (level int, words string) {
	switch e.Kind {
	case TurnBegins:
		return 1, t.fill(t.headings.turn, rules.Nobody, e.Args[:]...)
	case PhaseBegins:
		return 2, t.headings.phases[e.Args[0]]
	}
	return 0, ""
}
