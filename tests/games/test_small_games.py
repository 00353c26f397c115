"""Each small game is made as tests/games/README.md says, all of it: words, rulebook, names, scenarios."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.games import game
from engine.locales import languages_in
from engine.rulebook import Rulebook
from engine.scenarios.reading import read_scenarios
from render.completeness import Folder, check, house
from tests.games import FOLDER, SMALL, registered
from tests.locales import ALL


@pytest.fixture(params=SMALL)
def name(request: pytest.FixtureRequest) -> str:
    return request.param


def test_every_small_game_is_registered() -> None:
    assert [path.parent.name for path in sorted(FOLDER.glob("*/game.py"))] == sorted(SMALL)


def test_every_language_of_a_small_game_is_complete(name: str) -> None:
    with registered(name):
        rules = game(name)
    folder = Folder(name, rules.data, sorted((FOLDER / name).glob("*.py")), list(rules.names()))
    pairs = [pair for pair in check([folder], house()) if pair.folder == name]
    assert [fault for pair in pairs for fault in pair.faults] == []
    assert tuple(pair.language for pair in pairs if pair.there) == languages_in(rules.data)
    assert [pair.language for pair in pairs] == list(ALL)


def test_the_words_that_the_house_asks_every_game_for_are_there(name: str) -> None:
    with registered(name):
        rules = game(name)
    wanted = [f"game-{name}", "about-what", "about-aim", "about-length"]
    for option in rules.options_type.model_fields:
        wanted += [f"option-{option}", f"option-{option}-help"]
    for command, declared in rules.verbs.commands().items():
        wanted += [f"command-{command}-name", f"command-{command}-about"]
        wanted += [f"command-{command}-{option}-{part}" for option in declared.options for part in ("name", "about")]
    for language in languages_in(rules.data):
        words = "".join(path.read_text("utf-8") for path in (rules.data / language).glob("*.ftl"))
        assert [key for key in wanted if f"{key} =" not in words] == []


def test_every_statement_of_a_small_rulebook_is_cited_by_a_scenario(name: str) -> None:
    with registered(name):
        scenarios = [
            each for file in sorted(Path(FOLDER / name / "scenarios").glob("*.yaml")) for each in read_scenarios(file)
        ]
    known = Rulebook(FOLDER / name / "data").statements("en")
    cited = Counter(rule for scenario in scenarios for rule in scenario.rules)
    assert sorted(cited) == sorted(statement.id for statement in known)
