"""Run scenario files and report the differences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from engine.scenarios.reading import BadScenario, read_scenarios, scenario_files
from engine.scenarios.running import run_scenario


def run(paths: Sequence[Path], show: Callable[[str], None]) -> bool:
    """Run all scenarios of files and folders; whether all of them hold. Raises BadScenario for a path that is not."""
    passed = failed = 0
    for file in scenario_files(paths):
        try:
            scenarios = read_scenarios(file)
        except BadScenario as error:
            show(f"WRONG  {error}")
            failed += 1
            continue
        for scenario in scenarios:
            try:
                differences = run_scenario(scenario)
            except BadScenario as error:
                differences = [str(error)]
            if not differences:
                passed += 1
                continue
            failed += 1
            show(f"FAILED {file}: {scenario.name} [{', '.join(scenario.rules)}]")
            for line in differences:
                show(f"       {line}")
    show(f"{passed} passed, {failed} failed")
    return not failed and passed > 0
