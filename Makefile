# make play and make test set up all they need in .venv and web/node_modules; a second run reuses it until a lock file
# or pyproject.toml changes.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-emit-index-url \
	--custom-compile-command 'make lock'

# The web app: what it is made of, and the stamps that say it is up to date.
WEB := src/vacherie/web/index.html
WEB_SOURCES := $(shell find web/src web/public -type f) $(wildcard src/vacherie/messages/*/*.ftl) \
	$(addprefix web/,index.html package-lock.json svelte.config.js tsconfig.json vite.config.ts)

.DEFAULT_GOAL := help
.PHONY: help web play terminal serve test test-full geometry screenshots programs chromium soak soak-server check bench bench-research league review-check lab load docs format generate playthroughs lock clean

help: ## list the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 22

play: .venv/runtime $(WEB) ## play in the browser, here and on the phones around (ARGS="--port 8080 --no-browser")
	@trap : INT; $(BIN)/vacherie web $(ARGS) || { code=$$?; test $$code -eq 130 || exit $$code; }

terminal: .venv/runtime ## play 6 qui prend! in the terminal (ARGS="--lang fr --players 5")
	@trap : INT; VACHERIE_COMMAND='make terminal ARGS=' $(BIN)/vacherie play six_qui_prend $(ARGS) || \
		{ code=$$?; test $$code -eq 130 || exit $$code; } # Ctrl-C is how people leave: no error of make.

serve: .venv/runtime $(WEB) ## a table server, as one hosts it (ARGS="--port 8080")
	@trap : INT; $(BIN)/vacherie serve $(ARGS)

web: $(WEB) ## build the web app into the package

test: .venv/dev $(WEB) programs chromium ## run the tests (ARGS="-k draft")
	$(BIN)/python -m pytest -n auto $(ARGS)
	npm --prefix web test
	npm --prefix web run e2e

test-full: .venv/dev $(WEB) programs chromium ## what takes minutes: kills, fuzzing and playthroughs in numbers, and whole games with the shipped decks; CI runs it after make test
	FULL=1 $(BIN)/python -m pytest -n auto tests/server/test_durable.py tests/server/test_safety.py \
		tests/server/test_heals.py tests/server/test_fair.py tests/server/test_long_logs.py tests/research/test_spiel.py $(ARGS)
	FULL=1 npm --prefix web run e2e -- e2e/full

geometry: $(WEB) chromium ## measure every table in every mood on every screen; make test measures each in one mood
	FULL=1 npm --prefix web run e2e -- geometry

screenshots: .venv/dev $(WEB) chromium ## every page as a picture, in web/screenshots, and those of the README (ARGS=table for some, ARGS=docs for the README)
	npm --prefix web run screenshots -- $(ARGS)

programs: # The tests start a PostgreSQL and call curl; what is missing is installed where that is possible.
	@{ ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null; } && \
		command -v curl >/dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing PostgreSQL and curl …" && \
		apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y install postgresql curl >/dev/null; } || \
		{ echo "The tests need curl and PostgreSQL's initdb: install them (Debian, Ubuntu: curl postgresql)."; exit 1; }

chromium: web/node_modules/.stamp # The system's; or else Debian's package, as root; or else Playwright's own download.
	@{ test -x "$$VACHERIE_CHROMIUM" || command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing Chromium …" && \
		apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y install chromium >/dev/null; } || \
		(cd web && npx playwright-core install chromium) || \
		{ echo "The tests play in Chromium: install it, or name it in VACHERIE_CHROMIUM."; exit 1; }

soak: .venv/dev ## try the laws of the contract on ever new games, SOAK times as many as make test
	SOAK=$(or $(SOAK),25) $(BIN)/python -m pytest -n auto tests/test_laws.py $(ARGS)

soak-server: .venv/dev programs ## kill and spy on the table server SOAK times as much as make test, and fuzz it with SOAK × 100,000 requests
	SOAK=$(or $(SOAK),10) $(BIN)/python -m pytest -n auto tests/server $(ARGS)

check: .venv/dev web/node_modules/.stamp ## everything CI checks besides the tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.messages.check
	$(BIN)/python -m tools.generate --check
	$(BIN)/codespell --skip src/vacherie/web *.md NOTICE docs src tools tests bench examples web/README.md web/src web/tests web/e2e
	npm --prefix web run format:check
	npm --prefix web run check
	npm --prefix web run pictures

bench: .venv/runtime $(WEB) chromium ## measure the engine, how much the browser loads, and how fluid a table is
	$(BIN)/python -m bench.engine $(ARGS)
	$(BIN)/python -m bench.review
	$(BIN)/python -m bench.web
	npm --prefix web run frames

bench-research: .venv/dev requirements/rivals.lock ## measure the environments for learners beside others of their kind
	$(PIP) install --no-warn-conflicts --require-hashes -r requirements/rivals.lock
	$(BIN)/python -m bench.research $(ARGS)

league: .venv/dev ## measure all bots against each other, and write docs/strength.md (DEALS=2 BUDGET=5 for a glance)
	$(BIN)/python -m tools.league --deals $(or $(DEALS),20) $(if $(BUDGET),--budget $(BUDGET)) $(ARGS)

review-check: .venv/dev ## measure whether reviews are right: hours, resumable; SMALL=1 for minutes (ARGS="--games nevaches --workers 2")
	$(BIN)/python -m tools.review $(if $(SMALL),--small) $(ARGS)

lab: .venv/dev ## run the studies of studies/, and write their reports into docs/studies (ARGS="--workers 2")
	@for study in studies/*.toml; do name=$$(basename $$study .toml); \
		$(BIN)/vacherie lab $$study --lang en $(ARGS) && cp lab/$$name/report.html docs/studies/$$name.html || exit; done

load: .venv/runtime ## measure the table server (ARGS="--tables 300 --rate 300 --seconds 20")
	$(BIN)/python -m bench.load $(ARGS)

docs: build/docs/.stamp ## build the documentation as a site, in site/
	NO_MKDOCS_2_WARNING=1 build/docs/bin/mkdocs build --strict

format: .venv/dev web/node_modules/.stamp ## format the code and mend what ruff can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm --prefix web run format

generate: .venv/dev ## write the generated files anew
	$(BIN)/python -m tools.generate

playthroughs: .venv/dev ## play the golden games again; their difference is the review of a rule change
	$(BIN)/python -m tests.playthrough --update

lock: .venv/dev ## pin versions after a change in pyproject.toml (ARGS=--upgrade for the newest)
	$(COMPILE) $(ARGS) pyproject.toml --extra server --extra fast --group build -o requirements/runtime.lock
	$(COMPILE) $(ARGS) pyproject.toml --all-extras --group dev -c requirements/runtime.lock -o requirements/dev.lock
	$(COMPILE) $(ARGS) --group rivals -c requirements/dev.lock -o requirements/rivals.lock
	$(COMPILE) $(ARGS) --group docs -c requirements/dev.lock -o requirements/docs.lock

clean: ## remove the environment, the built web app and all caches
	rm -rf web/node_modules src/vacherie/web .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist site
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Both locks hold hatchling, so that the checkout itself is installed without fetching anything that is not locked.
.venv/runtime .venv/dev: .venv/%: requirements/%.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Vacherie needs Python 3.11 or newer; '$(PYTHON)' is not. Try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "'$(PYTHON)' cannot make virtual environments: install its venv module (Debian, Ubuntu: python3-venv)."; exit 1; }
	@echo "Setting up .venv from $< …"
	@$(PYTHON) -m venv .venv
	@$(PIP) install --no-warn-conflicts --require-hashes -r $<
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@ $(if $(filter dev,$*),.venv/runtime)

# The site is made by tools of its own, apart from .venv, and reads the sources without importing them. The variable in
# `docs` leaves out a notice of the theme: it is kept up until May 2027, and its successor reads the same mkdocs.yml.
build/docs/.stamp: requirements/docs.lock
	$(PYTHON) -m venv build/docs
	build/docs/bin/python -m pip --disable-pip-version-check -qq install --require-hashes -r $<
	@touch $@

$(WEB): web/node_modules/.stamp $(WEB_SOURCES)
	npm --prefix web run build
	@touch $@

web/node_modules/.stamp: web/package-lock.json
	@node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' 2>/dev/null || \
		{ echo "The web app is built with Node 22 or newer (20.19 still works), which is not here (Debian, Ubuntu: nodejs and npm; or nodejs.org)."; \
		echo "make terminal plays without it."; exit 1; }
	npm --prefix web ci --no-audit --no-fund
	@touch $@
