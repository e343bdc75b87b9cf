# Needs Go and make. What a test needs besides is installed by apt when it is
# missing and the user is root.

STATICCHECK = go run -exec 'env GOOS=$(1) GOARCH=$(2)' honnef.co/go/tools/cmd/staticcheck@v0.8.2 ./...
NATIVE      = $(shell go env GOHOSTOS GOHOSTARCH)
WASMEXEC    = $(shell go env GOROOT)/lib/wasm/go_js_wasm_exec

CLIENT      = -gcflags=all=-l -gcflags=flota/rules/hispanica= # as in wasm/site/client.go

.PHONY: run test test-hosts lint site size pictures preview bench soak peers chart clean chromium

run: ## serve the site on this machine
	go run ./wasm serve

test: chromium ## all tests, those in the browser and those under WebAssembly too
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || $(call install,firefox-esr) >/dev/null 2>&1 || \
		echo "Nothing will be tested in Firefox: install the package firefox-esr."
	@command -v hugo >/dev/null && command -v php >/dev/null && test -d /usr/share/dokuwiki || \
		$(call install,--no-install-recommends hugo php-cli php-xml dokuwiki) >/dev/null 2>&1 || \
		echo "No blog and no wiki will be tested: install the packages hugo, php-cli and dokuwiki."
	FLOTA_HOSTS=$$(command -v hugo >/dev/null && printf hugo,; command -v php >/dev/null && test -d /usr/share/dokuwiki && printf dokuwiki) \
		FLOTA_BROWSER=required go test -timeout 40m ./...
	@command -v node >/dev/null || $(call install,nodejs) >/dev/null 2>&1 || true
	@if command -v node >/dev/null; then \
		echo "go test ./rules/... under js/wasm"; \
		GOOS=js GOARCH=wasm go test -timeout 40m -exec='env -i PATH="$(PATH)" "$(WASMEXEC)"' ./rules/... ./wasm/site/standin/rand; \
	else \
		echo "The rules were not tested under WebAssembly, which needs node: install the package nodejs."; \
	fi

HOSTS   = hugo dokuwiki mediawiki wordpress nginx
NEEDED  = hugo php-cli php-sqlite3 php-xml php-mbstring php-intl php-gd php-mysql dokuwiki mediawiki wordpress mariadb-server nginx-light

test-hosts: chromium ## matches on the hosts that authors use, installed by apt when the user is root
	@for package in $(NEEDED); do dpkg -s $$package >/dev/null 2>&1 || missing="$$missing $$package"; done; \
		[ -z "$$missing" ] || $(call install,--no-install-recommends $$missing) || echo "Not installed:$$missing"
	FLOTA_HOSTS=$$(echo $(HOSTS) | tr ' ' ,) FLOTA_BROWSER=required go test ./app/hosts -count=1 -timeout 20m -v

lint: ## formatting, vet and staticcheck for both targets
	@files=$$(gofmt -s -l app rules wasm); \
		if [ -n "$$files" ]; then echo "gofmt -s would change:"; echo "$$files"; exit 1; fi
	go vet ./...
	GOOS=js GOARCH=wasm go vet ./...
	$(call STATICCHECK,$(word 1,$(NATIVE)),$(word 2,$(NATIVE)))
	$(call STATICCHECK,js,wasm)

site: ## the static site, in build/site
	go run ./wasm site build/site

size: ## the size of the browser program
	go run ./wasm size

pictures: chromium ## what the page looks like, into build/pictures
	FLOTA_BROWSER=required go test ./app -run '^TestNothingSticksOut$$' -count=1 -pictures=$(CURDIR)/build/pictures

preview: chromium ## the picture that other programs show beside links to the page, anew
	FLOTA_BROWSER=required go test ./app -run '^TestPreviewIsThePictureOfBothMaps$$' -count=1 -preview=$(CURDIR)/static/preview.png

bench: ## how fast the rules are, and how many simulations bots make, also under WebAssembly; then peers
	go test -run '^$$' -bench . -skip '^BenchmarkHard$$' -benchmem ./rules/...
	@if command -v node >/dev/null; then \
		echo "simulations under js/wasm"; \
		GOOS=js GOARCH=wasm go test -timeout 40m -exec='env -i PATH="$(PATH)" "$(WASMEXEC)"' -run '^$$' $(CLIENT) -bench Simulation ./rules/bot/skill; \
	fi
	@$(MAKE) --no-print-directory peers

peers: chromium ## the table of how Flota does beside other programs, the last part of bench
	@FLOTA_BROWSER=required go test ./app/peers -run '^$$' -bench SideBySide -benchtime 1x -timeout 60m $(if $(ONLY),-only $(ONLY))

soak: ## ten million decisions of random play of each game, all that must hold looked at after each
	go run ./wasm soak

chart: ## the maps of the charts, anew from Natural Earth (needs npm)
	@dir=$$(mktemp -d) && trap 'rm -rf "$$dir"' EXIT && \
		npm install --silent --no-save --prefix "$$dir" world-atlas@2.0.2 && \
		go run ./app/chart/gen -land "$$dir/node_modules/world-atlas/land-50m.json"

clean:
	rm -rf build

install = ([ "$$(id -u)" = 0 ] && command -v apt-get && apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y $(1))

chromium:
	@for name in chromium chromium-browser google-chrome google-chrome-stable; do \
		if command -v $$name >/dev/null; then exit 0; fi; \
	done; \
	$(call install,chromium) || { echo "The tests need a browser: install the package chromium." >&2; exit 1; }
