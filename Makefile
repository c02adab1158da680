# On a fresh machine with Python and make: `make play` plays, `make test` tests. Both set up .venv by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check bench crash clean

play: $(READY)
	@$(BIN)/craton play $(GAME)

test: $(READY)
	@$(BIN)/python -m pytest $(ARGS)

check: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python -m pytest -n 0 tests/test_layers.py

crash: $(READY)
	@$(BIN)/python -m tests.server.crash --kills 200

bench: $(READY)
	@$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

# The mark is younger than pyproject.toml exactly if what it asks for is installed.
$(READY): pyproject.toml
	@echo "Setting up $(VENV) (once, a minute or two) ..."
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' || \
		{ echo "Craton needs Python 3.11 to 3.13; say which one with PYTHON=..., for example: make $(firstword $(MAKECMDGOALS)) PYTHON=python3.12"; exit 2; }
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(READY)
