//go:build !js

package site

import (
	"os"
	"strings"
	"testing"
)

func TestServerHalfIsLeftOutAndTheRestStays(t *testing.T) {
	for _, test := range []struct {
		name, source string
		stays, goes  []string
	}{
		{
			"a function that serves, and what calls it",
			"import \"net/http\"\n// Serve serves.\nfunc Serve(w http.ResponseWriter) {}\nfunc caller() { Serve(nil) }\nfunc other() {}\n",
			[]string{"other"}, []string{"Serve", "caller", "net/http"},
		},
		{
			"a type whose method serves goes whole",
			"import web \"net/http\"\ntype Handler struct{ Name string }\nfunc (h *Handler) ServeHTTP(w web.ResponseWriter) {}\nfunc (h *Handler) name() string { return h.Name }\nfunc use(h Handler) {}\nfunc plain() {}\n",
			[]string{"plain"}, []string{"Handler", "use", "net/http"},
		},
		{
			"one line of a group of variables",
			"import (\n\t\"errors\"\n\t\"net/http\"\n)\nvar (\n\ta = errors.New(\"a\")\n\tb = http.StatusOK\n)\n",
			[]string{"a = errors", "\"errors\""}, []string{"b = ", "net/http"},
		},
		{
			"a field or method of the same name is another thing",
			"import \"net/http\"\nfunc Serve(w http.ResponseWriter) {}\ntype T struct{ Serve int }\nfunc f(t T) int { return t.Serve }\nvar v = T{Serve: 1}\n",
			[]string{"type T", "func f", "var v"}, []string{"func Serve", "net/http"},
		},
		{
			"imports that only the server needs",
			"import (\n\t\"os\"\n\t\"net/http\"\n)\nfunc Serve(w http.ResponseWriter) { os.Exit(1) }\n",
			nil, []string{"\"os\"", "net/http", "Serve"},
		},
		{
			"a file without the server",
			"import \"os\"\nfunc f() { os.Exit(1) }\n",
			[]string{"\"os\"", "func f"}, nil,
		},
	} {
		files := map[string][]byte{"a.go": []byte("package a\n" + test.source)}
		if err := cut(files, serverHalf); err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		got := string(files["a.go"])
		for _, s := range test.stays {
			if !strings.Contains(got, s) {
				t.Errorf("%s: %q is gone:\n%s", test.name, s, got)
			}
		}
		for _, s := range test.goes {
			if strings.Contains(got, s) {
				t.Errorf("%s: %q is still there:\n%s", test.name, s, got)
			}
		}
		if strings.Count(got, "\n") != strings.Count("package a\n"+test.source, "\n") {
			t.Errorf("%s: lines have moved", test.name)
		}
	}
}

func TestServerHalfGoesFromAllFilesOfThePackage(t *testing.T) {
	files := map[string][]byte{
		"serve.go": []byte("package a\nimport \"net/http\"\ntype Handler struct{ http.Handler }\n"),
		"site.go":  []byte("package a\nfunc Site(h *Handler) {}\nfunc page() {}\n"),
	}
	if err := cut(files, serverHalf); err != nil {
		t.Fatal(err)
	}
	if got := string(files["site.go"]); strings.Contains(got, "Site") || !strings.Contains(got, "page") {
		t.Errorf("site.go has become:\n%s", got)
	}
}

func TestMakefileMeasuresWhatIsCompiledForTheBrowser(t *testing.T) {
	makefile, err := os.ReadFile("../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	if flags := strings.Join(ClientFlags, " "); !strings.Contains(string(makefile), "= "+flags+" #") {
		t.Errorf("CLIENT in the Makefile is not %s", flags)
	}
}

func TestStandInsKeepTheNamesOfWhatTheyReplace(t *testing.T) {
	source := "package a\n\nimport (\n\tcoding \"encoding/json\"\n\t\"errors\"\n\t\"regexp\"\n)\n\nvar _ = regexp.MustCompile\n"
	got, err := redirect("a.go", []byte(source), map[string]string{"encoding/json": "flota/j", "regexp": "flota/r"})
	want := "package a\n\nimport (\n\tcoding \"flota/j\"\n\t\"errors\"\n\tregexp \"flota/r\"\n)\n\nvar _ = regexp.MustCompile\n"
	if err != nil || string(got) != want {
		t.Errorf("got %v\n%s\nwant\n%s", err, got, want)
	}
}
