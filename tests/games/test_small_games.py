"""Each small game has all parts that tests/games/README.md asks for: texts, rulebook, names, scenarios."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.games import game
from engine.locales import languages_in
from engine.rulebook import Rulebook
from engine.scenarios.reading import read_scenarios
from render.completeness import Folder, check, house
from render.game_options import option_keys
from tests.games import FOLDER, SMALL, registered
from tests.locales import ALL


@pytest.fixture(params=SMALL)
def name(request: pytest.FixtureRequest) -> str:
    return request.param


def test_every_small_game_is_registered() -> None:
    assert [path.parent.name for path in sorted(FOLDER.glob("*/game.py"))] == sorted(SMALL)


@pytest.mark.slow
def test_every_language_of_a_small_game_is_complete(name: str) -> None:
    with registered(name):
        rules = game(name)
    folder = Folder(name, rules.data, sorted((FOLDER / name).glob("*.py")), list(rules.names()), option_keys(rules))
    pairs = [pair for pair in check([folder], house()) if pair.folder == name]
    assert [fault for pair in pairs for fault in pair.faults] == []
    assert tuple(pair.language for pair in pairs if pair.there) == languages_in(rules.data)
    assert [pair.language for pair in pairs] == list(ALL)


def test_the_texts_that_every_game_needs_exist(name: str) -> None:
    with registered(name):
        rules = game(name)
    required = [f"game-{name}", "about-what", "about-aim", "about-length"]
    for option in rules.options_type.model_fields:
        required += [f"option-{option}", f"option-{option}-help"]
    for command, declared in rules.verbs.commands().items():
        required += [f"command-{command}-name", f"command-{command}-about"]
        required += [f"command-{command}-{option}-{part}" for option in declared.options for part in ("name", "about")]
    for language in languages_in(rules.data):
        texts = "".join(path.read_text("utf-8") for path in (rules.data / language).glob("*.ftl"))
        assert [key for key in required if f"{key} =" not in texts] == []


def test_every_statement_of_a_small_rulebook_is_cited_by_a_scenario(name: str) -> None:
    with registered(name):
        scenarios = [
            scenario
            for file in sorted(Path(FOLDER / name / "scenarios").glob("*.yaml"))
            for scenario in read_scenarios(file)
        ]
    statements = Rulebook(FOLDER / name / "data").statements("en")
    cited = Counter(rule for scenario in scenarios for rule in scenario.rules)
    assert sorted(cited) == sorted(statement.id for statement in statements)
