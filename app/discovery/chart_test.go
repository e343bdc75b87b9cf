package discovery

import (
	"encoding/xml"
	"errors"
	"fmt"
	"html"
	"io"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"flota/app/chart"
	"flota/app/text"
	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/rulestest"
)

// A plied is a chart that knows how many answers are in, for what a test says.
type plied struct {
	*Chart
	Ply int
}

// chartOf gives the chart of a match with what is on offer.
func chartOf(m *rules.Match) plied {
	c := plied{&Chart{
		State: m.State.(*discovery.State), Text: m.Text("en").(*discovery.Text), Words: &text.English,
	}, len(m.Log)}
	if seat, ok := m.Next(); ok && seat != rules.Nobody {
		c.Marks = chart.MarksOf(m.State.Options(seat, nil), chart.NoMove)
	}
	if len(m.Log) > 0 {
		c.Before = m.At(len(m.Log) - 1).State.(*discovery.State)
	}
	return c
}

// everyTenth calls do for every tenth ply of a random game of each number of
// seats, and for the last.
func everyTenth(do func(m *rules.Match)) {
	for seats := 2; seats <= discovery.MaxSeats; seats++ {
		m := rulestest.Random(discovery.Game{}, rules.Setup{Seats: seats}, uint64(seats))
		for ply := 0; ply < len(m.Log); ply += 10 {
			do(m.At(ply))
		}
		do(m)
	}
}

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

func TestMapHasEveryRegionWithinItsEdges(t *testing.T) {
	raw := len(geometry.Lines)
	for r := range discovery.Region(discovery.RegionCount) {
		area := geometry.Find(r.ID())
		raw += len(geometry.Areas[area].Rings)
		for _, at := range []chart.Point{anchors[r], plates[r].at} {
			if at.X < 0 || at.X > chart.Width || at.Y < 0 || at.Y > geometry.Height {
				t.Errorf("%s: %v is off the map", r.ID(), at)
			}
		}
		if !within(geometry.At(chart.Width).Outline(area), anchors[r]) {
			t.Errorf("the leader of %s does not end there", r.ID())
		}
	}
	if raw > 60_000 {
		t.Errorf("the map has %d bytes", raw)
	}
	t.Logf("the map has %d bytes", raw)
}

// within reports whether a point lies within path data as Outline gives it.
func within(path string, at chart.Point) bool {
	in := false
	for ring := range strings.SplitSeq(strings.TrimSuffix(path, "z"), "z") {
		var points []chart.Point
		numbers := regexp.MustCompile(`-?\d*\.?\d+`).FindAllString(ring, -1)
		for i := 0; i+1 < len(numbers); i += 2 {
			x, _ := strconv.ParseFloat(numbers[i], 64)
			y, _ := strconv.ParseFloat(numbers[i+1], 64)
			if i > 0 {
				x, y = x+points[len(points)-1].X, y+points[len(points)-1].Y
			}
			points = append(points, chart.Point{X: x, Y: y})
		}
		for i, b := range points {
			a := points[(i+len(points)-1)%len(points)]
			if (a.Y > at.Y) != (b.Y > at.Y) && at.X < a.X+(at.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
				in = !in
			}
		}
	}
	return in
}

func TestPictureShowsEveryPositionAndNeedsNothingElse(t *testing.T) {
	outside := regexp.MustCompile(`href="[^#]|url\([^#]|https?://`)
	largest, moving := 0, 0
	everyTenth(func(m *rules.Match) {
		c := chartOf(m)
		for i, width := range []float64{320, 768, 1280} {
			if c.Ply/10%3 != i {
				continue // each picture at one of the widths
			}
			picture := c.Picture(width, chart.Dark)
			if err := wellFormed(picture); err != nil {
				t.Fatalf("ply %d, width %v: %v", c.Ply, width, err)
			}
			if at := outside.FindStringIndex(strings.ReplaceAll(picture, `xmlns="http://www.w3.org/2000/svg"`, "")); at != nil {
				t.Fatalf("ply %d: the picture refers to something outside", c.Ply)
			}
			for r := range discovery.Region(discovery.RegionCount) {
				if !strings.Contains(picture, ">"+strings.ToUpper(c.Text.Region(r))+"</text>") {
					t.Fatalf("ply %d, width %v: %s has no name", c.Ply, width, r.ID())
				}
			}
			largest = max(largest, len(picture))
		}
		moving = max(moving, len(strings.Join(c.Pieces(768), "")))
	})
	t.Logf("the largest picture has %d bytes, of the map a move changes at most %d", largest, moving)
	if largest > 160_000 || moving > 24_000 {
		t.Errorf("the largest picture has %d bytes, of the map a move changes at most %d", largest, moving)
	}
}

func TestPlateCountsThePiecesOfEachOwner(t *testing.T) {
	everyTenth(func(m *rules.Match) {
		c := chartOf(m)
		k := scaleOf(768)
		for i, p := range c.layOut(geometry.At(768), &k) {
			var d chart.Drawing
			c.plate(&d, &k, &p)
			drawn := d.String()
			state := &c.State.Regions[i]
			var want []string
			for seat := range rules.Seat(c.State.Seats) {
				if n := state.Count(seat); n > 0 && state.Discovered {
					want = append(want, strconv.Itoa(int(n)))
					if n := state.Soldiers[seat]; n > 0 {
						want = append(want, strconv.Itoa(int(n)))
					}
				}
			}
			var got []string
			for _, found := range regexp.MustCompile(`class="c-count[^>]*>(\d+)<`).FindAllStringSubmatch(drawn, -1) {
				got = append(got, found[1])
			}
			if fmt.Sprint(got) != fmt.Sprint(want) {
				t.Fatalf("ply %d: %s shows the counts %v, want %v", c.Ply, p.region.ID(), got, want)
			}
			for seat := range rules.Seat(c.State.Seats) {
				tile := fmt.Sprintf(`class="c-tile o%d"`, seat)
				if got, want := strings.Contains(drawn, tile), state.Count(seat) > 0; got != want {
					t.Fatalf("ply %d: %s shows seat %d: %v, it is there: %v", c.Ply, p.region.ID(), seat, got, want)
				}
			}
		}
	})
}

// crowded fills every region with pieces of every owner.
func crowded(c plied) {
	s := c.State.Clone().(*discovery.State)
	for r := range s.Regions {
		s.Regions[r].Discovered = true
		for seat := range s.Seats {
			s.Regions[r].Settlers[seat] = int8(3 + (r*7+int(seat)*5)%12)
			s.Regions[r].Soldiers[seat] = int8((r + int(seat)) % 5)
		}
	}
	c.State = s
}

func TestPlatesKeepClearOfEachOtherAndOfTheFrame(t *testing.T) {
	everyTenth(func(m *rules.Match) {
		c := chartOf(m)
		if c.State.Decision().Kind == rules.Over { // the last of each game
			crowded(c)
		}
		for _, width := range []float64{304, 360, 420, 472, 560, 620, 700, 900, 1200} {
			k, sheet := scaleOf(width), geometry.At(width)
			layout := c.layOut(sheet, &k)
			for i, p := range layout {
				if f := sheet.Frame(); p.x < f || p.y < f || p.x+p.w > sheet.Width-f || p.y+p.h > sheet.Height-f {
					t.Fatalf("ply %d, width %v: the plate of %s is on the frame", c.Ply, width, p.region.ID())
				}
				for _, q := range layout[:i] {
					if p.x < q.x+q.w && q.x < p.x+p.w && p.y < q.y+q.h && q.y < p.y+p.h {
						t.Fatalf("ply %d, width %v: the plates of %s and %s overlap", c.Ply, width, p.region.ID(), q.region.ID())
					}
				}
			}
		}
	})
}

func TestEveryLegalPlaceOnTheBoardIsAButtonWithItsNumber(t *testing.T) {
	everyTenth(func(m *rules.Match) {
		c := chartOf(m)
		boxes := strings.Join(c.Boxes(300), "")
		drawn := strings.Join(c.Pieces(768), "") + boxes
		targets := map[rules.Move]bool{}
		for r := range discovery.Region(discovery.RegionCount) {
			targets[r.Move()] = true
		}
		for b := range discovery.Box(discovery.BoxCount) {
			targets[b.Move()] = true
		}
		for tile := range discovery.Tile(discovery.TileCount) {
			targets[tile.Move()] = c.State.Tiles[tile] == discovery.Shown
		}
		for good := range discovery.Good(discovery.GoodCount) {
			targets[good.Move()] = c.State.Offer[good] > 0
		}
		question := ""
		if d := c.State.Decision(); d.Kind != rules.Over {
			question = discovery.Game{}.Info().Questions[d.Question]
		}
		for move, mark := range c.Marks {
			button := fmt.Sprintf(`data-move="%d"`, move)
			if got, want := strings.Contains(drawn, button), mark.Playable() && targets[move]; got != want {
				t.Fatalf("ply %d, %s: a button for %s: %v, want %v", c.Ply, question, discovery.Game{}.Noun(move), got, want)
			}
			if mark.Playable() && targets[move] && !strings.Contains(drawn, ">"+mark.Badge+"</text>") {
				t.Fatalf("ply %d: no badge %s", c.Ply, mark.Badge)
			}
		}
	})
}

func TestNoAnswerCanBeGivenWhereNothingIsMarked(t *testing.T) {
	c := chartOf(rulestest.Random(discovery.Game{}, rules.Setup{Seats: 3}, 1).At(60))
	c.Marks = nil
	if drawn := c.Picture(1280, chart.Light); strings.Contains(drawn, `data-move="`) || strings.Contains(drawn, `class="c-badge`) {
		t.Error("a picture without marks has targets")
	}
}

func TestMatsShowWhatEachPlayerOwns(t *testing.T) {
	everyTenth(func(m *rules.Match) {
		c := chartOf(m)
		drawn, _ := c.Mats(320)
		for _, score := range c.State.Scores() {
			player := &c.State.Players[score.Seat]
			if c.State.Placed < c.State.Seats {
				return
			}
			for _, want := range []string{
				">$" + strconv.Itoa(int(player.Cash)) + "<",
				">" + strconv.Itoa(score.Total) + " VP<",
				">" + html.EscapeString(c.Text.Seat(score.Seat)) + "<",
			} {
				if !strings.Contains(drawn, want) {
					t.Fatalf("ply %d: seat %d: %s is missing", c.Ply, score.Seat, want)
				}
			}
		}
	})
}

func TestNamesOfPlayersAreTextNeverMarkup(t *testing.T) {
	names := []string{`<script>alert(1)</script>`, `"><image href="https://example.org/x"/>`}
	m, err := rules.NewMatch(discovery.Game{}, rules.Setup{Seats: 2}, [8]byte{}, names)
	if err != nil {
		t.Fatal(err)
	}
	m = rulestest.RandomFrom(m, 7)
	for _, ply := range []int{0, 20, len(m.Log)} {
		picture := chartOf(m.At(ply)).Picture(1280, chart.Light)
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
	m := rulestest.Random(discovery.Game{}, rules.Setup{Seats: 4}, 3)
	landings := 0
	for ply := 1; ply <= len(m.Log); ply++ {
		c := chartOf(m.At(ply))
		changed := 0
		for r := range c.State.Regions {
			if c.State.Regions[r] != c.Before.Regions[r] || c.known(discovery.Region(r)) {
				changed++
			}
		}
		landings += changed
		if got := strings.Count(strings.Join(c.Pieces(768), ""), "c-changed"); got != changed {
			t.Fatalf("ply %d: %d regions are bracketed, %d have changed", ply, got, changed)
		}
	}
	if landings == 0 {
		t.Error("no region ever changes")
	}
}

func TestBoardHasItsWordsInEveryLanguage(t *testing.T) {
	for language, w := range boardWords {
		for name, word := range map[string]string{
			"undiscovered": w.undiscovered, "natives": w.natives, "finds": w.finds, "atlantic": w.atlantic,
			"southSea": w.southSea, "incognita": w.incognita, "points": w.points,
		} {
			if word == "" {
				t.Errorf("%s: %s is missing", language, name)
			}
		}
		for _, number := range []string{"{0}", "{1}", "{2}"} {
			if !strings.Contains(w.finds, number) {
				t.Errorf("%s: what a counter pays has no %s", language, number)
			}
		}
	}
}

func BenchmarkGround(b *testing.B) {
	c := chartOf(rulestest.Random(discovery.Game{}, rules.Setup{Seats: 5}, 1))
	for b.Loop() {
		c.Ground(640)
	}
}

func BenchmarkPieces(b *testing.B) {
	c := chartOf(rulestest.Random(discovery.Game{}, rules.Setup{Seats: 5}, 1))
	for b.Loop() {
		strings.Join(c.Pieces(640), "")
	}
}
