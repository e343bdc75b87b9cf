//go:build !js

package hosts

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"flota/app/browsertest"
)

const mediawiki = "/usr/share/mediawiki"

// encyclopedia serves a MediaWiki with a page and a picture.
func encyclopedia(t *testing.T, b *browsertest.Browser, p *post, settings, text string) (address string) {
	t.Helper()
	dir := t.TempDir()
	at := free(t)
	host := strings.Replace(at, "127.0.0.1", "localhost", 1)
	maintain := func(script string, args ...string) {
		t.Helper()
		run(t, dir, "php", append([]string{"-d", "error_reporting=0", filepath.Join(mediawiki, "maintenance", script)}, args...)...)
	}
	data := filepath.Join(dir, "data")
	if err := os.MkdirAll(filepath.Join(dir, "images"), 0o755); err != nil {
		t.Fatal(err)
	}
	maintain("install.php", "--dbtype", "sqlite", "--dbpath", data, "--dbname", "wiki", "--server", "http://"+host, "--scriptpath", "", "--confpath", dir,
		"--pass", "a long password of a test", "A wiki", "Admin")
	local := filepath.Join(dir, "LocalSettings.php")
	own, err := os.ReadFile(local)
	if err != nil {
		t.Fatal(err)
	}
	put(t, local, string(own)+"\n$wgEnableUploads = true;\n$wgUploadDirectory = '"+dir+"/images';\n$wgUploadPath = '/images';\n$wgUseImageMagick = false;\n$wgPingback = false;\n$wgMainCacheType = CACHE_NONE;\n"+settings)
	t.Setenv("MW_CONFIG_FILE", local)
	folder := filepath.Join(dir, "upload")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	p.png(t, b, filepath.Join(folder, p.File+".png"))
	maintain("importImages.php", folder)
	put(t, filepath.Join(dir, "page.txt"), "We have played.\n\n"+text+"\nWhat would you do?\n")
	maintain("importTextFiles.php", "--prefix", "A_match_", filepath.Join(dir, "page.txt"))
	// The server of PHP looks for a file; the pictures lie elsewhere.
	put(t, filepath.Join(dir, "router.php"), `<?php
$path = parse_url($_SERVER["REQUEST_URI"], PHP_URL_PATH);
if (strpos($path, "/images/") === 0) {
	header("Content-Type: image/png");
	readfile("`+dir+`" . $path);
	return true;
}
return false;
`)
	cmd := phpAt(at, mediawiki, filepath.Join(dir, "router.php"))
	start(t, at, cmd)
	return "http://" + host + "/index.php?title=A_match_page"
}

func TestMediaWiki(t *testing.T) {
	wanted(t, "mediawiki", "php", mediawiki)
	p := write(t)
	b := browsertest.Open(t)
	t.Run("by itself takes the wikitext and shows the element as text", func(t *testing.T) {
		page := open(t, b, encyclopedia(t, b, p, "", p.MediaWiki()+"\n\n"+strings.ReplaceAll(p.HTML(), "\n", " ")))
		if page.Wait("h1"); page.Count("flota-game") != 0 || page.Count("iframe") != 0 {
			t.Error("MediaWiki takes HTML without being told: the README need not say how")
		}
		p.playedBeyond(t, page)
	})
	t.Run("with the recipe takes the element", func(t *testing.T) {
		p.playedInPage(t, open(t, b, encyclopedia(t, b, p, recipe(t, "php mediawiki"), "<html>\n"+p.HTML()+"</html>\n")))
	})
}
