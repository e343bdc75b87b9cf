// Package hosts tests that matches can be shown on the hosts that authors use, each
// installed from its package and set up as the README says. FLOTA_HOSTS names those
// that are tested: hugo, dokuwiki, mediawiki, wordpress, nginx.
package hosts
