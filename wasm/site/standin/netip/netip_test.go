package netip_test

import (
	real "net/netip"
	"testing"

	"flota/wasm/site/standin/netip"
)

func TestHostsThatBrowsersOpenAreAccepted(t *testing.T) {
	for _, host := range []string{
		"::1", "::", "fe80::1%eth0", "2001:db8::ff00:42:8329", "2001:DB8:0:0:8:800:200C:417A", "::ffff:192.0.2.1",
		"", "127.0.0.1", "localhost", "1:", "::g", "example.org", "%eth0", "a:b:c/d",
	} {
		_, err := netip.ParseAddr(host)
		addr, want := real.ParseAddr(host)
		if (err == nil) != (want == nil && !addr.Is4()) {
			t.Errorf("%q gives %v, net/netip %v", host, err, want)
		}
	}
}
