"""What a game may offer beside its rules: chances of a fight, planned or running, computed exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from engine.kernel.views import Item


class OddsWord(NamedTuple):
    """One thing said about a side: a content item (with a number: its life points left), or one of ``odds_words``."""

    word: str
    number: int | None = None


@runtime_checkable
class OddsRules(Protocol):
    """Rules that can tell chances. Items are worded and drawn like other content items."""

    odds_words: Sequence[str]
    """Words beside the content items that may describe a side; ``odds-word-<word>`` words them."""

    def odds(self, first: Sequence[OddsWord], second: Sequence[OddsWord]) -> Item:
        """The chances of a fight in which the first side strikes first. Raises Refused for what makes no fight."""
        ...

    def odds_now(self, state: Any) -> Item | None:
        """The chances of the fight that is on, as everybody sees it; None without one."""
        ...
