"""Every message that code speaks of is worded in every language, with values the code gives."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engine.games import DATA

ROOT = DATA.parent
FOLDERS = sorted(folder for folder in DATA.iterdir() if (folder / "en").is_dir())
LANGUAGES = ("en", "de")
FILES = [path for folder in FOLDERS for language in LANGUAGES for path in sorted((folder / language).glob("*.ftl"))]
CODE = sorted(
    path for room in ("engine", "host", "cogs", "render") for path in (ROOT / room).rglob("*.py")
) + sorted(ROOT.glob("bot.py"))  # fmt: skip
SPOKEN = re.compile(r"(event|ask|refused|move|argument|figure|phase|card|result)(-[a-z0-9]+)+")
"""Words in code that look like this are message keys wherever they stand: rules may pass keys around."""
BUILT_IN = re.compile(r"seat|name-.*")


class Use(NamedTuple):
    where: str
    folder: str
    key: str
    given: frozenset[str] | None


class Variables(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)


@cache
def resource(path: Path) -> ftl.Resource:
    return FluentParser().parse(path.read_text("utf-8"))


@cache
def messages(folder: str, language: str) -> dict[str, frozenset[str]]:
    """Key -> variables, of one folder of ``data``."""
    found: dict[str, Variables] = {}
    for path in sorted((DATA / folder / language).glob("*.ftl")):
        for entry in resource(path).body:
            if isinstance(entry, ftl.Message):
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor

    def variables(key: str, seen: frozenset[str]) -> frozenset[str]:
        visitor = found[key]
        inner = [
            variables(other, seen | {other}) for other in visitor.references if other in found and other not in seen
        ]
        return frozenset(visitor.variables).union(*inner)

    return {key: variables(key, frozenset({key})) for key in found}


def given_names(call: ast.Call, position: int) -> frozenset[str] | None:
    """The values given to Text or Refusal, None where the code computes them."""
    values = next((word.value for word in call.keywords if word.arg == "values"), None)
    if values is None and len(call.args) > position:
        values = call.args[position]
    if values is None:
        return frozenset()
    if isinstance(values, ast.Dict) and all(isinstance(key, ast.Constant) for key in values.keys):
        return frozenset(str(key.value) for key in values.keys if isinstance(key, ast.Constant))
    return None


def spoken_by(call: ast.Call) -> tuple[ast.expr, frozenset[str] | None] | None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in ("Text", "Refusal") and call.args:
        return call.args[0], given_names(call, 1)
    first = {"tell": 0, "whisper": 1}.get(name)
    if first is None or len(call.args) != first + 1:
        return None
    named = [word.arg for word in call.keywords]
    return call.args[first], None if None in named else frozenset(str(word) for word in named)


def uses() -> Iterator[Use]:
    for path in CODE:
        parts = path.relative_to(ROOT).parts
        folder = parts[1] if parts[0] == "engine" and len(parts) > 2 and (DATA / parts[1]).is_dir() else "house"
        tree = ast.parse(path.read_text("utf-8"))
        where = "/".join(parts)
        pieces = {id(piece) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for piece in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (spoken := spoken_by(node)):
                key, given = spoken
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    pieces.add(id(key))
                    yield Use(f"{where}:{key.lineno}", folder, key.value, given)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in pieces and SPOKEN.fullmatch(str(node.value)):
                yield Use(f"{where}:{node.lineno}", folder, str(node.value), None)


def test_every_message_in_code_is_worded_in_every_language_with_the_values_it_is_given() -> None:
    problems: list[str] = []
    for use in sorted(uses(), key=lambda use: (use.folder, use.key, use.where)):
        if BUILT_IN.fullmatch(use.key):
            continue
        for language in LANGUAGES:
            worded = {**messages(use.folder, language), **messages("house", language)}
            if use.key not in worded:
                problems.append(f"data/{use.folder}/{language}: {use.key} is missing ({use.where})")
            elif use.given is not None and (lacking := sorted(worded[use.key] - use.given)):
                problems.append(f"data/{use.folder}/{language}: {use.key} wants {lacking} ({use.where})")
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("folder", [folder.name for folder in FOLDERS])
def test_all_languages_have_the_same_messages_with_the_same_values(folder: str) -> None:
    english, *others = (messages(folder, language) for language in LANGUAGES)
    for language, worded in zip(LANGUAGES[1:], others, strict=True):
        assert sorted(english.keys() - worded.keys()) == [], f"missing in {language}"
        assert sorted(worded.keys() - english.keys()) == [], "missing in en"
        different = {key: (sorted(english[key]), sorted(worded[key])) for key in english if english[key] != worded[key]}
        assert different == {}, f"values in en and {language}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-3:]))
def test_a_language_file_has_no_junk_and_no_message_twice(path: Path) -> None:
    body = resource(path).body
    junk = [str(entry.content).strip().splitlines()[0] for entry in body if isinstance(entry, ftl.Junk)]
    assert junk == []
    keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message | ftl.Term)]
    assert [key for key in keys if keys.count(key) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [folder.name for folder in FOLDERS])
def test_no_message_stands_in_two_files_of_a_game_or_hides_one_of_the_house(folder: str, language: str) -> None:
    owner: dict[str, str] = {}
    paths = sorted((DATA / folder / language).glob("*.ftl"))
    if folder != "house":
        paths += sorted((DATA / "house" / language).glob("*.ftl"))
    twice: list[str] = []
    for path in paths:
        for entry in resource(path).body:
            if isinstance(entry, ftl.Message):
                if entry.id.name in owner:
                    twice.append(f"{entry.id.name} in {owner[entry.id.name]} and {path.parent.parent.name}/{path.name}")
                owner[entry.id.name] = f"{path.parent.parent.name}/{path.name}"
    assert twice == []
