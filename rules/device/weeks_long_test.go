//go:build !js

package device_test

import (
	"testing"

	"flota/rules/catalog"
	"flota/rules/trust"
)

func TestFriendsPlayLongMatchesToTheirEnd(t *testing.T) {
	const tabs, takebacks = 0.01, 0.01
	for _, test := range []struct{ game, seats int }{{1, 3}, {0, 5}} {
		if test.seats == 5 && testing.Short() {
			continue // takes its time
		}
		g := catalog.Games[test.game]
		for mode := range trust.Mode(trust.Modes) {
			t.Run(g.Info().ID+" "+mode.String(), func(t *testing.T) {
				weeks(t, g, test.seats, mode, 1, tabs, takebacks)
			})
		}
	}
}
