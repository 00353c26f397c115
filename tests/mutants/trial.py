"""Runs what cites a rule against a broken engine, in a process of its own."""

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

SCENARIOS_TAKE = 6
TESTS_TAKE = 30
"""Seconds of computing for one mutant, many times what is usual; what has not ended by then loops for ever."""
MEMORY = 3 * 1024**3
"""Bytes of memory for one mutant."""
NICE = 5

_fork = get_context("fork")


class TooLong(BaseException):
    """A mutant computes for so long that it will not come to an end.

    No ``Exception``: Hypothesis would look for a simpler example of one, each of which takes as long again.
    """


class Outcome(NamedTuple):
    """What became of a mutant: ``caught_by`` names what noticed it, empty for a survivor."""

    caught_by: str
    ran: int
    """How many scenarios and tests cite its rules."""
    others: str = ""
    """What noticed a survivor without citing its rules, if anything did."""


class _Changed(MetaPathFinder, Loader):
    """Loads one module from changed code."""

    def __init__(self, module: str, code: CodeType) -> None:
        self._module = module
        self._code = code

    def find_spec(self, fullname: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != self._module:
            return None
        found = PathFinder.find_spec(fullname, path)
        return spec_from_loader(fullname, self, origin=found.origin if found else None)

    def exec_module(self, module: ModuleType) -> None:
        exec(self._code, module.__dict__)  # noqa: S102


def try_out(mutants: Sequence[Mutant], citations: Citations, jobs: int, tell: Any = None) -> list[Outcome]:
    """What becomes of each mutant, ``jobs`` at a time."""
    found: dict[int, Outcome] = {}
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
                found[number] = mine.recv() if mine.poll() else _ended(process.exitcode)
            except EOFError:
                found[number] = _ended(process.exitcode)
            if tell is not None:
                tell(mutants[number], found[number])
    return [found[number] for number in range(len(mutants))]


def _ended(status: int | None) -> Outcome:
    """A process that has not answered."""
    return Outcome(f"it ends the process ({signal.Signals(-status).name if status and status < 0 else status})", 1)


def _in_child(mutant: Mutant, citations: Citations, answer: Connection) -> None:
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    scenarios = citations.scenarios_of(mutant.rules, mutant.game)
    tests = citations.tests_of(mutant.rules)
    with TemporaryFile("w+") as said, contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        put_in(mutant)
        signal.signal(signal.SIGXCPU, _too_long)
        _compute_for(SCENARIOS_TAKE)
        caught = _scenarios_fail(scenarios)
        if not caught:
            _compute_for(TESTS_TAKE)
            caught = _tests_fail(tests)
        _compute_for(SCENARIOS_TAKE)
        others = "" if caught else _scenarios_fail(citations.others(mutant.rules, mutant.game))
    answer.send(Outcome(caught, len(scenarios) + len(tests), others))
    answer.close()
    os._exit(0)


def _compute_for(seconds: int) -> None:
    """Let whatever runs in this process fail where it computes for so much longer."""
    end = int(time.process_time()) + 1 + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (end, resource.RLIM_INFINITY))


def _too_long(*_: object) -> None:
    raise TooLong("it does not come to an end")


def failing(mutants: Sequence[Mutant], citations: Citations) -> str:
    """What fails without any change, of all that cites the rules of these mutants; empty if nothing does."""
    rules = list(dict.fromkeys(rule for mutant in mutants for rule in mutant.rules))
    scenarios = [each for game in games.GAMES for each in citations.scenarios_of(rules, game)]
    with TemporaryFile("w+") as said, contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        return _scenarios_fail(scenarios) or _tests_fail(citations.tests_of(rules))


def warm_up() -> None:
    """Load the games once, so that each mutant loads only what its change concerns."""
    for name in games.GAMES:
        games.game(name)
        game_scenario(name)
    _imports()
    with contextlib.redirect_stdout(StringIO()):
        pytest.main(["--version", "--version"])  # its plugins
    import_module("hypothesis")


def put_in(mutant: Mutant) -> None:
    """From here on this process plays with the broken engine.

    The changed module and all that import it are loaded anew when they are next asked for.
    """
    for name in _with_importers(mutant.module):
        sys.modules.pop(name, None)
        package, _, last = name.rpartition(".")
        if package in sys.modules:
            vars(sys.modules[package]).pop(last, None)
    games.use_packs(None)  # and the rules are made anew
    mutant.change.put(mutant.change.new)
    tree = ast.fix_missing_locations(mutant.tree)
    sys.meta_path.insert(0, _Changed(mutant.module, compile(tree, mutant.file, "exec")))


def _with_importers(module: str) -> set[str]:
    """A module and all loaded modules of the engine that import it or one of its importers."""
    found = {module}
    while more := {name for name, names in _imports().items() if name not in found and not found.isdisjoint(names)}:
        found |= more
    return found


@cache
def _imports() -> Mapping[str, set[str]]:
    """Every loaded module and package of the engine, with all names that its import statements may load."""
    return {
        name: _imported(Path(str(module.__file__)))
        for name, module in sys.modules.items()
        if name.startswith("engine.")
    }


def _imported(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(str(node.module))
            found.update(f"{node.module}.{each.name}" for each in node.names)
    return found


def _scenarios_fail(scenarios: Sequence[Scenario]) -> str:
    if not scenarios:
        return ""
    try:
        from engine.scenarios.running import run_scenario

        for scenario in scenarios:
            try:
                differences = run_scenario(scenario)
            except (Exception, TooLong) as error:
                differences = [f"{type(error).__name__}: {error}"]
            if differences:
                return f"{scenario.file.name}: {scenario.name}: {differences[0]}"
    except (Exception, TooLong) as error:
        return f"it does not load: {traceback.format_exception_only(error)[-1].strip()}"
    return ""


def _tests_fail(tests: Sequence[str]) -> str:
    if not tests:
        return ""
    failed = _Failed()
    options = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist", "--import-mode=importlib"]
    options += ["-W", "ignore::pytest.PytestUnraisableExceptionWarning"]  # its time is up amid a callback: told again
    try:
        status = pytest.main([*options, *tests], plugins=[failed])
    except BaseException as error:
        return f"pytest: {type(error).__name__}: {error}"
    if status == pytest.ExitCode.OK:
        return ""
    return failed.first or f"pytest ends with {status!r}"


class _Failed:
    """Remembers the first test that failed."""

    first = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.first:
            self.first = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.first:
            self.first = f"{report.nodeid} cannot be read"
