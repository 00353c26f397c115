"""What a game offers in which people may step into what others do, besides its rules: passing without being asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol, runtime_checkable

from engine.kernel.menus import Menu
from engine.kernel.text import Seat


@runtime_checkable
class ReactionRules(Protocol):
    """Questions that somebody may want passed for him."""

    reaction_words: Sequence[str]
    """What reactions can be to; ``reaction-<word>`` words it."""

    def turn_now(self, state: Any) -> tuple[int, ...]:
        """What tells this turn from all others of the game."""
        ...

    def discreet(self, state: Any) -> bool:
        """Whether nobody may learn from how soon a question is answered who had a choice, or has passed in advance."""
        ...

    def reaction(self, state: Any, seat: Seat, menu: Menu) -> Sequence[str] | None:
        """What a seat with this open question could react to: one of ``reaction_words`` and the content items that
        everybody sees in it. None where it is no such question."""
        ...


@lru_cache(maxsize=64)
def reaction_rules(rules: Any) -> ReactionRules | None:
    """These rules where they offer it. Remembered, since a panel asks at each press and finding out is slow."""
    return rules if isinstance(rules, ReactionRules) else None
