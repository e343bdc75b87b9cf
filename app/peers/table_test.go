//go:build !js

package peers

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"runtime"
	"strings"
	"time"
)

// A row puts a number of Flota beside that of another program. Goal is "" where
// there is none.
type row struct {
	what   string
	ours   string
	beside string
	ratio  float64 // 0: nothing is compared
	goal   string
}

// write prints the table as Markdown, with the machine and what was left out.
func write(w io.Writer, rows []row, browser string, left []string) {
	where := []string{processor(), fmt.Sprint(runtime.NumCPU(), " processors"), runtime.Version()}
	for _, program := range []string{browser, node()} {
		if program != "" {
			where = append(where, program)
		}
	}
	fmt.Fprintf(w, "\n%s, on %s:\n\n", time.Now().Format("2006-01-02"), strings.Join(where, ", "))
	fmt.Fprintln(w, "| | Flota | beside | ratio | goal |\n|---|---:|---:|---:|---:|")
	for _, r := range rows {
		ratio := ""
		if r.ratio != 0 {
			ratio = short(r.ratio)
		}
		fmt.Fprintf(w, "| %s | %s | %s | %s | %s |\n", r.what, r.ours, r.beside, ratio, r.goal)
	}
	fmt.Fprintln(w)
	for _, sentence := range left {
		fmt.Fprintln(w, sentence)
	}
}

// short has two digits after the point, or none where that says nothing.
func short(f float64) string {
	if f >= 20 {
		return fmt.Sprintf("%.0f", f)
	}
	return fmt.Sprintf("%.2f", f)
}

func ms(f float64) string { return thousands(f) + " ms" }

// thousands has a comma before each three digits.
func thousands(f float64) string {
	s := fmt.Sprintf("%.0f", f)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

var model = regexp.MustCompile(`(?m)^model name\s*: (.*)$`)

// processor is what the system calls it.
func processor() string {
	text, _ := os.ReadFile("/proc/cpuinfo")
	if m := model.FindSubmatch(text); m != nil {
		return string(m[1])
	}
	return runtime.GOOS + "/" + runtime.GOARCH
}

func node() string {
	out, err := exec.Command("node", "--version").Output()
	if err != nil {
		return ""
	}
	return "Node.js " + strings.TrimSpace(string(out))
}
