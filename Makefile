# On a fresh machine with Python 3.11 or newer, two commands are enough: make play, make test.
PYTHON ?= python3
BIN := .venv/bin
# Many tests mostly wait for processes, so use twice as many workers as a small machine has cores.
WORKERS ?= 4

# The tests start the bot many times; without compiled files each start would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := play
.PHONY: play check fast-tests test all-tests soak mutants lint bench chaos lock clean

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Python 3.11 or newer is needed. If yours has another name: make play PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "This Python has no venv module. On Debian and Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv .venv

# Dependencies of the bot and of the playground, without the tools for lint, types and tests.
.venv/run.stamp: requirements.lock requirements-playground.lock | $(BIN)/python
	$(PIP) --require-hashes -r requirements.lock -r requirements-playground.lock
	@touch $@

.venv/dev.stamp: $(wildcard requirements*.txt) .venv/run.stamp
	$(PIP) -r requirements-dev.txt
	@touch $@

# Run the bot on Discord if DISCORD_TOKEN is set in the environment or in .env; otherwise open the browser playground.
play: .venv/run.stamp
	$(BIN)/python bot.py

# Run after every save: lint, types and architecture, in parallel with the fast tests.
check: .venv/dev.stamp
	$(MAKE) --no-print-directory -j2 --output-sync=target lint fast-tests

# Test the rules with their scenarios, without random games, Discord, databases or processes.
FAST := tests/scenarios tests/engine tests/games tests/render/test_fluent_files.py tests/test_bot.py tests/test_code.py
fast-tests: .venv/dev.stamp
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow" --ignore=tests/engine/properties $(FAST)

# Lint and test all that README promises; with ALL=1, as CI does, also the longest tests, more settings and examples.
# The types are checked by one process, so the tests run beside it.
test: .venv/dev.stamp
	$(MAKE) --no-print-directory -j2 lint all-tests

all-tests: .venv/dev.stamp
	$(if $(ALL),,PROPERTY_EXAMPLES=3) $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(if $(ALL),,-m "not ci")

# Play random games of every kind with new seeds for MINUTES minutes; a failure prints the command that repeats it.
MINUTES ?= 60
soak: .venv/dev.stamp
	$(BIN)/python -m tests.soak --minutes $(MINUTES)

# Break the rules in 300 places, one at a time, and list the changes that no test citing the rule notices.
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

# Cause failures around the real process while people play, over both transports, then around several processes.
chaos: .venv/dev.stamp
	$(BIN)/python -m tests.e2e.chaos
	$(BIN)/python -m tests.e2e.chaos --transport http
	$(BIN)/python -m tests.e2e.chaos --cluster

# Lock all runtime dependencies with versions and hashes, from the versions in the requirements files.
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
  --custom-compile-command "make lock"
lock: | $(BIN)/python
	$(PIP) $$(grep '^uv==' requirements-dev.txt)
	$(LOCK) requirements.txt requirements-postgresql.txt --output-file requirements.lock
	$(LOCK) requirements-playground.txt --constraints requirements.lock --output-file requirements-playground.lock

clean:
	rm -rf .venv .venv-run .pytest_cache .ruff_cache .hypothesis
