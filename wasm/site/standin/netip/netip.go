// Package netip takes the place of net/netip in the browser program, where net/url asks
// it whether what stands in brackets in an address is one of IPv6. The addresses that
// the program sees come from the browser, which has looked at them.
package netip

import (
	"errors"
	"strings"
)

// An Addr is an address of IPv6.
type Addr struct{}

var errAddr = errors.New("netip: not an address of IPv6")

// ParseAddr accepts what can be an address of IPv6, with or without a zone.
func ParseAddr(s string) (Addr, error) {
	s, _, _ = strings.Cut(s, "%")
	if strings.Count(s, ":") < 2 || strings.Trim(s, "0123456789abcdefABCDEF:.") != "" {
		return Addr{}, errAddr
	}
	return Addr{}, nil
}

// Is4 reports false.
func (Addr) Is4() bool { return false }
