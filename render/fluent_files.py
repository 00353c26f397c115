"""The messages of Fluent files: found by their keys at once, each parsed when it is first needed.

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
from fluent.syntax.ast import EntryType, Message, Resource, Term

from engine.content.theme import themed

_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""How a message or term begins: nothing else in a Fluent file has an equals sign behind a name at the start of a
line."""
_MOST_PARSED = 20_000
"""Messages kept parsed, by what is written for them."""

Sources: TypeAlias = Mapping[str, Sequence[str]]
"""Key of a message (of a term with its hyphen) -> what is written for it. The first that can be parsed counts."""


def read_sources(folder: Path) -> Sources:
    """Read what is written in a language's folder; that of the theme comes first."""
    theme = themed(folder)
    files = [*([] if theme is None else sorted(theme.glob("*.ftl"))), *sorted(folder.glob("*.ftl"))]
    sources: dict[str, list[str]] = {}
    for file in files:
        for key, source in written_in(file.read_text("utf-8")):
            sources.setdefault(key, []).append(source)
    return sources


def written_in(text: str) -> Iterator[tuple[str, str]]:
    """The key of each message and term in a Fluent file, and what is written from there to the next one."""
    found = list(_ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]]
    for entry, end in zip(found, [*ends, len(text)], strict=True):
        yield entry[1], text[entry.start() : end]


class Bundle(FluentBundle):
    """The messages of some folders, those of the first before all others of the same key. Safe to use from several
    threads.
    """

    def __init__(
        self, locales: Sequence[str], functions: Mapping[str, Callable[..., Any]], folders: Sequence[Sources]
    ) -> None:
        super().__init__(list(locales), dict(functions), use_isolating=False)
        self._folders = folders
        self._taken: dict[str, None] = {}

    def has_message(self, message_id: str) -> bool:
        self._take(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """Return a message or term to be said; the library asks here for those that others refer to, too."""
        self._take(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _take(self, key: str) -> None:
        """Add a message or term to those that the library knows, unless it is there or nowhere."""
        if key not in self._taken:
            sources = (source for folder in self._folders for source in folder.get(key, ()))
            entry = next((entry for entry in map(parsed, sources) if isinstance(entry, Message | Term)), None)
            if entry is not None:
                self.add_resource(Resource([entry]))
            self._taken[key] = None  # last: another thread must not miss what is not added yet


@lru_cache(maxsize=_MOST_PARSED)
def parsed(source: str) -> EntryType:
    """Parse a message or term; it is shared by all bundles, and nobody may change it."""
    return FluentParser(with_spans=False).parse_entry(source)
