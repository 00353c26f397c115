"""The messages of Fluent files: listed by key at once, each parsed when it is first needed.

Parsing all files takes most of a second, and a reader needs few of their messages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Identifier, Message, Pattern, Resource, Term, TextElement

from engine.content.theme import themed

_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""The beginning of a message or term: only there a line of a Fluent file starts with a name and an equals sign."""
_PLAIN = re.compile(r"([A-Za-z][A-Za-z0-9_-]*) *= *([^\s{}](?:[^{}\n\r]*[^\s{}])?) *(?:\n(?:#.*)?)*")
"""A message of one line of plain words, with comments after it: most are so, and need no parser."""
_MOST_PARSED = 20_000
"""How many parsed messages are cached, by their source."""

Sources: TypeAlias = Mapping[str, Sequence[str]]
"""The sources of each message by key (of a term with its hyphen). The first that can be parsed counts."""


def read_sources(folder: Path) -> Sources:
    """Read the sources of a language's folder; those of the theme come first."""
    theme = themed(folder)
    files = [*([] if theme is None else sorted(theme.glob("*.ftl"))), *sorted(folder.glob("*.ftl"))]
    sources: dict[str, list[str]] = {}
    for file in files:
        for key, source in entries_in(file.read_text("utf-8")):
            sources.setdefault(key, []).append(source)
    return sources


def entries_in(text: str) -> Iterator[tuple[str, str]]:
    """Yield the key and the source of each message and term of a Fluent file."""
    entries = list(_ENTRY.finditer(text))
    ends = [entry.start() for entry in entries[1:]]
    for entry, end in zip(entries, [*ends, len(text)], strict=True):
        yield entry[1], text[entry.start() : end]


class Bundle(FluentBundle):
    """The messages of some folders; the first folder that has a key wins. Safe to use from several threads."""

    def __init__(
        self, locales: Sequence[str], functions: Mapping[str, Callable[..., Any]], folders: Sequence[Sources]
    ) -> None:
        super().__init__(list(locales), dict(functions), use_isolating=False)
        self._folders = folders
        self._loaded: dict[str, None] = {}

    def has_message(self, message_id: str) -> bool:
        self._load(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """Return a message or term to format; the library also asks here for those that others refer to."""
        self._load(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _load(self, key: str) -> None:
        """Add a message or term to those that the library knows, unless it is known already or exists nowhere."""
        if key not in self._loaded:
            sources = (source for folder in self._folders for source in folder.get(key, ()))
            entry = next((entry for entry in map(parsed, sources) if isinstance(entry, Message | Term)), None)
            if entry is not None:
                self.add_resource(Resource([entry]))
            self._loaded[key] = None  # last, so that another thread does not skip an entry that is not added yet


@lru_cache(maxsize=_MOST_PARSED)
def parsed(source: str) -> EntryType:
    """Parse a message or term; all bundles share the result, and nobody may change it."""
    plain = _PLAIN.fullmatch(source)
    if plain is not None:
        return Message(Identifier(plain[1]), Pattern([TextElement(plain[2])]))
    return FluentParser(with_spans=False).parse_entry(source)
