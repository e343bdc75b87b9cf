// Package standin has what takes the place of large packages in the browser program:
// in its copy of go-app, of msgpack, and of Go's own library. See wasm/site/client.go.
package standin

import (
	"errors"
	"regexp"
	"strings"
	"testing"

	"flota/wasm/site/standin/allpaths"
	"flota/wasm/site/standin/errortext"
	"flota/wasm/site/standin/nocipher"
	"flota/wasm/site/standin/nojson"
	"flota/wasm/site/standin/uuid"
)

type failure struct{ Message, Line string }

func (f failure) MarshalJSON() ([]byte, error) {
	return errortext.Marshal(struct{ Message, Line string }(f))
}

func TestErrorsSayAllTheyKnow(t *testing.T) {
	got, err := errortext.MarshalIndent(failure{"the root cannot be drawn", "node.go:7"}, "", " ")
	if err != nil || string(got) != "{Message:the root cannot be drawn Line:node.go:7}" {
		t.Errorf("got %q, %v", got, err)
	}
}

func TestStoresAreRefused(t *testing.T) {
	if _, err := nojson.Marshal(1); !errors.Is(err, nojson.Err) {
		t.Errorf("Marshal gives %v", err)
	}
	if err := nojson.Unmarshal(nil, nil); !errors.Is(err, nojson.Err) {
		t.Errorf("Unmarshal gives %v", err)
	}
}

func TestCiphersAreRefused(t *testing.T) {
	block, err := nocipher.NewCipher(make([]byte, 16))
	if !errors.Is(err, nocipher.Err) {
		t.Errorf("NewCipher gives %v", err)
	}
	if _, err := nocipher.NewGCM(block); !errors.Is(err, nocipher.Err) {
		t.Errorf("NewGCM gives %v", err)
	}
}

func TestTheRouteForAllPathsIsTheOnlyOne(t *testing.T) {
	if !allpaths.MustCompile(".*").MatchString("/a/b") {
		t.Error("it does not match a path")
	}
	defer func() {
		if r, _ := recover().(string); !strings.Contains(r, "^/a") {
			t.Errorf("the pattern was compiled, or the refusal does not name it: %q", r)
		}
	}()
	allpaths.MustCompile("^/a")
}

func TestIDsAreRandomVersion4(t *testing.T) {
	form := regexp.MustCompile(`^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`)
	seen := map[string]bool{}
	for range 100 {
		id := uuid.NewString()
		if !form.MatchString(id) || seen[id] {
			t.Fatalf("%q is not a new id", id)
		}
		seen[id] = true
	}
}
