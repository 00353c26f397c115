"""A check that a theme (:mod:`engine.content.theme`) overrides only existing entries, so no typo goes unnoticed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term

from engine.content.names import FILE, read_written
from engine.games import DATA

_WHOLE = ("rules.yaml", "primer.md")


class UnknownEntry(NamedTuple):
    """An entry of a theme that nothing reads: a file, or an entry of one ("" for the whole file)."""

    file: str
    entry: str


def unknown_entries(theme: Path, data: Path = DATA) -> list[UnknownEntry]:
    """Return the entries of a theme that the house does not have, in the order of its files.

    Raises ValueError for a file with a fault, OSError for one that cannot be read.
    """
    return [entry for path in sorted(theme.rglob("*")) if path.is_file() for entry in _unknown_in(path, theme, data)]


def _unknown_in(path: Path, theme: Path, data: Path) -> Iterator[UnknownEntry]:
    file = path.relative_to(theme)
    original = data / file
    if path.name.startswith("."):
        return
    if len(file.parts) != 3 or not original.is_file():
        yield UnknownEntry(file.as_posix(), "")
    elif path.name == FILE:
        known = read_written(original)
        yield from (UnknownEntry(file.as_posix(), item) for item in read_written(path) if item not in known)
    elif path.suffix == ".ftl":
        known = _messages(original)
        yield from (UnknownEntry(file.as_posix(), key) for key in _messages(path) if key not in known)
    elif path.name not in _WHOLE:
        yield UnknownEntry(file.as_posix(), "")


def _messages(path: Path) -> list[str]:
    body = FluentResource(path.read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message | Term)]
