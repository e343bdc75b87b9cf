// Package godebug takes the place of internal/godebug in the browser program. That one
// looks in the environment for settings that bring back what Go did before; a page has
// no environment.
package godebug

// A Setting is never set.
type Setting struct{ name string }

// New gives the setting of a name.
func New(name string) *Setting { return &Setting{name} }

// Name gives the name of the setting, without the # of undocumented ones.
func (s *Setting) Name() string {
	if s.Undocumented() {
		return s.name[1:]
	}
	return s.name
}

// Undocumented reports whether the name begins with #.
func (s *Setting) Undocumented() bool { return s.name != "" && s.name[0] == '#' }

// String gives the name and the value.
func (s *Setting) String() string { return s.Name() + "=" }

// IncNonDefault would count the uses of a setting.
func (s *Setting) IncNonDefault() {}

// Value gives "", which is what Go does now.
func (s *Setting) Value() string { return "" }
