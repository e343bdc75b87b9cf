package chart

import (
	"slices"
	"strconv"
	"strings"

	"flota/rules"
)

// Finger is how wide and high a target is at least on a touch screen, with the line
// around it, in pixels: 44 within the line.
const Finger = 45.0

// A Mark says how something stands to the decision that is asked.
type Mark struct {
	State State
	// Badge is what ties it to its row in the list of options: a digit or a
	// letter. A refused one has none.
	Badge string
}

// A State is how something on the board stands to a decision.
type State uint8

// The states. Plain is not in question.
const (
	Plain State = iota
	Legal
	Selected
	Refused
)

// Marks are the marks of what is on offer, by move.
type Marks map[rules.Move]Mark

// Badge is the mark of the nth legal option, from 0: 1 to 9, then a to z, then
// none.
func Badge(n int) string {
	switch {
	case n < 9:
		return strconv.Itoa(n + 1)
	case n < 9+26:
		return string(rune('a' + n - 9))
	}
	return ""
}

// MarksOf numbers the legal options in their order. Selected is the move that
// is chosen already, if it is among them.
func MarksOf(options []rules.Option, selected rules.Move) Marks {
	marks := Marks{}
	legal := 0
	for _, o := range options {
		switch {
		case o.Rule != 0:
			marks[o.Move] = Mark{State: Refused}
			continue
		case o.Move == selected:
			marks[o.Move] = Mark{Selected, Badge(legal)}
		default:
			marks[o.Move] = Mark{Legal, Badge(legal)}
		}
		legal++
	}
	return marks
}

// NoMove is no move: nothing is selected.
const NoMove rules.Move = 1<<16 - 1

// Playable reports whether the mark is of a legal answer.
func (m Mark) Playable() bool { return m.State == Legal || m.State == Selected }

// Class adds the class of the mark's state to another one.
func (m Mark) Class(base string) string {
	return base + [...]string{"", " c-legal", " c-selected", " c-refused"}[m.State]
}

// Badge draws the badge of a mark around x, y.
func (d *Drawing) Badge(x, y float64, m Mark) {
	switch {
	case m.State == Refused:
		d.Add(`<g class="c-badge c-refused" aria-hidden="true" transform="translate(`, x, ` `, y, `)"><circle r="9"/><path d="M-6.4 6.4 6.4-6.4"/></g>`)
	case m.Playable() && m.Badge != "":
		d.Add(`<g class="`, m.Class("c-badge"), `" aria-hidden="true" transform="translate(`, x, ` `, y, `)"><circle r="10"/><text `+badgeText+`>`, Text(m.Badge), `</text></g>`)
	}
}

// Target opens a group that is a button for a move: data-move says which. Close it
// with EndTarget. A group that is no legal answer only shows, and says with
// data-refused which row of the list tells why.
func (d *Drawing) Target(move rules.Move, m Mark, label string) {
	d.name = name{}
	switch {
	case m.Playable():
		d.Add(`<g class="`, m.Class("c-target"), `" data-move="`, int(move), `" role="button" tabindex="0" aria-label="`, Text(label))
		d.name = name{label, len(d.text)}
		d.Add(`">`)
	case m.State == Refused:
		d.Add(`<g class="`, m.Class("c-target"), `" data-refused="`, int(move), `">`)
	default:
		d.Add(`<g>`)
	}
}

// A name is what the open target is called, and where that ends.
type name struct {
	label string
	end   int
}

// EndTarget closes the group of a target. What is written on a button is a part
// of what it is called, for those who speak to the machine.
func (d *Drawing) EndTarget() {
	if d.name.end > 0 {
		written := d.written(d.name.end)
		if n := len(d.name.label); n <= len(written) && strings.EqualFold(written[:n], d.name.label) {
			written = strings.TrimSpace(written[n:])
		}
		if written != "" {
			d.text = slices.Insert(d.text, d.name.end, []byte(", "+written)...)
		}
		d.name = name{}
	}
	d.Add(`</g>`)
}

// written is what is written in the drawing from a place on, but for the badges,
// as markup.
func (d *Drawing) written(from int) string {
	var words []string
	rest := string(d.text[from:])
	for {
		_, after, ok := strings.Cut(rest, "<text ")
		if !ok {
			return strings.Join(words, " ")
		}
		tag, after, _ := strings.Cut(after, ">")
		text, after, _ := strings.Cut(after, "</text>")
		if tag != badgeText {
			words = append(words, text)
		}
		rest = after
	}
}

// badgeText tells the letters on badges from all others.
const badgeText = `y="4.3"`

// Brackets marks the corners of what changed last.
func (d *Drawing) Brackets(x, y, width, height float64) {
	arm := min(8, height/3.5)
	r, b := x+width, y+height
	d.Add(`<path class="c-changed" d="M`, x, ` `, y+arm, `V`, y, `h`, arm, `M`, r-arm, ` `, y, `H`, r, `v`, arm,
		`M`, r, ` `, b-arm, `V`, b, `h`, -arm, `M`, x+arm, ` `, b, `H`, x, `v`, -arm, `"/>`)
}
