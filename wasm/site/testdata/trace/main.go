// Command trace makes its stack grow, collects garbage below it, panics there,
// and prints the trace.
package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

var kept [][]byte

func main() {
	defer func() {
		fmt.Printf("%v, %d kept\n%s", recover(), len(kept), debug.Stack())
	}()
	sink(10000)
}

//go:noinline
func sink(depth int) (sum int) {
	var room [64]int
	if depth == 0 {
		runtime.GC()
		bottom(&sum)
	}
	if depth%100 == 0 {
		kept = append(kept, make([]byte, depth))
	}
	defer func() { sum += room[depth%64] }()
	return sink(depth-1) + depth
}

//go:noinline
func bottom(sum *int) {
	panic("at the bottom")
}
