package discovery

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"flota/rules"
	"flota/rules/flow"
	"flota/rules/rulestest"
)

var _ rules.Numbered = (*Text)(nil)

// bookIn gives the paragraphs of the rulebook in a language, by id too, and the ids
// of chapters, sections and paragraphs in the order of the book.
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
		if len(slices.Compact(slices.Clone(ids))) != len(ids) {
			t.Errorf("%s: an id stands twice", language)
		}
		if len(list) != len(paragraphs) || len(byID) != len(paragraphs) {
			t.Errorf("%s: %d paragraphs, %d different ones, want %d", language, len(list), len(byID), len(paragraphs))
		}
		for i, id := range ids {
			parent := ""
			if cut := strings.LastIndex(id, "."); cut > 0 {
				parent = id[:cut]
			}
			n, err := strconv.Atoi(strings.TrimPrefix(id[len(parent):], "."))
			previous := 0
			for _, other := range ids[:i] {
				if cut := strings.LastIndex(other, "."); max(cut, 0) == len(parent) && strings.HasPrefix(other, parent) {
					previous, _ = strconv.Atoi(strings.TrimPrefix(other[len(parent):], "."))
				}
			}
			if err != nil || n != previous+1 || parent != "" && byNumbers(parent, id) >= 0 {
				t.Errorf("%s: %s does not follow number %d of %q", language, id, previous, parent)
			}
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
			text := p.Text
			if language == "hu" {
				text = ordinal.ReplaceAllString(text, "")
			}
			if n := len(sentence.FindAllString(text, -1)); n > 4 {
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
	list, _, _ := bookIn(t, "en")
	for _, p := range list {
		if (p.Source == rules.Seed) != (p.Page != "") {
			t.Errorf("%s: page %q with source %d", p.ID, p.Page, p.Source)
		}
		if p.Source == rules.Invented && p.Own == 0 {
			t.Errorf("%s is invented and does not say what of it", p.ID)
		}
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

func TestEveryQuestionHasParagraphsInForce(t *testing.T) {
	_, byID, _ := bookIn(t, "en")
	check := func(what string, ids []string) {
		t.Helper()
		if len(ids) == 0 {
			t.Errorf("%s: no paragraph is in force", what)
		}
		for _, id := range ids {
			if _, ok := byID[id]; !ok {
				t.Errorf("%s: there is no paragraph %q", what, id)
			}
		}
	}
	check("the end", inForce[stepNone])
	for step := stepNone + 1; step < stepCount; step++ {
		if steps[step].Ask != nil {
			check(steps[step].Name, inForce[step])
		} else if inForce[step] != nil {
			t.Errorf("%s asks nothing and has paragraphs", steps[step].Name)
		}
	}
	text := Game{}.Text("en", nil).(rules.Numbered)
	for seed := range uint64(12) {
		m := rulestest.Random(Game{}, rules.Setup{Seats: 2 + int(seed%4)}, seed)
		for ply := range len(m.Log) + 1 {
			s := m.At(ply).State
			check(fmt.Sprintf("game %d, ply %d, question %d", seed, ply, s.Decision().Question), text.InForce(s))
		}
	}
}

// described makes a state for two seats.
func described(t *testing.T, f rules.Fields) rules.State {
	t.Helper()
	s, err := Game{}.From(rules.Setup{Seats: 2}, f)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestDrawsAreUnderTheRuleOfWhoDraws(t *testing.T) {
	text := Game{}.Text("en", nil).(rules.Numbered)
	for _, c := range []struct{ position, want string }{
		{`{"turn":4,"players":[{"buildings":["II-10"]}],"steps":[{"step":"turn"},{"step":"capital-buildings","next":1},{"step":"trade-fair","seat":0,"left":1},{"step":"draw","seat":0}]}`, "7.5.4"},
		{`{"turn":4,"players":[{"buildings":["II-05"]}],"steps":[{"step":"turn"},{"step":"benefits","next":17},{"step":"draw","seat":0}]}`, "7.5.7"},
		{`{"turn":1,"players":[{"buildings":["I-08"]}],"steps":[{"step":"turn"},{"step":"capital-buildings","next":1},{"step":"new-world-cartography","seat":0,"region":"PER"},{"step":"counter","seat":0}]}`, "7.5.1"},
		{`{"turn":1,"steps":[{"step":"turn"},{"step":"discovery","next":1},{"step":"expedition","seat":0,"region":"PER","next":5,"captains":1},{"step":"counter","seat":0}]}`, "6.1.7"},
	} {
		f, err := rules.ParseFields([]byte(c.position))
		if err != nil {
			t.Fatal(err)
		}
		if got := text.InForce(described(t, f)); got[0] != c.want {
			t.Errorf("%s: %v is in force, want %s first", c.position, got, c.want)
		}
	}
	m := rulestest.Random(Game{}, rules.Setup{Seats: 3}, 1)
	for ply, seen := 0, map[flow.Step]bool{}; len(seen) < 2; ply++ {
		s := m.At(ply).State
		switch step := flow.Step(s.Decision().Question); step {
		case stepTile, stepGood:
			seen[step] = true
			if got, want := text.InForce(s)[0], map[flow.Step]string{stepTile: "2.2.7", stepGood: "2.2.6"}[step]; got != want {
				t.Errorf("at the set-up %s is in force, want %s", got, want)
			}
		}
	}
}

// seedInBook has the paragraphs of the rules in questions and answers, in their
// order, and where the rulebook says each of their statements.
var seedInBook = []struct {
	page string
	ids  []string
}{
	{"p. 3", []string{"2.1.1", "2.1.2", "2.1.3"}},
	{"p. 3", []string{"2.3.1", "2.3.2", "4.2.1", "4.2.2", "7.2.10", "7.3.7"}},
	{"p. 6-7", []string{"6.2.1", "6.2.2", "6.2.3", "5.1.2"}},
	{"p. 7", []string{"4.6.2", "6.1.1", "6.1.3"}},
	{"p. 7-8", []string{"5.3.3", "4.3.2", "7.3.5", "9.1.1", "1.4.2"}},
	{"p. 8", []string{"9.2.1", "9.2.2", "9.2.3", "9.2.7", "1.4.1"}},
	{"p. 7-8", []string{"8.1.2", "8.2.1", "8.3.1"}},
	{"p. 9", []string{"11.1.1", "11.1.2", "11.1.3"}},
	{"p. 9", []string{"11.3.1"}},
	{"p. 8-9", []string{"11.2.2", "7.1.6"}},
}

func TestTheSeedIsInTheRulebookWithItsPages(t *testing.T) {
	list, byID, _ := bookIn(t, "en")
	var covered []string
	for i, paragraph := range seedInBook {
		for _, id := range paragraph.ids {
			if p := byID[id]; p.Source != rules.Seed || p.Page != paragraph.page {
				t.Errorf("paragraph %d of the seed: %s has source %d, page %q, want the seed, %q", i+1, id, p.Source, p.Page, paragraph.page)
			}
			covered = append(covered, id)
		}
	}
	for _, p := range list {
		if p.Source == rules.Seed && !slices.Contains(covered, p.ID) {
			t.Errorf("%s names the seed, but no paragraph of it is given", p.ID)
		}
	}
}

func TestTheSeedIsKeptToTheLetter(t *testing.T) {
	_, byID, _ := bookIn(t, "en")
	for _, c := range []struct{ id, want string }{
		{"2.1.1", "$10"}, {"2.1.1", "5 colonists"}, {"2.1.2", "lots"},
		{"2.1.3", "$1"}, {"2.1.3", "third $2"},
		{"2.3.1", "two numbered spaces for each player, less one"}, {"2.3.1", "7 for four and 9 for five"},
		{"2.3.2", "first space that is not in use"},
		{"6.2.1", "captain sent counts 2"}, {"6.2.1", "at least the number of natives"},
		{"6.2.2", "a colonist in the region"}, {"6.2.2", "for each soldier"}, {"6.2.3", "Success or not"},
		{"4.6.2", "later turns"}, {"6.1.1", "single expedition in a turn"}, {"6.1.3", "Any part"},
		{"5.3.3", "first player to have three pieces of their own"}, {"4.3.2", "freely chosen"}, {"7.3.5", "chooses"},
		{"9.2.1", "three different goods pays $1, three of one type $3, and four of one type $6"},
		{"9.2.2", "one ship at most"}, {"9.2.3", "one set only"},
		{"8.1.2", "costs nothing"}, {"8.1.2", "one opponent, in one region"},
		{"8.2.1", "$10"}, {"8.2.1", "every region where both have pieces and at least one soldier"},
		{"8.3.1", "removes one enemy piece"}, {"8.3.1", "at the same time"},
		{"11.1.1", "turns 3, 6 and 8"}, {"11.1.1", "three or more"}, {"11.1.2", "6 VP, the second 2 VP"},
		{"11.1.3", "2 VP each"}, {"11.1.3", "pays nobody"},
		{"11.3.1", "regions at the end of turn 8 is ahead, then the one with more dollars, then the one with more trade goods"},
		{"11.2.2", "on turn 8"}, {"11.2.2", "not money saved"},
	} {
		if p := byID[c.id]; !strings.Contains(p.Text, c.want) {
			t.Errorf("%s says %q, want %q in it", c.id, p.Text, c.want)
		}
	}
}

// paragraphOf is where the rulebook has a building: section by Age, paragraph
// by number.
func paragraphOf(tile Tile) string {
	n := 1
	for other := range tile {
		if tiles[other].age == tiles[tile].age {
			n++
		}
	}
	return fmt.Sprintf("7.%d.%d", 1+tiles[tile].age, n)
}

var amounts = regexp.MustCompile(`\$(\d+)`)

func TestEveryBuildingHasItsParagraph(t *testing.T) {
	for _, language := range languages {
		_, byID, _ := bookIn(t, language)
		text := Game{}.Text(language, nil).(*Text)
		for tile, row := range tiles {
			p := byID[paragraphOf(Tile(tile))]
			if name, _ := text.Tile(Tile(tile)); p.Title != name {
				t.Errorf("%s is %q and its paragraph %s has the title %q", row.id, name, p.ID, p.Title)
			}
			if _, n, _ := strings.Cut(row.id, "-"); !strings.HasSuffix(p.ID, "."+strings.TrimPrefix(n, "0")) {
				t.Errorf("%s is told in %s", row.id, p.ID)
			}
			if language != "en" {
				continue // rulestest.Book compares the numbers
			}
			if row.vp > 0 && !strings.Contains(p.Text, fmt.Sprintf(" %d VP", row.vp)) {
				t.Errorf("%s: %q does not tell its %d VP", row.id, p.Text, row.vp)
			}
			if cash := row.now.cash + row.each.cash; cash > 0 &&
				!slices.Contains(amounts.FindAllString(p.Text, -1), fmt.Sprintf("$%d", cash)) {
				t.Errorf("%s: %q does not tell its $%d", row.id, p.Text, cash)
			}
			for _, gain := range []gain{row.now, row.each} {
				if gain.count > 0 && !strings.Contains(p.Text, text.Pieces(gain.kind, int(gain.count))) {
					t.Errorf("%s: %q does not tell its %s", row.id, p.Text, text.Pieces(gain.kind, int(gain.count)))
				}
				if gain.count > 1 && !strings.Contains(p.Text, fmt.Sprintf("%d %s", gain.count, text.Pieces(gain.kind, 2))) {
					t.Errorf("%s: %q does not tell how many", row.id, p.Text)
				}
			}
		}
		printed := byID["7.1.5"].Text
		for tile, row := range tiles {
			name, _ := text.Tile(Tile(tile))
			if got, want := strings.Contains(printed, fmt.Sprintf("%s %d", name, row.vp)), row.vp > 0; got != want {
				t.Errorf("7.1.5 tells printed points of %s: %v, it has %d", name, got, row.vp)
			}
		}
	}
}

func TestEveryPriceIsTheOneThatIsPaid(t *testing.T) {
	_, byID, _ := bookIn(t, "en")
	for _, c := range []struct {
		id, template string
		value        int
	}{
		{"4.5.3", "$%d in Age I,", int(prices[1])},
		{"4.5.3", "$%d in Age II ", int(prices[2])},
		{"4.5.3", "$%d in Age III,", int(prices[3])},
		{"4.7.3", "for $%d.", trainingPrice},
		{"4.7.5", "$%d", trainingPrice},
		{"8.2.1", "costs $%d", warPrice},
		{"8.2.2", "$%d", warPrice},
		{"5.1.3", "$%d", merchantPay},
		{"2.1.1", "$%d", startCash},
	} {
		want := fmt.Sprintf(c.template, c.value)
		if p := byID[c.id]; !strings.Contains(p.Text, want) {
			t.Errorf("%s says %q, want %q in it", c.id, p.Text, want)
		}
	}
	for age, section := range []string{"7.2", "7.3", "7.4"} {
		for _, e := range templates("en") {
			if e.ID == section && !strings.Contains(e.Title, fmt.Sprintf("$%d ", prices[age+1])) {
				t.Errorf("%s has the title %q, a building costs $%d", section, e.Title, prices[age+1])
			}
		}
	}
}

func TestEveryPieceBoxAndSettingHasItsParagraph(t *testing.T) {
	_, byID, _ := bookIn(t, "en")
	text := Game{}.Text("en", nil).(*Text)
	for k, id := range map[Kind]string{
		Colonist: "5.1.1", Captain: "5.1.2", Merchant: "5.1.3", Missionary: "5.1.4", Soldier: "5.1.5",
	} {
		if p := byID[id]; p.Title != capital(text.Pieces(k, 1)) {
			t.Errorf("%s is about %q, want %s", id, p.Title, text.Pieces(k, 1))
		}
		if p, want := byID["1.2.3"], fmt.Sprintf("%d %s", kinds[k].figures, text.Pieces(k, 2)); !strings.Contains(p.Text, want) {
			t.Errorf("1.2.3 says %q, want %q in it", p.Text, want)
		}
	}
	where := [BoxCount]string{
		Initiative: "4.1.1", Dock: "4.2.1", DockX: "4.2.2", DockY: "4.2.2", TradeGoods: "4.3.1", Shipping: "4.4.1",
		Buildings: "4.5.1", Discovery: "4.6.1", SlotCaptain: "4.7.1", SlotMerchant: "4.7.1", SlotMissionary: "4.7.1",
		SlotSoldier: "4.7.1", SlotTraining: "4.7.1", Warfare: "4.8.1",
	}
	for b, id := range where {
		section := id[:strings.LastIndex(id, ".")]
		name := text.Box(Box(b))
		switch {
		case Box(b) == DockX || Box(b) == DockY:
			name = text.Box(Dock)
		case Box(b) >= SlotCaptain && Box(b) <= SlotTraining:
			name = text.Specialists()
		}
		for _, e := range templates("en") {
			if e.ID == section && e.Title != name {
				t.Errorf("section %s is %q, want the box %s", section, e.Title, name)
			}
		}
		p := byID[id]
		number := map[int8]string{4: "four", 5: "five", 6: "six"}[boxes[b].spaces]
		if (number != "") && !strings.Contains(strings.ToLower(p.Text), number+" spaces") {
			t.Errorf("%s: %q does not tell the %s spaces", id, p.Text, number)
		}
		if boxes[b].mark == "P" && p.Own == 0 {
			t.Errorf("%s: the spaces of %s are this project's own", id, name)
		}
		if boxes[b].spaces == unlimited && !strings.Contains(p.Text, "any number") {
			t.Errorf("%s: %q does not tell that there is room for all", id, p.Text)
		}
	}
	for setting, id := range map[int]string{0: "1.4.1", 1: "1.4.2"} {
		for value, want := range [][]string{{"three different", "any three goods"}, {"chooses", "drawn from the pool"}}[setting] {
			if _, meaning := text.Setting(setting, value); !strings.Contains(byID[id].Text, want) {
				t.Errorf("%s says %q, want %q in it for the setting %q", id, byID[id].Text, want, meaning)
			}
		}
	}
	if len(info.Settings) != 2 {
		t.Error("there are settings without a paragraph")
	}
}

// invented reports whether a mark says that something of a row is invented.
func invented(m string) bool { return strings.Contains(m, "P") }

func TestWhatIsInventedSaysSo(t *testing.T) {
	list, byID, _ := bookIn(t, "en")
	for tile, row := range tiles {
		p := byID[paragraphOf(Tile(tile))]
		switch {
		case invented(row.mark) && p.Own == 0:
			t.Errorf("%s, %s: the mark is %q and nothing is called this project's own", row.id, p.Title, row.mark)
		case strings.HasPrefix(row.mark, "P") != (p.Source == rules.Invented):
			t.Errorf("%s, %s: the mark is %q, the source %d", row.id, p.Title, row.mark, p.Source)
		case strings.Contains(row.mark, "name P") && p.Own&rules.OwnName == 0,
			strings.Contains(row.mark, "name and Age P") && p.Own&rules.OwnName == 0,
			row.mark == "P" && p.Own != allOwn:
			t.Errorf("%s, %s: the mark is %q, own is %b", row.id, p.Title, row.mark, p.Own)
		}
	}
	for r, row := range regions {
		if invented(string(row.mark)) && byID["2.2.4"].Own&rules.OwnValue == 0 {
			t.Errorf("2.2.4 has the good of %s, which is this project's own, and does not say so", regionIDs[r])
		}
	}
	for _, table := range []struct {
		rows    []find
		section string
	}{{counters[:], "12.1."}, {cards[:], "12.2."}} {
		for _, p := range list {
			if !strings.HasPrefix(p.ID, table.section) || p.ID == table.section+"1" {
				continue
			}
			natives, _ := strconv.Atoi(strings.Fields(p.Title)[0])
			for _, row := range table.rows {
				if int(row.natives) == natives && invented(string(row.mark)) && p.Own&rules.OwnValue == 0 {
					t.Errorf("%s has %s, whose values are this project's own", p.ID, row.id)
				}
			}
		}
	}
}

// finds is what a list says of a counter or card.
func finds(text *Text, row find) string {
	return rules.Numbers(text.find, int(row.reward), int(row.bounty), int(row.vp))
}

func TestEveryCounterCardRegionAndGoodIsListedOnce(t *testing.T) {
	for _, language := range languages {
		list, byID, _ := bookIn(t, language)
		text := Game{}.Text(language, nil).(*Text)
		in := func(section, want string) {
			t.Helper()
			n := 0
			for _, p := range list {
				if strings.HasPrefix(p.ID, section) {
					n += strings.Count(p.Text+";", want)
				}
			}
			if n != 1 {
				t.Errorf("%s: section %s has %q %d times, want once", language, section, want, n)
			}
		}
		for i, row := range counters {
			in("12.1.", text.Noun(moveOf(counterMove, Counter(i)))+text.marks[0]+finds(text, row))
			title := fmt.Sprintf("%d natives", row.natives)
			if language == "en" && !slices.ContainsFunc(list, func(p rules.Paragraph) bool {
				return p.Title == title && strings.Contains(p.Text, text.Noun(moveOf(counterMove, Counter(i)))+": ")
			}) {
				t.Errorf("%s is not under %s", row.id, title)
			}
		}
		for i, row := range cards {
			in("12.2.", text.Card(Card(i))+text.marks[0]+finds(text, row))
			title := fmt.Sprintf("%d natives", row.natives)
			if language == "en" && !slices.ContainsFunc(list, func(p rules.Paragraph) bool {
				return p.Title == title && strings.Contains(p.Text, text.Card(Card(i))+": ")
			}) {
				t.Errorf("%s is not under %s", row.id, title)
			}
		}
		for r, row := range regions {
			if want := text.Region(Region(r)) + text.marks[0] + text.Good(row.good); !strings.Contains(byID["2.2.4"].Text, want) {
				t.Errorf("%s: 2.2.4 does not have %q", language, want)
			}
			if !strings.Contains(byID["1.3.7"].Text, text.Region(Region(r))) {
				t.Errorf("%s: 1.3.7 does not have %s", language, text.Region(Region(r)))
			}
		}
		for g, row := range goods {
			if want := fmt.Sprintf("%s %d", text.Good(Good(g)), row.tiles); !strings.Contains(byID["1.2.6"].Text, want) {
				t.Errorf("%s: 1.2.6 does not have %q", language, want)
			}
			lies := false
			for _, region := range regions {
				lies = lies || region.good == Good(g)
			}
			without := strings.FieldsFunc(byID["2.2.5"].Text, func(r rune) bool { return !unicode.IsLetter(r) })
			if got := slices.Contains(without, text.Good(Good(g))); got == lies {
				t.Errorf("%s: 2.2.5 has %s: %v, it lies in a region: %v", language, text.Good(Good(g)), got, lies)
			}
		}
	}
}

func TestRulebookHasNumbersOfTheSetUp(t *testing.T) {
	_, byID, _ := bookIn(t, "en")
	s := &State{}
	s.Seats = 4
	s.layOut()
	for k := Colonist; k < KindCount; k++ {
		want := fmt.Sprintf("%d %s", s.Players[0].Supply[k], english.kinds[k][1])
		if !strings.Contains(byID["2.1.4"].Text, want) {
			t.Errorf("2.1.4 says %q, want %q in it", byID["2.1.4"].Text, want)
		}
	}
	if want := strconv.Itoa(total(&s.Pool)); !strings.Contains(byID["2.2.6"].Text, want) {
		t.Errorf("2.2.6 says %q, want %s in it", byID["2.2.6"].Text, want)
	}
	ofAge := [4]int{}
	for _, row := range tiles {
		ofAge[row.age]++
	}
	if want := fmt.Sprintf("%d capital buildings are %d of Age I, %d of Age II and %d of Age III", TileCount, ofAge[1], ofAge[2], ofAge[3]); !strings.Contains(byID["1.2.8"].Text, want) {
		t.Errorf("1.2.8 says %q, want %q in it", byID["1.2.8"].Text, want)
	}
	for seats := 2; seats <= MaxSeats; seats++ {
		word := []string{"two players", "three", "four", "five"}[seats-2]
		if want := fmt.Sprintf("%d for %s", dockSpaces(seats), word); !strings.Contains(byID["2.3.1"].Text, want) {
			t.Errorf("2.3.1 says %q, want %q in it", byID["2.3.1"].Text, want)
		}
	}
}

func BenchmarkRulebook(b *testing.B) {
	text := Game{}.Text("en", nil).(rules.Numbered)
	for b.Loop() {
		rules.Book(Rulebook("en"), text.Paragraphs())
	}
}

func TestDocumentedPositionIsOne(t *testing.T) {
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, text, found := bytes.Cut(text, []byte("\n//\t{\n"))
	text, _, ends := bytes.Cut(text, []byte("\n//\t}\n"))
	if !found || !ends {
		t.Fatal("the documentation has no example of a position")
	}
	f, err := rules.ParseFields([]byte("{" + strings.ReplaceAll(string(text), "//", "") + "}"))
	if err != nil {
		t.Fatal(err)
	}
	s := described(t, f).(*State)
	if d := s.Decision(); info.Questions[d.Question] != "land" || d.Seats[0] != 0 {
		t.Errorf("the position asks %s of %v", info.Questions[d.Question], d.Who())
	}
	if s.Players[1].Discovery[Captain] != 2 || s.Regions[Peru].Good != true || s.Players[1].Supply[Captain] != 3 {
		t.Error("the position is not the documented one")
	}
}
