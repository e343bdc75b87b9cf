package rules_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"strconv"
	"strings"
	"testing"
)

// within reports whether a package is one of the list or below it.
func within(pkg string, list ...string) bool {
	for _, root := range list {
		if pkg == root || strings.HasPrefix(pkg, root+"/") {
			return true
		}
	}
	return false
}

// forbidden says why a file of a package, both below flota, must not import
// another, or "".
func forbidden(pkg string, test bool, imported string) string {
	switch {
	case within(imported, "flota/app", "flota/wasm", "github.com/maxence-charriere/go-app"):
		return "the rules do not know the page"
	case test:
		return ""
	case within(imported, "syscall", "net", "os"):
		return "the rules have no world around them"
	case within(imported, "math/rand", "crypto/rand", "hash/maphash") && !within(pkg, "flota/rules/rulestest"):
		return "the rules draw no random numbers"
	case within(imported, "github.com/vmihailenco/msgpack") && pkg != "flota/rules/link":
		return "only links are msgpack"
	case within(imported, "testing") && !within(pkg, "flota/rules/rulestest"):
		return "tests are no part of the program"
	case pkg == "flota/rules" && within(imported, "flota"):
		return "the vocabulary depends on nothing"
	case pkg == "flota/rules/flow" && within(imported, "flota") && imported != "flota/rules":
		return "the flow depends on the vocabulary only"
	case pkg == "flota/rules/trust" && within(imported, "flota") && imported != "flota/rules":
		return "trust depends on the vocabulary only"
	case within(pkg, "flota/rules/rulestest") && within(imported, "flota") &&
		!within(imported, "flota/rules/rulestest", "flota/rules/flow", "flota/rules/link") && imported != "flota/rules":
		return "the tests of every game know no game"
	case within(pkg, "flota/rules/discovery", "flota/rules/hispanica") && within(imported, "flota") &&
		!within(imported, pkg, "flota/rules/flow") && imported != "flota/rules":
		return "a game depends on the flow and the vocabulary only"
	// What a player knows of one game is in a folder below bot.
	case (within(pkg, "flota/rules/link", "flota/rules/trust") || pkg == "flota/rules/bot") &&
		within(imported, "flota/rules/discovery", "flota/rules/hispanica", "flota/rules/catalog"):
		return "what serves all games knows none"
	}
	return ""
}

func TestRulesImportOnlyWhatTheyMay(t *testing.T) {
	files := 0
	err := fs.WalkDir(os.DirFS("."), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(name, ".go") {
			return err
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		files++
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, name, text, parser.ImportsOnly)
		if err != nil {
			return err
		}
		pkg := path.Join("flota/rules", path.Dir(name))
		for _, spec := range file.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			if why := forbidden(pkg, strings.HasSuffix(name, "_test.go"), imported); why != "" {
				t.Errorf("%s imports %q: %s", set.Position(spec.Pos()), imported, why)
			}
		}
		return nil
	})
	if files == 0 {
		t.Skipf("the source files of the rules cannot be read here: %v", err)
	}
	if err != nil {
		t.Error(err)
	}
}

func TestForbiddenImportsAreNoticed(t *testing.T) {
	for _, test := range []struct {
		pkg      string
		test     bool
		imported string
		want     bool
	}{
		{"flota/rules", false, "fmt", false},
		{"flota/rules", false, "flota/rules/flow", true},
		{"flota/rules/flow", false, "flota/rules", false},
		{"flota/rules/flow", false, "flota/rules/link", true},
		{"flota/rules/discovery", false, "flota/rules/flow", false},
		{"flota/rules/discovery", false, "flota/rules/hispanica", true},
		{"flota/rules/discovery", false, "math/rand/v2", true},
		{"flota/rules/discovery", false, "math/bits", false},
		{"flota/rules/discovery", true, "math/rand/v2", false},
		{"flota/rules/discovery", true, "flota/app", true},
		{"flota/rules/discovery", false, "flota/app/text", true},
		{"flota/rules/discovery", false, "os", true},
		{"flota/rules/discovery", false, "os/exec", true},
		{"flota/rules/discovery", true, "os", false},
		{"flota/rules/bot", false, "net/http", true},
		{"flota/rules/bot", false, "syscall/js", true},
		{"flota/rules/bot", false, "math/rand", true},
		{"flota/rules/bot", false, "crypto/rand", true},
		{"flota/rules/bot", true, "github.com/maxence-charriere/go-app/v10/pkg/app", true},
		{"flota/rules/sheet", false, "github.com/vmihailenco/msgpack/v5", true},
		{"flota/rules/link", false, "github.com/vmihailenco/msgpack/v5", false},
		{"flota/rules/link", false, "flota/rules/discovery", true},
		{"flota/rules/rulestest", false, "math/rand/v2", false},
		{"flota/rules/rulestest", false, "flota/rules/link", false},
		{"flota/rules/rulestest", false, "flota/rules/catalog", true},
		{"flota/rules/catalog", false, "flota/rules/discovery", false},
		{"flota/rules/trust", false, "flota/rules/link", true},
		{"flota/rules/trust", false, "flota/rules", false},
	} {
		if why := forbidden(test.pkg, test.test, test.imported); (why != "") != test.want {
			t.Errorf("%s importing %q (test file: %v): %q", test.pkg, test.imported, test.test, why)
		}
	}
}
