package app

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
)

// A trial plays on from some ply to see where it leads, for all seats. It is a
// match of its own: the one that is played for good does not change.
type trial struct {
	on    bool
	from  int // the ply at which it leaves the match
	match *rules.Match
	// answers are those since then, in the order in which they were given;
	// undone those taken back, the next to redo last.
	answers, undone []tried
	since           int           // the ply from which on the page points out what has changed
	byHand          bool          // outcomes of chance are chosen, not drawn
	base            []rules.Score // where it leaves the match
}

// A tried answer is one of a trial.
type tried struct {
	rules.Answer
	drawn bool // an outcome of chance that nobody chose
}

// line is the match that is played on: the trial or the match itself.
func (s *shell) line() *rules.Match {
	if s.trial.on {
		return s.trial.match
	}
	return s.match
}

// tryOut begins a trial at the ply on the screen. Looking back in a trial it
// goes on from there.
func (s *shell) tryOut() {
	at, t := s.at(), &s.trial
	s.now()
	s.notice = notice{}
	if t.on && at >= t.from {
		t.undone = nil
		for len(t.match.Log) > at || len(t.match.Given) > 0 {
			t.answers = t.answers[:len(t.answers)-1]
			t.rebuild(s.match)
		}
		return
	}
	s.begin(s.match.At(at), nil)
}

// begin begins a trial where a match stands, with the answers of a plan.
func (s *shell) begin(m *rules.Match, plan []tried) {
	t := &s.trial
	*t = trial{on: true, from: len(m.Log), match: m, answers: plan, byHand: t.byHand, base: m.State.Scores()}
	t.rebuild(s.match)
	t.since = t.from
	t.draw()
	s.tab = tabTable
}

// leave ends the trial without a trace.
func (s *shell) leave() {
	s.now()
	s.trial = trial{byHand: s.trial.byHand}
	s.notice = notice{}
}

// rebuild plays the answers of the trial anew, up to one that is not legal.
func (t *trial) rebuild(m *rules.Match) {
	t.match = m.At(t.from)
	for i, a := range t.answers {
		if t.match.Play(a.Seat, a.Move) != nil {
			t.answers = t.answers[:i]
			return
		}
	}
}

// play answers for the seat that is asked.
func (t *trial) play(move rules.Move) error {
	seat, _ := t.match.Next()
	ply := len(t.match.Log)
	if err := t.match.Play(seat, move); err != nil {
		return err
	}
	if len(t.match.Log) > ply {
		t.since = ply
	}
	t.answers, t.undone = append(t.answers, tried{Answer: rules.Answer{Seat: seat, Move: move}}), nil
	t.draw()
	return nil
}

// draw draws every chance that stands before the next choice, unless outcomes
// are chosen by hand.
func (t *trial) draw() {
	for !t.byHand && t.match.State.Decision().Kind == rules.Chance {
		t.drawOne()
	}
}

// drawOne draws the chance that is to be decided, if any.
func (t *trial) drawOne() {
	if t.match.State.Decision().Kind != rules.Chance {
		return
	}
	move := rules.Draw(t.match.State.Options(rules.Nobody, nil), random())
	if err := t.match.Play(rules.Nobody, move); err != nil {
		panic("app: an outcome of chance is refused: " + err.Error())
	}
	t.answers = append(t.answers, tried{rules.Answer{Seat: rules.Nobody, Move: move}, true})
}

// undo takes the latest answer back with what was drawn after it; while outcomes
// are chosen by hand, the latest outcome alone.
func (t *trial) undo(m *rules.Match) {
	for n := len(t.answers) - 1; n >= 0; n-- {
		last := t.answers[n]
		t.answers, t.undone = t.answers[:n], append(t.undone, last)
		if !last.drawn || t.byHand {
			break
		}
	}
	t.rebuild(m)
	t.since = len(t.match.Log)
	t.draw() // before the first answer, if the outcome was chosen by hand and now is not
}

// redo plays again what was taken back last.
func (t *trial) redo(m *rules.Match) {
	for n := len(t.undone) - 1; n >= 0; n-- {
		t.answers, t.undone = append(t.answers, t.undone[n]), t.undone[:n]
		if n == 0 || !t.undone[n-1].drawn || t.byHand {
			break
		}
	}
	t.since = len(t.match.Log)
	t.rebuild(m)
}

// chooseByHand lets outcomes of chance be chosen, or drawn again.
func (s *shell) chooseByHand() {
	s.trial.byHand = !s.trial.byHand
	s.trial.draw()
}

// change is by how much the total of a seat differs from where the trial began.
func (t *trial) change(score rules.Score) int {
	for _, b := range t.base {
		if b.Seat == score.Seat {
			return score.Total - b.Total
		}
	}
	return 0
}

// A stop says why a plan was not played further.
type stop uint8

const (
	planDone stop = iota
	planChance
	planSealed
	planOther // another seat is to answer
	planIllegal
	planParted // the match has gone another way than the plan
)

// commit plays the plan in the match as far as it is the affair of the seat that
// is asked, and says what was played and why no more.
func (s *shell) commit() {
	plan := s.trial.match.Log[s.trial.from:]
	if len(s.trial.match.Log) == s.trial.from {
		return
	}
	ply := len(s.match.Log)
	since := s.match.Log[min(s.trial.from, ply):]
	at := 0
	for at < len(since) && at < len(plan) && since[at] == plan[at] {
		at++
	}
	rest, why := plan[at:], planDone
	if at < len(since) {
		rest, why = nil, planParted
	}
	me, _ := s.match.Next()
	played := 0
	for _, a := range rest {
		if why = s.stops(me, a); why != planDone {
			break
		}
		played++
	}
	words := s.text(s.match)
	sentence := s.words.Trial.Stops[why]
	if why == planOther {
		next, _ := s.match.Next()
		sentence = rules.Fill(sentence, func([]string) string { return words.Seat(next) })
	}
	if played > 0 {
		s.trial = trial{byHand: s.trial.byHand}
		s.now()
		s.redo, s.ready = nil, rules.Nobody
		s.since = ply
		s.goOn()
		s.looked()
	}
	s.notice = notice{text: rules.Numbers(s.words.Trial.Played, played, len(plan)-at) + " " + sentence, bad: played == 0}
}

// stops plays an answer of a plan in the match, or says why not.
func (s *shell) stops(me rules.Seat, a rules.Answer) stop {
	d := s.match.State.Decision()
	switch {
	case d.Kind == rules.Chance:
		return planChance
	case d.Kind == rules.Sealed:
		return planSealed
	case d.Kind == rules.Over, slices.Index(d.Who(), me) < 0, a.Seat != me, !s.plays(me), s.joining():
		return planOther
	case s.match.At(len(s.match.Log)).Play(me, a.Move) != nil, !s.answer(me, a.Move):
		return planIllegal
	}
	return planDone
}

// trialBar says that this is a trial, what has changed in it, and leads out.
func (s *shell) trialBar(t rules.Text) app.UI {
	w, tr := &s.words.Trial, &s.trial
	var scores []app.UI
	for _, score := range s.seen().State.Scores() {
		scores = append(scores, app.Li().Body(
			s.tile(score.Seat),
			app.Span().Class("hidden").Text(t.Seat(score.Seat)+":"),
			app.Strong().Text(score.Total),
			s.delta(score),
		))
	}
	keep := button("", w.Keep).DataSet("act", actKeepPlan)
	if s.plan == s.planText() {
		keep = button("", w.Kept).DataSet("act", actKeepPlan).Disabled(true)
	}
	return app.Section().Class("trial-bar").Aria("labelledby", "trial-title").Body(
		app.Div().Class("trial-head").Body(
			app.H2().ID("trial-title").Text(rules.Numbers(w.From, tr.from)),
			app.P().Class("small").Text(w.Note),
		),
		button("solid", w.Leave).DataSet("act", actLeave),
		app.Ul().Class("trial-scores").Aria("label", rules.Numbers(w.Since, tr.from)).Body(scores...),
		app.Div().Class("trial-acts").Body(
			keep.Aria("disabled", len(tr.answers) == 0),
			button("", w.Commit).DataSet("act", actCommit).Aria("disabled", len(tr.match.Log) == tr.from),
		),
	)
}

// byHandName is the name of the box that lets outcomes be chosen.
const byHandName = "by-hand"

// handChoice is the box that lets outcomes be chosen.
func (s *shell) handChoice() app.UI {
	if !s.trial.on {
		return app.Span()
	}
	return app.Label().Class("by-hand").Body(
		app.Input().Type("checkbox").Name(byHandName).Checked(s.trial.byHand),
		app.Span().Text(s.words.Trial.ByHand),
	)
}

// delta tells by how much a total has changed in the trial.
func (s *shell) delta(score rules.Score) app.UI {
	if !s.trial.on {
		return app.Span()
	}
	switch by := s.trial.change(score); {
	case by > 0:
		return app.Span().Class("delta").Text("+" + strconv.Itoa(by))
	case by < 0:
		return app.Span().Class("delta").Text("−" + strconv.Itoa(-by))
	}
	return app.Span().Class("delta").Text("±0")
}

// tryButton begins a trial or, where chance is to be chosen in one, draws.
func (s *shell) tryButton(seat rules.Seat) app.UI {
	switch {
	case s.embed.on:
	case s.trial.on && seat == rules.Nobody:
		return button("", s.words.Trial.Draw).DataSet("act", actTryDraw)
	case !s.trial.on:
		return button("quiet", s.words.Trial.Try).DataSet("act", actTry)
	}
	return app.Span()
}
