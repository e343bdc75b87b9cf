package app

import (
	"html"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	americas "flota/app/discovery"
	caribbean "flota/app/hispanica"
	"flota/app/table"
	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/link"
)

// A logbook is the log as markup, one string for what stands under a heading:
// so many elements would be slow, and an answer changes the last string only.
type logbook struct {
	match [8]byte
	voice string         // language, names and sides, in which the lines are written
	log   []rules.Answer // what is written
	fork  int            // the ply from which on it is that of a trial; -1: none
	parts []logPart
	from  int  // the parts before this one wait until the page stands
	next  bool // some of them are to be drawn in a moment
}

// A logPart is what stands under one heading of the log.
type logPart struct {
	level      int    // of the heading: 1 a turn or round, 2 a phase; 0 before the first
	title      string // of the heading
	ply, event int    // it begins with this event of that ply
	lines      strings.Builder
	last       int    // the ply of the latest line
	tried      bool   // of a trial
	always     bool   // it shows even if nothing stands under it
	markup     string // of all that is in lines; "" if that is still to be made
}

// write brings the logbook up to a match.
func (l *logbook) write(s *shell, m *rules.Match, t rules.Text) {
	voice := s.voice(m, t)
	anew := l.match != m.ID || l.voice != voice
	if anew {
		*l = logbook{match: m.ID, voice: voice, fork: -1, next: l.next}
	}
	fork, same := -1, 0
	if s.trial.on {
		fork = s.trial.from
	}
	for same < len(l.log) && same < len(m.Log) && l.log[same] == m.Log[same] {
		same++
	}
	if l.fork != fork {
		for _, ply := range [...]int{l.fork, fork} {
			if ply >= 0 {
				same = min(same, ply)
			}
		}
		l.fork = fork
	}
	ply, event := len(l.log), 0
	if same < len(l.log) {
		// The part in which the two part ways is written anew, and all after it.
		last := len(l.parts) - 1
		for last > 0 && l.parts[last].ply >= same {
			last--
		}
		ply, event = l.parts[last].ply, l.parts[last].event
		l.parts = l.parts[:last]
	}
	if len(l.parts) == 0 {
		ply, event = 0, 0
		title := s.words.Logbook.SetUp
		if m.Position != nil {
			title = s.words.Logbook.Begin
		}
		l.parts = append(l.parts, logPart{title: title})
	}
	headed, _ := t.(rules.Headed)
	for ; ply < len(m.Log); ply, event = ply+1, 0 {
		if ply == fork && event == 0 {
			l.parts = append(l.parts, logPart{level: 2, title: s.words.Trial.Title, ply: ply, tried: true, always: true})
		}
		for i, e := range m.Events(ply, ply+1) {
			if i < event {
				continue
			}
			level, title := 0, ""
			if headed != nil {
				level, title = headed.Heading(e)
			}
			if level > 0 {
				l.parts = append(l.parts, logPart{level: level, title: title, ply: ply, event: i, tried: fork >= 0 && ply >= fork})
				continue
			}
			part := &l.parts[len(l.parts)-1]
			part.markup = ""
			s.logLine(part, m, t, ply, e)
		}
	}
	l.log = m.Log
	if anew && app.IsClient {
		l.from = l.before(len(l.parts), firstLog)
	}
}

// The latest of a long log is drawn with the rest of the table, so much markup of it,
// and what is before it part by part when that stands: all at once would keep the
// table from being used.
const (
	firstLog = 10_000
	moreLog  = 25_000
	logDelay = 50 * time.Millisecond
)

// before gives the part from which on there is so much markup up to another part.
func (l *logbook) before(part, most int) int {
	for sum := 0; part > 0 && sum < most; {
		part--
		sum += l.parts[part].lines.Len()
	}
	return part
}

// drawLog sees to it that what waits of the log is drawn, a bit each time.
func (s *shell) drawLog() {
	l := &s.log
	if l.next || l.from == 0 || s.later == nil {
		return
	}
	l.next = true
	s.later(logDelay, func(app.Context) {
		l.next = false
		l.from = l.before(min(l.from, len(l.parts)), moreLog)
	})
}

// voice tells apart what lines of the log depend on beside the events.
func (s *shell) voice(m *rules.Match, t rules.Text) string {
	voice := s.words.Language
	for seat := range rules.Seat(m.Setup.Seats) {
		_, letter := sideIn(m, seat)
		voice += "\x00" + letter + t.Seat(seat) + link.BotIDs[s.crew[seat]]
	}
	if s.embed.on {
		voice += "\x00" + strconv.Itoa(s.embed.from)
	}
	return voice
}

// logLine writes what happened as a line that leads to the ply after it. Lines
// that follow from one answer show its number once.
func (s *shell) logLine(p *logPart, m *rules.Match, t rules.Text, ply int, e rules.Event) {
	b := &p.lines
	at, again, mark := strconv.Itoa(ply+1), "", ""
	if p.last == ply+1 {
		again = " again"
	} else if by := s.programOf(m, ply); by != link.NoBot {
		mark = s.programMark(by)
	}
	p.last = ply + 1
	b.WriteString(`<li class="by`)
	if e.Seat != rules.Nobody {
		b.WriteString(strconv.Itoa(int(e.Seat)))
	}
	if sign := signOf(m, e); sign != table.Plain {
		b.WriteString(` k-` + string(sign))
	}
	b.WriteString(`"><button type="button" class="line" tabindex="-1" data-act="` + actSee + `" data-key="` + at +
		`"><span class="ply` + again + `">` + at + `</span>`)
	if e.Seat != rules.Nobody {
		side, letter := sideIn(m, e.Seat)
		b.WriteString(`<span class="tile seat-` + strconv.Itoa(int(side)) + `" aria-hidden="true">` + html.EscapeString(letter) + `</span>`)
	}
	b.WriteString(`<span class="told">` + html.EscapeString(t.Event(e)) + mark + `</span></button></li>`)
}

// signOf says of what kind an event of a match is.
func signOf(m *rules.Match, e rules.Event) table.Sign {
	if m.Game == (discovery.Game{}) {
		return americas.Sign(e)
	}
	return caribbean.Sign(e)
}

// drawn gives the markup of a part; "" for a phase in which nothing happened.
func (p *logPart) drawn() string {
	if p.markup == "" {
		heading := ""
		switch {
		case p.level == 2 && p.lines.Len() == 0 && !p.always:
			return ""
		case p.level == 2:
			heading = `<h4>` + html.EscapeString(p.title) + `</h4>`
		case p.level == 0 && p.lines.Len() == 0:
			return ""
		default:
			heading = `<h3>` + html.EscapeString(p.title) + `</h3>`
		}
		// The heading of a turn stays in sight as long as anything of the turn is.
		if p.markup = heading; p.lines.Len() > 0 {
			p.markup += `<ol>` + p.lines.String() + `</ol>`
		}
		class := "log-part"
		if p.tried {
			class += " tried"
		}
		p.markup = `<div class="` + class + `">` + p.markup + `</div>`
	}
	return p.markup
}

// logPanel has all that happened, under the turns and phases in which it did.
func (s *shell) logPanel(t rules.Text) app.UI {
	w := &s.words.Logbook
	m := s.logged()
	s.log.write(s, m, t)
	s.drawLog()
	var turns, parts []app.UI
	for i := range s.log.parts {
		if s.log.parts[i].level == 1 {
			turns, parts = append(turns, app.Section().Body(parts...)), nil
		}
		if markup := s.log.parts[i].drawn(); markup != "" {
			if i < s.log.from {
				markup = `<div class="log-part"></div>`
			}
			parts = append(parts, app.Raw(markup))
		}
	}
	turns = append(turns, app.Section().Body(parts...))
	only := "all"
	if s.only != rules.Nobody {
		only = strconv.Itoa(int(s.only))
	}
	return app.Section().Class("panel log").DataSet("only", only).Aria("labelledby", "log-title").Body(
		app.Div().Class("log-head").Body(
			app.H2().ID("log-title").Class("grow").Text(s.words.Log),
			s.noteButton(),
			app.If(len(m.Log) > 0, func() app.UI {
				return button("quiet", w.Copy).DataSet("act", actCopyLog).Aria("label", s.words.CopyLog)
			}),
		),
		app.If(len(m.Log) == 0, func() app.UI { return app.P().Text(s.words.LogEmpty) }),
		app.If(len(m.Log) > 0, func() app.UI { return s.logFilter(m, t) }),
		s.programList(m),
		app.Div().ID(logID).Class("log-lines").TabIndex(0).Role("group").Aria("label", s.words.Log).
			Aria("busy", s.log.from > 0).Aria("describedby", "log-hint").Body(app.Div().Body(turns...)),
		app.If(len(m.Log) > 0, func() app.UI { return app.P().ID("log-hint").Class("small").Text(w.Line) }),
	)
}

// logID is the id of what the lines of the log scroll in.
const logID = "log"

// logFilter lets the person choose whose lines show.
func (s *shell) logFilter(m *rules.Match, t rules.Text) app.UI {
	w := &s.words.Logbook
	choice := func(seat rules.Seat) app.HTMLButton {
		return app.Button().Type("button").Class("button filter").DataSet("act", actFilter).DataSet("key", int(seat)).
			Aria("pressed", s.only == seat)
	}
	choices := []app.UI{choice(rules.Nobody).Text(w.All)}
	for seat := range rules.Seat(m.Setup.Seats) {
		choices = append(choices, choice(seat).Aria("label", t.Seat(seat)).Title(t.Seat(seat)).Body(table.Tile(sideIn(m, seat))))
	}
	return app.Div().Class("log-filter").Role("group").Aria("label", w.Filter).Body(choices...)
}

// programList says which seats programs play, and how their answers are marked.
func (s *shell) programList(m *rules.Match) app.UI {
	seats := s.programs(m)
	if len(seats) == 0 {
		return app.Span()
	}
	return app.Div().Class("program-list").Body(
		app.Span().Class("program").Aria("hidden", true),
		app.Span().ID("program-list").Text(s.words.Logbook.Programs),
		app.Ul().Aria("labelledby", "program-list").Body(seats...),
	)
}

// byProgram marks the answers of programs in the copied log.
const byProgram = "*"

// logText is the log to be read elsewhere.
func (s *shell) logText() string {
	m := s.match
	t := s.text(m)
	headed, _ := t.(rules.Headed)
	var b strings.Builder
	b.WriteString(rules.Fill(s.words.Logbook.Started, func([]string) string { return t.Game() }) + "\n")
	if s.crew != (crew{}) {
		b.WriteString(byProgram + " " + s.words.Logbook.Programs)
		for seat, by := range s.crew {
			if by != link.NoBot {
				b.WriteString("\n  " + t.Seat(rules.Seat(seat)) + ": " + s.botName(by))
			}
		}
		b.WriteString("\n")
	}
	phase := ""
	for ply := range m.Log {
		mark := " "
		if s.programOf(m, ply) != link.NoBot {
			mark = byProgram
		}
		for _, e := range m.Events(ply, ply+1) {
			level, title := 0, ""
			if headed != nil {
				level, title = headed.Heading(e)
			}
			switch level {
			case 1:
				b.WriteString("\n" + title + "\n")
			case 2:
				phase = "  " + title + "\n" // written with its first line
			default:
				b.WriteString(phase + "    " + strconv.Itoa(ply+1) + mark + " " + t.Event(e) + "\n")
				phase = ""
			}
		}
	}
	return b.String()
}

// onLogKey moves from line to line of the log. It reports whether the key was
// meant for that.
func (s *shell) onLogKey(e app.Event, key string) bool {
	log := app.Window().GetElementByID(logID)
	target := e.Get("target")
	if !log.Truthy() || !log.Call("contains", target).Bool() {
		return false
	}
	step := map[string]int{"ArrowUp": -1, "ArrowDown": 1, "Home": -1 << 20, "End": 1 << 20}[key]
	if step == 0 {
		return false
	}
	var lines []app.Value
	at, all := -1, log.Call("querySelectorAll", ".line")
	for i := range all.Length() {
		line := all.Index(i)
		if line.Get("offsetParent").Truthy() { // not filtered out
			if line.Equal(target) {
				at = len(lines)
			}
			lines = append(lines, line)
		}
	}
	if at < 0 && step < 0 {
		at = len(lines) // from the frame: the last is what one reads first
	}
	if at = min(max(at+step, 0), len(lines)-1); at >= 0 {
		lines[at].Call("focus")
	}
	return true
}
