//go:build !js

package peers

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// packages are the programs of others that npm has, and those they need where they
// are measured, each in one version for ever.
var packages = []string{
	"boardgame.io@0.50.2", "immer@9.0.21", "redux@4.2.1",
	"@lichess-org/pgn-viewer@2.5.9",
	"lz-string@1.5.0",
}

// fetch loads the packages into a folder under build/, once, and returns it. Without
// Node.js, npm or a network it returns "", and the end of the table says so.
func (b *bench) fetch() string {
	if b.packages != nil {
		return *b.packages
	}
	dir := ""
	b.packages = &dir
	if _, err := exec.LookPath("node"); err != nil {
		b.leave("boardgame.io, pgn-viewer and lz-string, which need Node.js and npm")
		return dir
	}
	dir = filepath.Join(b.root, "build", "peers", "npm")
	fetched := filepath.Join(dir, "fetched.txt")
	list := strings.Join(packages, "\n")
	if old, err := os.ReadFile(fetched); err == nil && string(old) == list {
		return dir
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		b.Fatal(err)
	}
	args := append([]string{"install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--silent", "--prefix", dir}, packages...)
	out, err := exec.Command("npm", args...).CombinedOutput()
	if err == nil {
		err = os.WriteFile(fetched, []byte(list), 0o644)
	}
	if err != nil {
		b.leave("boardgame.io, pgn-viewer and lz-string, which npm could not load: " + strings.TrimSpace(err.Error()+" "+string(out)))
		dir = ""
	}
	return dir
}

// leave notes what the table lacks.
func (b *bench) leave(what string) { b.left = append(b.left, "Left out: "+what+".") }

// node runs a script of this folder with the packages, gives it a value as JSON, and
// reads what it writes.
func (b *bench) node(script string, input, output any) {
	b.Helper()
	text, err := json.Marshal(input)
	if err != nil {
		b.Fatal(err)
	}
	cmd := exec.Command("node", filepath.Join(b.root, "app", "peers", script), filepath.Join(b.fetch(), "package.json"))
	cmd.Env = append(os.Environ(), "NODE_ENV=production")
	cmd.Stdin = bytes.NewReader(text)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err == nil {
		err = json.Unmarshal(out, output)
	}
	if err != nil {
		b.Fatalf("%s: %v", script, err)
	}
}
