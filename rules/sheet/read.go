package sheet

import (
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"flota/rules"
	"flota/rules/link"
)

// MaxText is the largest sheet that is read, in bytes.
const MaxText = 1 << 20

// An Error is the first mistake in a sheet.
type Error struct {
	Line int // from 1; 0: the sheet as a whole
	Err  error
}

// Error says in English what was wrong and what to do.
func (e *Error) Error() string {
	if e.Line == 0 {
		return "sheet: " + e.Err.Error()
	}
	return "sheet: line " + strconv.Itoa(e.Line) + ": " + e.Err.Error()
}

// Unwrap gives the cause: of a setup that is not allowed the error of the game.
func (e *Error) Unwrap() error { return e.Err }

// Read reads a sheet to a match of one of the games. It stops at the first
// mistake with an *Error and gives the match up to there, nil if there is none
// yet. A sheet that ends before all answers of a sealed decision are in is a
// mistake; the match then stands before that decision.
func Read(text string, games []rules.Game) (*rules.Match, error) {
	if len(text) > MaxText {
		return nil, &Error{0, fmt.Errorf("this text is too long for a score sheet (%d bytes, at most %d)", len(text), MaxText)}
	}
	text = strings.TrimPrefix(text, "\ufeff")
	text = strings.ReplaceAll(text, "\r\n", "\n")
	text = strings.ReplaceAll(text, "\r", "\n")
	r := &reader{}
	number := 0
	for line := range strings.Lines(text) {
		number++
		if err := r.line(strings.TrimSpace(line), games); err != nil {
			return r.result(), &Error{number, err}
		}
	}
	if r.game == nil {
		return nil, &Error{0, errors.New("there is nothing in this sheet; its first line names the game, as in " + example(games))}
	}
	m := r.result()
	if r.half != nil {
		return m, &Error{number, r.half}
	}
	return m, nil
}

// example is a first line.
func example(games []rules.Game) string {
	id := "discovery"
	seats := 2
	if len(games) > 0 {
		id, seats = games[0].Info().ID, games[0].Info().MinSeats
	}
	return strconv.Quote(id + " seats=" + strconv.Itoa(seats))
}

// A reader is what has been read of a sheet.
type reader struct {
	game  rules.Game // nil before the first line
	setup rules.Setup
	id    [8]byte
	names []string
	// position is where the match starts; nil: at the set-up.
	position rules.Fields
	match    *rules.Match // nil before the first answer
	half     error        // what the sheet ends within
}

// result gives the match, without sealed answers that wait for others.
func (r *reader) result() *rules.Match {
	if r.game == nil {
		return nil
	}
	m := r.start()
	if len(m.Given) > 0 {
		seat, _ := m.Next()
		d := m.State.Decision()
		r.half = fmt.Errorf("the sheet ends before all sealed answers are in: %s has still to answer %s",
			seatName(seat), quote(m.Game.Info().Questions[d.Question]))
		m.Undo(len(m.Log))
	}
	return m
}

// start begins the match if it has not begun.
func (r *reader) start() *rules.Match {
	if r.match == nil {
		m, err := r.begin()
		if err != nil {
			panic("sheet: a setup that was good is not good any more: " + err.Error())
		}
		r.match = m
	}
	return r.match
}

func (r *reader) begin() (*rules.Match, error) {
	if r.position != nil {
		return rules.NewMatchFrom(r.game, r.setup, r.position, r.id, r.names)
	}
	return rules.NewMatch(r.game, r.setup, r.id, r.names)
}

func (r *reader) line(line string, games []rules.Game) error {
	if rest, ok := strings.CutPrefix(line, "#!"); ok {
		return r.note(strings.TrimSpace(rest))
	}
	words := strings.Fields(line)
	for i, word := range words {
		if word[0] == '#' {
			words = words[:i]
			break
		}
	}
	switch {
	case len(words) == 0:
		return nil
	case r.game == nil:
		return r.first(words, games)
	}
	return r.answer(words)
}

// first reads the line that names game, seats and settings.
func (r *reader) first(words []string, games []rules.Game) error {
	var game rules.Game
	var ids []string
	for _, g := range games {
		id := g.Info().ID
		ids = append(ids, id)
		if strings.EqualFold(id, words[0]) {
			game = g
		}
	}
	if game == nil {
		return fmt.Errorf("there is no game %s; there is %s. The first line is written as %s",
			quote(words[0]), list(ids), example(games))
	}
	info := game.Info()
	var setup rules.Setup
	seen := map[string]bool{}
	for _, word := range words[1:] {
		id, value, _ := strings.Cut(word, "=")
		id = strings.ToLower(id)
		if seen[id] {
			return fmt.Errorf("%s is given twice", quote(id))
		}
		seen[id] = true
		if id == "seats" {
			n, err := strconv.Atoi(value)
			if err != nil || n < info.MinSeats || n > info.MaxSeats {
				return fmt.Errorf("%s does not give the number of seats; write seats=%d to seats=%d",
					quote(word), info.MinSeats, info.MaxSeats)
			}
			setup.Seats = n
			continue
		}
		if err := set(&setup, info, id, value); err != nil {
			return err
		}
	}
	if !seen["seats"] {
		return fmt.Errorf("the number of seats is missing; write seats=%d to seats=%d", info.MinSeats, info.MaxSeats)
	}
	if _, err := game.New(setup); err != nil {
		return err
	}
	r.game, r.setup = game, setup
	return nil
}

// set chooses a value of a setting.
func set(setup *rules.Setup, info *rules.Info, id, value string) error {
	ids := []string{"seats"}
	for i, setting := range info.Settings {
		ids = append(ids, setting.ID)
		if !strings.EqualFold(setting.ID, id) {
			continue
		}
		for place, v := range setting.Values {
			if strings.EqualFold(v, value) {
				setup.Settings[i] = uint8(place)
				return nil
			}
		}
		return fmt.Errorf("%s has no value %s; it has %s", setting.ID, quote(value), list(setting.Values))
	}
	return fmt.Errorf("%s has no setting %s; it has %s", info.ID, quote(id), list(ids))
}

// note reads what follows "#!".
func (r *reader) note(rest string) error {
	if r.game == nil {
		return errors.New("lines with #! stand behind the line that names the game")
	}
	if r.match != nil {
		return errors.New("lines with #! stand before the first answer")
	}
	kind, rest := cut(rest)
	switch strings.ToLower(kind) {
	case "id":
		id, err := hex.DecodeString(rest)
		if err != nil || len(id) != len(r.id) {
			return fmt.Errorf("%s is no match id; it has 16 digits of 0-9 and a-f", quote(rest))
		}
		copy(r.id[:], id)
		return nil
	case "name":
		who, name := cut(rest)
		seat, err := parseSeat(who)
		if err != nil {
			return err
		}
		if seat == rules.Nobody || int(seat) >= r.setup.Seats {
			return fmt.Errorf("%s has no seat to name; write s0 to s%d", quote(who), r.setup.Seats-1)
		}
		if name == "" || link.Name(name) != name {
			return fmt.Errorf("%s is not allowed as a name; write at most %d characters, without control characters",
				quote(name), link.MaxName)
		}
		for len(r.names) <= int(seat) {
			r.names = append(r.names, "")
		}
		if r.names[seat] != "" {
			return fmt.Errorf("%s has two names, %s and %s", seatName(seat), quote(r.names[seat]), quote(name))
		}
		r.names[seat] = name
		return nil
	case "position":
		if r.position != nil {
			return errors.New("the position is given twice")
		}
		var err error
		if r.position, err = rules.ParseFields([]byte(rest)); err == nil {
			_, err = r.begin()
		}
		if err != nil {
			r.game = nil // there is no match whose beginning is not known
		}
		return err
	}
	return fmt.Errorf("there is nothing like #! %s; there is #! id, #! name and #! position. Write a comment with # alone", quote(kind))
}

// cut parts the first word from what follows.
func cut(s string) (word, rest string) {
	i := strings.IndexAny(s, " \t")
	if i < 0 {
		return s, ""
	}
	return s[:i], strings.TrimSpace(s[i:])
}

// parseSeat reads who answers.
func parseSeat(who string) (rules.Seat, error) {
	if strings.EqualFold(who, "chance") {
		return rules.Nobody, nil
	}
	if len(who) == 2 && who[0]|0x20 == 's' && '0' <= who[1] && who[1] < '0'+rules.MaxSeats {
		return rules.Seat(who[1] - '0'), nil
	}
	return 0, fmt.Errorf("%s is no seat; write s0 to s%d, or chance", quote(who), rules.MaxSeats-1)
}

// answer reads the line of an answer and plays it.
func (r *reader) answer(words []string) error {
	m := r.start()
	info := m.Game.Info()
	offers := words
	for len(offers) > 0 && !isOffer(offers[0]) {
		offers = offers[1:]
	}
	words = words[:len(words)-len(offers)]
	d := m.State.Decision()
	seat, ok := m.Next()
	if !ok {
		return errors.New("the game is over here; nothing can be answered after its end")
	}
	if len(m.Log)+len(m.Given) >= link.MaxMoves {
		return fmt.Errorf("a match has at most %d answers", link.MaxMoves)
	}
	switch len(words) {
	case 1:
	case 3:
		who, err := parseSeat(words[0])
		if err != nil {
			return err
		}
		if err := r.asked(&d, who, seat); err != nil {
			return err
		}
		seat = who
		if err := r.question(words[1], info.Questions[d.Question]); err != nil {
			return err
		}
	default:
		return fmt.Errorf("an answer has three words, who, question and noun, or the noun alone, and then legal= and refused=; this line has %d. Here %s",
			len(words), r.turn(&d, seat))
	}
	noun := words[len(words)-1]
	options := m.State.Options(seat, nil)
	i := find(m.Game, options, noun)
	rule := rules.Rule(0)
	if i >= 0 {
		rule = options[i].Rule
	} else {
		_, rule = m.Unlisted(seat, noun)
	}
	switch {
	case rule != 0:
		return fmt.Errorf("%s is refused by %s: %s", quote(noun), info.Rules[rule], m.Text("en").Rule(rule))
	case i < 0:
		return fmt.Errorf("%s is no answer to %s; legal here: %s",
			quote(noun), quote(info.Questions[d.Question]), list(nearest(noun, legal(m.Game, options))))
	}
	for _, offer := range offers {
		if err := checkOffer(m.Game, options, offer); err != nil {
			return err
		}
	}
	return m.Play(seat, options[i].Move)
}

// asked checks that an answer of a seat can come; next is who comes next.
func (r *reader) asked(d *rules.Decision, who, next rules.Seat) error {
	switch {
	case d.Kind == rules.Chance && who == rules.Nobody:
		return nil
	case d.Kind == rules.Chance || who == rules.Nobody:
		return fmt.Errorf("%s does not decide here; %s", seatName(who), r.turn(d, next))
	}
	for _, a := range r.match.Given {
		if a.Seat == who {
			return fmt.Errorf("%s has given its sealed answer already; %s", seatName(who), r.turn(d, next))
		}
	}
	for _, seat := range d.Who() {
		if seat == who {
			return nil
		}
	}
	return fmt.Errorf("%s is not asked here; %s", seatName(who), r.turn(d, next))
}

// turn says what is to be answered.
func (r *reader) turn(d *rules.Decision, next rules.Seat) string {
	m := r.match
	question := quote(m.Game.Info().Questions[d.Question])
	nouns := list(legal(m.Game, m.State.Options(next, nil)))
	if next == rules.Nobody {
		return "a chance comes, " + question + " (possible: " + nouns + ")"
	}
	return seatName(next) + " is, for " + question + " (legal: " + nouns + ")"
}

// question checks the id of a question against the one that is asked.
func (r *reader) question(id, asked string) error {
	if strings.EqualFold(id, asked) {
		return nil
	}
	for _, other := range r.game.Info().Questions {
		if other != "" && strings.EqualFold(id, other) {
			return fmt.Errorf("%s is not asked here; %s is", quote(id), quote(asked))
		}
	}
	return fmt.Errorf("there is no question %s; %s is asked here", quote(id), quote(asked))
}

// find gives the place of the option with a noun; -1: there is none.
func find(g rules.Game, options []rules.Option, noun string) int {
	found := -1
	for i, o := range options {
		switch n := g.Noun(o.Move); {
		case n == noun:
			return i
		case strings.EqualFold(n, noun):
			found = i
		}
	}
	return found
}

// legal gives the nouns that are legal.
func legal(g rules.Game, options []rules.Option) []string {
	var nouns []string
	for _, o := range options {
		if o.Rule == 0 {
			nouns = append(nouns, g.Noun(o.Move))
		}
	}
	return nouns
}

func isOffer(word string) bool {
	name, _, ok := strings.Cut(word, "=")
	return ok && (strings.EqualFold(name, "legal") || strings.EqualFold(name, "refused"))
}

// checkOffer compares a list legal=… or refused=… with what the rules say.
func checkOffer(g rules.Game, options []rules.Option, offer string) error {
	if !isOffer(offer) {
		return fmt.Errorf("%s has no meaning here; after the noun come legal= and refused= only", quote(offer))
	}
	codes := g.Info().Rules
	name, items, _ := strings.Cut(offer, "=")
	name = strings.ToLower(name)
	refused := name == "refused"
	seen := make([]bool, len(options))
	for item := range strings.SplitSeq(items, ",") {
		if items == "" {
			break
		}
		noun, code := item, ""
		if colon := strings.LastIndexByte(item, ':'); refused && colon >= 0 {
			noun, code = item[:colon], item[colon+1:]
		}
		i := find(g, options, noun)
		switch {
		case i < 0:
			return fmt.Errorf("%s= has %s, but that is not on offer here", name, quote(noun))
		case options[i].Rule == 0 && refused:
			return fmt.Errorf("%s= has %s, but that is legal here", name, quote(noun))
		case options[i].Rule != 0 && (!refused || !strings.EqualFold(codes[options[i].Rule], code)):
			return fmt.Errorf("%s= has %s, but that is refused by %s here", name, quote(item), codes[options[i].Rule])
		case seen[i]:
			return fmt.Errorf("%s= has %s twice", name, quote(noun))
		}
		seen[i] = true
	}
	for i, o := range options {
		switch {
		case seen[i] || (o.Rule != 0) != refused:
		case refused:
			return fmt.Errorf("refused= lacks %s, which is refused by %s here", quote(g.Noun(o.Move)), codes[o.Rule])
		default:
			return fmt.Errorf("legal= lacks %s, which is legal here", quote(g.Noun(o.Move)))
		}
	}
	return nil
}
