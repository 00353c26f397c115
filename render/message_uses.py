"""The messages that code uses: literal keys, and patterns of keys that it builds."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

KEY_SHAPE = re.compile(r"(event|ask|refused|move|argument|figure|phase|card|result)(-[a-z0-9]+)+")
"""Words in code with this shape are message keys anywhere: rules may pass keys around."""
BUILT_IN = re.compile(r"(seat|person|name-.*|flavour-.*)")
_MIN_LITERAL_LETTERS = 3
"""How many letters a pattern needs beside the inserted parts to be useful."""


class Use(NamedTuple):
    """A key, its place in the code, and the values given there; None where the code computes them."""

    key: str
    where: str
    given: frozenset[str] | None


@dataclass(frozen=True, slots=True)
class Uses:
    """All messages that some files use."""

    exact: list[Use] = field(default_factory=list[Use])
    words: dict[str, None] = field(default_factory=dict[str, None])
    """All strings in the code: any of them may be a key."""
    patterns: dict[str, None] = field(default_factory=dict[str, None])
    """Regular expressions of keys that are put together."""

    def may_use(self, key: str) -> bool:
        """Return whether any code may use this key."""
        return key in self.words or any(re.fullmatch(pattern, key) for pattern in self.patterns)


def uses_in(paths: Sequence[Path]) -> Uses:
    """Return the messages that these Python files use."""
    uses = Uses()
    for path in paths:
        uses_of_file = _uses(path)
        uses.exact.extend(uses_of_file.exact)
        uses.words.update(uses_of_file.words)
        uses.patterns.update(uses_of_file.patterns)
    return uses


@cache
def _uses(path: Path) -> Uses:
    uses = Uses()
    tree = ast.parse(path.read_text("utf-8"))
    nodes = list(ast.walk(tree))
    pieces = {id(piece): None for node in nodes if isinstance(node, ast.JoinedStr) for piece in node.values}
    for node in nodes:
        if isinstance(node, ast.Call) and (used := _key_and_values(node)):
            key, given = used
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                pieces[id(key)] = None
                uses.words[key.value] = None
                if not BUILT_IN.fullmatch(key.value):
                    uses.exact.append(Use(key.value, f"{path.name}:{key.lineno}", given))
        uses.patterns.update(dict.fromkeys(_patterns(node)))
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
            uses.words[node.value] = None
            if KEY_SHAPE.fullmatch(node.value) and not BUILT_IN.fullmatch(node.value):
                uses.exact.append(Use(node.value, f"{path.name}:{node.lineno}", None))
    return uses


def _patterns(node: ast.AST) -> Iterator[str]:
    """Yield patterns of keys that are put together: ``f"move-{name}"`` and ``"move-" + name``."""
    parts: list[ast.expr] = []
    if isinstance(node, ast.JoinedStr):
        parts = list(node.values)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        parts = [node.left, node.right]
    words = [part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else None for part in parts]
    if len("".join(word or "" for word in words)) >= _MIN_LITERAL_LETTERS:
        yield "".join(r"[a-z0-9-]+" if word is None else re.escape(word) for word in words)


def _key_and_values(call: ast.Call) -> tuple[ast.expr, frozenset[str] | None] | None:
    """Return the key of a call that makes a message, and the values it is given."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in ("Text", "Refusal") and call.args:
        return call.args[0], _given(call)
    first = {"announce": 0, "whisper": 1, "whisper_details": 1}.get(name)
    if first is None or len(call.args) != first + 1:
        return None
    named = [word.arg for word in call.keywords]
    return call.args[first], None if None in named else frozenset(str(word) for word in named)


def _given(call: ast.Call) -> frozenset[str] | None:
    values = next((word.value for word in call.keywords if word.arg == "values"), None)
    if values is None and len(call.args) > 1:
        values = call.args[1]
    if values is None:
        return frozenset()
    if isinstance(values, ast.Dict) and all(isinstance(key, ast.Constant) for key in values.keys):
        return frozenset(str(key.value) for key in values.keys if isinstance(key, ast.Constant))
    return None
