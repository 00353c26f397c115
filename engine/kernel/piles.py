"""Piles of cards that lie open for everybody to look through, such as discard piles.

Which piles these are a game says; what lies in them follows from the reader's own view alone, so that nothing is told
that they may not see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from engine.kernel.text import Text
from engine.kernel.views import View


class PileCard(NamedTuple):
    """One card of a pile, or several equal ones: in words, and as data for the template ``pile`` of the game."""

    line: Text
    face: Mapping[str, Any]


class Pile(NamedTuple):
    """A pile, the top card first. ``name`` is what it is found again by while the game goes on: at most 40 lower-case
    letters, digits and hyphens. ``size`` is the number of cards."""

    name: str
    heading: Text
    size: int
    cards: Sequence[PileCard]


@runtime_checkable
class PileRules(Protocol):
    """What a game offers besides its rules in which piles may be looked through."""

    def piles(self, view: View) -> Sequence[Pile]:
        """Return the piles that the reader of this view may look through, empty ones too."""
        ...


def piles_in(rules: object, view: View) -> Sequence[Pile]:
    """Return the piles that the reader of a view may look through; none where the game has none."""
    return rules.piles(view) if isinstance(rules, PileRules) else ()
