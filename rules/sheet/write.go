package sheet

import (
	"encoding/hex"
	"strconv"
	"strings"

	"flota/rules"
	"flota/rules/link"
)

// Write gives the sheet of a match, with what was on offer at each answer of a
// seat if offered is set. Read gives the match back: game, setup, id, log, and
// of each name what link.Name gives. Sealed answers that wait for others are
// not in it.
func Write(m *rules.Match, offered bool) string {
	info := m.Game.Info()
	var b strings.Builder
	b.WriteString(info.ID)
	b.WriteString(" seats=")
	b.WriteString(strconv.Itoa(m.Setup.Seats))
	for i, setting := range info.Settings {
		b.WriteString(" ")
		b.WriteString(setting.ID)
		b.WriteString("=")
		b.WriteString(setting.Values[m.Setup.Settings[i]])
	}
	b.WriteString("\n#! id ")
	b.WriteString(hex.EncodeToString(m.ID[:]))
	b.WriteString("\n")
	for seat, name := range m.Names[:min(len(m.Names), m.Setup.Seats)] {
		if name = link.Name(name); name != "" {
			b.WriteString("#! name ")
			b.WriteString(seatName(rules.Seat(seat)))
			b.WriteString(" ")
			b.WriteString(name)
			b.WriteString("\n")
		}
	}
	if m.Position != nil {
		b.WriteString("#! position ")
		b.Write(m.Position.JSON(nil))
		b.WriteString("\n")
	}
	replay := m.At(0)
	var list []rules.Option
	for _, a := range m.Log {
		d := replay.State.Decision()
		b.WriteString(seatName(a.Seat))
		b.WriteString(" ")
		b.WriteString(info.Questions[d.Question])
		b.WriteString(" ")
		b.WriteString(m.Game.Noun(a.Move))
		if offered && d.Kind != rules.Chance {
			list = replay.State.Options(a.Seat, list[:0])
			writeOffer(&b, m.Game, list)
		}
		b.WriteString("\n")
		if err := replay.Play(a.Seat, a.Move); err != nil {
			panic("sheet: a match does not follow its own log: " + err.Error())
		}
	}
	return b.String()
}

// writeOffer goes on with all nouns on offer.
func writeOffer(b *strings.Builder, g rules.Game, list []rules.Option) {
	for _, refused := range []bool{false, true} {
		separator := " legal="
		if refused {
			separator = " refused="
		}
		count := 0
		for _, o := range list {
			if (o.Rule != 0) != refused {
				continue
			}
			if count > 0 {
				separator = ","
			}
			count++
			b.WriteString(separator)
			b.WriteString(g.Noun(o.Move))
			if refused {
				b.WriteString(":")
				b.WriteString(g.Info().Rules[o.Rule])
			}
		}
		if count == 0 {
			b.WriteString(separator)
		}
	}
}

// seatName gives the name of a seat in sheets.
func seatName(s rules.Seat) string {
	if s == rules.Nobody {
		return "chance"
	}
	return "s" + strconv.Itoa(int(s))
}
