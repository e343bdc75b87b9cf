package picture

import (
	"slices"
	"strconv"
	"strings"

	"flota/app/text"
	"flota/rules"
)

// Name is what a picture of a match is called.
func Name(m *rules.Match, language string) string {
	return ofMatch(text.For(language).Publish.Name, m, Text(m, language))
}

// ofMatch fills in the game and how many answers are in.
func ofMatch(template string, m *rules.Match, t rules.Text) string {
	return rules.Fill(template, func(fields []string) string {
		if fields[0] == "game" {
			return t.Game()
		}
		return strconv.Itoa(len(m.Log))
	})
}

// Caption says what there is to see of a match and who leads with how many points.
func Caption(m *rules.Match, language string) string {
	t, w := Text(m, language), &text.For(language).Publish
	var names, list []string
	scores := m.State.Scores()
	slices.SortStableFunc(scores, func(a, b rules.Score) int { return a.Place - b.Place })
	_, waiting := m.Next()
	for _, score := range scores {
		// Until the end ties stand.
		if score.Place == 1 || waiting && score.Total == scores[0].Total {
			names = append(names, t.Seat(score.Seat))
		}
		list = append(list, t.Seat(score.Seat)+" "+strconv.Itoa(score.Total))
	}
	said := ofMatch(w.Caption, m, t)
	fill := func(template string, words []string) {
		said += " " + rules.Fill(template, func([]string) string { return strings.Join(words, ", ") })
	}
	if !waiting {
		fill(w.Won, names)
	} else if len(names) < len(scores) {
		fill(w.Lead, names)
	}
	fill(w.Scores, list)
	return said
}
