"""The position of a draft: plain data like that of the duel it leads to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Stage: TypeAlias = Literal["heroes", "boosters", "decks"]
"""Everybody chooses a hero, takes cards from boosters, builds a deck."""


@dataclass(slots=True)
class Taken:
    """A card that was taken out of a booster, and by whom."""

    seat: int
    kind: str


@dataclass(slots=True)
class Booster:
    """A booster: what is left in it, in the order of lists, and what was taken, the first first."""

    number: int
    """Opened by its owner as his first, second …"""
    holder: int
    """Who has it before him; -1 when it is used up or its holder has left."""
    cards: list[str]
    taken: list[Taken] = field(default_factory=list[Taken])


@dataclass(slots=True)
class Drafter:
    """A player in a draft. Everything but ``hero``, ``ready``, ``out`` and the numbers of things is his secret."""

    seat: int
    hero: str = ""
    """Known to all once all have chosen."""
    chosen: str = ""
    """The hero, or the card of his booster, that he takes as soon as all have chosen."""
    picks: list[str] = field(default_factory=list[str])
    """The cards he has taken, the first first."""
    left_out: list[str] = field(default_factory=list[str])
    """Those of them that are not in his deck, the latest last."""
    ready: bool = False
    """His deck is built."""
    out: bool = False


@dataclass(slots=True)
class Draft:
    """A draft in progress. ``boosters`` are all that were opened, those of the present round last."""

    drafters: list[Drafter]
    stage: Stage = "heroes"
    opened: int = 0
    """How many boosters each player has opened."""
    boosters: list[Booster] = field(default_factory=list[Booster])
    first: int | None = None
    """Who begins the duel; None leaves it to the dice."""


def kinds_in(draft: Draft) -> list[str]:
    """Every hero and card a draft speaks of."""
    found = [kind for each in draft.boosters for kind in each.cards]
    for each in draft.drafters:
        found += [each.hero, each.chosen, *each.picks]
    return found
