"""All games have the same rooms under the same names, so that anyone who knows one finds everything in another."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from engine.games import DATA, GAMES, game

ENGINE = DATA.parent / "engine"
FILES = ("game", "options", "state", "verbs", "menus", "scenario")
FOLDERS = ("play", "view", "computer")
EITHER = ("refusals", "cards")
COMPUTER = ("policy", "explanations", "sampling")


def modules(folder: Path) -> set[str]:
    """Return the names of the files and folders of a package."""
    return {path.stem for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_the_same_rooms_as_every_other(name: str) -> None:
    folder = ENGINE / name
    assert [room for room in FILES if not (folder / f"{room}.py").is_file()] == []
    assert [room for room in FOLDERS if not (folder / room / "__init__.py").is_file()] == []
    assert [room for room in EITHER if room not in modules(folder)] == []
    assert [room for room in COMPUTER if room not in modules(folder / "computer")] == []
    assert ("odds" in modules(folder)) == game(name).has_odds
    assert "advice" in modules(folder / "computer") | (modules(folder / "odds") if game(name).has_odds else set())


@pytest.mark.parametrize("name", GAMES)
def test_the_class_of_a_game_only_wires(name: str) -> None:
    tree = ast.parse((ENGINE / name / "game.py").read_text("utf-8"))
    [written] = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    methods = [node for node in written.body if isinstance(node, ast.FunctionDef)]
    long = [node.name for node in methods if len(node.body) > 6]
    assert long == [], "rules stand in play/"
    assert not any(isinstance(node, (ast.For, ast.While)) for node in ast.walk(written))
