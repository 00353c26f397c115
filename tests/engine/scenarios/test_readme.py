"""The examples in the description of the format work."""

from __future__ import annotations

import re
from pathlib import Path

from engine.scenarios import reading
from engine.scenarios.checking import CHECK_NAMES
from engine.scenarios.running import run_scenario

README = Path(__file__).parents[2] / "scenarios" / "README.md"
BLOCKS = re.findall(r"```yaml\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_first_scenario_of_the_description_holds(tmp_path: Path) -> None:
    file = tmp_path / "first.yaml"
    file.write_text(BLOCKS[0], encoding="utf-8")
    [scenario] = reading.read_scenarios(file)
    assert run_scenario(scenario) == []


def test_the_position_of_the_description_can_be_built(tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    position, draft = [block for block in BLOCKS if block.startswith("given:")]
    file.write_text(f"name: x\ngame: telperinquar\n{position}then: {{asked: [a], facts: {{a.level: 3}}}}\n")
    [scenario] = reading.read_scenarios(file)
    assert run_scenario(scenario) == []
    file.write_text(f"name: x\ngame: telperinquar\n{draft}then: {{asked: [b]}}\n")
    [scenario] = reading.read_scenarios(file)
    assert run_scenario(scenario) == []


def test_the_checks_of_the_description_are_known_and_complete(tmp_path: Path) -> None:
    [checks] = [block for block in BLOCKS if block.startswith("then:")]
    file = tmp_path / "checks.yaml"
    file.write_text(f"name: x\ngame: telperinquar\ngiven: {{}}\n{checks}", encoding="utf-8")
    [scenario] = reading.read_scenarios(file)
    assert set(scenario.then) == set(reading.CHECKS) == set(CHECK_NAMES)
    for key in reading.SCENARIO:
        assert f"| `{key}` |" in README.read_text(encoding="utf-8")
