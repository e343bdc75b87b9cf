//go:build !js

package peers

import (
	"net/http"
	"sync"
	"time"
)

// A line is what a reader's device has: a connection that all requests share, and a
// processor so many times slower than this one.
//
// The server is what slows the answers down. The browser could do it too, but it
// does not for what service workers load, which in life has the same line.
type line struct {
	name  string
	bits  float64       // a second; 0: as fast as can be
	round time.Duration // from a request to the first byte of its answer
	slow  float64

	mu   sync.Mutex
	free time.Time // when the line has sent what it was given
}

// lines are those for which the goals are set, with the latencies of what
// Lighthouse calls fast and slow 4G.
func lines() []*line {
	return []*line{
		{name: "unthrottled", slow: 1},
		{name: "9 Mbit/s, CPU ÷ 4", bits: 9e6, round: 60 * time.Millisecond, slow: 4},
		{name: "1.6 Mbit/s, CPU ÷ 4", bits: 1.6e6, round: 150 * time.Millisecond, slow: 4},
	}
}

// serve sends what a handler answers over the line.
func (l *line) serve(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		time.Sleep(l.round)
		h.ServeHTTP(&slowly{w, l}, r)
	})
}

// slowly writes an answer in packets, each when the line has room for it.
type slowly struct {
	http.ResponseWriter
	line *line
}

func (s *slowly) Write(data []byte) (n int, err error) {
	if s.line.bits == 0 {
		return s.ResponseWriter.Write(data)
	}
	const packet = 1460
	for len(data) > 0 && err == nil {
		part := data[:min(packet, len(data))]
		time.Sleep(time.Until(s.line.take(len(part))))
		var wrote int
		wrote, err = s.ResponseWriter.Write(part)
		http.NewResponseController(s.ResponseWriter).Flush()
		n += wrote
		data = data[len(part):]
	}
	return n, err
}

// take says when so many bytes will have gone through.
func (l *line) take(bytes int) time.Time {
	l.mu.Lock()
	defer l.mu.Unlock()
	if now := time.Now(); l.free.Before(now) {
		l.free = now
	}
	l.free = l.free.Add(time.Duration(float64(bytes) * 8 / l.bits * float64(time.Second)))
	return l.free
}
