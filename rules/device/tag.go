package device

import (
	"bytes"

	"flota/rules/link"
)

// The two highest bits of a tag that has taken a seat count how often the seat was
// taken over, so that all devices know who was the last; the others are the
// device's.

// overs has these bits.
const overs = 0b11 << 6

var none link.Tag

// bare gives the tag without the count.
func bare(t link.Tag) link.Tag {
	t[0] &^= overs
	return t
}

// takeover gives the tag with which a device takes a seat over from another.
func takeover(mine, owner link.Tag) link.Tag {
	mine[0] |= owner[0]&overs + min(1<<6, overs-owner[0]&overs)
	return mine
}

// later reports whether a seat was taken over by a tag later than by another.
func later(t, other link.Tag) bool { return t[0]&overs > other[0]&overs }

// first reports whether of two devices that took a seat at the same time a tag has
// it and not the other.
func first(t, other link.Tag) bool {
	return !later(other, t) && (later(t, other) || bytes.Compare(t[:], other[:]) < 0)
}
