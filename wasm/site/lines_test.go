//go:build !js

package site

import (
	"bytes"
	"context"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// tracer is the program testdata/trace as Go's linker leaves it.
func tracer(t *testing.T, flags ...string) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "trace.wasm")
	if err := compile(context.Background(), ".", "./testdata/trace", file, flags...); err != nil {
		t.Fatal(err)
	}
	program, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return program
}

func TestProgramWithoutLinesRunsAndTracesItsFunctions(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil {
		t.Skip("needs node")
	}
	goroot, err := command(t.Context(), "", nil, "env", "GOROOT")
	if err != nil {
		t.Fatal(err)
	}
	whole := tracer(t, "-gcflags=all=-l")
	wrapper, err := wrapperID(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	small, err := withoutLines(whole, wrapper)
	if err != nil {
		t.Fatal(err)
	}
	_, _, memory, err := dataOf(whole)
	if err != nil {
		t.Fatal(err)
	}
	table, err := findTable(memory)
	if err != nil {
		t.Fatal(err)
	}
	number := func(name string) string {
		for i := range table.count {
			if _, found, err := table.function(i); err == nil && string(found) == name {
				return "@" + strconv.FormatInt(int64(i), 36)
			}
		}
		t.Fatalf("there is no function %s", name)
		return ""
	}
	for _, test := range []struct {
		name         string
		program      []byte
		bottom, sink string
		has, lacks   string
	}{
		{"whole", whole, "main.bottom(", "main.sink(", "trace/main.go:", "?:0"},
		{"without lines", small, number("main.bottom") + "(", number("main.sink") + "(", "?:0", "main."},
	} {
		file := filepath.Join(t.TempDir(), "program.wasm")
		if err := os.WriteFile(file, test.program, 0o644); err != nil {
			t.Fatal(err)
		}
		run := exec.Command(filepath.Join(strings.TrimSpace(goroot), "lib", "wasm", "go_js_wasm_exec"), file)
		run.Env = []string{"PATH=" + os.Getenv("PATH")}
		out, err := run.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", test.name, err, out)
		}
		// A wrapper is told by its name, and what panics in one can be recovered.
		for _, s := range []string{"value method main.name.Length called using nil *name pointer", "makeFunc gave 3",
			"at the bottom, 100 kept", test.bottom, test.sink, "frames elided", test.has} {
			if !strings.Contains(string(out), s) {
				t.Errorf("%s: nothing says %q:\n%.1000s", test.name, s, out)
			}
		}
		_, traced, _ := strings.Cut(string(out), "100 kept")
		if strings.Contains(traced, test.lacks) {
			t.Errorf("%s: %q is said:\n%.1000s", test.name, test.lacks, out)
		}
	}
	if mostly := len(compressed(t, whole)) * 9 / 10; len(compressed(t, small)) > mostly {
		t.Errorf("the program has %d bytes as it travels, before %d", len(compressed(t, small)), len(compressed(t, whole)))
	}
}

func compressed(t *testing.T, program []byte) []byte {
	t.Helper()
	small, err := Gzip(program, Quick)
	if err != nil {
		t.Fatal(err)
	}
	return small
}

func TestUnknownTableOfLinesIsLeftAlone(t *testing.T) {
	program := tracer(t, "-gcflags=all=-l")
	_, _, memory, err := dataOf(program)
	if err != nil {
		t.Fatal(err)
	}
	table := bytes.Index(memory, []byte(tableMark))
	functions := table + int(binary.LittleEndian.Uint64(memory[table+64:]))
	third := functions + int(field(memory, functions+8*3+4))
	courses := memory[table+int(binary.LittleEndian.Uint64(memory[table+56:])) : functions]
	length := func(function int) int {
		_, n, err := course(courses, int(field(memory, function+lineField)))
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	other := third
	for i := 0; length(other) == length(third) || length(other) == 0; i++ {
		other = functions + int(field(memory, functions+8*i+4))
	}
	for _, test := range []struct {
		name   string
		change func([]byte)
		err    string
	}{
		{"as it is", func([]byte) {}, ""},
		{"another mark", func(m []byte) { m[table]-- }, "mark"},
		{"a further field in its head", func(m []byte) { m[table+32] += 8 }, "parts"},
		{"more functions than there are", func(m []byte) { m[table+11] = 1 }, "parts"},
		{"a further field before a function", func(m []byte) { m[functions+8*3+4] += 4 }, "function 3 is of another form"},
		{"a further field in a function", func(m []byte) { copy(m[third+8:third+functionHead], bytes.Clone(m[third+4:])) }, "function 3"},
		{"a course outside", func(m []byte) { m[third+lineField+3] = 1 }, "function 3: its course"},
		{"another's course of lines", func(m []byte) { copy(m[third+lineField:third+lineField+4], m[other+lineField:]) }, "function 3 has its lines elsewhere"},
	} {
		changed := bytes.Clone(memory)
		test.change(changed)
		switch err := dropLines(changed, 0); {
		case test.err == "" && err != nil, test.err != "" && (err == nil || !strings.Contains(err.Error(), test.err)):
			t.Errorf("%s: %v", test.name, err)
		}
	}
}

func TestFunctionsThatOthersAreCopiedIntoAreRefused(t *testing.T) {
	wrapper, err := wrapperID(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := withoutLines(tracer(t), wrapper); err == nil || !strings.Contains(err.Error(), "others are copied into function") {
		t.Errorf("got %v", err)
	}
}

func TestDataIsPutTogetherAndCutAsItWas(t *testing.T) {
	memory := make([]byte, 2000)
	copy(memory[100:], "texts")
	copy(memory[300:], "tables")
	memory[400] = 1
	body := split(memory)
	if body[0] != 2 {
		t.Errorf("there are %d pieces", body[0])
	}
	if got, err := join(body); err != nil || !bytes.Equal(got, memory[:401]) {
		t.Errorf("the memory has become %q, %v", got, err)
	}
	for _, wrong := range []string{"", "\x01", "\x01\x00\x41\x00\x0b\x02a", "\x01\x01\x00", "\x01\x00\x23\x00\x0b\x00", "\x00a"} {
		if got, err := join([]byte(wrong)); err == nil {
			t.Errorf("%q sets up %q", wrong, got)
		}
	}
}
