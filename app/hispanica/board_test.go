package hispanica

import (
	"encoding/xml"
	"errors"
	"fmt"
	"html"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"flota/app/chart"
	"flota/app/text"
	"flota/rules"
	"flota/rules/hispanica"
	"flota/rules/rulestest"
)

// A plied is a board that knows how many answers are in, for what a test says.
type plied struct {
	*Board
	Ply int
}

// boardOf gives the board of a match with what is on offer.
func boardOf(m *rules.Match) plied {
	b := plied{&Board{
		State: m.State.(*hispanica.State), Text: m.Text("en").(*hispanica.Text), Words: &text.English,
	}, len(m.Log)}
	if seat, ok := m.Next(); ok && seat != rules.Nobody {
		b.Marks = chart.MarksOf(m.State.Options(seat, nil), chart.NoMove)
	}
	if len(m.Log) > 0 {
		b.Before = m.At(len(m.Log) - 1).State.(*hispanica.State)
	}
	return b
}

// boardsOf are those of every 25th ply of a random game of each number of seats,
// and of the last.
var boardsOf = sync.OnceValue(func() (list []plied) {
	for seats := 2; seats <= hispanica.MaxSeats; seats++ {
		m := rulestest.Random(hispanica.Game{}, rules.Setup{Seats: seats}, uint64(seats))
		for ply := 0; ply < len(m.Log); ply += 25 {
			list = append(list, boardOf(m.At(ply)))
		}
		list = append(list, boardOf(m))
	}
	return list
})

// wellFormed reports what is wrong with markup.
func wellFormed(markup string) error {
	d := xml.NewDecoder(strings.NewReader(markup))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
	}
}

func TestPictureShowsEveryPositionAndNeedsNothingElse(t *testing.T) {
	outside := regexp.MustCompile(`href="[^#]|url\([^#]|https?://`)
	widths := []float64{320, 800, 1280, 1900}
	largest, moving, n := 0, 0, 0
	for _, b := range boardsOf() {
		width := widths[n%len(widths)] // each picture at one of the widths
		n++
		picture := b.Picture(width, chart.Dark)
		if err := wellFormed(picture); err != nil {
			t.Fatalf("ply %d, width %v: %v", b.Ply, width, err)
		}
		if outside.MatchString(strings.ReplaceAll(picture, `xmlns="http://www.w3.org/2000/svg"`, "")) {
			t.Fatalf("ply %d: the picture refers to something outside", b.Ply)
		}
		if strings.Contains(picture, "NaN") {
			t.Fatalf("ply %d, width %v: a number is none", b.Ply, width)
		}
		for z := range hispanica.Zone(hispanica.ZoneCount) {
			last := zoneName(b.Text, z)
			if width >= 800 && !strings.Contains(picture, ">"+html.EscapeString(last[len(last)-1])+"</text>") {
				t.Fatalf("ply %d, width %v: %s has no name", b.Ply, width, z.ID())
			}
		}
		largest = max(largest, len(picture))
		moving = max(moving, len(strings.Join(b.Pieces(1280), "")))
	}
	t.Logf("the largest picture has %d bytes, of the map a move changes at most %d", largest, moving)
	if largest > 200_000 || moving > 60_000 {
		t.Errorf("the largest picture has %d bytes, of the map a move changes at most %d", largest, moving)
	}
}

func TestRowCountsWhatLiesInTheZone(t *testing.T) {
	count := regexp.MustCompile(`class="c-count[^>]*>(\d+)<`)
	for _, b := range boardsOf() {
		p := b.plan(800)
		for z := range hispanica.Zone(hispanica.ZoneCount) {
			var d chart.Drawing
			p.drawRow(&d, z)
			state, drawn := &b.State.Zones[z], d.String()
			var want, got []string
			for _, site := range z.Sites() {
				if n := b.State.Natives[site]; n > 0 { // pale where there is nobody
					want = append(want, strconv.Itoa(int(n)))
				}
			}
			if got, want := strings.Count(drawn, string(chart.Hut))+strings.Count(drawn, string(chart.Wilderness)), len(z.Sites()); got != want {
				t.Fatalf("ply %d: %s shows %d sites, want %d", b.Ply, z.ID(), got, want)
			}
			if state.Rebels > 0 {
				want = append(want, strconv.Itoa(int(state.Rebels)))
			}
			for _, found := range count.FindAllStringSubmatch(drawn, -1) {
				got = append(got, found[1])
			}
			if !slices.Equal(got, want) {
				t.Fatalf("ply %d: %s shows the counts %v, want %v", b.Ply, z.ID(), got, want)
			}
			galleys, claims := 0, 0
			for _, galley := range state.Galleys {
				if galley {
					galleys++
				}
			}
			for seat := range b.State.Seats {
				if b.State.Players[seat].Claims[z] {
					claims++
				}
			}
			there := func(there bool) int {
				if there {
					return 1
				}
				return 0
			}
			for what, want := range map[string]int{
				string(chart.Galley):    galleys,
				`c-flag`:                claims,
				string(chart.Cathedral): there(state.Cathedral),
				string(chart.Figure):    int(state.Citizens),
				string(chart.Visita):    there(state.Visita != hispanica.NoNation),
				string(chart.Native):    int(state.Converts),
				string(chart.Seal):      there(b.State.Round > 0 && b.State.Inquisition == z),
				`c-season`:              there(b.State.Round > 0 && b.State.InSeason(z)),
			} {
				if got := strings.Count(drawn, what); got != want {
					t.Fatalf("ply %d: %s shows %s %d times, want %d", b.Ply, z.ID(), what, got, want)
				}
			}
		}
	}
}

func TestColonyShowsItsOwnerLabourFortAndChest(t *testing.T) {
	for _, b := range boardsOf() {
		p := b.plan(1280)
		for place := range hispanica.Place(hispanica.PlaceCount) {
			var d chart.Drawing
			p.colony(&d, place)
			drawn, c := d.String(), &b.State.Colonies[place]
			free := c.Owner == hispanica.NoNation
			for what, want := range map[string]bool{
				fmt.Sprintf(`class="c-tile o%d"`, owners[c.Owner]): c.Labour != hispanica.NoLabour,
				`c-empty`:            !free && c.Labour == hispanica.NoLabour,
				`c-slot`:             free,
				string(chart.Figure): c.Labour == hispanica.Citizen,
				string(chart.Bound):  c.Labour == hispanica.Slave,
				string(chart.Fort):   c.Fort,
				string(chart.Chest):  c.Chest,
				`c-wave`:             !free && b.State.Illegal(c.Owner, place.Zone()),
			} {
				if got := strings.Contains(drawn, what); got != want {
					t.Fatalf("ply %d: %s shows %s: %v, want %v", b.Ply, place.ID(), what, got, want)
				}
			}
			if !strings.Contains(drawn, html.EscapeString(b.Text.Place(place))) {
				t.Fatalf("ply %d: %s is not named for those who ask", b.Ply, place.ID())
			}
		}
	}
}

func TestFleetsStandInTheirSeaWithShipsAndChests(t *testing.T) {
	for _, b := range boardsOf() {
		for _, width := range []float64{360, 800, 1280} {
			p := b.plan(width)
			afloat := 0
			for seat := range b.State.Seats {
				if b.State.Players[seat].Ships() > 0 {
					afloat++
				}
			}
			if len(p.fleets) != afloat {
				t.Fatalf("ply %d, width %v: %d fleets are shown, want %d", b.Ply, width, len(p.fleets), afloat)
			}
			var d chart.Drawing
			p.drawFleets(&d)
			for _, f := range p.fleets {
				player := &b.State.Players[f.seat]
				if sea := p.sheet.Shape(geometry.Find(player.Sea.ID())); !sea.Holds(f.box.middle()) {
					t.Fatalf("ply %d, width %v: the fleet of seat %d is outside of %s", b.Ply, width, f.seat, player.Sea.ID())
				}
				for _, n := range []int{player.Ships(), player.Chests()} {
					if n > 0 && width > 720 && !strings.Contains(d.String(), ">"+strconv.Itoa(n)+"</text>") {
						t.Fatalf("ply %d: a fleet with %d is shown without the number", b.Ply, n)
					}
				}
			}
		}
	}
}

// crowded fills the map as full as it can be: every place, site and Cathedral,
// all Rebels, three Claims and a fleet of each seat.
func crowded(b plied) plied {
	s := b.State.Clone().(*hispanica.State)
	for i := range s.Colonies {
		nation := hispanica.Nation(1 + i%5)
		s.Colonies[i] = hispanica.Colony{Owner: nation, Labour: hispanica.Labour(1 + i%2), Fort: true, Chest: true}
		s.Zones[hispanica.Place(i).Zone()].Galleys[nation] = true
	}
	for i := range s.Natives {
		s.Natives[i] = 2
	}
	for z := range s.Zones {
		zone := &s.Zones[z]
		zone.Cathedral, zone.Citizens = true, 2
		zone.Visita, zone.Converts = hispanica.Nation(1+z%5), 2
		zone.Rebels = 1
	}
	s.Zones[hispanica.Panama].Rebels = 7
	for seat := range s.Seats {
		p := &s.Players[seat]
		p.Claims = [hispanica.ZoneCount]bool{}
		for n := range 3 {
			p.Claims[(int(seat)/2*4+n*3)%hispanica.ZoneCount] = true
		}
		p.Fleet = [hispanica.MaxShips]hispanica.Card{1 + hispanica.Card(seat), 6 + hispanica.Card(seat), 11 + hispanica.Card(seat)}
		p.Sea = []hispanica.Sea{hispanica.Europe, hispanica.Europe, hispanica.Europe, hispanica.JamaicaChannel, hispanica.JamaicaChannel}[seat]
		p.Cargo = [hispanica.GoodCount]int8{1, 2}
	}
	return plied{&Board{State: s, Text: b.Text, Words: b.Words}, b.Ply}
}

func TestPiecesKeepClearOfEachOtherAndOfTheFrame(t *testing.T) {
	check := func(what string, b plied, width, most float64) {
		p := b.plan(width)
		type thing struct {
			name string
			box
		}
		var things []thing
		for z := range hispanica.Zone(hispanica.ZoneCount) {
			things = append(things, thing{"row of " + z.ID(), p.rows[z].box}, thing{"name of " + z.ID(), p.zoneNames[z]})
		}
		for place := range hispanica.Place(hispanica.PlaceCount) {
			things = append(things, thing{place.ID(), around(p.anchors.Places[place], 2*p.k.slot, 2*p.k.slot)})
			if p.State.Colonies[place].Owner != hispanica.NoNation {
				things[len(things)-1].box = around(p.anchors.Places[place], p.k.tile, p.k.tile)
			}
		}
		for _, f := range p.fleets {
			things = append(things, thing{"fleet of " + strconv.Itoa(int(f.seat)), f.box})
		}
		for i, a := range things {
			if f := p.sheet.Frame(); !strings.HasPrefix(a.name, "name") && (a.x < f || a.y < f || a.x+a.w > p.sheet.Width-f || a.y+a.h > p.sheet.Height-f) {
				t.Errorf("%s, width %v: the %s is on the frame", what, width, a.name)
			}
			for _, b := range things[:i] {
				// Names of zones and ports are where the map has them.
				if strings.HasPrefix(a.name, "name") && strings.HasPrefix(b.name, "name") {
					continue
				}
				if shared := a.shared(b.box); shared > most*min(a.w*a.h, b.w*b.h) {
					t.Errorf("%s, width %v: the %s and the %s share %.0f square pixels", what, width, a.name, b.name, shared)
				}
			}
		}
	}
	for _, b := range boardsOf() {
		for _, width := range []float64{784, 1080, 1280} {
			check(fmt.Sprintf("%d seats, ply %d", b.State.Seats, b.Ply), b, width, .12)
		}
		if b.State.Decision().Kind == rules.Over && b.State.Seats == 5 {
			full := crowded(b)
			check("crowded", full, 1080, .15)
			check("crowded", full, 1280, .12)
			check("crowded", full, 800, .4)
		}
	}
}

func TestEveryLegalPlaceOnTheBoardIsAButtonWithItsNumber(t *testing.T) {
	seen := map[string]int{}
	for seats := 2; seats <= hispanica.MaxSeats; seats++ {
		m := rulestest.Random(hispanica.Game{}, rules.Setup{Seats: seats}, uint64(10+seats))
		replay := m.At(0)
		for ply := range m.Log {
			b := boardOf(replay)
			question := b.question()
			// Of the frequent questions every tenth, of the others all.
			seen[question]++
			if seen[question] < 8 || seen[question]%10 == 0 {
				targets(t, b)
			}
			if err := replay.Play(m.Log[ply].Seat, m.Log[ply].Move); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, question := range []string{askLabour, askFound, askClaim, askSail, askTarget, askFoment, "P16", "P2", "O1"} {
		if seen[question] == 0 {
			t.Errorf("question %s was never asked", question)
		}
	}
}

// targets checks the buttons of a board.
func targets(t *testing.T, b plied) {
	t.Helper()
	question := b.question()
	strip := strings.Join(b.Strip(1000), "")
	mats, _ := b.Mats(1000)
	for _, width := range []float64{360, 800} {
		pieces := strings.Join(b.Pieces(width), "")
		drawn := pieces + strip + mats
		onMap := map[rules.Move]bool{}
		for z := range hispanica.Zone(hispanica.ZoneCount) {
			onMap[z.Move()] = true
		}
		for s := range hispanica.Sea(hispanica.SeaCount) {
			onMap[s.Move()] = true
		}
		for p := range hispanica.Place(hispanica.PlaceCount) {
			onMap[p.Move()] = true
		}
		for s := range hispanica.Site(hispanica.SiteCount) {
			onMap[s.Move()] = width > namedFrom
		}
		for seat := range rules.Seat(b.State.Seats) {
			onMap[hispanica.SeatMove(seat)] = b.State.Players[seat].Ships() > 0
		}
		if question == askLabour || question == askTarget {
			onMap[hispanica.VerbVisita] = width > namedFrom
			onMap[hispanica.VerbRebels] = width > namedFrom
		}
		for move, mark := range b.Marks {
			button := fmt.Sprintf(`data-move="%d" role="button" tabindex="0" aria-label="`, move)
			name := hispanica.Game{}.Noun(move)
			if got, want := strings.Contains(pieces, button), mark.Playable() && onMap[move]; got != want {
				t.Errorf("ply %d, %s, width %v: a button for %s: %v, want %v", b.Ply, question, width, name, got, want)
			}
			if strings.Contains(pieces, button+`"`) {
				t.Errorf("ply %d, %s: the button for %s has no name", b.Ply, question, name)
			}
			if mark.Playable() && onMap[move] && mark.Badge != "" && !strings.Contains(pieces, ">"+mark.Badge+"</text></g>") {
				t.Errorf("ply %d, %s: no badge %s", b.Ply, question, mark.Badge)
			}
			_, card := strings.CutPrefix(name, "card-")
			space := strings.HasPrefix(name, "roy") || strings.HasPrefix(name, "fed") || strings.HasPrefix(name, "sep") || strings.HasPrefix(name, "abo")
			if mark.Playable() && (card || space) && !strings.Contains(drawn, button) {
				t.Errorf("ply %d, %s: no button for %s", b.Ply, question, name)
			}
			if !mark.Playable() && strings.Contains(drawn, fmt.Sprintf(`data-move="%d"`, move)) {
				t.Errorf("ply %d, %s: %s is refused and can be clicked", b.Ply, question, name)
			}
		}
	}
}

func TestRefusedPlacesLeadToTheirRowInTheList(t *testing.T) {
	refused := 0
	for _, b := range boardsOf() {
		for _, found := range regexp.MustCompile(`data-refused="(\d+)"`).FindAllStringSubmatch(strings.Join(b.Pieces(800), ""), -1) {
			move, _ := strconv.Atoi(found[1])
			if b.Marks[rules.Move(move)].State != chart.Refused {
				t.Errorf("ply %d: %s is shown as refused", b.Ply, hispanica.Game{}.Noun(rules.Move(move)))
			}
			refused++
		}
	}
	if refused == 0 {
		t.Error("nothing is ever shown as refused")
	}
}

func TestNoAnswerCanBeGivenWhereNothingIsMarked(t *testing.T) {
	b := boardOf(rulestest.Random(hispanica.Game{}, rules.Setup{Seats: 3}, 1).At(60))
	b.Marks = nil
	if drawn := b.Picture(1280, chart.Light); strings.Contains(drawn, `data-move="`) || strings.Contains(drawn, `class="c-badge`) {
		t.Error("a picture without marks has targets")
	}
}

func TestMatsShowWhatEachPlayerHas(t *testing.T) {
	for _, b := range boardsOf() {
		drawn, _ := b.Mats(330)
		want := map[string]int{}
		for _, seat := range b.State.Order[:b.State.Placed] {
			p := &b.State.Players[seat]
			want[">$"+strconv.Itoa(int(p.Cash))+"<"]++
			want[">"+html.EscapeString(b.Text.Seat(seat))+"<"]++
			for c := hispanica.Card(1); c < hispanica.CardCount; c++ {
				if at := b.State.Cards[c]; at.Seat == seat && (at.Where == hispanica.InHand || at.Where == hispanica.InTableau || at.Where == hispanica.InFleet) {
					name, _ := b.Text.Card(c)
					want[">"+name+"<"]++
				}
			}
		}
		for what, count := range want {
			if got := strings.Count(drawn, what); got < count {
				t.Fatalf("ply %d: %s is shown %d times, want %d", b.Ply, what, got, count)
			}
		}
	}
}

func TestStripShowsRoundGoodsPawnsTitlesAndMarket(t *testing.T) {
	for _, b := range boardsOf() {
		drawn := strings.Join(b.Strip(1000), "")
		pawns := regexp.MustCompile(`class="c-tile o\d" transform="[^"]*scale\(0\.94\)`)
		if got := len(pawns.FindAllString(drawn, -1)); got != int(b.State.Seats) {
			t.Fatalf("ply %d: %d pawns are shown, want %d", b.Ply, got, b.State.Seats)
		}
		want := []string{}
		if top := b.State.TopCard(); top != hispanica.NoCard {
			name, _ := b.Text.Card(top)
			want = append(want, bold.Wrap(name, 1000*.22-28)...) // over as many lines as it needs
		}
		if b.State.Round > 0 {
			for _, g := range b.State.Season() {
				want = append(want, capital(b.Text.Good(g)))
			}
		}
		for title := range hispanica.Title(hispanica.TitleCount) {
			name, _ := b.Text.Title(title)
			want = append(want, name)
		}
		for _, name := range want {
			if !strings.Contains(drawn, ">"+name+"</text>") {
				t.Fatalf("ply %d: %s is missing", b.Ply, name)
			}
		}
	}
}

func TestNamesOfPlayersAreTextNeverMarkup(t *testing.T) {
	names := []string{`<script>alert(1)</script>`, `"><image href="https://example.org/x"/>`}
	m, err := rules.NewMatch(hispanica.Game{}, rules.Setup{Seats: 2}, [8]byte{}, names)
	if err != nil {
		t.Fatal(err)
	}
	m = rulestest.RandomFrom(m, 7)
	for _, ply := range []int{0, 20, 100, len(m.Log)} {
		picture := boardOf(m.At(ply)).Picture(1280, chart.Light)
		if err := wellFormed(picture); err != nil {
			t.Errorf("ply %d: %v", ply, err)
		}
		for _, bad := range []string{"<script", "<image", `href="https`} {
			if strings.Contains(picture, bad) {
				t.Errorf("ply %d: the picture has %s from a name", ply, bad)
			}
		}
	}
}

func TestTheLatestChangeIsBracketed(t *testing.T) {
	m := rulestest.Random(hispanica.Game{}, rules.Setup{Seats: 4}, 3)
	replay, total := m.At(0), 0
	for ply := range m.Log {
		was := replay.State.Clone().(*hispanica.State)
		if err := replay.Play(m.Log[ply].Seat, m.Log[ply].Move); err != nil {
			t.Fatal(err)
		}
		b := boardOf(replay)
		b.Before = was
		changed := 0
		for place := range b.State.Colonies {
			if b.State.Colonies[place] != was.Colonies[place] {
				changed++
			}
		}
		for z := range hispanica.Zone(hispanica.ZoneCount) {
			if b.zoneChanged(z) {
				changed++
			}
		}
		for seat := range rules.Seat(b.State.Seats) {
			if b.fleetChanged(seat) && b.State.Players[seat].Ships() > 0 {
				changed++
			}
		}
		total += changed
		if got := strings.Count(strings.Join(b.Pieces(800), ""), "c-changed"); got != changed {
			t.Fatalf("ply %d: %d brackets, want %d", ply, got, changed)
		}
	}
	if total == 0 {
		t.Error("nothing ever changes")
	}
}

func TestBoardHasItsWordsInEveryLanguage(t *testing.T) {
	for language, w := range boards {
		for i, word := range []string{
			w.round, w.year, w.next, w.first, w.second, w.radical, w.empty, w.citizen, w.slave, w.fort, w.chest, w.inSeason,
			w.outSeason, w.site, w.wild, w.cathedral, w.visita, w.rebels, w.galley, w.claim, w.inquiry, w.fleet, w.outpost,
			w.illegal, w.passive,
		} {
			if word == "" {
				t.Errorf("%s: word %d is missing", language, i)
			}
		}
		for _, sentence := range []string{w.year, w.passive} {
			if !strings.Contains(sentence, "{0}") || !strings.Contains(sentence, "{1}") {
				t.Errorf("%s: %q does not say both numbers", language, sentence)
			}
		}
	}
}

func BenchmarkGround(b *testing.B) {
	board := boardOf(rulestest.Random(hispanica.Game{}, rules.Setup{Seats: 5}, 1))
	for b.Loop() {
		board.Ground(840)
	}
}

func BenchmarkPieces(b *testing.B) {
	board := boardOf(rulestest.Random(hispanica.Game{}, rules.Setup{Seats: 5}, 1))
	for b.Loop() {
		board.Pieces(840)
	}
}
