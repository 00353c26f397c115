"""Trials of mutants: each runs the scenarios and tests that cite its rules, in its own process."""

from __future__ import annotations

import ast
import contextlib
import os
import resource
import signal
import sys
import time
import traceback
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import spec_from_loader
from io import StringIO
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from tempfile import TemporaryFile
from types import CodeType, ModuleType
from typing import Any, NamedTuple

import pytest

from engine import games
from engine.scenarios.game import game_scenario
from engine.scenarios.scenario import Scenario
from tests.mutants.citations import Citations
from tests.mutants.mutants import Mutant

SCENARIO_SECONDS = 6
TEST_SECONDS = 30
"""The processor seconds for a mutant, many times the usual; a mutant that needs more counts as endless."""
MEMORY = 3 * 1024**3
"""The bytes of memory for a mutant."""
NICE = 5

_fork = get_context("fork")


class EndlessMutantError(BaseException):
    """A mutant computes for so long that it counts as endless.

    It is no ``Exception``, for which Hypothesis would look for simpler examples that take as long again.
    """


class TrialOutcome(NamedTuple):
    """The outcome of a trial; ``caught_by`` names the scenario or test that failed, empty for a survivor."""

    caught_by: str
    ran: int
    """The number of scenarios and tests that cite its rules."""
    others: str = ""
    """The first scenario that failed for a survivor without citing its rules."""


class _ChangedModuleLoader(MetaPathFinder, Loader):
    """Loader of one module from changed code."""

    def __init__(self, module: str, code: CodeType) -> None:
        self._module = module
        self._code = code

    def find_spec(self, fullname: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != self._module:
            return None
        spec = PathFinder.find_spec(fullname, path)
        return spec_from_loader(fullname, self, origin=spec.origin if spec else None)

    def exec_module(self, module: ModuleType) -> None:
        exec(self._code, module.__dict__)  # noqa: S102


def try_mutants(
    mutants: Sequence[Mutant], citations: Citations, jobs: int, on_outcome: Any = None
) -> list[TrialOutcome]:
    """Return the outcomes of all mutants, of which ``jobs`` are tried at a time."""
    outcomes: dict[int, TrialOutcome] = {}
    waiting = list(enumerate(mutants))
    running: dict[Any, tuple[int, Any, Connection]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            number, mutant = waiting.pop(0)
            mine, theirs = _fork.Pipe(duplex=False)
            process = _fork.Process(target=_in_child, args=(mutant, citations, theirs))
            process.start()
            theirs.close()
            running[process.sentinel] = (number, process, mine)
        for sentinel in wait(list(running)):
            number, process, mine = running.pop(sentinel)
            process.join()
            try:
                outcomes[number] = mine.recv() if mine.poll() else _outcome_of_death(process.exitcode)
            except EOFError:
                outcomes[number] = _outcome_of_death(process.exitcode)
            if on_outcome is not None:
                on_outcome(mutants[number], outcomes[number])
    return [outcomes[number] for number in range(len(mutants))]


def _outcome_of_death(status: int | None) -> TrialOutcome:
    """Return the outcome of a process that ended without an answer."""
    return TrialOutcome(f"it ends the process ({signal.Signals(-status).name if status and status < 0 else status})", 1)


def _in_child(mutant: Mutant, citations: Citations, answer: Connection) -> None:
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    scenarios = citations.scenarios_of(mutant.rules, mutant.game)
    tests = citations.tests_of(mutant.rules)
    with TemporaryFile("w+") as output, contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        install(mutant)
        signal.signal(signal.SIGXCPU, _raise_endless)
        _limit_processor_time(SCENARIO_SECONDS)
        caught = _failed_scenario(scenarios)
        if not caught:
            _limit_processor_time(TEST_SECONDS)
            caught = _failed_test(tests)
        _limit_processor_time(SCENARIO_SECONDS)
        others = "" if caught else _failed_scenario(citations.others(mutant.rules, mutant.game))
    answer.send(TrialOutcome(caught, len(scenarios) + len(tests), others))
    answer.close()
    os._exit(0)


def _limit_processor_time(seconds: int) -> None:
    """Make this process fail when it has computed for so many more seconds."""
    end = int(time.process_time()) + 1 + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (end, resource.RLIM_INFINITY))


def _raise_endless(*_: object) -> None:
    raise EndlessMutantError("it does not come to an end")


def failure_without_change(mutants: Sequence[Mutant], citations: Citations) -> str:
    """Return the first failure without any change among the citations of these mutants' rules; empty if none."""
    rules = list(dict.fromkeys(rule for mutant in mutants for rule in mutant.rules))
    scenarios = [scenario for game in games.GAMES for scenario in citations.scenarios_of(rules, game)]
    with TemporaryFile("w+") as output, contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        return _failed_scenario(scenarios) or _failed_test(citations.tests_of(rules))


def load_games() -> None:
    """Load all games once, so that each mutant reloads only the modules that its change affects."""
    for name in games.GAMES:
        games.game(name)
        game_scenario(name)
    _imports()
    with contextlib.redirect_stdout(StringIO()):
        pytest.main(["--version", "--version"])  # loads its plugins
    import_module("hypothesis")


def install(mutant: Mutant) -> None:
    """Put a mutant into the engine of this process.

    The changed module and all modules that import it are reloaded at the next import.
    """
    for name in _with_importers(mutant.module):
        sys.modules.pop(name, None)
        package, _, last = name.rpartition(".")
        if package in sys.modules:
            vars(sys.modules[package]).pop(last, None)
    games.use_packs(None)  # creates the rules of the games again
    mutant.change.put(mutant.change.new)
    tree = ast.fix_missing_locations(mutant.tree)
    sys.meta_path.insert(0, _ChangedModuleLoader(mutant.module, compile(tree, mutant.file, "exec")))


def _with_importers(module: str) -> set[str]:
    """Return a module and all loaded modules of the engine that import it directly or indirectly."""
    affected = {module}
    while more := {
        name for name, names in _imports().items() if name not in affected and not affected.isdisjoint(names)
    }:
        affected |= more
    return affected


@cache
def _imports() -> Mapping[str, set[str]]:
    """Return every loaded module of the engine with all names that its import statements may load."""
    return {
        name: _imported(Path(str(module.__file__)))
        for name, module in sys.modules.items()
        if name.startswith("engine.")
    }


def _imported(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add(str(node.module))
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def _failed_scenario(scenarios: Sequence[Scenario]) -> str:
    if not scenarios:
        return ""
    try:
        from engine.scenarios.running import run_scenario

        for scenario in scenarios:
            try:
                differences = run_scenario(scenario)
            except (Exception, EndlessMutantError) as error:
                differences = [f"{type(error).__name__}: {error}"]
            if differences:
                return f"{scenario.file.name}: {scenario.name}: {differences[0]}"
    except (Exception, EndlessMutantError) as error:
        return f"it does not load: {traceback.format_exception_only(error)[-1].strip()}"
    return ""


def _failed_test(tests: Sequence[str]) -> str:
    if not tests:
        return ""
    failed = _FirstFailure()
    options = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist", "--import-mode=importlib"]
    options += [
        "-W",
        "ignore::pytest.PytestUnraisableExceptionWarning",
    ]  # time is up during a callback: it fails a second time
    try:
        status = pytest.main([*options, *tests], plugins=[failed])
    except BaseException as error:
        return f"pytest: {type(error).__name__}: {error}"
    if status == pytest.ExitCode.OK:
        return ""
    return failed.first or f"pytest ends with {status!r}"


class _FirstFailure:
    """Pytest plugin that remembers the first failed test."""

    first = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.first:
            self.first = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.first:
            self.first = f"{report.nodeid} cannot be read"
