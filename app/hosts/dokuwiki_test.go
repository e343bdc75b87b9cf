//go:build !js

package hosts

import (
	"os"
	"path/filepath"
	"testing"

	"flota/app/browsertest"
)

const dokuwiki = "/usr/share/dokuwiki"

// wiki serves a DokuWiki that everybody may read, with a page and a picture.
func wiki(t *testing.T, b *browsertest.Browser, p *post, settings, text string) (address string) {
	t.Helper()
	dir := t.TempDir()
	conf, data := filepath.Join(dir, "conf"), filepath.Join(dir, "data")
	run(t, dir, "cp", "-rL", "/etc/dokuwiki", conf)
	for _, folder := range []string{"attic", "cache", "index", "locks", "log", "media", "media_attic", "media_meta", "meta", "pages", "tmp"} {
		if err := os.MkdirAll(filepath.Join(data, folder), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	put(t, filepath.Join(conf, "local.php"), "<?php\n$conf['title'] = 'A wiki';\n$conf['useacl'] = 0;\n$conf['updatecheck'] = 0;\n$conf['savedir'] = '"+data+"';\n"+settings)
	put(t, filepath.Join(dir, "before.php"), "<?php\ndefine('DOKU_MAIN_CONF', '"+conf+"/');\ndefine('DOKU_CONF', '"+conf+"/');\n")
	put(t, filepath.Join(data, "pages", "match.txt"), "====== A match ======\n\nWe have played.\n\n"+text+"\nWhat would you do?\n")
	p.png(t, b, filepath.Join(data, "media", p.File+".png"))
	return php(t, dokuwiki, "-d", "auto_prepend_file="+filepath.Join(dir, "before.php")) + "doku.php?id=match"
}

func TestDokuWiki(t *testing.T) {
	wanted(t, "dokuwiki", "php", dokuwiki)
	p := write(t)
	b := browsertest.Open(t)
	t.Run("by itself takes the wikitext and shows the element as text", func(t *testing.T) {
		page := open(t, b, wiki(t, b, p, "", p.DokuWiki()))
		p.playedBeyond(t, page)
		page = open(t, b, wiki(t, b, p, "", "<html>\n"+p.HTML()+"</html>\n"))
		page.Wait("h1")
		if page.Count("flota-game") != 0 {
			t.Error("DokuWiki takes HTML without being told: the README need not say how")
		}
	})
	t.Run("with the recipe takes the element", func(t *testing.T) {
		page := open(t, b, wiki(t, b, p, recipe(t, "php dokuwiki"), "<html>\n"+p.HTML()+"</html>\n"))
		p.playedInPage(t, page)
	})
	t.Run("with the recipe takes the frame", func(t *testing.T) {
		page := open(t, b, wiki(t, b, p, recipe(t, "php dokuwiki"), "<html>\n"+p.Frame()+"</html>\n"))
		p.playedInFrame(t, page)
	})
}
