//go:build !js

package peers

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unsafe"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/discovery"
	"flota/rules/hispanica"
	"flota/rules/rulestest"
	"flota/wasm/site"
)

// engineRows compares random play under WebAssembly, in which options are listed and
// all rules followed, compiled as in the browser program, with the reducer of
// boardgame.io, in turns.
func engineRows(b *bench) {
	if _, err := exec.LookPath("node"); err != nil {
		b.leave("the engine under WebAssembly, which needs Node.js")
		return
	}
	type measured struct{ Speed, Bytes, Changes float64 }
	var (
		ours, allocs = map[string][]float64{}, map[string][]float64{}
		theirs, last = map[string][]float64{}, map[string]measured{}
		positions    = map[string][]json.RawMessage{}
		programs     = map[string]string{}
	)
	for _, g := range catalog.Games {
		id := g.Info().ID
		m := rulestest.Random(g, rules.Setup{Seats: 5}, 1)
		for ply := range len(m.Log) + 1 {
			positions[id] = append(positions[id], m.At(ply).State.Fields().JSON(nil))
		}
		programs[id] = filepath.Join(b.TempDir(), id+".test")
		cmd := exec.Command("go", slices.Concat([]string{"test", "-c", "-o", programs[id]}, site.ClientFlags, []string{"flota/rules/" + id})...)
		cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
		if out, err := cmd.CombinedOutput(); err != nil {
			b.Fatalf("%s was not compiled for WebAssembly: %v\n%s", id, err, out)
		}
	}
	for range *repeats {
		for _, g := range catalog.Games {
			id := g.Info().ID
			speed, allocated := b.randomPlay(programs[id])
			ours[id] = append(ours[id], speed)
			allocs[id] = append(allocs[id], allocated)
		}
		if b.fetch() == "" {
			continue
		}
		var got map[string]measured
		b.node("boardgame.mjs", positions, &got)
		for name, m := range got {
			theirs[name] = append(theirs[name], m.Speed)
			last[name] = m
		}
	}
	size := map[string]uintptr{"discovery": unsafe.Sizeof(discovery.Position{}), "hispanica": unsafe.Sizeof(hispanica.Position{})}
	goals := map[string]string{"discovery": "≥ 200,000/s", "hispanica": "≥ 150,000/s"}
	for _, g := range catalog.Games {
		id := g.Info().ID
		speed := quantile(ours[id], .5)
		b.row(row{what: title(g) + ": decisions at random under WebAssembly", ours: thousands(speed) + "/s", goal: goals[id]})
		b.row(row{what: "… allocations a decision", ours: thousands(quantile(allocs[id], 1)), goal: "0"})
		if theirs[id] == nil {
			continue
		}
		other := quantile(theirs[id], .5)
		b.row(row{fmt.Sprintf("… beside boardgame.io with such a state, %.1f changes a move and no rules", last[id].Changes), thousands(speed) + "/s",
			thousands(other) + "/s", speed / other, "≥ 40"})
		b.row(row{"… bytes of the state", thousands(float64(size[id])), thousands(last[id].Bytes), float64(size[id]) / last[id].Bytes, ""})
		other = quantile(theirs["ticTacToe"], .5)
		b.row(row{"… beside boardgame.io with tic-tac-toe", thousands(speed) + "/s", thousands(other) + "/s", speed / other, ""})
		b.row(row{"… bytes of its state", thousands(float64(size[id])), thousands(last["ticTacToe"].Bytes), float64(size[id]) / last["ticTacToe"].Bytes, ""})
	}
}

func title(g rules.Game) string {
	if g.Info().ID == "discovery" {
		return "The Age of Discovery"
	}
	return "Pax Hispanica"
}

var figures = regexp.MustCompile(`BenchmarkRandomPlay(?:/5seats)?\s.*?([\d.]+) decisions/s.*?(\d+) allocs/op`)

// randomPlay gives how many decisions a second and how many allocations a decision a
// test program has under WebAssembly, with five seats.
func (b *bench) randomPlay(program string) (speed, allocs float64) {
	b.Helper()
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		b.Fatal(err)
	}
	cmd := exec.Command(filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "go_js_wasm_exec"),
		program, "-test.run=^$", "-test.bench=^BenchmarkRandomPlay$", "-test.count=2")
	cmd.Env = []string{"PATH=" + os.Getenv("PATH")} // WebAssembly has little room for more
	out, err := cmd.CombinedOutput()
	all := figures.FindAllStringSubmatch(string(out), -1)
	if err != nil || len(all) != 2 {
		b.Fatalf("no random play under WebAssembly: %v\n%s", err, out)
	}
	m := all[1] // the first time, some of it is not yet compiled with care
	speed, _ = strconv.ParseFloat(m[1], 64)
	allocs, _ = strconv.ParseFloat(m[2], 64)
	return speed, allocs
}
