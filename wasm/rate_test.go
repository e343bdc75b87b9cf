//go:build !js

package main

import (
	"strings"
	"testing"
)

func TestRatingsFollowTheWins(t *testing.T) {
	got := flota(t, "", "rate", "-game", "discovery", "-bots", "random,easy,normal", "-sims", "3", "-n", "60", "-seed", "1")
	var names []string
	for _, line := range strings.Split(got, "\n")[2:] {
		if fields := strings.Fields(line); len(fields) > 0 {
			names = append(names, fields[0])
		}
	}
	if strings.Join(names, " ") != "normal easy random" {
		t.Errorf("the table is\n%s", got)
	}
	if again := flota(t, "", "rate", "-game", "discovery", "-bots", "random,easy,normal", "-sims", "3", "-n", "60", "-seed", "1", "-parallel", "2"); again != got {
		t.Errorf("the same seed gives\n%s\nand\n%s", got, again)
	}
}

func TestRatingsNeedEnoughBots(t *testing.T) {
	for _, test := range []struct{ args, want string }{
		{"-game discovery -seats 3 -bots easy,normal", "2 bots cannot be rated in matches of 3 seats"},
		{"-game discovery -seats 7", "discovery is for 2 to 5 seats"},
		{"-game discovery -bots easy,roy", `discovery has no bot "roy"`},
		{"-game discovery -n 0", "choose -n"},
	} {
		var stdout, stderr strings.Builder
		args := append([]string{"rate"}, strings.Fields(test.args)...)
		if status := run(args, strings.NewReader(""), &stdout, &stderr); status != 1 || !strings.Contains(stderr.String(), test.want) {
			t.Errorf("%s: exit status %d, %q", test.args, status, stderr.String())
		}
	}
}
