package link

import (
	"bytes"
	"encoding/base64"
	"errors"
	"hash/crc32"
	"slices"

	"github.com/vmihailenco/msgpack/v5/msgpcode"

	"flota/rules"
	"flota/rules/trust"
)

// Decode reads the match of a link. All is as with Read.
func Decode(text string, games []rules.Game) (*rules.Match, error) {
	l, err := Read(text, games)
	return l.Match, err
}

// Read reads a link, the whole URL or what follows '#' in it, whose match is of
// one of the games. The error is always an *Error. With IllegalLog and
// HalfSealed the link comes along with its match up to the last ply that is
// sound, without what belongs to later plies; with all other errors there is
// nothing.
func Read(text string, games []rules.Game) (Link, error) {
	p, problem := find(text)
	if problem != nil {
		return Link{}, problem
	}
	data, problem := p.open()
	if problem != nil {
		return Link{}, problem
	}
	c, err := read(data)
	switch {
	case errors.As(err, &problem):
		return Link{}, problem
	case err != nil:
		return Link{}, p.mangled()
	}
	l, problem := c.link(games)
	if problem == nil {
		return l, nil
	}
	if problem.Problem == Mangled {
		problem.Arrived = len(p.chars)
	}
	return l, problem
}

// open gives the bytes of the array. They are whole: the check value is right.
func (p *payload) open() ([]byte, *Error) {
	data := decode64(p.chars)
	size, err := measure(data)
	if err == nil {
		if !p.ends((size*8 + 5) / 6) {
			return nil, p.mangled()
		}
		return data[:size], nil
	}
	switch {
	case p.hasEnd():
		return nil, p.mangled()
	case err == errNone:
		return nil, &Error{Problem: NotALink}
	case err == errEnd && !p.more:
		return nil, &Error{Problem: Cut, Arrived: len(p.chars)}
	}
	return nil, p.mangled()
}

// decode64 decodes characters of the alphabet.
func decode64(chars []byte) []byte {
	if len(chars)%4 == 1 {
		chars = chars[:len(chars)-1] // six bits are no byte
	}
	data := make([]byte, base64.RawURLEncoding.DecodedLen(len(chars)))
	if _, err := base64.RawURLEncoding.Decode(data, chars); err != nil {
		panic("link: characters of the alphabet cannot be decoded: " + err.Error())
	}
	return data
}

// hasEnd reports whether the characters end as a link does, whatever is missing
// before.
func (p *payload) hasEnd() bool {
	tail := p.chars[max(0, len(p.chars)-12):]
	for drop := range min(4, len(tail)) {
		data := decode64(tail[drop:])
		if n := len(data) - crc32.Size; n >= 2 && bytes.HasSuffix(data[:n], checkHeader) {
			return true
		}
	}
	return false
}

// mangled names the foreign character if there is one.
func (p *payload) mangled() *Error {
	e := &Error{Problem: Mangled, Arrived: len(p.chars)}
	if p.foreign && p.more {
		e.Place = len(p.chars) + 1
	}
	return e
}

// ends reports whether the array can be all that there is after so many
// characters.
func (p *payload) ends(count int) bool {
	return slices.Contains(p.gaps, count) || len(bytes.Trim(p.chars[count:], "-_")) == 0
}

// checkHeader begins the last element.
var checkHeader = []byte{msgpcode.Bin8, crc32.Size}

var errNone = errors.New("the data does not begin as a link does")

// measure gives the number of bytes of the array with which data begins, if its
// check value is right. It holds for all formats.
func measure(data []byte) (int, error) {
	r := newReader(data)
	if len(data) == 0 || !isArray(data[0]) {
		return 0, errNone
	}
	n, err := r.array()
	if err != nil {
		return 0, err
	}
	if n < 2 {
		return 0, errNone
	}
	if _, err := r.uint(1<<31 - 1); err != nil {
		if err == errForm {
			err = errNone
		}
		return 0, err
	}
	for range n - 2 {
		if err := r.skip(maxDepth - 1); err != nil {
			return 0, err
		}
	}
	end := len(data) - r.left()
	whole := r.left() >= len(checkHeader)+crc32.Size // or longer
	sum, err := r.bin()
	switch {
	case err != nil && whole:
		return 0, errForm
	case err != nil:
		return 0, err
	}
	if !bytes.Equal(sum, check(data[:end])) {
		return 0, errForm
	}
	return len(data) - r.left(), nil
}

// The content of a link, still without knowledge of its game.
type content struct {
	game, version int
	setup         []byte
	id            [8]byte
	names         []string
	coding        int
	log           []byte
	parts         [knownParts][]byte // by key; nil: it is missing
	unknown       []Part
}

// read takes the array apart. An error that is not an *Error means that it is
// not of the format.
func read(data []byte) (*content, error) {
	r := newReader(data)
	n, err := r.array()
	if err != nil {
		return nil, err
	}
	number, err := r.uint(1<<31 - 1)
	if err != nil {
		return nil, err
	}
	if number > format {
		return nil, &Error{Problem: NewerFormat, Number: number, Known: format}
	}
	if number != format || n != length {
		return nil, errForm
	}
	c := &content{}
	if c.game, err = r.uint(1<<8 - 1); err != nil {
		return nil, err
	}
	if c.version, err = r.uint(1<<16 - 1); err != nil {
		return nil, err
	}
	if c.setup, err = r.bin(); err != nil {
		return nil, err
	}
	id, err := r.bin()
	if err != nil {
		return nil, err
	}
	if copy(c.id[:], id) != len(id) || len(id) != len(c.id) {
		return nil, errForm
	}
	if n, err = r.array(); err != nil {
		return nil, err
	}
	for seat := range n {
		if seat == rules.MaxSeats {
			return nil, &Error{Problem: BadNames, Number: seat}
		}
		name, err := r.text()
		if err != nil {
			return nil, err
		}
		if Name(name) != name {
			return nil, &Error{Problem: BadNames, Number: seat}
		}
		c.names = append(c.names, name)
	}
	if c.coding, err = r.uint(1<<16 - 1); err != nil {
		return nil, err
	}
	if c.log, err = r.bin(); err != nil {
		return nil, err
	}
	return c, c.take(r, data)
}

// take checks that the parts are well-formed and keeps them.
func (c *content) take(r *reader, data []byte) error {
	n, err := r.dict()
	if err != nil {
		return err
	}
	last, unknown := -1, 0
	for range n {
		key, err := r.uint(maxKey)
		if err != nil {
			return err
		}
		if key <= last {
			return errForm
		}
		last = key
		begin := len(data) - r.left()
		if err := r.skip(maxDepth - 2); err != nil {
			return err
		}
		part := data[begin : len(data)-r.left()]
		if key < knownParts {
			c.parts[key] = part
			continue
		}
		if unknown += len(part); unknown > MaxUnknown {
			return &Error{Problem: BadPart, Number: key}
		}
		c.unknown = append(c.unknown, Part{uint8(key), string(part)})
	}
	return nil
}

// link plays the content.
func (c *content) link(games []rules.Game) (Link, *Error) {
	game, problem := c.find(games)
	if problem != nil {
		return Link{}, problem
	}
	info := game.Info()
	bad := func(p Problem, number int, err error) (Link, *Error) {
		return Link{}, &Error{Problem: p, Number: number, Game: info.ID, Err: err}
	}
	if len(c.setup) == 0 || len(c.setup) > 1+len(info.Settings) {
		return bad(BadSetup, 0, errors.New("the number of settings is wrong"))
	}
	setup := rules.Setup{Seats: int(c.setup[0])}
	copy(setup.Settings[:], c.setup[1:])
	moves, err := decodeLog(c.coding, c.log)
	if err != nil {
		if errors.As(err, &problem) {
			problem.Game = info.ID
			return Link{}, problem
		}
		return bad(Mangled, 0, nil)
	}
	m, problem := c.begin(game, setup)
	if problem != nil {
		return Link{}, problem
	}
	if len(c.names) > setup.Seats {
		return bad(BadNames, setup.Seats, nil)
	}
	l, given, problem := c.rest(setup.Seats, len(moves))
	if problem != nil {
		problem.Game = info.ID
		return Link{}, problem
	}
	l.Match = m
	err = m.Replay(moves)
	half := len(m.Given) > 0
	if half {
		m.Undo(len(m.Log))
	}
	switch {
	case err != nil:
		problem = &Error{Problem: IllegalLog, Err: err}
	case half:
		problem = &Error{Problem: HalfSealed}
	default:
		for _, a := range given {
			if err := m.Play(a.Seat, a.Move); err != nil || len(m.Given) == 0 {
				return bad(BadPart, givenPart, err)
			}
		}
		return l, nil
	}
	problem.Game, problem.Ply = info.ID, len(m.Log)
	l.cut()
	return l, problem
}

// cut takes out what belongs to plies behind the log.
func (l *Link) cut() {
	plies := len(l.Match.Log)
	l.Trust.Seals = [rules.MaxSeats]trust.Seal{}
	if l.Trust.Until > plies {
		l.Trust.Until = 0
	}
	if l.View.Ply > plies {
		l.View.At, l.View.Ply = false, 0
	}
	if !l.Proposal.valid(l.Match.Setup.Seats, plies) {
		l.Proposal = Proposal{}
	}
	l.Notes = l.Notes.fitting(plies)
}

// begin gives the match before its first answer.
func (c *content) begin(game rules.Game, setup rules.Setup) (*rules.Match, *Error) {
	id := game.Info().ID
	if c.parts[positionPart] == nil {
		m, err := rules.NewMatch(game, setup, c.id, c.names)
		if err != nil {
			return nil, &Error{Problem: BadSetup, Game: id, Err: err}
		}
		return m, nil
	}
	f, err := readPosition(c.parts[positionPart], game.Info())
	if err != nil {
		return nil, &Error{Problem: Mangled, Game: id}
	}
	m, err := rules.NewMatchFrom(game, setup, f, c.id, c.names)
	if err != nil {
		return nil, &Error{Problem: BadPosition, Game: id, Err: err}
	}
	return m, nil
}

// find gives the game of the number and the version.
func (c *content) find(games []rules.Game) (rules.Game, *Error) {
	problem := &Error{Problem: UnknownGame, Number: c.game}
	for _, g := range games {
		info := g.Info()
		if int(info.Number) != c.game {
			continue
		}
		if int(info.Version) == c.version {
			return g, nil
		}
		problem = &Error{Problem: OtherVersion, Number: c.version, Known: int(info.Version), Game: info.ID}
	}
	return nil, problem
}
