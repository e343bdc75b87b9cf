//go:build !js

package browsertest

import (
	_ "embed"
	"strings"
)

// testdata/axe.min.js is axe-core 4.14.1 by Deque Systems, Inc., as published on
// npm, unchanged, under the Mozilla Public License 2.0. Its source is at
// https://github.com/dequelabs/axe-core, tag v4.14.1.
//
//go:embed testdata/axe.min.js
var axe string

// axeSum is the SHA-256 of testdata/axe.min.js.
const axeSum = "29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c"

// A Violation is something in a page that keeps people out, as axe-core finds it.
type Violation struct {
	Rule   string   `json:"rule"`
	Impact string   `json:"impact"` // minor, moderate, serious or critical
	Help   string   `json:"help"`
	Where  []string `json:"where"` // markup, and what is wrong with it
}

// String is the violation on a line, with the first places.
func (v Violation) String() string {
	where := v.Where
	if len(where) > 3 {
		where = where[:3]
	}
	return v.Impact + " " + v.Rule + ": " + v.Help + "\n\t" + strings.Join(where, "\n\t")
}

// Violations looks for violations of WCAG 2.2 A and AA and of good practice in
// all that the page shows now, or only of the rules that are named.
func (p *Page) Violations(only ...string) []Violation {
	p.t.Helper()
	if !Eval[bool](p, `typeof axe === "object"`) {
		Eval[any](p, axe+"\nvoid 0")
	}
	options := `resultTypes: ["violations"]`
	if len(only) > 0 {
		options += `, runOnly: ["` + strings.Join(only, `","`) + `"]`
	}
	return Eval[[]Violation](p, `axe.run(document, {`+options+`}).then((found) =>
		found.violations.map((v) => ({rule: v.id, impact: v.impact ?? "", help: v.help, where:
			v.nodes.map((n) => n.html.slice(0, 200) + " — " + (n.any.concat(n.all, n.none)[0]?.message ?? ""))})))`)
}
