"""Properties of the code as a whole: it names no language, its rooms have an order, and people are called "they"."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.games import DATA, GAMES, game
from engine.locales import DEFAULT, is_code
from tests.locales import ALL

ROOT = DATA.parent
ROOMS = ("engine", "host", "cogs", "render", "store")
CODE = [path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))] + [ROOT / "bot.py"]
NAMES_THE_DEFAULT = ROOT / "engine" / "locales.py"
UNCLEAR_WORDS = re.compile(
    r"\b(told|brought|whom|whoever|anew|besides|reckon|whatever|wherever|thereof)\b", re.IGNORECASE
)
UNCLEAR_NAMES = ("each", "found", "it", "one")
"""Names of variables that do not say what they hold."""


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    return list(ast.walk(tree_of(path)))


def words_in(path: Path) -> Iterator[tuple[int, str]]:
    """Return the strings of a file that are not docstrings, each with its line."""
    docs = {id(node.value) for node in nodes_of(path) if isinstance(node, ast.Expr)}
    for node in nodes_of(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.lineno, node.value


def test_no_language_is_named_in_code_but_the_default_in_its_one_place() -> None:
    named = [
        f"{path.relative_to(ROOT)}:{line}" for path in CODE for line, word in words_in(path) if word in (*ALL, DEFAULT)
    ]
    assert [place.partition(":")[0] for place in named] == [str(NAMES_THE_DEFAULT.relative_to(ROOT))], named


def test_no_game_and_nothing_of_its_content_is_named_outside_the_games() -> None:
    outside = [path for path in CODE if not path.is_relative_to(ROOT / "engine")]
    items = (item for name in GAMES for item in game(name).names())
    content = {*GAMES, *(item for item in items if "-" in item)}  # one word may mean something else
    named = [(path, line, word) for path in outside for line, word in words_in(path) if word in content]
    assert [f"{path.relative_to(ROOT)}:{line} {word}" for path, line, word in named] == []


def test_positions_are_copied_in_one_way() -> None:
    imports = [
        str(path.relative_to(ROOT))
        for path in CODE
        for node in nodes_of(path)
        if (isinstance(node, ast.ImportFrom) and node.module == "copy")
        or (isinstance(node, ast.Import) and any(name.name == "copy" for name in node.names))
    ]
    assert imports == []


def keys_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield str(key)
            yield from keys_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from keys_in(part)


@pytest.mark.parametrize("game", GAMES)
def test_content_of_a_game_has_names_only_in_its_language_folders(game: str) -> None:
    files = [path for path in sorted((DATA / game).rglob("*.yaml")) if not any(map(is_code, path.parts[-3:-1]))]
    content = [path for path in files if path.parent.name != "lessons"]
    assert content or game == "imperator", "the cards of Imperator are those of any pack of 52"
    for path in content:
        keys = set(keys_in(list(yaml.load_all(path.read_text("utf-8"), Loader=yaml.CSafeLoader))))
        assert not keys & {*ALL, "name", "flavour", "text"}, path


@pytest.mark.parametrize("game", GAMES)
def test_the_rooms_of_every_game_have_an_order(game: str) -> None:
    """Compare with the contracts of ``lint-imports``: a room imports those below it, and every room has its place."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    [order] = [contract for contract in contracts if contract.get("containers") == [f"engine.{game}"]]
    assert order["type"] == "layers"
    assert order["exhaustive"]
    rooms = [re.split(r"\s*[|:]\s*", layer) for layer in order["layers"]]
    place = {name: number for number, layer in enumerate(rooms) for name in layer}
    assert place["game"] < place["play"] < place["state"]
    assert place["game"] < place["menus"] < place["play"]
    [above] = [contract for contract in contracts if "engine.kernel" in contract.get("layers", ())]
    assert f"engine.{game}" in re.split(r"\s*\|\s*", above["layers"][0])


@cache
def remarks_in(path: Path) -> list[tuple[int, str]]:
    """Return the comments and docstrings of a file, each with its line."""
    tokens = tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline)
    remarks = [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]
    expressions = [node for node in nodes_of(path) if isinstance(node, ast.Expr)]
    return remarks + [
        (node.lineno, node.value.value)
        for node in expressions
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]


def remarks_with(words: re.Pattern[str]) -> Iterator[tuple[Path, int, str]]:
    """Yield the comments and docstrings with such words, each with its file and line."""
    for path in CODE:
        if words.search(path.read_text("utf-8")):  # to take apart all files takes seconds
            yield from ((path, line, remark) for line, remark in remarks_in(path) if words.search(remark))


def test_players_are_they_in_comments_and_docstrings() -> None:
    gendered = re.compile(r"\b(he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)
    assert [f"{path.relative_to(ROOT)}:{line}" for path, line, _ in remarks_with(gendered)] == []


def names_in(path: Path) -> Iterator[tuple[int, str]]:
    """Return the names of a file's variables, parameters, functions and classes, each with its line.

    Fields of classes are left out: their names may be keys of stored data.
    """
    classes = [node for node in nodes_of(path) if isinstance(node, ast.ClassDef)]
    fields = {id(part.target) for node in classes for part in node.body if isinstance(part, ast.AnnAssign)}
    for node in nodes_of(path):
        if id(node) in fields:
            continue
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                yield node.lineno, name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name


def test_comments_docstrings_and_names_are_in_plain_english() -> None:
    places = list(remarks_with(UNCLEAR_WORDS))
    places += [
        (path, line, name)
        for path in CODE
        for line, name in names_in(path)
        if name in UNCLEAR_NAMES or UNCLEAR_WORDS.search(name.replace("_", " "))
    ]
    assert [f"{path.relative_to(ROOT)}:{line} {words}" for path, line, words in places] == []
