# On a fresh machine with Python and make: `make play` serves the games, `make test` runs the tests. Both set up .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DEV_READY := $(VENV)/.dev-ready
NODE_READY := node_modules/.ready

.PHONY: play test test-long check types bench crash reports clean

# Serves the browser client; `.venv/bin/craton play` plays in the terminal. ARGS are options of `craton serve`.
play: $(READY)
	@$(BIN)/craton warm
	@$(BIN)/craton serve --open yes $(if $(GAME),--page /new/$(GAME)) --log-level warning $(ARGS) || test $$? -eq 130

# Under five minutes on two cores; ARGS="tests/core -k undo" runs a part.
test: $(DEV_READY)
	@$(BIN)/python -m pytest -m "not long" $(ARGS)

# The rest: referee batches, fuzzing, kills, PostgreSQL, the full browser matrix.
test-long: $(DEV_READY)
	@$(BIN)/python -m pytest -m long $(ARGS)

check: $(DEV_READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python -m pytest -n 0 tests/test_layers.py
	@$(MAKE) --no-print-directory types

# Types of the browser client, checked against the OpenAPI document that the server makes.
OPENAPI := import json; from craton.server.app import create_app; from craton.server.settings import Settings; print(json.dumps(create_app(Settings()).openapi()))

types: $(DEV_READY)
	@if command -v npm >/dev/null; then $(MAKE) -s $(NODE_READY) && mkdir -p build && \
		$(BIN)/python -c '$(OPENAPI)' > build/openapi.json && \
		node_modules/.bin/openapi-typescript build/openapi.json -o build/api.d.ts >/dev/null && \
		node node_modules/typescript-7/bin/tsc; \
		else echo "Skipping the type check of the browser client: npm is not installed."; fi

crash: $(DEV_READY)
	@$(BIN)/python -m tests.server.crash --kills 200

# The standard reports of the lab, continued after an interruption: more than half an hour of CPU time. ARGS names some.
reports: $(DEV_READY)
	@$(BIN)/python -m studies.reports $(ARGS)

bench: $(DEV_READY)
	@$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

# Each is newer than pyproject.toml exactly if its requirements are installed: those of players, and those of developers.
$(READY): pyproject.toml
	@echo "Setting up $(VENV) (once, about a minute) ..."
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' || \
		{ echo "Craton needs Python 3.11 to 3.13; choose one with PYTHON=..., for example: make $(firstword $(MAKECMDGOALS)) PYTHON=python3.12"; exit 2; }
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[server,lab,terminal]'
	@touch $(READY)

$(DEV_READY): $(READY)
	@echo "Setting up the tools for tests (once, about a minute) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(DEV_READY)

$(NODE_READY): package.json
	@echo "Setting up node_modules (once) ..."
	@npm install --no-package-lock --no-audit --no-fund --loglevel error
	@touch $(NODE_READY)
