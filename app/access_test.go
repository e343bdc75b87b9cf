//go:build !js

package app_test

import (
	"testing"

	"flota/app/browsertest"
)

// argued are moderate and minor findings of axe-core that stay, with the reason.
var argued = map[string]string{}

func TestNothingKeepsPeopleOut(t *testing.T) {
	for _, width := range []int{320, 1280} {
		eachScreen(t, width, 800, func(pl *player, s screen) {
			// The number on a target is the key that plays it, no part of what
			// it is called: the row of the list says it as a key.
			browsertest.Eval[bool](pl.p, `(document.head.insertAdjacentHTML("beforeend", "<style>.c-badge { visibility: hidden }</style>"), true)`)
			for _, scheme := range []string{"light", "dark"} {
				pl.p.Prefer("prefers-color-scheme", scheme)
				pl.p.Until("the theme is there", `document.documentElement.dataset.theme === "`+scheme+`"`)
				// A wide page shows most at once; what depends on the width or
				// the theme is looked at there too.
				var only []string
				switch {
				case scheme == "dark":
					only = []string{"color-contrast"}
				case width == 320:
					only = []string{"color-contrast", "scrollable-region-focusable"}
				}
				for _, v := range pl.p.Violations(only...) {
					if argued[v.Rule] == "" || v.Impact == "serious" || v.Impact == "critical" {
						pl.t.Errorf("%s, %s: %s", s.name, scheme, v)
					}
				}
			}
		})
	}
}
