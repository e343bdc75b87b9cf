package app

import (
	"hash/fnv"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
)

// A plan is a trial that the device keeps for a match: the ply at which it
// leaves the match, a check of what was played up to there, and its moves, with
// spaces between.

// planKey begins the names of the entries that have the plan for a match.
const planKey = "flota.plan."

// planText is the plan of the trial that is on.
func (s *shell) planText() string {
	plan := strconv.Itoa(s.trial.from) + " " + checkOf(s.match.Log[:s.trial.from])
	for _, a := range s.trial.answers {
		plan += " " + strconv.Itoa(int(a.Move))
	}
	return plan
}

// checkOf tells one log from another.
func checkOf(log []rules.Answer) string {
	h := fnv.New32a()
	for _, a := range log {
		h.Write([]byte{byte(a.Move), byte(a.Move >> 8)})
	}
	return strconv.FormatUint(uint64(h.Sum32()), 36)
}

// readPlan gives the ply and the answers of a plan for the match, as far as they
// are legal. It is false if there is no plan, or one for another match.
func (s *shell) readPlan() (from int, answers []tried, ok bool) {
	fields := strings.Fields(s.plan)
	if len(fields) < 3 {
		return 0, nil, false
	}
	from, err := strconv.Atoi(fields[0])
	if err != nil || from < 0 || from > len(s.match.Log) || checkOf(s.match.Log[:from]) != fields[1] {
		return 0, nil, false
	}
	m := s.match.At(from)
	if len(m.Log) != from {
		return 0, nil, false
	}
	for _, field := range fields[2:] {
		move, err := strconv.ParseUint(field, 10, 16)
		seat, waiting := m.Next()
		if err != nil || !waiting || m.Play(seat, rules.Move(move)) != nil {
			break
		}
		answers = append(answers, tried{rules.Answer{Seat: seat, Move: rules.Move(move)}, seat == rules.Nobody})
	}
	return from, answers, len(answers) > 0
}

// keepPlan keeps the trial for later.
func (s *shell) keepPlan() {
	if len(s.trial.answers) == 0 {
		return
	}
	s.plan = s.planText()
	writeMemo(planKey, s.entry.Name, s.plan)
}

// showPlan goes on with the kept plan.
func (s *shell) showPlan() {
	if from, answers, ok := s.readPlan(); ok {
		s.now()
		s.begin(s.match.At(from), answers)
		s.notice = notice{}
	}
}

// dropPlan throws the kept plan away.
func (s *shell) dropPlan() {
	s.plan = ""
	writeMemo(planKey, s.entry.Name, "")
}

// planBar offers the kept plan. What was all played is no plan any more.
func (s *shell) planBar() app.UI {
	w := &s.words.Trial
	from, answers, ok := s.readPlan()
	if ok {
		ok = false
		for i, a := range answers {
			ok = ok || from+i >= len(s.match.Log) || s.match.Log[from+i] != a.Answer
		}
	}
	if !ok || s.replay.on {
		return app.Div().Class("trial-bar")
	}
	return app.Section().Class("notice trial-bar").Body(
		app.Span().Class("grow").Text(rules.Numbers(w.Plan, len(answers))),
		button("", w.Show).DataSet("act", actShowPlan),
		button("quiet", w.Drop).DataSet("act", actDropPlan),
	)
}
