package device

import (
	"flota/rules/link"
	"flota/rules/trust"
)

// sameTrust reports whether two records can be of one match: the mode and the
// key of each seat are fixed in its first link.
func sameTrust(a, b *trust.Record) bool { return a.Mode == b.Mode && a.KeyOf == b.KeyOf }

// sealsAgree reports whether the seals of two links can be of one decision.
func sealsAgree(a, b *link.Link) bool { return true }

// mergeTrust puts the keys and seals of another link into a link.
func mergeTrust(l, other *link.Link, level bool) {}
