//go:build !js

package hosts

import (
	"encoding/base64"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"flota/app/browsertest"
)

const wordpress = "/usr/share/wordpress"

func TestWordPress(t *testing.T) {
	wanted(t, "wordpress", "php", "mariadbd", "mariadb-install-db", wordpress)
	p := write(t)
	b := browsertest.Open(t)

	dir := t.TempDir()
	user := []string{"--no-defaults", "--datadir=" + filepath.Join(dir, "db")}
	run(t, dir, "mariadb-install-db", append(user, "--auth-root-authentication-method=normal", "--skip-test-db", "--user=root")...)
	database := free(t)
	_, port, _ := strings.Cut(database, ":")
	start(t, database, exec.Command("mariadbd", append(user, "--user=root", "--bind-address=127.0.0.1", "--port="+port, "--socket="+filepath.Join(dir, "sock"), "--skip-log-bin", "--innodb-buffer-pool-size=16M")...))
	run(t, dir, "mariadb", "--no-defaults", "--socket="+filepath.Join(dir, "sock"), "-u", "root", "-e", "CREATE DATABASE wp; CREATE USER wp@'%' IDENTIFIED BY 'wp'; GRANT ALL ON wp.* TO wp@'%';")

	pages := filepath.Join(dir, "wp")
	run(t, dir, "cp", "-rL", wordpress, pages)
	at := free(t)
	host := strings.Replace(at, "127.0.0.1", "localhost", 1)
	put(t, filepath.Join(pages, "wp-config.php"), `<?php
define('DB_NAME', 'wp'); define('DB_USER', 'wp'); define('DB_PASSWORD', 'wp'); define('DB_HOST', '`+database+`'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true); define('WP_DEFAULT_THEME', 'plain'); define('WP_CONTENT_DIR', __DIR__ . '/wp-content');
define('WP_HOME', 'http://`+host+`'); define('WP_SITEURL', 'http://`+host+`');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`)
	// What WordPress itself asks of other hosts is not the matter here.
	put(t, filepath.Join(pages, "wp-content", "mu-plugins", "quiet.php"), `<?php
remove_action('wp_head', 'print_emoji_detection_script', 7);
remove_action('wp_head', 'wp_resource_hints', 2);
`)
	// Themes are packages of their own.
	theme := filepath.Join(pages, "wp-content", "themes", "plain")
	put(t, filepath.Join(theme, "style.css"), "/*\nTheme Name: Plain\n*/\n")
	put(t, filepath.Join(theme, "index.php"), `<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title><?php wp_head(); while (have_posts()) { the_post(); ?>
<h1><?php the_title(); ?></h1><?php the_content(); } wp_footer(); ?>
`)
	picture := filepath.Join(pages, "wp-content", "uploads", p.File+".png")
	put(t, picture, "")
	p.png(t, b, picture)

	// Posts of an administrator, who may write HTML, and of an author, who may not.
	// The frame is what a program that asks for oEmbed would get.
	posts := map[string]string{
		"admin":  "<!-- wp:html -->\n" + p.HTML() + "<!-- /wp:html -->",
		"author": "<!-- wp:html -->\n" + p.HTML() + p.Frame() + "<!-- /wp:html -->",
		"link": `<figure class="wp-block-image"><a href="` + p.address() + `"><img src="/wp-content/uploads/` + p.File + `.png" alt=""/></a><figcaption>` +
			strings.NewReplacer("&", "&amp;", "<", "&lt;").Replace(p.Caption+" "+p.Open) + `</figcaption></figure>`,
	}
	script := `<?php
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = '` + host + `';
require '` + pages + `/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('A blog', 'admin', 'admin@example.org', false, '', 'a long password of a test');
update_option('show_avatars', 0);
$author = wp_insert_user(['user_login' => 'author', 'user_pass' => 'another', 'role' => 'author']);
`
	for name, content := range posts {
		script += fmt.Sprintf(`
wp_set_current_user('%[1]s' === 'admin' ? 1 : $author); kses_init();
echo '%[1]s ' . wp_insert_post(['post_title' => 'A match', 'post_name' => '%[1]s', 'post_status' => 'publish', 'post_content' => wp_slash(base64_decode('%[2]s'))]) . "\n";
`, name, base64.StdEncoding.EncodeToString([]byte(content)))
	}
	put(t, filepath.Join(dir, "install.php"), script)
	ids := map[string]string{}
	for line := range strings.Lines(run(t, dir, "php", "-d", "error_reporting=0", filepath.Join(dir, "install.php"))) {
		if f := strings.Fields(line); len(f) == 2 {
			ids[f[0]] = f[1]
		}
	}
	if len(ids) != len(posts) {
		t.Fatalf("the posts are %v", ids)
	}
	start(t, at, phpAt(at, pages))

	t.Run("takes the element from an administrator", func(t *testing.T) {
		p.playedInPage(t, open(t, b, "http://"+host+"/?p="+ids["admin"]))
	})
	t.Run("takes the picture with its link from an author, and no element", func(t *testing.T) {
		page := open(t, b, "http://"+host+"/?p="+ids["author"])
		page.Wait("h1")
		if page.Count("flota-game") != 0 || page.Count(`iframe[src*="embed.html"]`) != 0 {
			t.Error("WordPress takes HTML from authors: the README need not say how to do without")
		}
		p.playedBeyond(t, open(t, b, "http://"+host+"/?p="+ids["link"]))
	})
}
