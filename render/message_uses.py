"""Which messages code speaks of: keys that stand in it, and patterns of keys that it puts together."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

SPOKEN = re.compile(r"(event|ask|refused|move|argument|figure|phase|card|result)(-[a-z0-9]+)+")
"""Words in code that look like this are message keys wherever they stand: rules may pass keys around."""
BUILT_IN = re.compile(r"(seat|person|name-.*|flavour-.*)")
_LEAST = 3
"""Letters that a pattern needs beside what is put in, to say anything."""


class Use(NamedTuple):
    """A key, the place in the code, and the values given there; None where the code computes them."""

    key: str
    where: str
    given: frozenset[str] | None


@dataclass(frozen=True, slots=True)
class Uses:
    """All that some files speak of."""

    exact: list[Use] = field(default_factory=list[Use])
    words: dict[str, None] = field(default_factory=dict[str, None])
    """Every string in the code: any of them may be a key."""
    patterns: dict[str, None] = field(default_factory=dict[str, None])
    """Regular expressions of keys that are put together."""

    def may_use(self, key: str) -> bool:
        """Whether anything in the code may speak of this key."""
        return key in self.words or any(re.fullmatch(pattern, key) for pattern in self.patterns)


def uses_in(paths: Sequence[Path]) -> Uses:
    """What these files of Python speak of."""
    found = Uses()
    for path in paths:
        one = _uses(path)
        found.exact.extend(one.exact)
        found.words.update(one.words)
        found.patterns.update(one.patterns)
    return found


@cache
def _uses(path: Path) -> Uses:
    found = Uses()
    tree = ast.parse(path.read_text("utf-8"))
    nodes = list(ast.walk(tree))
    pieces = {id(piece): None for node in nodes if isinstance(node, ast.JoinedStr) for piece in node.values}
    for node in nodes:
        if isinstance(node, ast.Call) and (spoken := _spoken(node)):
            key, given = spoken
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                pieces[id(key)] = None
                found.words[key.value] = None
                if not BUILT_IN.fullmatch(key.value):
                    found.exact.append(Use(key.value, f"{path.name}:{key.lineno}", given))
        found.patterns.update(dict.fromkeys(_patterns(node)))
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
            found.words[node.value] = None
            if SPOKEN.fullmatch(node.value) and not BUILT_IN.fullmatch(node.value):
                found.exact.append(Use(node.value, f"{path.name}:{node.lineno}", None))
    return found


def _patterns(node: ast.AST) -> Iterator[str]:
    """Keys that are put together: ``f"move-{name}"`` and ``"move-" + name``."""
    parts: list[ast.expr] = []
    if isinstance(node, ast.JoinedStr):
        parts = list(node.values)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        parts = [node.left, node.right]
    words = [part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else None for part in parts]
    if len("".join(word or "" for word in words)) >= _LEAST:
        yield "".join(r"[a-z0-9-]+" if word is None else re.escape(word) for word in words)


def _spoken(call: ast.Call) -> tuple[ast.expr, frozenset[str] | None] | None:
    """The key of a call that makes a message, and the values it is given."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in ("Text", "Refusal") and call.args:
        return call.args[0], _given(call)
    first = {"tell": 0, "whisper": 1}.get(name)
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
