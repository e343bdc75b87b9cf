//go:build !js

package main

import (
	"bytes"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestWrongCommandLinesAreRefusedWithASentence(t *testing.T) {
	busy, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer busy.Close()
	for _, test := range []struct {
		args []string
		want string
	}{
		{nil, "no command"},
		{[]string{"sail"}, `no command "sail"`},
		{[]string{"serve", "-port", "1"}, "-port"},
		{[]string{"serve", "here"}, "one argument too many"},
		{[]string{"serve", "-addr", busy.Addr().String()}, "choose another address with -addr"},
		{[]string{"site"}, "name one folder"},
		{[]string{"site", "a", "b"}, "name one folder"},
		{[]string{"site", "-base", "example.org", "a"}, "choose another -base"},
		{[]string{"serve", "-base", "/flota/"}, "choose another -base"},
		{[]string{"size", "x"}, "one argument too many"},
	} {
		t.Run(strings.Join(test.args, " "), func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			if status := run(test.args, strings.NewReader(""), &stdout, &stderr); status != 1 {
				t.Errorf("exit status %d, want 1", status)
			}
			if stdout.Len() > 0 {
				t.Errorf("stdout has %q, want nothing", &stdout)
			}
			if got := stderr.String(); !strings.Contains(got, test.want) || !strings.HasPrefix(got, "flota") {
				t.Errorf("stderr has %q, want a sentence with %q", got, test.want)
			}
		})
	}
}

func TestCommandsAreOnlyForFlotasSources(t *testing.T) {
	t.Chdir(t.TempDir())
	var stdout, stderr bytes.Buffer
	status := run([]string{"site", "out"}, strings.NewReader(""), &stdout, &stderr)
	if status != 1 || !strings.Contains(stderr.String(), "Flota's sources") {
		t.Errorf("exit status %d, stderr %q; want 1 and what folder is needed", status, &stderr)
	}
	if _, err := os.Stat(filepath.Join(".", "out")); err == nil {
		t.Error("a folder was made all the same")
	}
}

func TestEveryCommandExplainsItself(t *testing.T) {
	for _, c := range commands {
		t.Run(c.name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			if status := run([]string{c.name, "-h"}, strings.NewReader(""), &stdout, &stderr); status != 0 {
				t.Errorf("exit status %d, want 0", status)
			}
			if !strings.Contains(stdout.String(), c.summary) || stderr.Len() > 0 {
				t.Errorf("stdout %q, stderr %q; want the usage on stdout", &stdout, &stderr)
			}
		})
	}
	var stdout, stderr bytes.Buffer
	if status := run([]string{"-h"}, strings.NewReader(""), &stdout, &stderr); status != 0 || !strings.Contains(stdout.String(), "serve") {
		t.Errorf("exit status %d, stdout %q; want 0 and the commands", status, &stdout)
	}
}

func TestAddressIsOneThatABrowserTakes(t *testing.T) {
	for _, test := range []struct{ listening, want string }{
		{"127.0.0.1:8000", "http://127.0.0.1:8000/"},
		{"0.0.0.0:80", "http://127.0.0.1:80/"},
		{"[::]:80", "http://127.0.0.1:80/"},
		{"[::1]:80", "http://[::1]:80/"},
	} {
		a, err := net.ResolveTCPAddr("tcp", test.listening)
		if err != nil {
			t.Fatal(err)
		}
		if got := address(a); got != test.want {
			t.Errorf("%s is reached at %s, want %s", test.listening, got, test.want)
		}
	}
}
