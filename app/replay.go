package app

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/link"
)

// A replay is the look at the past of the match. Nothing can be played there.
type replay struct {
	on    bool
	ply   int
	match *rules.Match // at the ply
	// stops are the plies between which one steps: those at which somebody was
	// asked, with the draws before it done, and the end. turns are those of
	// them at which a turn or round had just begun. Both are of the log given.
	stops, turns []int
	log          []rules.Answer
	playing      bool
	speed        int // in paces
	run          int // tells the ticks of one run from those of the one before
}

// paces are how long a step stays on the screen while the replay runs.
var paces = [...]time.Duration{3 * time.Second, 1500 * time.Millisecond, 750 * time.Millisecond}

// calm is the pace where less motion is asked for, at the fastest.
const calm = 3 * time.Second

// seen is the match as the screen shows it.
func (s *shell) seen() *rules.Match {
	if s.replay.on {
		return s.replay.match
	}
	return s.line()
}

// logged is the match whose log the screen shows.
func (s *shell) logged() *rules.Match { return s.line() }

// look shows the match at a ply. At the end it is the present.
func (s *shell) look(ply int) {
	defer s.postMove()
	ply = max(ply, 0)
	if ply >= len(s.line().Log) {
		s.now()
		if !s.trial.on {
			s.looked()
		}
		return
	}
	m := s.line().At(ply)
	s.replay.on, s.replay.ply, s.replay.match = true, len(m.Log), m
	s.notice = notice{}
}

// now shows the present.
func (s *shell) now() {
	s.replay.on, s.replay.match, s.replay.playing = false, nil, false
	s.replay.run++
}

// at is the ply on the screen.
func (s *shell) at() int {
	if s.replay.on {
		return s.replay.ply
	}
	return len(s.line().Log)
}

// survey finds the stops and turns of the match.
func (s *shell) survey() {
	p := &s.replay
	if p.stops != nil && slices.Equal(p.log, s.line().Log) {
		return
	}
	p.log, p.stops, p.turns = s.line().Log, []int{}, []int{}
	headed, _ := s.text(s.line()).(rules.Headed)
	begins := false
	for ply := range len(s.line().Log) + 1 {
		if ply > 0 && headed != nil {
			for _, e := range s.line().Events(ply-1, ply) {
				level, _ := headed.Heading(e)
				begins = begins || level == 1
			}
		}
		if ply < len(s.line().Log) && (s.line().Log[ply].Seat == rules.Nobody || s.line().Begin(ply) != ply) {
			continue
		}
		p.stops = append(p.stops, ply)
		if begins {
			p.turns = append(p.turns, ply)
			begins = false
		}
	}
}

// next is the nearest of some plies after the one on the screen, or before it;
// the end or the first stop if there is none.
func (s *shell) next(of []int, forward bool) int {
	at := s.at()
	if forward {
		for _, ply := range of {
			if ply > at {
				return ply
			}
		}
		return len(s.line().Log)
	}
	for _, ply := range slices.Backward(of) {
		if ply < at {
			return ply
		}
	}
	return s.replay.stops[0]
}

// The keys of the replay's buttons.
const (
	toFirst    = "first"
	turnBack   = "turn-back"
	stepBack   = "back"
	toPlay     = "play"
	stepOn     = "on"
	turnOn     = "turn-on"
	toLast     = "last"
	toUnseen   = "unseen" // where the device last showed the match
	replayID   = "replay"
	sliderName = "ply"
	speedName  = "speed"
)

// replayTo does what a button of the replay says.
func (s *shell) replayTo(ctx app.Context, key string) {
	s.survey()
	playing := s.replay.playing
	s.replay.playing = false
	s.replay.run++
	switch key {
	case toFirst:
		s.look(s.replay.stops[0])
	case turnBack:
		s.look(s.next(s.replay.turns, false))
	case stepBack:
		s.look(s.next(s.replay.stops, false))
	case stepOn:
		s.look(s.next(s.replay.stops, true))
	case turnOn:
		s.look(s.next(s.replay.turns, true))
	case toLast:
		s.look(len(s.line().Log))
	case toUnseen:
		s.look(s.unseen)
	case toPlay:
		if playing {
			break
		}
		if !s.replay.on {
			s.look(s.replay.stops[0])
		}
		s.replay.playing = s.replay.on
		s.tick(s.replay.run)
	}
	s.showLine(ctx)
}

// slide looks at the ply to which the slider was moved, in hundredths of the
// match.
func (s *shell) slide(ctx app.Context, value string) {
	percent, err := strconv.ParseFloat(value, 64)
	if err != nil || s.match == nil {
		return
	}
	s.replay.playing = false
	s.look(int(percent*float64(len(s.line().Log))/100 + .5))
	s.showLine(ctx)
}

// tick takes the next step of a replay that runs, after its pace.
func (s *shell) tick(run int) {
	pace := paces[s.replay.speed]
	if reducedMotion() {
		pace = max(pace, calm)
	}
	s.later(pace, func(ctx app.Context) {
		if !s.replay.playing || s.replay.run != run || s.match == nil {
			return
		}
		if hidden := app.Window().Get("document").Get("hidden"); hidden.Truthy() {
			s.replay.playing = false
			return
		}
		s.survey()
		s.look(s.next(s.replay.stops, true))
		s.showLine(ctx)
		if s.replay.playing {
			s.tick(run)
		}
		s.consider(ctx)
	})
}

// onReplayKey steps by keys, where the page has no other use for them. It
// reports whether it did.
func (s *shell) onReplayKey(ctx app.Context, e app.Event, key string) bool {
	target := e.Get("target")
	within := target.Call("closest", "#"+replayID).Truthy()
	slider := target.Get("name").String() == sliderName
	switch {
	case s.embed.on:
		return false
	case !slider && target.Call("closest", "input,select,textarea,summary,#"+logID+",.map-window,.scroll").Truthy():
		return false
	case !within && !s.replay.on && key != "ArrowLeft":
		return false // the page scrolls by these keys
	}
	to := map[string]string{"ArrowLeft": stepBack, "ArrowRight": stepOn, "Home": toFirst, "End": toLast, "Escape": toLast, " ": toPlay}[key]
	if to == "" || key == " " && target.Call("closest", "button,a,[role=button]").Truthy() {
		return false
	}
	if len(s.line().Log) == 0 {
		return false
	}
	s.replayTo(ctx, to)
	return true
}

// partAt names the part of the match in which a ply lies.
func (s *shell) partAt(ply int) string {
	turn, phase := "", ""
	for i := range s.log.parts {
		p := &s.log.parts[i]
		if p.ply >= ply && i > 0 {
			break
		}
		if p.level < 2 {
			turn, phase = p.title, ""
		} else {
			phase = p.title
		}
	}
	if phase == "" {
		return turn
	}
	return turn + " · " + phase
}

// pastPrompt says which ply the table shows, and what was asked there.
func (s *shell) pastPrompt(t rules.Text) app.UI {
	w := &s.words.Replay
	m := s.replay.match
	seat, _ := m.Next()
	ask, why := t.Prompt(m.State, seat)
	tile := app.UI(app.Span())
	class := "prompt past"
	if seat != rules.Nobody {
		side, _ := s.side(seat)
		class += " of-" + strconv.Itoa(int(side))
		tile = s.tile(seat)
	}
	back := w.Now
	if s.trial.on {
		back = s.words.Trial.Now
	}
	live := "polite"
	if s.replay.playing {
		live = "off"
	}
	return app.Section().Class(class).Body(
		tile,
		app.Div().Class("grow").Aria("live", live).Body(
			app.If(s.trial.on, func() app.UI { return app.Span().Class("trial-chip").Text(s.words.Trial.Title) }),
			app.H2().ID(promptID).TabIndex(-1).Text(rules.Numbers(w.Past, s.replay.ply, len(s.line().Log))),
			app.P().Class("small").Text(s.partAt(s.replay.ply)),
			app.P().Class("asked").Text(ask),
			app.P().Class("small why").Text(why),
		),
		button("solid", back).DataSet("act", actReplay).DataSet("key", toLast),
	)
}

// chosen tells what was answered at the ply on the screen, among what.
func (s *shell) chosen(t rules.Text) []app.UI {
	w := &s.words.Replay
	m := s.replay.match
	d := m.State.Decision()
	title := w.Chosen
	if d.Kind == rules.Chance {
		title = w.Drawn
	}
	var answers, others []app.UI
	for ply := s.replay.ply; ply < len(s.line().Log) && s.line().Begin(ply) == s.replay.ply; ply++ {
		a := s.line().Log[ply]
		name, means := t.Option(m.State, a.Seat, a.Move)
		tile := app.UI(app.Span())
		if a.Seat != rules.Nobody {
			tile = s.tile(a.Seat)
		}
		answers = append(answers, app.Li().Body(tile,
			app.If(d.Kind == rules.Sealed, func() app.UI { return app.Span().Class("small").Text(t.Seat(a.Seat) + ":") }),
			app.Span().Class("noun").Text(name), app.Span().Class("small").Text(means),
			app.If(s.programOf(s.line(), ply) != link.NoBot, func() app.UI {
				return app.Span().Class("small by-program").Text(s.program(s.programOf(s.line(), ply)))
			})))
		if why := s.reason(ply); why != "" {
			answers = append(answers, app.Li().Class("reason").Text(why))
		}
		if d.Kind == rules.Sealed {
			continue
		}
		for _, o := range m.State.Options(a.Seat, nil) {
			if o.Rule == 0 && o.Move != a.Move {
				name, _ := t.Option(m.State, a.Seat, o.Move)
				others = append(others, app.Li().Text(name))
			}
		}
	}
	return []app.UI{
		app.H2().ID(optionsID).Text(title),
		app.Ul().Class("chosen").Body(answers...),
		app.If(len(others) > 0, func() app.UI {
			return app.Details().Class("refused others").Body(
				app.Summary().Text(rules.Numbers(w.Others, len(others))), app.Ul().Body(others...),
			)
		}),
		button("", s.words.Trial.TryHere).DataSet("act", actTry),
	}
}

// replayBar steps through the match.
func (s *shell) replayBar() app.UI {
	w := &s.words.Replay
	n := len(s.line().Log)
	if n == 0 {
		return app.Div()
	}
	s.survey()
	at := s.at()
	step := func(key, name string, disabled bool) app.UI {
		class := "button replay-step to-" + key
		if key == toPlay && s.replay.playing {
			class += " running"
		}
		return app.Button().Type("button").Class(class).DataSet("act", actReplay).DataSet("key", key).
			Aria("label", name).Title(name).Aria("disabled", disabled)
	}
	first, last := at <= s.replay.stops[0], at == n
	play := w.Play
	if s.replay.playing {
		play = w.Pause
	}
	var marks strings.Builder
	marks.WriteString(`<div class="turn-marks" aria-hidden="true">`)
	for _, ply := range s.replay.turns {
		fmt.Fprintf(&marks, `<i style="left:%.2f%%"></i>`, 100*float64(ply)/float64(n))
	}
	if s.unseen > 0 && s.unseen < n && !s.trial.on {
		fmt.Fprintf(&marks, `<i class="unseen" style="left:%.2f%%"></i>`, 100*float64(s.unseen)/float64(n))
	}
	marks.WriteString(`</div>`)
	var speeds []app.UI
	for i, name := range [...]string{"½×", "1×", "2×"} {
		speeds = append(speeds, app.Option().Value(i).Text(name).Selected(i == s.replay.speed))
	}
	class := "panel replay"
	if s.replay.on {
		class += " past"
	}
	return app.Section().ID(replayID).Class(class).Aria("label", w.Title).Body(
		app.Div().Class("slider").Body(
			// From 0 to 100, as every slider from the start: go-app can set a value
			// before the greatest one.
			app.Input().Type("range").Name(sliderName).Attr("step", "any").Value(fmt.Sprintf("%.2f", 100*float64(at)/float64(n))).
				Aria("label", w.Slider).Aria("valuetext", rules.Numbers(w.Value, at, n)+", "+s.partAt(at)),
			app.Raw(marks.String()),
		),
		app.Span().Class("small count").Text(rules.Numbers(w.Value, at, n)),
		app.Div().Class("replay-steps").Body(
			step(toFirst, w.First, first),
			step(turnBack, w.Turn[0], first),
			step(stepBack, w.Step[0], first),
			step(toPlay, play, false),
			step(stepOn, w.Step[1], last),
			step(turnOn, w.Turn[1], last),
			step(toLast, w.Last, last),
		),
		app.Select().Class("speed").Name(speedName).Aria("label", w.Speed).Body(speeds...),
	)
}

// sinceBar offers to step through what happened since the device last showed
// the match.
func (s *shell) sinceBar() app.UI {
	w := &s.words.Replay
	if s.unseen <= 0 || s.unseen >= len(s.match.Log) || s.replay.on || s.trial.on {
		return app.Div().Class("since")
	}
	return app.Div().Class("notice since").Body(
		app.Span().Class("grow").Text(rules.Numbers(w.Since, len(s.match.Log)-s.unseen)),
		button("", w.Through).DataSet("act", actReplay).DataSet("key", toUnseen),
		button("quiet", w.Seen).DataSet("act", actSeen),
	)
}

// showLine brings the line of the log that led to the ply on the screen into
// sight, once the page is drawn anew.
func (s *shell) showLine(ctx app.Context) {
	ctx.Defer(func(app.Context) {
		log := app.Window().GetElementByID(logID)
		if !log.Truthy() {
			return
		}
		if marked := log.Call("querySelector", "[aria-current]"); marked.Truthy() {
			marked.Call("removeAttribute", "aria-current")
		}
		if !s.replay.on {
			log.Set("scrollTop", 0) // its end
			return
		}
		// What happened last by then: answers that nothing followed have no line.
		for ply := s.replay.ply; ply > 0; ply-- {
			lines := log.Call("querySelectorAll", `[data-key="`+strconv.Itoa(ply)+`"]`)
			n := lines.Length()
			if n == 0 {
				continue
			}
			line := lines.Index(n - 1)
			line.Call("setAttribute", "aria-current", "true")
			above := line.Call("getBoundingClientRect").Get("top").Float() - log.Call("getBoundingClientRect").Get("top").Float()
			log.Set("scrollTop", log.Get("scrollTop").Float()+above-log.Get("clientHeight").Float()/2)
			return
		}
	})
}

// narrow reports whether the page shows one part of the table at a time.
func narrow() bool {
	tabs := app.Window().Get("document").Call("querySelector", ".tabs")
	return tabs.Truthy() && tabs.Get("offsetParent").Truthy()
}
