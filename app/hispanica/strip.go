package hispanica

import (
	"math"
	"strconv"
	"strings"

	"flota/app/chart"
	"flota/rules"
	"flota/rules/hispanica"
)

var (
	plain = chart.Face{Size: 12}
	bold  = chart.Face{Size: 12, Bold: true}
	head  = chart.Face{Size: 13, Bold: true}
)

// Sizes in the strip and on the mats, in pixels.
const (
	margin     = 10.0
	between    = 4.0
	lineOfText = 16.0
	chipHeight = 24.0
	tileSize   = 15.0
)

// A pen draws one thing after the other into a column.
type pen struct {
	*chart.Drawing
	*Board
	left, width float64
	x, y        float64 // where the next thing goes
	tall        float64 // of the row of things
}

func (b *Board) pen(left, top, width float64) *pen {
	return &pen{Drawing: &chart.Drawing{}, Board: b, left: left + margin, width: width - 2*margin, x: left + margin, y: top}
}

// room makes room for something so wide and high and says where it goes.
func (p *pen) room(width, height float64) (x, y float64) {
	if p.x > p.left && p.x+width > p.left+p.width {
		p.row()
	}
	x, y = p.x, p.y
	p.x += width + between
	p.tall = max(p.tall, height)
	return x, y
}

// row begins a new row.
func (p *pen) row() {
	if p.tall > 0 {
		p.y += p.tall + between
	}
	p.x, p.tall = p.left, 0
}

// say writes words over as many lines as they need.
func (p *pen) say(class string, f chart.Face, text string) {
	p.row()
	for _, line := range f.Wrap(text, p.width) {
		p.Write(class, p.left, p.y+12, line)
		p.y += lineOfText
	}
	p.y += 2
}

// title writes the title of a part and a note after it.
func (p *pen) title(title, note string) {
	p.Write("c-head", p.left, p.y+14, title)
	x := p.left + head.Width(title) + 8
	p.Write("c-note", x, p.y+14, plain.Fit(note, p.left+p.width-x))
	p.y += 24
}

// tracks are the parts of the strip: the rounds with their goods, the
// philosophies, the Market and the titles.
var tracks = [...]func(*pen){(*pen).rounds, (*pen).philosophies, (*pen).market, (*pen).titles}

// apart is how far the tracks are from each other.
const apart = 8.0

// trackWidths gives how wide each track is in a strip: they stand side by side
// as far as there is room.
func trackWidths(strip float64) (widths [len(tracks)]float64) {
	shares := [...]float64{.27, .27, .22, .24}
	switch {
	case strip < 560:
		shares = [...]float64{1, 1, 1, 1}
	case strip < 1000:
		shares = [...]float64{.5, .5, .5, .5}
	}
	for i, share := range shares {
		widths[i] = math.Floor(share*(strip+apart) - apart)
	}
	return widths
}

// Strip draws each track as an <svg> of its own, without the panel around it:
// those that have not changed need not be put on the page again. Spaces and
// cards that are legal answers are buttons.
func (b *Board) Strip(width float64) (svgs []string) {
	widths := trackWidths(width)
	for i, draw := range tracks {
		p := b.pen(0, 6, widths[i])
		draw(p)
		p.row()
		var d chart.Drawing
		d.Open("c-strip", widths[i], p.y+2)
		d.Add(p.String())
		d.Close()
		svgs = append(svgs, d.String())
	}
	return svgs
}

func (b *Board) drawStrip(d *chart.Drawing, width float64) float64 {
	widths := trackWidths(width)
	y := 0.0
	for i := 0; i < len(tracks); {
		var pens []*pen
		x, tall := 0.0, 0.0
		for ; i < len(tracks) && x+widths[i] < width+1; i++ {
			w := widths[i]
			p := b.pen(x, y+6, w)
			tracks[i](p)
			p.row()
			tall = max(tall, p.y-y+2)
			pens = append(pens, p)
			x += w + apart
		}
		for _, p := range pens {
			d.Add(`<rect class="c-panel" x="`, p.left-margin+.5, `" y="`, y+.5, `" width="`, p.width+2*margin-1, `" height="`, tall-1, `" rx="8"/>`, p.String())
		}
		y += tall + apart
	}
	return y - apart
}

// rounds draws the ten rounds, the parrot on the present one and the dove on
// the last, and the goods in season.
func (p *pen) rounds() {
	s, w := p.State, p.words()
	round := max(int(s.Round), 1)
	note := ""
	if s.Round > 0 {
		note = rules.Numbers(w.year, s.Year(), int(s.Dove))
	}
	p.title(rules.Numbers(w.round, round), note)
	const count, gap = 10, 3
	size := min((p.width-(count-1)*gap)/count, 40)
	p.Add(`<g><title>`, chart.Text(rules.Numbers(w.round, round)+" "+note), `</title>`)
	for i := range count {
		n := i + 1
		x := p.left + float64(i)*(size+gap)
		when := ""
		switch {
		case n < round:
			when = " c-past"
		case n == round:
			when = " c-now"
		case n > int(s.Dove) && s.Dove > 0:
			when = " c-beyond"
		}
		class := "c-round-box" + when
		if n == int(s.Dove) {
			class += " c-last"
			at := x + size/2 - 8
			if n == round {
				at += 9
			}
			p.Glyph(at, p.y, 16, chart.Dove, "")
		}
		if n == round {
			at := x + size/2 - 8
			if n == int(s.Dove) {
				at -= 9
			}
			p.Glyph(at, p.y, 16, chart.Parrot, "")
		}
		p.Add(`<rect class="`, class, `" x="`, x+.5, `" y="`, p.y+18.5, `" width="`, size-1, `" height="22" rx="3"/>`)
		p.Write("c-nth"+when, x+size/2, p.y+34, strconv.Itoa(n))
	}
	p.Add(`</g>`)
	if p.Before != nil && (p.Before.Round != s.Round || p.Before.Dove != s.Dove) {
		p.Brackets(p.left-3, p.y, float64(count)*(size+gap)+3, 44)
	}
	p.y += 48
	if s.Round == 0 {
		return
	}
	p.season(s.Season(), "c-text", "")
	if s.Round < s.Dove {
		next := s.Position
		next.Round++
		p.row()
		x, y := p.room(plain.Width(w.next)+4, 18)
		p.Write("c-note", x, y+12, w.next)
		p.season(next.Season(), "c-note", "c-pale")
	}
}

// season draws goods with their names.
func (p *pen) season(goods []hispanica.Good, class, ink string) {
	for _, g := range goods {
		name := capital(p.Text.Good(g))
		x, y := p.room(18+plain.Width(name)+6, 18)
		p.Glyph(x, y+1, 14, goodGlyphs[g], ink)
		p.Write(class, x+18, y+12, name)
	}
}

// branches are those of the board, each with three spaces.
var branches = [...]hispanica.Branch{hispanica.Royal, hispanica.Federal, hispanica.Separate, hispanica.Abolition}

// philosophies draws the spaces of the philosophy board with the pawns.
func (p *pen) philosophies() {
	w := p.words()
	p.Write("c-head", p.left, p.y+14, p.Words.Hispanica.Philosophy)
	p.y += 22
	height := 22.0
	if p.width > 440 || p.width < 300 {
		height = 26
	}
	if p.Touch {
		for space := range hispanica.Space(hispanica.SpaceCount) {
			if p.Marks[space.Move()].Playable() {
				height = chart.Finger - 5
			}
		}
	}
	const gap = 4
	labels := 0.0
	for _, b := range branches {
		labels = max(labels, bold.Width(p.branch(b)))
	}
	labels = max(labels, bold.Width(p.branch(hispanica.Youth))) + 8
	rest := p.width - labels - 2*gap
	widths := [...]float64{rest * .44, rest * .28, rest * .28}
	x := p.left + labels
	for i, name := range [...]string{w.first, w.second, w.radical} {
		p.Write("c-label c-mid", x+widths[i]/2, p.y+9, chart.Face{Size: 11}.Fit(name, widths[i]))
		x += widths[i] + gap
	}
	p.y += 13
	for _, b := range branches {
		p.Write("c-bold", p.left, p.y+height/2+4, p.branch(b))
		x := p.left + labels
		for depth := int8(1); depth <= 3; depth++ {
			p.space(hispanica.SpaceOf(b, depth), x, widths[depth-1], height)
			x += widths[depth-1] + gap
		}
		p.y += height + gap
	}
	p.Write("c-bold", p.left, p.y+height/2+4, p.branch(hispanica.Youth))
	p.space(hispanica.SpaceOf(hispanica.Youth, 0), p.left+labels, rest+2*gap, height)
	p.y += height + gap
}

// branch is the short name of a branch.
func (b *Board) branch(branch hispanica.Branch) string {
	name, _ := b.Text.Space(hispanica.SpaceOf(branch, 1))
	if short, _, ok := strings.Cut(name, " "); ok {
		return short
	}
	return name
}

// space draws a space of the philosophy board.
func (p *pen) space(space hispanica.Space, x, width, height float64) {
	y, mark := p.y, p.Marks[space.Move()]
	name, meaning := p.Text.Space(space)
	if mark.State == chart.Refused {
		mark = chart.Mark{}
	}
	p.target(p.Drawing, space.Move(), mark)
	p.Add(`<title>`, chart.Text(name+": "+meaning), `</title>`)
	class := mark.Class("c-space c-taken")
	if space.Depth() == 3 {
		class += " c-radical"
	}
	if mark.Playable() {
		p.Add(`<rect class="c-hit" x="`, x, `" y="`, y-2, `" width="`, width, `" height="`, height+4, `"/>`)
	}
	p.Add(`<rect class="`, class, `" x="`, x+.5, `" y="`, y+.5, `" width="`, width-1, `" height="`, height-1, `" rx="`, height/2, `"/>`)
	var pawns []rules.Seat
	changed := false
	for seat := range rules.Seat(p.State.Seats) {
		if p.State.Players[seat].Pawn == space {
			pawns = append(pawns, seat)
			changed = changed || p.Before != nil && p.Before.Players[seat].Pawn != space
		}
	}
	step := min(tileSize+3, (width-height)/float64(max(len(pawns), 1)))
	at := x + (width-step*float64(len(pawns)))/2 + (step-tileSize)/2
	if mark.Playable() {
		at = x + height/2
	}
	p.Badge(x+width-height/2-1, y+height/2, mark)
	p.EndTarget()
	for _, seat := range pawns {
		denounced := chart.Mark{}
		if p.question() == askDenounce {
			denounced = p.Marks[hispanica.SeatMove(seat)]
		}
		m := hispanica.SeatMove(seat)
		p.target(p.Drawing, m, denounced)
		p.Add(`<title>`, chart.Text(p.Text.Seat(seat)+": "+name), `</title>`)
		tile(p.Drawing, at, y+(height-tileSize)/2, tileSize, p.State.Players[seat].Nation)
		if denounced.Playable() {
			p.Add(`<circle class="`, denounced.Class("c-thing"), `" cx="`, at+tileSize/2, `" cy="`, y+height/2, `" r="`, tileSize/2+3, `"/>`)
		}
		p.Badge(at+tileSize+9, y+height/2, denounced)
		p.EndTarget()
		at += step
		if denounced.State != chart.Plain {
			at += badgeRoom
		}
	}
	if changed {
		p.Brackets(x-2, y-2, width+4, height+4)
	}
}

// market draws the top card and what is known of the decks.
func (p *pen) market() {
	w, s := &p.Words.Hispanica, p.State
	p.title(w.Market, "")
	switch top := s.TopCard(); {
	case top == hispanica.NoCard && s.UnseenCards() == 0:
		p.say("c-note", plain, w.NoTop)
	case top != hispanica.NoCard:
		name, effect := p.Text.Card(top)
		p.answer(hispanica.VerbOpen, p.Before != nil && p.Before.TopCard() != top, func(p *pen) {
			p.say("c-bold", bold, name)
			p.y -= 2
			p.say("c-note", plain, effect)
		})
	}
	p.answer(hispanica.VerbBuried, false, func(p *pen) {
		p.say("c-note", plain, fill(w.Unseen, "0", number(s.UnseenCards())))
	})
	discards := 0
	for c := range s.Cards {
		if s.Cards[c].Where == hispanica.Discarded {
			discards++
		}
	}
	p.say("c-note", plain, fill(w.Discards, "0", number(discards))+". "+fill(w.Outposts, "0", number(s.OutpostsLeft()))+".")
	if s.SeatOf(hispanica.Spain) == rules.Nobody && s.Round > 0 {
		p.say("c-note", plain, rules.Numbers(p.words().passive, int(s.Crown.Cash), int(s.Crown.Supply))+".")
	}
}

// answer draws something that can be a legal answer.
func (p *pen) answer(m rules.Move, changed bool, draw func(*pen)) {
	mark := p.Marks[m]
	if mark.State == chart.Refused {
		mark = chart.Mark{}
	}
	if !mark.Playable() {
		top := p.y
		draw(p)
		if changed {
			p.Brackets(p.left-5, top-3, p.width+10, p.y-top+4)
		}
		return
	}
	inside := p.Board.pen(p.left-margin+8, p.y+5, p.width+2*margin-16-badgeRoom)
	draw(inside)
	inside.row()
	h := max(inside.y-p.y+3, 32)
	if p.Touch {
		h = max(h, chart.Finger)
	}
	p.target(p.Drawing, m, mark)
	p.Add(`<rect class="`, mark.Class("c-offer"), `" x="`, p.left+.5, `" y="`, p.y+.5, `" width="`, p.width-1, `" height="`, h-1, `" rx="4"/>`, inside.String())
	p.Badge(p.left+p.width-badgeRoom/2-2, p.y+h/2, mark)
	if changed {
		p.Brackets(p.left-3, p.y-3, p.width+6, h+6)
	}
	p.EndTarget()
	p.y += h + between
}

// titles draws the titles with their holders.
func (p *pen) titles() {
	p.title(p.Words.Hispanica.Titles, "")
	width := p.width
	if p.width > 420 {
		width = (p.width - between) / 2
	}
	for title := range hispanica.Title(hispanica.TitleCount) {
		name, condition := p.Text.Title(title)
		holder := p.State.Titles[title]
		x, y := p.room(width, 17)
		who := p.Words.Hispanica.FreeTitle
		if holder != rules.Nobody {
			who = p.Text.Seat(holder)
		}
		p.Add(`<g><title>`, chart.Text(condition+" "+who), `</title>`)
		if holder == rules.Nobody {
			p.Add(`<circle class="c-slot" cx="`, x+8, `" cy="`, y+8, `" r="5.5"/>`)
			p.Write("c-note", x+21, y+12, plain.Fit(name, width-21))
		} else {
			tile(p.Drawing, x, y, 16, p.State.Players[holder].Nation)
			p.Write("c-bold", x+21, y+12, bold.Fit(name, width-21))
		}
		if p.Before != nil && p.Before.Titles[title] != holder {
			p.Brackets(x-3, y-2, width, 20)
		}
		p.Add(`</g>`)
	}
}
