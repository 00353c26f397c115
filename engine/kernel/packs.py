"""What a game offers whose content can be extended by packs, besides its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from engine.kernel.decks import Deck
from engine.kernel.rules import Rules
from engine.kernel.text import Text


class BadPacks(Exception):
    """Content that cannot be used; each of ``texts`` names one fault."""

    @property
    def texts(self) -> Sequence[Text]:
        """One line a fault, to be worded in somebody's language."""
        return ()


@runtime_checkable
class PackRules(Protocol):
    """Packs of one game: files which somebody who writes no Python adds to its content."""

    @classmethod
    def with_packs(cls, folder: Path) -> Rules[Any]:
        """The rules with all packs of a folder. Raises BadPacks."""
        ...

    @classmethod
    def pack_schema(cls) -> Mapping[str, Any]:
        """The JSON Schema of a pack's file."""
        ...

    def unknown_items(self, state: Any) -> Sequence[str]:
        """The content items of a game that are not known here, because the pack they came from is missing."""
        ...

    def pack_items(self, deck: Deck) -> Sequence[str]:
        """The content items of a deck that come from packs."""
        ...


def pack_items(rules: Rules[Any], deck: Deck) -> Sequence[str]:
    """The content items of a deck that come from packs, for any game."""
    return rules.pack_items(deck) if isinstance(rules, PackRules) else ()


def unknown_items(rules: Rules[Any], state: Any) -> Sequence[str]:
    """Content items of a state that its rules do not know."""
    return rules.unknown_items(state) if isinstance(rules, PackRules) else ()
