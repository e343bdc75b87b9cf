package think

import (
	"strconv"
	"strings"
	"time"
)

// Serve thinks about the questions that come in, one at a time, and hands out the
// answer to each, as texts. A new question takes the place of the one before, which
// then has no answer. It thinks for a slice of time and then rests, so that others
// have their turn. It returns when there are no more texts.
func Serve(texts <-chan string, answer func(string), slice, rest time.Duration) {
	var m mind
	var q Question
	var end time.Time
	thinking := false
	take := func(text string) {
		word, number, _ := strings.Cut(text, " ")
		switch word {
		case ask:
			next, err := readQuestion(text)
			if err != nil {
				return
			}
			q, end = next, time.Now().Add(time.Duration(next.Milliseconds)*time.Millisecond)
			thinking = m.begin(q)
		case now:
			if thinking && number == strconv.Itoa(q.Number) {
				end = time.Time{}
			}
		case forget:
			thinking = false
		}
	}
	for {
		if !thinking {
			text, more := <-texts
			if !more {
				return
			}
			take(text)
			continue
		}
		more := true
		for stop := time.Now().Add(slice); more && time.Now().Before(end) && time.Now().Before(stop); {
			more = m.run()
		}
		if !more || !time.Now().Before(end) {
			thinking = false
			answer(m.best().String())
			continue
		}
		time.Sleep(rest)
		for waiting := true; waiting; {
			select {
			case text, more := <-texts:
				if !more {
					return
				}
				take(text)
			default:
				waiting = false
			}
		}
	}
}
