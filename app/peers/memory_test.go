//go:build !js

package peers

import (
	_ "embed"
	"fmt"
	"strconv"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/link"
)

//go:embed play.js
var play string

// memoryRows says what a page takes up after a whole match was played and stepped
// through in it, and after ten. Memory of WebAssembly never shrinks; that of
// JavaScript is what is left when the garbage is collected.
func memoryRows(b *bench) {
	b.open()
	p, address, done := b.visit(b.linked)
	defer done()
	p.Inject(play)
	p.Open(address + "/")

	const matches = 10
	var program, script [matches]float64
	decisions := 0
	for i := range matches {
		m, err := rules.NewMatch(discovery.Game{}, rules.Setup{Seats: 2}, [8]byte{1, byte(i)}, nil)
		if err != nil {
			b.Fatal(err)
		}
		browsertest.Eval[bool](p, "begin("+strconv.Quote(link.Encode(m))+")")
		for !browsertest.Eval[bool](p, `playOn(20)`) {
		}
		decisions += browsertest.Eval[int](p, `Number(document.querySelector("[data-ply]").dataset.ply)`)
		browsertest.Eval[bool](p, `changed(() => step("first").click())`)
		for !browsertest.Eval[bool](p, `stepOn(20)`) {
		}
		script[i] = float64(p.Heap())
		program[i] = browsertest.Eval[float64](p, "programMemory.buffer.byteLength")
	}
	const last = matches - 1
	one, ten := program[0]+script[0], program[last]+script[last]
	b.row(row{what: "memory of a page in which a match was played and stepped through", ours: both(program[0], script[0])})
	b.row(row{fmt.Sprintf("… ten matches, %s decisions", thousands(float64(decisions))), both(program[last], script[last]),
		"after one: " + both(program[0], script[0]), ten / one, "≤ 1.10"})
}

// both are the memory of the program and that of JavaScript.
func both(program, script float64) string {
	return fmt.Sprintf("%.1f + %.1f MB", program/1e6, script/1e6)
}
