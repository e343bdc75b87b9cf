// Command trace makes its stack grow, collects garbage below it, panics there,
// and prints the trace. Before, it does what the runtime knows by names of functions.
package main

import (
	"fmt"
	"reflect"
	"runtime"
	"runtime/debug"
)

var kept [][]byte

type name string

func (n name) Length() int { return len(n) }

// lengthOfNothing calls the method of a value by a pointer that is nil.
func lengthOfNothing() {
	defer func() { fmt.Println(recover()) }()
	var none *name
	measure(none)
}

//go:noinline
func measure(long interface{ Length() int }) { fmt.Println(long.Length()) }

// makeFunc collects garbage below a function that reflect has made.
func makeFunc() {
	add := reflect.MakeFunc(reflect.TypeFor[func(*int, *int) int](), func(args []reflect.Value) []reflect.Value {
		runtime.GC()
		return []reflect.Value{reflect.ValueOf(*args[0].Interface().(*int) + *args[1].Interface().(*int))}
	}).Interface().(func(*int, *int) int)
	fmt.Println("makeFunc gave", add(new(1), new(2)))
}

func main() {
	lengthOfNothing()
	makeFunc()
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
