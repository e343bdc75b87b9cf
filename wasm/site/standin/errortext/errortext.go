// Package errortext takes the place of encoding/json in go-app's errors: they
// say the same in the form of Go.
package errortext

import "fmt"

// Marshal writes the fields of an error with their names.
func Marshal(v any) ([]byte, error) {
	if m, ok := v.(interface{ MarshalJSON() ([]byte, error) }); ok {
		return m.MarshalJSON()
	}
	return fmt.Appendf(nil, "%+v", v), nil
}

// MarshalIndent does the same, on one line.
func MarshalIndent(v any, _, _ string) ([]byte, error) { return Marshal(v) }
