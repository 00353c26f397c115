"""All mutants of the games' rules, made from the source."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from engine.games import GAMES
from tests.mutants.operators import Change, changes, is_only_text
from tests.mutants.rules import BODIES, RulesOfFile

ROOT = Path(__file__).resolve().parents[2]

NO_RULES = frozenset({"card_text", "computer", "determinize", "effect_text", "figures", "hero_text", "labels"})
"""Modules and folders that name rules but decide none: computer players, sampling, and text for people."""

NO_RULES_FUNCTIONS = frozenset({"faults", "misfits", "sentence", "verb", "worth"})
"""Functions of effects that decide no rule: validation, text, and preferences of the computer."""


@dataclass(slots=True, frozen=True)
class Mutant:
    """The engine with one small change."""

    file: str
    line: int
    function: str
    """The function or class around the change, ``Outer.inner``; empty for the file itself."""
    before: str
    after: str
    """The statement as one line with the change; ``before`` without it."""
    number: int
    """The number among equal changes of equal statements in one function, from 1."""
    rules: Sequence[str]
    game: str
    tree: ast.Module = field(repr=False, compare=False)
    change: Change = field(repr=False, compare=False)

    @property
    def id(self) -> str:
        """A name that stays the same between runs and when lines above are changed."""
        words = "|".join((self.file, self.function, self.before, self.after, str(self.number)))
        return sha256(words.encode()).hexdigest()[:8]

    @property
    def module(self) -> str:
        """The name of the changed module."""
        return self.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def __str__(self) -> str:
        return f"{self.id}  {self.file}:{self.line}  {', '.join(self.rules)}\n    - {self.before}\n    + {self.after}"


def all_mutants(root: Path = ROOT) -> list[Mutant]:
    """Return the mutants of all games, at every place that belongs to a rule."""
    mutants: list[Mutant] = []
    for game in GAMES:
        for path in sorted((root / "engine" / game).rglob("*.py")):
            if not NO_RULES.isdisjoint(path.relative_to(root / "engine" / game).with_suffix("").parts):
                continue
            mutants += mutants_of(game, path, root)
    return mutants


def mutants_of(game: str, path: Path, root: Path = ROOT) -> list[Mutant]:
    """Return the mutants of a file."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    rules_of_file = RulesOfFile(game, source, tree)
    written: dict[ast.stmt, str] = {}
    counted: dict[tuple[str, str, str], int] = {}
    mutants: list[Mutant] = []
    for change, statement, around in _walk(tree, None, []):
        lines = _lines(change, statement)
        rules = rules_of_file.of(statement, around, lines)
        if not rules:
            continue
        before = written.get(statement) or written.setdefault(statement, _written(statement))
        old = change.put(change.new)
        after = "pass" if isinstance(change.new, ast.Pass) else _written(statement)
        change.put(old)
        if before == after:
            continue
        function = ".".join(outer.name for outer in around if isinstance(outer, (ast.FunctionDef, ast.ClassDef)))
        key = (function, before, after)
        counted[key] = counted.get(key, 0) + 1
        name = path.relative_to(root).as_posix()
        mutants.append(Mutant(name, lines[0], function, before, after, counted[key], rules, game, tree, change))
    return mutants


def _walk(
    node: ast.AST, statement: ast.stmt | None, around: list[ast.AST]
) -> Iterator[tuple[Change, ast.stmt, list[ast.AST]]]:
    """Yield every change below ``node`` with its statement and the nodes around that.

    Annotated fields of a class are left out: they decide nothing.
    """
    if is_only_text(node) or (isinstance(node, ast.AnnAssign) and isinstance(around[-1], ast.ClassDef)):
        return
    if isinstance(node, ast.FunctionDef) and node.name in NO_RULES_FUNCTIONS:
        return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Menu":
        yield from _walk(node.args[0], statement, around)  # the question and the default answer are no rules
        return
    for change in changes(node):
        target = _target(change)
        if isinstance(target, ast.stmt):
            yield change, target, [*around, node]
        elif statement is not None:
            yield change, statement, around
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.stmt):
                holders = [*around, node] if isinstance(node, (ast.stmt, ast.Module)) else around
                yield from _walk(child, child, holders)
            elif isinstance(child, ast.AST):
                yield from _walk(child, statement, around)


def _target(change: Change) -> object:
    held = getattr(change.parent, change.field)
    return held if change.place is None else held[change.place]


def _lines(change: Change, statement: ast.stmt) -> tuple[int, int]:
    target = _target(change)
    if not hasattr(target, "lineno"):
        target = change.parent if hasattr(change.parent, "lineno") else statement
    first = int(getattr(target, "lineno", statement.lineno))
    last = int(getattr(target, "end_lineno", first)) if not isinstance(target, ast.stmt) else first
    return first, last


def _written(statement: ast.stmt) -> str:
    """Return a statement as one line; for a compound statement only its head."""
    head = copy.copy(statement)
    for name in BODIES:
        if hasattr(head, name):
            setattr(head, name, [ast.Pass()] if name == "body" else [])
    if isinstance(head, ast.Try):
        return "try:"
    if isinstance(head, (ast.FunctionDef, ast.ClassDef)):
        head.decorator_list = []
    text = ast.unparse(head).removesuffix("\n    pass")
    return " ".join(text.split())
