package trust

import (
	"errors"
	"fmt"

	"flota/rules"
)

// Merge brings together what two records say of the same match with the same
// log: keys that joined, and seals that were given and opened, in different
// links. The error says what both cannot be.
func Merge(m *rules.Match, r, other *Record) (Record, error) {
	a, b := Check(m, r), Check(m, other)
	switch {
	case a.Report.Wrong():
		return *r, fmt.Errorf("trust: %s", &a.Report)
	case b.Report.Wrong():
		return *r, fmt.Errorf("trust: %s", &b.Report)
	case Terms(m, r) != Terms(m, other) || r.Until != other.Until:
		return *r, errors.New("trust: the links are of matches that began otherwise, or are proved up to different plies")
	}
	merged := *r
	for key := range merged.Keys {
		k, o := &merged.Keys[key], &other.Keys[key]
		switch {
		case o.Anchor == Value{}:
		case k.Anchor == Value{}:
			k.Anchor = o.Anchor
		case k.Anchor != o.Anchor:
			return *r, fmt.Errorf("trust: key %d has joined twice, with different anchors", key)
		}
		if b.made[key] > a.made[key] {
			k.Opening = o.Opening
		}
	}
	for seat := range merged.Seals {
		s, o := &merged.Seals[seat], &other.Seals[seat]
		switch {
		case !o.Given || s.Opened && !o.Opened:
		case !s.Given || o.Opened && !s.Opened && s.Value == o.Value:
			*s = *o
		case *s != *o:
			return *r, fmt.Errorf("trust: seat %d has sealed two answers", seat)
		}
	}
	if report := Verify(m, &merged); report.Wrong() {
		return *r, fmt.Errorf("trust: %s", &report)
	}
	return merged, nil
}
