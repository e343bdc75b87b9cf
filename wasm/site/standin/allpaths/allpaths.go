// Package allpaths takes the place of regexp in go-app's routes, of which Flota
// has one, for all paths. A program that wants another is told so.
package allpaths

// A Regexp is the pattern ".*".
type Regexp struct{}

// MustCompile panics if the pattern is not ".*".
func MustCompile(pattern string) *Regexp {
	if pattern != ".*" {
		panic("allpaths: the browser program is built without regexp, so there is no route for " + pattern + "; see wasm/site/client.go")
	}
	return &Regexp{}
}

// MatchString says that the pattern matches.
func (*Regexp) MatchString(string) bool { return true }
