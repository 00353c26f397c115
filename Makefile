# Two commands do everything on a fresh machine with Python 3.11 or newer: make play, make test.
PYTHON ?= python3
BIN := .venv/bin
# Some tests mostly wait for processes, so one worker more than a small machine has cores.
WORKERS ?= 3

.DEFAULT_GOAL := play
.PHONY: play check fast-tests test soak mutants lint bench chaos lock clean

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Python 3.11 or newer is needed. If it is called otherwise, name it: make play PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "This Python has no venv module. On Debian and Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv .venv

# What running needs, and the playground: no tools for lint, types and tests.
.venv/run.stamp: requirements.lock requirements-playground.lock | $(BIN)/python
	$(PIP) --require-hashes -r requirements.lock -r requirements-playground.lock
	@touch $@

.venv/dev.stamp: $(wildcard requirements*.txt) .venv/run.stamp
	$(PIP) -r requirements-dev.txt
	@touch $@

# With DISCORD_TOKEN in the environment or in .env the bot runs on Discord; without it the playground opens in the browser.
play: .venv/run.stamp
	$(BIN)/python bot.py

# For every save: lint, types and architecture, and beside them the fast tests.
check: .venv/dev.stamp
	$(MAKE) --no-print-directory -j2 --output-sync=target lint fast-tests

# The rules with their scenarios, without random games, Discord, databases and processes.
FAST := tests/scenarios tests/engine tests/games tests/render/test_fluent_files.py tests/test_bot.py tests/test_code.py
fast-tests: .venv/dev.stamp
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow" --ignore=tests/engine/properties $(FAST)

test: lint
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# Random games of every kind with new seeds for as many minutes as one says; a failure is told by the line that repeats it.
MINUTES ?= 60
soak: .venv/dev.stamp
	$(BIN)/python -m tests.soak --minutes $(MINUTES)

# Breaks the rules one at a time and tells which of 300 broken ones nothing notices that cites them.
MUTANTS ?= --sample 300
mutants: .venv/dev.stamp
	$(BIN)/python -m tests.mutants $(MUTANTS)

lint: .venv/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports

bench: .venv/dev.stamp
	$(BIN)/python -m tests.bench

# What goes wrong on purpose around the real process while people play; about ten minutes.
chaos: .venv/dev.stamp
	$(BIN)/python -m tests.e2e.chaos

# Every distribution that running needs, with its version and hashes, from the versions named in the requirements files.
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
  --custom-compile-command "make lock"
lock: | $(BIN)/python
	$(PIP) $$(grep '^uv==' requirements-dev.txt)
	$(LOCK) requirements.txt requirements-postgresql.txt --output-file requirements.lock
	$(LOCK) requirements-playground.txt --constraints requirements.lock --output-file requirements-playground.lock

clean:
	rm -rf .venv .venv-run .pytest_cache .ruff_cache .hypothesis
