"""What a game offers, besides its rules, to people: to be asked before they give something up, and not for nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Protocol, runtime_checkable

from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text


@runtime_checkable
class CautiousRules(Protocol):
    """Rules that know when a final move (see :class:`~engine.kernel.verbs.Verb`) harms nobody."""

    def caution(self, state: Any, seat: Seat, menu: Menu, move: Move) -> Text | None:
        """Return what happens by this final move, as the button says that makes it: "End the turn: 2 actions unused".

        None where nothing is given up that somebody would want, so that nobody has to be asked. ``state`` is a
        determinized copy: what the seat does not know has no say in it.
        """
        ...


@lru_cache(maxsize=64)
def cautious_rules(rules: Any) -> CautiousRules | None:
    """Return these rules where they offer it. Remembered, since a panel asks at each press."""
    return rules if isinstance(rules, CautiousRules) else None


@runtime_checkable
class ThroughRules(Protocol):
    """Rules with a move that goes through a phase in which it usually has nothing to say."""

    def staying(self, state: Any, seat: Seat, move: Move) -> Text | None:
        """Return how a person reads this move where it is made to be asked in the phases that it goes through.

        None where nothing would be asked there as things stand.
        """
        ...


@lru_cache(maxsize=64)
def through_rules(rules: Any) -> ThroughRules | None:
    """Return these rules where they offer it."""
    return rules if isinstance(rules, ThroughRules) else None
