package hispanica

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
)

var _ rules.Numbered = (*Text)(nil)

// bookIn gives the paragraphs of the rulebook in a language, by id too, and the
// ids of chapters, sections and paragraphs in the order of the book.
func bookIn(t testing.TB, language string) (list []rules.Paragraph, byID map[string]rules.Paragraph, ids []string) {
	t.Helper()
	byID = map[string]rules.Paragraph{}
	for _, chapter := range rules.Book(Rulebook(language), (Game{}).Text(language, nil).(rules.Numbered).Paragraphs()) {
		ids = append(ids, chapter.ID)
		for _, section := range chapter.Sections {
			ids = append(ids, section.ID)
			for _, p := range section.Paragraphs {
				ids = append(ids, p.ID)
				list = append(list, p)
				byID[p.ID] = p
			}
		}
	}
	return list, byID, ids
}

// byNumbers compares ids number by number: 4.2.9 is before 4.2.10.
func byNumbers(a, b string) int {
	numbers := func(id string) []int {
		var list []int
		for _, part := range strings.Split(id, ".") {
			n, _ := strconv.Atoi(part)
			list = append(list, n)
		}
		return list
	}
	return slices.Compare(numbers(a), numbers(b))
}

func TestRulebookIsNumberedInReadingOrder(t *testing.T) {
	for _, language := range languages {
		list, byID, ids := bookIn(t, language)
		if !slices.IsSortedFunc(ids, byNumbers) {
			t.Errorf("%s: the ids are not in order: %v", language, ids)
		}
		if len(list) != len(paragraphs) || len(byID) != len(paragraphs) {
			t.Errorf("%s: %d paragraphs, %d different ones, want %d", language, len(list), len(byID), len(paragraphs))
		}
		// The last number of each id is one more than that of the id before it
		// in the same chapter or section.
		last := map[string]int{}
		for _, id := range ids {
			cut := max(strings.LastIndex(id, "."), 0)
			parent := id[:cut]
			n, err := strconv.Atoi(strings.TrimPrefix(id[cut:], "."))
			if err != nil || n != last[parent]+1 || parent != "" && !slices.Contains(ids, parent) {
				t.Errorf("%s: %s does not follow number %d of %q", language, id, last[parent], parent)
			}
			last[parent] = n
		}
	}
}

func TestParagraphsOfTheBookAreThoseOfTheTable(t *testing.T) {
	var ids []string
	for _, e := range templates("en") {
		if strings.Count(e.ID, ".") == 2 {
			ids = append(ids, e.ID)
		} else if e.Text != "" {
			t.Errorf("%s is no paragraph but has a text", e.ID)
		}
	}
	for i, p := range paragraphs {
		if i >= len(ids) || ids[i] != p.id {
			t.Fatalf("paragraph %d is not %s: %v", i, p.id, ids[min(i, len(ids)):])
		}
	}
	if len(ids) != len(paragraphs) {
		t.Errorf("there are %d paragraphs, want %d", len(ids), len(paragraphs))
	}
}

var (
	reference = regexp.MustCompile(`\d+\.\d+(\.\d+)?`)
	chapters  = regexp.MustCompile(`[Cc]hapter (\d+)`)
	sentence  = regexp.MustCompile(`\.( |$)`)
	// ordinal is how Hungarian writes ordinals, which end no sentence.
	ordinal = regexp.MustCompile(`(\d|\b[IVX]+)\. `)
)

func TestParagraphsAreShortAndReferToWhatIsThere(t *testing.T) {
	for _, language := range languages {
		list, _, ids := bookIn(t, language)
		for _, p := range list {
			if n := len([]rune(p.Text)); n < 10 || n > 600 && (language == "en" || n > 750) {
				t.Errorf("%s: %s has %d characters: %q", language, p.ID, n, p.Text)
			}
			if p.Title == "" || strings.ContainsAny(p.Title+p.Text, "{}") || !strings.HasSuffix(p.Text, ".") ||
				strings.Contains(p.Text, "..") || strings.Contains(p.Text, "  ") {
				t.Errorf("%s: %s is not well written: %q, %q", language, p.ID, p.Title, p.Text)
			}
			rulestest.Sentence(t, language, p.ID, p.Title)
			rulestest.Sentence(t, language, p.ID, p.Text)
			text := strings.ReplaceAll(p.Text, "St. ", "St ")
			if language == "hu" {
				text = ordinal.ReplaceAllString(text, "")
			}
			if n := len(sentence.FindAllString(text, -1)); n > 5 {
				t.Errorf("%s: %s has %d sentences", language, p.ID, n)
			}
			for _, id := range reference.FindAllString(p.Text, -1) {
				if !slices.Contains(ids, id) || id == p.ID {
					t.Errorf("%s: %s refers to %s", language, p.ID, id)
				}
			}
			for _, found := range chapters.FindAllStringSubmatch(p.Text, -1) {
				if !slices.Contains(ids, found[1]) {
					t.Errorf("%s: %s refers to chapter %s", language, p.ID, found[1])
				}
			}
		}
	}
}

func TestSourcePageAndOwnFitTogether(t *testing.T) {
	for _, language := range languages {
		list, _, _ := bookIn(t, language)
		text := Game{}.Text(language, nil).(rules.Numbered)
		for _, p := range list {
			if (p.Source == rules.Seed) != (p.Page != "") {
				t.Errorf("%s: page %q with source %d", p.ID, p.Page, p.Source)
			}
			if p.Source == rules.Seed && p.Own != 0 {
				t.Errorf("%s is the seed's and this project's own at once", p.ID)
			}
			if (p.Source == rules.Invented) != (text.Source(p.Source) == "") {
				t.Errorf("%s: source %d has the name %q", p.ID, p.Source, text.Source(p.Source))
			}
			if p.Source == rules.Invented && p.Own == 0 {
				t.Errorf("%s is invented and does not say what of it", p.ID)
			}
			if p.Source == rules.Published {
				t.Errorf("%s: nothing of this game is a rendition of the published rulebook", p.ID)
			}
			if (p.Source == rules.Remembered) != strings.HasPrefix(p.ID, "14.") {
				t.Errorf("%s: history is what chapter 14 tells, and nothing else; its source is %d", p.ID, p.Source)
			}
		}
	}
}

func TestReaderIsToldFirstThatThisIsNotThePublishedRulebook(t *testing.T) {
	list, _, _ := bookIn(t, "en")
	text := Game{}.Text("en", nil).(rules.Numbered)
	for _, said := range []string{list[0].Text, text.About()} {
		for _, want := range []string{"published rulebook", "not", "FAQ", "to the letter", "reviews", "lmost everything else", "this project"} {
			if !strings.Contains(said, want) {
				t.Errorf("%q does not say %q", said, want)
			}
		}
	}
	if n := len(sentence.FindAllString(text.About(), -1)); n != 1 {
		t.Errorf("%q is %d sentences, want one", text.About(), n)
	}
}

func TestEveryRefusalHasAParagraph(t *testing.T) {
	_, byID, _ := bookIn(t, "en")
	text := Game{}.Text("en", nil).(rules.Numbered)
	if got := text.Paragraph(0); got != "" {
		t.Errorf("rule 0 refuses nothing and has the paragraph %q", got)
	}
	for r := rules.Rule(1); r < ruleCount; r++ {
		if _, ok := byID[text.Paragraph(r)]; !ok {
			t.Errorf("%s: there is no paragraph %q", refusals[r].code, text.Paragraph(r))
		}
	}
}

func TestRefusalsPointToTheWordsThatForbid(t *testing.T) {
	_, byID, _ := bookIn(t, "en")
	forbidding := map[rules.Rule]string{
		NoDisc: "Without a disc", NoNative: "no Native", NoVisita: "one Visita", NoCathedral: "Cathedral",
		NoCitizen: "Only Citizens who wait", NationTaken: "twice", NoSpain: "Spain only where", SpainFirst: "must take Spain",
		OtherZone: "own land zone", RebelZone: "rebel land zone", Wilderness: "wilderness",
		NothingBuried: "no unseen card", BidTooHigh: "no more than the bidder's cash",
		TooDear: "less than it costs", NoAction: "three actions", NotInHand: "one's own hand", NotDrawn: "Two Outposts are drawn",
		ChestsAboard: "no chest may be aboard", Appointed: "once in a play turn", NoFleet: "A fleet is needed",
		SameFlagship: "another one than before", NotPrinted: "printed on it", NotInFleet: "of the fleet",
		DeckEmpty: "empty Outpost deck", NoOutpost: "an Outpost of a zone", NoSlot: "a free place",
		FleetFull: "three ships", HasBark: "no Bark", NeedsIcon: "at least one icon", NotNext: "one space",
		NoRebelLeft: "the supply must have one", NotRadical: "second or third space", NoColonyInZone: "somebody else must have one",
		NotCourtier: "ROY space", NoRival: "FED, SEP or ABO", AlreadyChosen: "chosen twice", DoveStays: "never past round 10",
		NotEurope: "not Europe", NoPassage: "along a passage", NoCoast: "on the coast", AlreadyLanded: "once in each zone",
		OtherSea: "its own sea zone", PeaceInEurope: "In Europe no fleet", Yourself: "another player's",
		NotThisFleet: "attacks", NoHold: "free space", PlunderFights: "in no other way", OwnColonyOnly: "own Colonies only",
		ClaimOnly: "own Claim", TooWeak: "at least that of the Colony", InquisitionHere: "Inquisition's zone nobody takes bribes",
		NotHere: "in this land zone", NotAboard: "from aboard", NotEmptyColony: "empty Colony", NoEmptyColony: "only if there is an empty Colony",
		AlreadyFought: "at most one battle", OwnTarget: "Only a foreign Colony", NotThisTarget: "SMUGGLER attacks nothing",
		OrderGiven: "once named", FlagshipStays: "the flagship stays", MeeplesFirst: "first meeples", NoneOfThese: "of what is there",
		NothingHere: "nothing to attack", HasClaim: "without an own one", NoClaim: "one of them", NoRebel: "one Rebel is removed",
		NotYours: "belong to the player", NoColony: "must stand there", NoOwnColony: "a zone with one", NoSlave: "The Slave of an own Colony",
		HasFort: "without a fort", HasGalley: "no own Galley", HasVisita: "no Visita", NoOwnVisita: "one has a Visita",
		HasCathedral: "no Cathedral stands", NotSpanish: "Spain, played or not, has a Colony", NotEmpty: "that are empty",
		OtherHasNoFleet: "another player's fleet", NoChest: "must have a chest",
	}
	for r := rules.Rule(1); r < ruleCount; r++ {
		p, want := byID[refusals[r].paragraph], forbidding[r]
		if want == "" || !strings.Contains(p.Text, want) {
			t.Errorf("%s points to %s, which says %q without %q", refusals[r].code, p.ID, p.Text, want)
		}
	}
}

func TestEveryQuestionHasParagraphsInForce(t *testing.T) {
	_, byID, _ := bookIn(t, "en")
	check := func(what string, ids []string) {
		t.Helper()
		if len(ids) == 0 {
			t.Errorf("%s: no paragraph is in force", what)
		}
		for i, id := range ids {
			if _, ok := byID[id]; !ok || slices.Contains(ids[:i], id) {
				t.Errorf("%s: there is no paragraph %q, or it is in force twice", what, id)
			}
		}
	}
	for v := CourtFavourite; int(v) < victoryCount; v++ {
		check(victoryIDs[v], won[v])
	}
	for step := stepNone + 1; step < stepCount; step++ {
		if steps[step].Ask != nil {
			check(steps[step].Name, inForce[step])
		} else if inForce[step] != nil {
			t.Errorf("%s asks nothing and has paragraphs", steps[step].Name)
		}
	}
	text := Game{}.Text("en", nil).(rules.Numbered)
	for seed := range uint64(4) {
		m := rulestest.Random(Game{}, rules.Setup{Seats: 2 + int(seed)}, seed)
		for ply := range len(m.Log) + 1 {
			s := m.At(ply).State
			check(fmt.Sprintf("game %d, ply %d, question %d", seed, ply, s.Decision().Question), text.InForce(s))
		}
	}
}

func TestRulesInForceAreThoseOfTheMoment(t *testing.T) {
	text := Game{}.Text("en", nil).(rules.Numbered)
	first := func(state rules.State, want string) {
		t.Helper()
		if got := text.InForce(state); got[0] != want {
			t.Errorf("at %s: %v is in force, want %s first", info.Questions[state.Decision().Question], got, want)
		}
	}
	load := func(legality Legality) *State {
		s := threeScene(t)
		s.colony(Cartagena, Spain, Slave)
		s.Turn = noTurn
		s.Turn.Seat = seatE
		s.fleet(seatE, legality, Main, Bark)
		s.Stack.Call(stepLoad, int16(seatE))
		s.flow.Decision = rules.Decision{Kind: rules.Choice, Question: question(stepLoad)}
		return s.State
	}
	first(load(Smuggler), "8.5.4")
	first(load(Conquistador), "8.5.5")
	first(load(Privateer), "8.5.6")

	s := threeScene(t)
	s.hand(seatE, 1, 2, 3, 4)
	s.Stack.Call(stepShed, int16(seatE))
	s.flow.Decision = rules.Decision{Kind: rules.Choice, Question: question(stepShed)}
	s.Turn.Seat = seatE
	first(s.State, "6.6.3")
	s.Turn = noTurn
	first(s.State, "6.6.2")

	s = threeScene(t)
	s.Stack.Call(stepNewLegality, int16(seatE), int16(Bark))
	s.flow.Decision = rules.Decision{Kind: rules.Choice, Question: question(stepNewLegality)}
	first(s.State, "6.3.5")
	s.Stack.Top().V[1] = 1
	first(s.State, "6.3.2")

	s = threeScene(t)
	s.end(seatE, PirateKing)
	s.flow.Decision = rules.Decision{}
	first(s.State, "11.2.5")
	if p := text.InForce(s.State); p[1] != "11.1.2" {
		t.Errorf("a sudden victory is under %v", p)
	}
}

// seedInBook has the facts of the seed by their numbers, each with the
// paragraph that says it and words of it.
var seedInBook = []struct{ fact, page, id, words string }{
	{"1.1", "p. 7", "5.2.1", "below the top one, which nobody has seen"},
	{"1.2", "p. 7", "5.2.2", "face up"},
	{"1.3", "p. 7", "5.2.3", "initiator must bid"},
	{"1.4", "p. 7", "5.2.3", "at least $1"},
	{"1.5", "p. 7", "5.2.4", "in secret"},
	{"1.6", "p. 7", "5.2.4", "may be zero"},
	{"1.7", "p. 7", "5.2.5", "at the same moment"},
	{"1.8", "p. 7", "5.2.5", "The highest wins"},
	{"1.9", "p. 7", "5.2.6", "tie, the initiator wins"},
	{"1.10", "p. 7", "5.2.7", "pays to the Pool"},
	{"1.11", "p. 7", "5.2.8", "pays the initiator"},
	{"2.1", "p. 7, 9", "5.4.1", "beyond its limit"},
	{"2.2", "p. 7, 9", "6.6.1", "end of one's own play turn"},
	{"2.3", "p. 7, 9", "6.6.2", "again at the end of the Play Year"},
	{"2.4", "p. 7, 9", "6.6.3", "sells or discards"},
	{"2.5", "p. 7, 9", "6.2.1", "for $1"},
	{"2.6", "p. 7, 9", "6.6.4", "shuffled back"},
	{"3.1", "p. 6", "1.3.1", "Goods, Auction, Play, Shipping"},
	{"3.2", "p. 6", "4.1.1", "player order"},
	{"4.1", "p. 11-12, 6", "4.4.1", "from a Tribe site"},
	{"4.2", "p. 11-12, 6", "4.4.1", "from a Visita"},
	{"4.3", "p. 11-12, 6", "4.4.2", "from a Cathedral for $1"},
	{"4.4", "p. 11-12, 6", "4.4.3", "only if there is no other source"},
	{"4.5", "p. 11-12, 6", "4.4.4", "rebel land zone"},
	{"4.6", "p. 11-12, 6", "4.4.5", "wilderness"},
	{"5.1", "p. 13-14", "9.2.1", "counted in discs"},
	{"5.2", "p. 13-14", "9.2.2", "Rebels, Colonies, Citizens and Galleys have Strength 1"},
	{"5.3", "p. 13-14", "9.2.3", "the fort adds 1"},
	{"5.4", "p. 13-14", "9.2.4", "Strength 0"},
	{"5.5", "p. 13-14", "9.3.1", "all at the same moment"},
	{"5.6", "p. 13-14", "9.3.2", "neutral is not allowed"},
	{"5.7", "p. 13-14", "9.3.3", "greater Strength wins"},
	{"5.8", "p. 13-14", "9.3.4", "the target wins"},
	{"6.1", "p. 18-19", "8.4.3", "subjugated in a land battle"},
	{"6.2", "p. 18-19", "8.4.3", "Emigration is automatic"},
	{"6.3", "p. 18-19", "8.4.5", "only if there is an empty Colony"},
	{"6.4", "p. 18-19", "8.5.1", "PLUNDER plunders, SMUGGLER bribes, CONQUISTADOR exports within the law, PRIVATEER takes by claim"},
	{"6.5", "p. 18-19", "8.6.1", "unloaded in Europe"},
	{"all", "p. 6, 7, 9, 11-14, 18-19", "1.1.2", "auctions"},
}

func TestTheSeedIsInTheRulebookWithItsPages(t *testing.T) {
	list, byID, _ := bookIn(t, "en")
	counts := [...]int{0, 11, 6, 2, 6, 8, 5}
	var said, facts []string
	for _, s := range seedInBook {
		if p := byID[s.id]; p.Source != rules.Seed || p.Page != s.page || !strings.Contains(p.Text, s.words) {
			t.Errorf("fact %s: %s has source %d, page %q and says %q, want the seed, %q and %q",
				s.fact, s.id, p.Source, p.Page, p.Text, s.page, s.words)
		}
		said, facts = append(said, s.id), append(facts, s.fact)
	}
	for question, n := range counts {
		for fact := 1; fact <= n; fact++ {
			if id := fmt.Sprintf("%d.%d", question, fact); !slices.Contains(facts, id) {
				t.Errorf("fact %s of the seed is in no paragraph", id)
			}
		}
	}
	for _, p := range list {
		if p.Source == rules.Seed && !slices.Contains(said, p.ID) {
			t.Errorf("%s names the seed, but no fact of it is given", p.ID)
		}
	}
}

func TestStepsOfTheGoodsYearStandInTheirSequence(t *testing.T) {
	_, byID, _ := bookIn(t, "en")
	text := byID["4.1.1"].Text
	for _, step := range []string{"player order", "Cathedrals are filled", "kidnapping or hiring", "extinction", "chests", "attrition", "incomes"} {
		head, rest, found := strings.Cut(text, step)
		if !found {
			t.Errorf("4.1.1 does not go on with %q after %q", step, head)
		}
		text = rest
	}
}

// cardParagraph is where the rulebook tells a card: Persons, Institutions and
// Edicts by their numbers.
func cardParagraph(c Card) string {
	switch {
	case c <= lastPerson:
		return fmt.Sprintf("7.3.%d", c-firstPerson+1)
	case c <= lastInstitution:
		return fmt.Sprintf("7.4.%d", c-lastPerson)
	}
	return fmt.Sprintf("7.5.%d", c-lastInstitution)
}

// shipParagraph is where it tells a ship; the Bark comes last.
func shipParagraph(c Card) string {
	if c == Bark {
		c = lastShip + 1
	}
	return fmt.Sprintf("7.2.%d", c)
}

func TestEveryCardIsTold(t *testing.T) {
	_, byID, _ := bookIn(t, "en")
	text := Game{}.Text("en", nil).(*Text)
	// What cards of one effect have in common.
	effects := [effectCount]string{
		effectIncome: "$1 more income", effectBank: "$2 more income", effectPhilosophy: "Forward steps of the owner's pawn cost $1 less",
		effectTribute: "1 Tribute more", effectFreeShip: "To play a Ship takes no action", effectLand: "fleet is 1 higher in land battles and for crown claims",
		effectFound: fmt.Sprintf("Founding a Colony costs $%d", foundCheap), effectFort: fmt.Sprintf("A fort costs $%d, and so does a Galley", fortCheap),
		effectFoment: "Fomenting costs $1 less", effectEmancipate: fmt.Sprintf("Emancipating costs $%d", emancipateCheap),
		effectVisita: fmt.Sprintf("A Visita costs $1 less, a Cathedral $%d", cathedralCheap), effectFree: "counts 2 Freed", effectSail: "2 Sail more",
		effectSea: "Sea Strength is 1 higher", effectSiege: "a fort adds nothing", effectSmuggler: "unloaded as SMUGGLER brings $1 more",
		effectConquistador: "unloaded as CONQUISTADOR brings $1 more", effectPlunder: "unloaded as PLUNDER brings $1 more", effectHand: "hand limit is one card higher",
	}
	edicts := map[Card]string{
		Alcabala: "Up to four zones", Truce: "All orders of all players", AutoDaFe: "The Inquisition goes to any zone",
		Smallpox: "two or more Natives loses one", Hurricane: "every fleet loses all chests and meeples",
		NewLaws: "works on as a Citizen", Asiento: "Up to two own Colonies that are empty", RoyalPardon: "half of the own Infamy",
		Reprisal: "up to two Claims for nothing", Situado: "Up to two own Colonies without a fort",
		OpeningPorts: "draw an Outpost", DoveOfPeace: "one round back or on",
	}
	icons := [BranchCount]string{Youth: "No icon.", Royal: "Icon ROY.", Federal: "Icon FED.", Separate: "Icon SEP.", Abolition: "Icon ABO."}
	for c := firstPerson; c < CardCount; c++ {
		p := byID[cardParagraph(c)]
		name, _ := text.Card(c)
		if p.Title != name {
			t.Errorf("card %d is %q and its paragraph %s has the title %q", c, name, p.ID, p.Title)
		}
		want := effects[tableau[c].effect]
		if c.IsEdict() {
			want = edicts[c]
		}
		if want == "" || !strings.Contains(p.Text, want) {
			t.Errorf("%s, %s: %q does not tell %q", p.ID, name, p.Text, want)
		}
		if c <= lastPerson && !strings.HasPrefix(p.Text, icons[tableau[c].icon]) {
			t.Errorf("%s, %s: %q does not begin with %q", p.ID, name, p.Text, icons[tableau[c].icon])
		}
		if p.Own == 0 {
			t.Errorf("%s, %s: what it does is this project's own", p.ID, name)
		}
	}
	for c := firstShip; c <= Bark; c++ {
		if !c.IsShip() {
			continue
		}
		name, shown := text.Card(c)
		sail, guns, hold := c.Ship()
		numbers := fmt.Sprintf("Sail %d, Guns %d, Hold %d", sail, guns, hold)
		p := byID[shipParagraph(c)]
		if p.Title != name || !strings.HasPrefix(p.Text, numbers) || !strings.Contains(shown, numbers) {
			t.Errorf("%s is told in %s as %q, %q, and shows %q, want %q", name, p.ID, p.Title, p.Text, shown, numbers)
		}
		for l := Plunder; c != Bark && l < LegalityCount; l++ {
			legality, _ := text.Legality(l)
			if has := ships[c].legalities.has(l); strings.Contains(p.Text, legality) != has || strings.Contains(shown, legality) != has {
				t.Errorf("%s shows %s: %v, the words are %q and %q", name, legality, has, p.Text, shown)
			}
		}
	}
	if p := byID[cardParagraph(lastEdict)]; p.Title == "" || byID["7.5.13"].Title != "" || byID["7.4.10"].Title != "" || byID["7.3.23"].Title != "" {
		t.Error("there are paragraphs of cards without a card")
	}
	if got := byID["1.4.5"].Text; !strings.Contains(got, fmt.Sprintf("%d Market cards", CardCount-1)) ||
		!strings.Contains(got, fmt.Sprintf("%d Ships, %d Persons, %d Institutions and %d Edicts", lastShip, lastPerson-lastShip, lastInstitution-lastPerson, lastEdict-lastInstitution)) ||
		!strings.Contains(got, fmt.Sprintf("%d Outposts", outpostsEach*ZoneCount)) {
		t.Errorf("1.4.5 says %q", got)
	}
}

func TestEveryZonePlaceAndSiteIsTold(t *testing.T) {
	_, byID, _ := bookIn(t, "en")
	text := Game{}.Text("en", nil).(*Text)
	for z := range Zone(ZoneCount) {
		p := byID[fmt.Sprintf("3.2.%d", z+1)]
		if p.Title != text.Zone(z) {
			t.Errorf("%s has the title %q, want %s", p.ID, p.Title, text.Zone(z))
		}
		wants := []string{"It yields " + text.Good(z.Good()) + "."}
		for _, s := range z.Coasts() {
			wants = append(wants, text.Sea(s))
			if sea := byID[fmt.Sprintf("3.3.%d", s+1)]; !strings.Contains(sea.Text, text.Zone(z)) {
				t.Errorf("%s lies on %s, whose paragraph says %q", text.Zone(z), text.Sea(s), sea.Text)
			}
		}
		for _, place := range z.Places() {
			wants = append(wants, text.Place(place))
		}
		for _, site := range z.Sites() {
			want := fmt.Sprintf("%s %d", text.Site(site), sites[site].natives)
			if site.Wilderness() {
				want += ", wilderness"
			}
			wants = append(wants, want)
		}
		if len(z.Sites()) == 0 {
			wants = append(wants, "Natives: none")
		}
		for _, want := range wants {
			if !strings.Contains(p.Text, want) {
				t.Errorf("%s, %s: %q does not tell %q", p.ID, p.Title, p.Text, want)
			}
		}
		wild := 0
		for _, site := range z.Sites() {
			if site.Wilderness() {
				wild++
			}
		}
		if got := strings.Count(p.Text, "wilderness"); got != wild {
			t.Errorf("%s tells %d wilderness sites, want %d", p.ID, got, wild)
		}
		for _, id := range []string{"3.1.1", "2.4.4"} {
			if got, want := strings.Contains(byID[id].Text, text.Zone(z)), id == "3.1.1" || zones[z].cathedral; got != want {
				t.Errorf("%s has %s: %v, want %v", id, text.Zone(z), got, want)
			}
		}
	}
	for s := range Sea(SeaCount) {
		p := byID[fmt.Sprintf("3.3.%d", s+1)]
		if p.Title != text.Sea(s) {
			t.Errorf("%s has the title %q, want %s", p.ID, p.Title, text.Sea(s))
		}
		leads, _, _ := strings.Cut(p.Text, ".")
		for to := range Sea(SeaCount) {
			if got := strings.Contains(leads, text.Sea(to)); got != seas[s].to.has(to) {
				t.Errorf("%s leads to %s: %v, want %v", p.ID, text.Sea(to), got, !got)
			}
		}
	}
	for site := range Site(SiteCount) {
		if got := strings.Contains(byID["4.4.6"].Text, text.Site(site)); got != site.Wilderness() {
			t.Errorf("4.4.6 has %s: %v", text.Site(site), got)
		}
	}
	workers := map[Labour][]string{}
	for labour, begin := range map[Labour]string{Citizen: "Citizens work at ", Slave: "Slaves work at "} {
		_, list, _ := strings.Cut(byID["2.4.1"].Text, begin)
		list, _, _ = strings.Cut(list+" ", ". S")
		workers[labour] = strings.Split(strings.TrimSuffix(strings.TrimSpace(list), "."), ", ")
	}
	for place := range Place(PlaceCount) {
		for labour, list := range workers {
			if got := slices.Contains(list, text.Place(place)); got != (places[place].crown == labour) {
				t.Errorf("2.4.1 has %s with a %s at work: %v", text.Place(place), labours[labour], got)
			}
		}
		if got := strings.Contains(byID["2.4.2"].Text, text.Place(place)); got != places[place].fort {
			t.Errorf("2.4.2 has a fort at %s: %v", text.Place(place), got)
		}
	}
	for round := 1; round <= doveMax; round++ {
		p := byID[fmt.Sprintf("3.4.%d", round+1)]
		if want := fmt.Sprintf("Round %d, %d", round, rounds[round].year); p.Title != want {
			t.Errorf("%s has the title %q, want %q", p.ID, p.Title, want)
		}
		_, row, _ := strings.Cut(strings.TrimSuffix(p.Text, "."), ": ")
		for g := range Good(GoodCount) {
			if got := slices.Contains(strings.Split(row, ", "), text.Good(g)); got != rounds[round].season.has(g) {
				t.Errorf("round %d has %s: %v in %q", round, text.Good(g), got, row)
			}
		}
	}
	for g := range Good(GoodCount) {
		if want := fmt.Sprintf("%s %d", text.Good(g), g.Value()); !strings.Contains(byID["3.1.10"].Text, want) {
			t.Errorf("3.1.10 does not have %q", want)
		}
		if got := strings.Contains(byID["4.7.1"].Text, text.Good(g)); got != goods[g].harsh {
			t.Errorf("4.7.1 has %s: %v", text.Good(g), got)
		}
	}
}

func TestEveryNationTitleVictoryLegalityAndSettingIsTold(t *testing.T) {
	_, byID, ids := bookIn(t, "en")
	text := Game{}.Text("en", nil).(*Text)
	for n := Spain; n < NationCount; n++ {
		name, power := text.Nation(n)
		p := byID[fmt.Sprintf("2.2.%d", n)]
		called, _, _ := strings.Cut(power, ":")
		if p.Title != capital(name) || !strings.Contains(p.Text, called+":") {
			t.Errorf("%s has the title %q and says %q, want %s and %s", p.ID, p.Title, p.Text, capital(name), called)
		}
		if p := byID["2.1.1"]; !strings.Contains(p.Text, name) {
			t.Errorf("2.1.1 does not name %s", name)
		}
	}
	for title := range Title(TitleCount) {
		name, _ := text.Title(title)
		if p := byID[fmt.Sprintf("8.8.%d", title+2)]; p.Title != name {
			t.Errorf("%s has the title %q, want %s", p.ID, p.Title, name)
		}
	}
	for v := CourtFavourite; v <= PirateKing; v++ {
		if p := byID[fmt.Sprintf("11.2.%d", v)]; p.Title != text.Victory(v) {
			t.Errorf("%s has the title %q, want %s", p.ID, p.Title, text.Victory(v))
		}
	}
	for l := Plunder; l < LegalityCount; l++ {
		name, _ := text.Legality(l)
		for _, id := range []string{loading[l], fmt.Sprintf("8.6.%d", l+2)} {
			if p := byID[id]; p.Title != name {
				t.Errorf("%s has the title %q, want %s", p.ID, p.Title, name)
			}
		}
	}
	branches := map[string]string{}
	for s := Space(1); s < SpaceCount; s++ {
		name, _ := text.Space(s)
		branch, _, _ := strings.Cut(name, " ")
		branches[branch] = ""
	}
	for branch := range branches {
		if !strings.Contains(byID["10.1.2"].Text, branch+" is ") && !strings.Contains(byID["10.1.2"].Text, ", "+branch+" ") {
			t.Errorf("10.1.2 does not tell %s", branch)
		}
	}
	for setting, want := range [settingCount]struct {
		id     string
		values [3]string
	}{
		settingNations:    {"12.1.1", [3]string{"dealt at random", "picked in seat order"}},
		settingSolo:       {"12.1.2", [3]string{"Any seat", "one person"}},
		settingSpainBonus: {"12.1.3", [3]string{"no bonus", "$2", "$4"}},
		settingTie:        {"12.2.1", [3]string{"the initiator wins all the same", "earliest of them in player order"}},
		settingTarget:     {"12.2.2", [3]string{"All discs of its owner", "only the Colony itself and its Citizen"}},
		settingEmpty:      {"12.2.3", [3]string{"Anybody's", "one of the player's own"}},
		settingEmigration: {"12.2.4", [3]string{"Citizen by Citizen", "at every landing"}},
	} {
		if len(info.Settings[setting].Values) != len(slices.DeleteFunc(slices.Clone(want.values[:]), func(s string) bool { return s == "" })) {
			t.Errorf("%s has other values than 12 tells", info.Settings[setting].ID)
		}
		for _, value := range want.values {
			if p := byID[want.id]; !strings.Contains(p.Text, value) {
				t.Errorf("%s, setting %s: %q does not tell %q", want.id, info.Settings[setting].ID, p.Text, value)
			}
		}
	}
	if want := "14.1.8"; ids[len(ids)-1] != want {
		t.Errorf("the book ends with %s, want the note on history, %s", ids[len(ids)-1], want)
	}
}

func TestEveryNumberIsTheOneThatIsPlayed(t *testing.T) {
	_, byID, _ := bookIn(t, "en")
	words := []string{"zero", "one", "two", "three", "four", "five", "six"}
	for _, c := range []struct {
		id, template string
		value        int
	}{
		{"1.3.2", "1 and %d", doveStart}, {"7.5.12", "past round %d", doveMax},
		{"1.4.2", "has %d Colony discs", colonySupply}, {"1.4.2", "Spain %d.", spainSupply},
		{"1.4.2", "%d Rebels", rebelSupply}, {"1.4.2", "%d Claims", maxClaims},
		{"2.3.1", "starts with $%d,", startCash}, {"2.3.1", "Netherlands with $%d", startCashDutch}, {"2.3.1", "Spain with $%d", startCashSpain},
		{"4.4.2", "for $%d", hirePrice}, {"4.8.1", "$%d if a Slave", slaveIncome}, {"4.8.1", "$%d if a Citizen", citizenIncome},
		{"4.8.2", "gets $%d", baseIncome}, {"6.2.1", "$%d each", salePrice},
		{"6.3.5", "$%d.", charterPrice}, {"6.3.6", "$%d from the Pool", tradePay},
		{"6.4.2", "$%d and an Outpost", foundPrice}, {"6.4.3", "$%d.", fortPrice}, {"6.4.4", "$%d.", galleyPrice},
		{"6.4.5", "$%d.", visitaPrice}, {"6.4.6", "$%d.", cathedralPrice}, {"6.4.7", "$%d.", claimPrice},
		{"6.5.1", "$%d.", emancipatePrice}, {"6.5.2", "$%d in a zone", fomentPrice}, {"6.5.2", "$%d elsewhere", fomentAbroad},
		{"6.5.4", "$%d.", pacifyPrice}, {"6.5.5", "$%d.", denouncePrice}, {"8.5.4", "$%d to the Pool", ownBribe},
		{"11.2.1", "%d Tribute", winTribute}, {"11.2.2", "%d Freed", winFreed}, {"11.2.2", "at most %d Slaves", winSlavesLeft},
		{"11.2.3", "least %d different", winFedZones}, {"11.2.3", "needs %d.", winFedSpain},
		{"11.2.4", "least %d rebel zones", winSepRebels}, {"11.2.4", "least %d of them", winSepOwn}, {"11.2.4", "needs %d.", winSepSpain},
		{"11.2.5", "%d titles", winTitles}, {"11.2.5", "%d Infamy", winInfamy},
		{"8.3.5", "by %d or more", shipMargin}, {"9.4.9", "by %d or more", shipMargin}, {"8.8.2", "Infamy %d", titleInfamy},
		{"12.1.3", "$%d or", int(spainBonuses[1])}, {"12.1.3", "$%d more", int(spainBonuses[2])},
	} {
		if p, want := byID[c.id], fmt.Sprintf(c.template, c.value); !strings.Contains(p.Text, want) {
			t.Errorf("%s says %q, want %q in it", c.id, p.Text, want)
		}
	}
	for _, c := range []struct {
		id, template string
		value        int
	}{
		{"6.1.1", "%s actions", turnActions}, {"6.3.3", "%s ships", MaxShips}, {"6.6.5", "%s cards", handLimit},
		{"6.6.5", "and %s with", handLimit + 1}, {"6.4.8", "all %s Claims", maxClaims}, {"3.1.5", "%s Natives", nativeRoom},
		{"3.1.5", "%s Citizens", citizenRoom}, {"2.3.2", "%s Outposts", firstOutposts}, {"1.4.5", "%s for each land zone", outpostsEach},
		{"6.3.4", "%s Outposts", scoutDraws}, {"7.5.1", "to %s zones", alcabalaZones}, {"7.5.7", "to %s own", edictChoices},
		{"7.5.9", "to %s Claims", edictChoices}, {"7.5.10", "to %s own", edictChoices}, {"8.8.5", "%s chests", titlePlate},
		{"8.8.7", "of %s nations", titleOwners}, {"8.8.7", "players of %s.", titleFew},
	} {
		if p, want := byID[c.id], fmt.Sprintf(c.template, words[c.value]); !strings.Contains(strings.ToLower(p.Text), strings.ToLower(want)) {
			t.Errorf("%s says %q, want %q in it", c.id, p.Text, want)
		}
	}
	crown := 0
	for _, row := range places {
		if row.crown != noCrown {
			crown++
		}
	}
	if crown != 11 || !strings.Contains(byID["2.4.1"].Text, "eleven") {
		t.Errorf("2.4.1 says %q of %d Crown colonies", byID["2.4.1"].Text, crown)
	}
}

func BenchmarkRulebook(b *testing.B) {
	text := Game{}.Text("en", nil).(rules.Numbered)
	for b.Loop() {
		rules.Book(Rulebook("en"), text.Paragraphs())
	}
}
