"""A fight as far as it has a say in what a turn of it brings."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.menus import Move
from engine.kernel.text import Seat


class Laid(NamedTuple):
    """A card that lies in front of a player; see :class:`engine.tenefyr.state.Played`."""

    card: str
    factor: int
    plus: int


class Side(NamedTuple):
    """What everybody knows of a player in a fight. ``deck`` is sorted, without the known cards on ``top`` of it (the
    next one last); ``power`` is what those cards have brought that are not in ``laid``."""

    heroes: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    top: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    laid: tuple[Laid, ...] = ()
    power: int = 0
    inspired: int = 0
    more_cards: int = 0
    pool: tuple[str, ...] = ()
    """The cards without effects of which some lie, nobody knows which, where there are stand-ins."""
    drawn: int = 0
    """How many of these cards an earlier turn of the same player has brought."""
    drawn_power: int = 0
    """The power of these cards."""

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards of the deck, the hand and the discard pile."""
        return (*self.deck, *self.top, *self.hand, *self.discard)


class Situation(NamedTuple):
    """A turn of a fight that begins, or is on (``drawn``), as far as it has a say in what the turn brings."""

    enemy: str
    sides: tuple[Side, ...]
    order: tuple[Seat, ...]
    turn: int
    drawn: bool = False
    ambush: int = 0
    """Cards that everybody discards before their first turn."""
    inspired: int = 0
    """What each card of this turn is worth more, once it is on."""
    cards_more: int = 0
    completed: int = 0
    powers_count: bool = False
    """Whether it matters how much each player has brought."""
    deck_counts: bool = False
    """Whether it matters besides what lies in decks and discard piles."""
    borrowed: tuple[str, ...] = ()
    """The cards of the reserve of which one may be borrowed."""
    first: Move | None = None
    """With what the turn goes on."""
    closely: bool = False
    """Whether it is played card by card (see :mod:`engine.tenefyr.odds.playing`)."""

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.order[self.turn]


class Standing(NamedTuple):
    """A turn that is on, between two cards. ``total`` and ``strength`` are those of the cards and of the enemy before
    it, ``drawn`` the stand-ins of earlier turns; ``weakened``, ``more`` and ``earlier`` what has come of it so far (see
    :class:`engine.tenefyr.state.Fight` and :class:`Outcome`)."""

    situation: Situation
    total: int
    strength: int
    drawn: int
    weakened: int = 0
    more: int = 0
    earlier: int | None = None
    ways: int = 1
    """How many ways chance may take with the next card, at least."""


class Outcome(NamedTuple):
    """What a turn has brought: power, what the enemy has lost, and how the players stand then.

    ``unknown`` stand-ins have been played in it, whose power is not in ``power``: any of the cards with the powers of
    the ``pool``. ``earlier`` is the power of those of an earlier turn, where it became known (None: it did not).
    """

    power: int
    weaker: int
    sides: tuple[Side, ...]
    unknown: int = 0
    pool: tuple[int, ...] = ()
    earlier: int | None = None


def finished(cards: bool, power: int) -> Side:
    """Return a player who has no turn any more, with or without cards in the deck."""
    return Side(deck=("basic-0",) if cards else (), power=power)


def with_side(situation: Situation, seat: Seat, side: Side) -> Situation:
    """Return a situation in which a player stands so."""
    return situation._replace(sides=with_at(situation.sides, seat, side))


def with_at(sides: tuple[Side, ...], seat: Seat, side: Side) -> tuple[Side, ...]:
    """Return these players, with another way in which one of them stands."""
    return (*sides[:seat], side, *sides[seat + 1 :])


def cards_of(move: Move) -> tuple[str, ...]:
    """Return the cards that a move lays, in their order."""
    return move.args[0] if move.name == "play-all" else (str(move.args[0]),)
