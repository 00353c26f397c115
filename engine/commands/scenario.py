"""Run scenario files and report the differences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from traceback import extract_tb

from engine.content.yaml_files import shortened
from engine.kernel.text import Text
from engine.scenarios.reading import read_scenarios, scenario_files
from engine.scenarios.running import run_scenario
from engine.scenarios.scenario import LONGEST, ScenarioError


def run(paths: Sequence[Path], show: Callable[[str], None], say: Callable[[Text], str], words: str = "") -> bool:
    """Run the scenarios of files and folders with these words in their names; return whether all of them pass.

    A scenario in which the rules raise an error has failed; the others are still run. Raises ScenarioError for a path
    that does not exist.
    """
    passed = failed = 0
    for file in scenario_files(paths):
        try:
            scenarios = read_scenarios(file)
        except ScenarioError as error:
            show(f"WRONG  {error if error.text is None else f'{file}: {say(error.text)}'}")
            failed += 1
            continue
        for scenario in scenarios:
            if words.casefold() not in scenario.name.casefold():
                continue
            try:
                differences = run_scenario(scenario)
            except ScenarioError as error:
                differences = [str(error)]
            except Exception as error:  # an unforeseen position may fail in any way
                frame = extract_tb(error.__traceback__)[-1]
                place = f"{frame.filename.rpartition('/')[2]}:{frame.lineno}"
                differences = [shortened(f"{place}: {type(error).__name__}: {error}", LONGEST)]
            if not differences:
                passed += 1
                continue
            failed += 1
            show(f"FAILED {file}: {scenario.name} [{', '.join(scenario.rules)}]")
            for line in differences:
                show(f"       {line}")
    show(f"{passed} passed, {failed} failed")
    return not failed and passed > 0
