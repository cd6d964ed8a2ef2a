# Needs Python 3.11 or newer (with venv), git and make; `compile` and `bench` also a C compiler.
# Node and Chromium are taken as they are installed here, else fetched.

PYTHON ?= python3
GAME   ?= imperial_struggle
GAMES  ?= 10000
ROUNDS ?= 20
PORT   ?= 8000

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --disable-pip-version-check --quiet
# What mypyc translates, and what it carries along.
SOURCES := $(shell find src -type f \( -name '*.py' -o -name '*.json' -o -name '*.toml' -o -name '*.ftl' \) 2>/dev/null)
# What the browser client is built from: its own sources, and the words and facts of the games.
CLIENT := $(shell find web/src web/public -type f ! -name '*.test.ts' 2>/dev/null) \
	$(wildcard web/*.html web/*.js web/*.ts web/*.json) $(filter %.ftl %.json,$(SOURCES))

# Node from PyPI stands in $(BIN), when it is there it is meant.
NODE := PATH="$(abspath $(BIN)):$$PATH"
NPM  := $(NODE) npm --prefix web
NODE_VERSION := const [major, minor] = process.versions.node.split(".").map(Number); \
	process.exit(major === 20 && minor >= 19 || major === 22 && minor >= 13 || major >= 24 ? 0 : 1)
# What was compiled is kept, also where the environment forbids it: tests start many processes.
unexport PYTHONDONTWRITEBYTECODE
# On all cores; each process takes tests from the others when it has none left.
PYTEST := $(NODE) $(BIN)/pytest -n logical --maxprocesses 8 --dist worksteal
# The tests in a browser run apart: Playwright keeps an event loop running in its process.
BROWSER_TESTS := tests/browser $(wildcard tests/rules/*/browser)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play terminal client test test-web browser lint lint-python lint-web format fuzz bench bench-web load crash compile same wheels coverage-docs fingerprints types balance ladder lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Two stamps: .play holds what a player needs, .dev that and the tools.

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=...")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: requirements/play.txt pyproject.toml | $(BIN)/python
	$(PIP) install --require-hashes -r requirements/play.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.play
	$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.node: requirements/node.txt | $(BIN)/python
	@if $(NODE) node -e '$(NODE_VERSION)' 2>/dev/null && $(NODE) npm --version >/dev/null 2>&1; then \
		echo 'Node is here'; \
	else \
		$(PIP) install --require-hashes -r requirements/node.txt; \
	fi
	@touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json | $(VENV)/.node
	$(NPM) ci --no-fund --no-audit
	@touch $@

web/dist/index.html: web/node_modules/.stamp $(CLIENT)
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

build/chromium.path: tools/browser.py | $(BIN)/python $(VENV)/.node
	@mkdir -p build
	$(NODE) $(BIN)/python tools/browser.py > $@

setup: $(VENV)/.dev web/node_modules/.stamp build/chromium.path ## install everything

play: $(VENV)/.play web/dist/index.html ## play in the browser (PORT=8000)
	@mkdir -p data
	@$(BIN)/greatpowers serve --open --port $(PORT) --client web/dist \
		--database sqlite:///data/greatpowers.sqlite || test $$? -eq 130  # Ctrl-C

terminal: $(VENV)/.play ## play in the terminal (GAME=imperial_struggle)
	@$(BIN)/greatpowers play $(GAME)

client: web/dist/index.html ## build the browser client into web/dist

test: setup ## run every check and every test
	@$(MAKE) --no-print-directory -j 2 lint-python lint-web client test-web
	$(PYTEST) $(addprefix --ignore ,$(BROWSER_TESTS))
	$(PYTEST) $(BROWSER_TESTS)

browser: $(VENV)/.dev client build/chromium.path ## run the tests in a real browser
	$(PYTEST) $(BROWSER_TESTS)

test-web: web/node_modules/.stamp
	$(NPM) run --silent test

lint: lint-python lint-web ## check style, types and imports

lint-python: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

lint-web: web/node_modules/.stamp
	$(NPM) run --silent lint
	$(NPM) run --silent check

format: $(VENV)/.dev web/node_modules/.stamp ## rewrite the code in the house style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

fuzz: $(VENV)/.dev ## play random games to the end (GAMES=10000)
	$(BIN)/greatpowers fuzz $(GAME) --games $(GAMES)

bench: $(VENV)/.dev ## measure speed, interpreted and compiled
	@echo 'Interpreted'
	@$(BIN)/greatpowers bench
	@$(MAKE) --no-print-directory compile
	@$(BIN)/python -m tools.same_moves
	@echo 'Compiled'
	@PYTHONPATH=build/compiled/src $(BIN)/greatpowers bench

bench-web: $(VENV)/.dev client build/chromium.path ## measure the browser client
	@$(NODE) $(BIN)/python -m tools.bench_web

load: $(VENV)/.dev ## play at 200 tables at once, on SQLite and on PostgreSQL
	@$(BIN)/python -m tools.load

crash: $(VENV)/.dev ## kill the server 50 times under that load and see that nothing is lost
	@$(BIN)/python -m tools.load --crash

compile: build/compiled/.stamp ## compile the kernel and the games into build/compiled

build/compiled/.stamp: tools/compile.py tools/shorter_c.py pyproject.toml $(SOURCES) | $(VENV)/.dev
	$(BIN)/python -m tools.compile
	@touch $@

wheels: $(VENV)/.dev client compile build/chromium.path ## build wheels with the page into dist, any machine's and a compiled one, and try them out
	@$(BIN)/python -m tools.same_moves
	$(BIN)/python -m tools.try_wheel "$$($(BIN)/python -m tools.wheels)"
	$(BIN)/python -m tools.try_wheel "$$($(BIN)/python -m tools.wheels --compiled)"

same: $(VENV)/.dev compile ## see that the compiled build plays, shows and thinks the same as the sources
	@$(BIN)/python -m tools.same_moves

coverage-docs: $(VENV)/.dev ## write docs/coverage from the rules and the tests
	@mkdir -p build docs/coverage
	$(BIN)/greatpowers rules $(GAME) --markdown > build/coverage.md
	mv build/coverage.md docs/coverage/$(GAME).md

fingerprints: $(VENV)/.dev ## note changed rules and data: old records hold, or the version is new
	@$(BIN)/python -m tests.battery.versions

types: $(VENV)/.dev ## write the page's types from those of the server and of the games
	$(BIN)/python -m tools.page_types

balance: $(VENV)/.dev ## let bots measure the balance into docs/balance (GAME=, GAMES=10000)
	@mkdir -p build
	$(BIN)/greatpowers balance $(GAME) --games $(GAMES) --keep build/balance-$(GAME).jsonl \
		--page docs/balance/$(GAME).md

ladder: $(VENV)/.dev ## let bots play each other and rate them into docs/strength (GAME=, ROUNDS=20)
	@mkdir -p build
	$(BIN)/greatpowers ladder $(GAME) --games $(ROUNDS) --keep build/ladder-$(GAME).jsonl \
		--page docs/strength/$(GAME).md --html build/ladder-$(GAME).html

lock: ## pin the newest versions in requirements/
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip --disable-pip-version-check --quiet install uv
	$(LOCK) --extra server pyproject.toml requirements/build.in \
		--output-file requirements/play.txt
	$(LOCK) --extra server --extra dev --constraint requirements/play.txt \
		pyproject.toml requirements/build.in --output-file requirements/dev.txt
	$(LOCK) requirements/node.in --output-file requirements/node.txt

LOCK = build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header

clean: ## remove everything that was made here
	rm -rf $(VENV) build dist src/*.egg-info web/dist web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
