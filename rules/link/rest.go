package link

import (
	"errors"

	"flota/rules"
	"flota/rules/trust"
)

// maxKey is the largest key of a part.
const maxKey = 1<<7 - 1

// rest reads the parts of a match with so many seats and plies, the position
// excepted. The answers that wait are not tried yet.
func (c *content) rest(seats, plies int) (l Link, given []rules.Answer, problem *Error) {
	l.Unknown = c.unknown
	for key, data := range c.parts {
		if data == nil || key == positionPart {
			continue
		}
		r := newReader(data)
		var err error
		switch key {
		case trustPart:
			l.Trust, err = readTrust(r, seats)
		case sealsPart:
			l.Trust.Seals, err = readSeals(r, seats)
			err = unless(err, l.Trust.Mode != trust.Open)
		case untilPart:
			l.Trust.Until, err = r.uint(uint64(plies))
			err = unless(err, l.Trust.Mode != trust.Open && l.Trust.Until > 0)
		case givenPart:
			var b []byte
			if b, err = r.bin(); err == nil {
				var ok bool
				given, ok = unmask(b, c.id, plies)
				err = unless(err, ok)
			}
		case botsPart:
			err = l.readBots(r, seats)
		case claimsPart:
			err = l.readClaims(r, seats)
		case plyPart:
			l.View.At = true
			l.View.Ply, err = r.uint(uint64(plies))
		case seatPart:
			var seat int
			seat, err = r.uint(uint64(seats - 1))
			l.View.As, l.View.Seat = true, rules.Seat(seat)
		case proposalPart:
			var n []int
			n, err = r.uints(3, 4)
			if err == nil {
				l.Proposal = Proposal{By: rules.Seat(n[0]), Ply: n[1], Accepted: Seats(n[2])}
				err = unless(err, n[0] < seats && n[2] < 1<<seats)
				if len(n) == 4 {
					l.Proposal.Refused = Seats(n[3])
					err = unless(err, 0 < n[3] && n[3] < 1<<seats)
				}
				err = unless(err, l.Proposal.valid(seats, plies))
			}
		case tracePart:
			err = l.readTrace(r, seats)
		case notesPart:
			l.Notes, err = readNotes(r, plies)
		}
		if errors.As(err, &problem) {
			return Link{}, nil, problem
		}
		if err != nil {
			return Link{}, nil, &Error{Problem: BadPart, Number: key}
		}
	}
	return l, given, nil
}

// unless gives the error, or another one if something does not hold.
func unless(err error, holds bool) error {
	if err == nil && !holds {
		return errForm
	}
	return err
}

// uints reads an array of at least low and at most high numbers, each at most
// MaxMoves.
func (r *reader) uints(low, high int) ([]int, error) {
	n, err := r.array()
	if err = unless(err, low <= n && n <= high); err != nil {
		return nil, err
	}
	list := make([]int, n)
	for i := range list {
		if list[i], err = r.uint(MaxMoves); err != nil {
			return nil, err
		}
	}
	return list, nil
}

func (l *Link) readBots(r *reader, seats int) error {
	b, err := r.bin()
	if err = unless(err, 0 < len(b) && len(b) <= seats && b[max(len(b)-1, 0)] != 0); err != nil {
		return err
	}
	for seat, bot := range b {
		if bot > maxBot {
			return errForm
		}
		l.Bots[seat] = Bot(bot)
	}
	return nil
}

func (l *Link) readClaims(r *reader, seats int) error {
	b, err := r.bin()
	size := len(Tag{})
	if err = unless(err, 0 < len(b) && len(b) <= seats*size && len(b)%size == 0); err != nil {
		return err
	}
	count := len(b) / size
	for seat := range count {
		copy(l.Claims[seat][:], b[seat*size:])
	}
	return unless(nil, l.Claims[count-1] != Tag{})
}

func (l *Link) readTrace(r *reader, seats int) error {
	list, err := r.uints(3, 3*MaxTrace+1)
	if err == nil && len(list) == 3*MaxTrace+1 {
		l.Trace.Forgotten = list[3*MaxTrace]
		list = list[:3*MaxTrace]
		err = unless(err, l.Trace.Forgotten > 0)
	}
	if err = unless(err, len(list)%3 == 0); err != nil {
		return err
	}
	for i := 0; i < len(list); i += 3 {
		t := Takeback{By: rules.Seat(min(list[i], rules.MaxSeats)), At: list[i+1], Back: list[i+2]}
		if !t.valid(seats) {
			return errForm
		}
		l.Trace.Latest[i/3] = t
	}
	return nil
}

// notes writes what is said of plies: see doc.go.
func (w *writer) notes(notes Notes) {
	w.did(w.enc.EncodeMapLen(len(notes)))
	for _, note := range notes {
		w.did(w.enc.EncodeUint(uint64(note.Ply)))
		w.did(w.enc.EncodeString(note.Text))
	}
}

func readNotes(r *reader, plies int) (Notes, error) {
	n, err := r.dict()
	if err = unless(err, 0 < n && n <= MaxNotes); err != nil {
		return nil, err
	}
	notes, last := make(Notes, n), -1
	for i := range notes {
		ply, err := r.uint(uint64(plies))
		if err = unless(err, ply > last); err != nil {
			return nil, err
		}
		text, err := r.text()
		if err = unless(err, text != "" && valid(text, MaxNote)); err != nil {
			return nil, err
		}
		notes[i] = Note{ply, text}
		last = ply
	}
	return notes, unless(nil, notes.size() <= MaxNoteBytes)
}
