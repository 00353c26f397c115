"""Whether a theme (:mod:`engine.content.theme`) words what there is: a name mistyped would else be told by nobody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term

from engine.content.names import FILE, read_written
from engine.games import DATA

_WHOLE = ("rules.yaml", "primer.md")


class Strange(NamedTuple):
    """Something in a theme that nobody reads: a file, or an entry of one ("" for all of it)."""

    file: str
    entry: str


def strange_in(theme: Path, data: Path = DATA) -> list[Strange]:
    """Return what a theme words that the house does not have, in the order of its files. Raises ValueError for a file
    that is not right, OSError for one that cannot be read.
    """
    return [each for path in sorted(theme.rglob("*")) if path.is_file() for each in _strange(path, theme, data)]


def _strange(path: Path, theme: Path, data: Path) -> Iterator[Strange]:
    told = path.relative_to(theme)
    original = data / told
    if path.name.startswith("."):
        return
    if len(told.parts) != 3 or not original.is_file():
        yield Strange(told.as_posix(), "")
    elif path.name == FILE:
        known = read_written(original)
        yield from (Strange(told.as_posix(), item) for item in read_written(path) if item not in known)
    elif path.suffix == ".ftl":
        known = _messages(original)
        yield from (Strange(told.as_posix(), key) for key in _messages(path) if key not in known)
    elif path.name not in _WHOLE:
        yield Strange(told.as_posix(), "")


def _messages(path: Path) -> list[str]:
    body = FluentResource(path.read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message | Term)]
