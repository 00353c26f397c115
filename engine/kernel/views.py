"""What one reader may know, built field by field from an allow-list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.kernel.text import Seat, Text


class Figure(NamedTuple):
    """A block of key figures: a heading and lines, so that a board also reads without its picture. ``seat`` is who it
    is about, where it is about one player.
    """

    heading: Text
    lines: Sequence[Text]
    seat: Seat | None = None


class Item(NamedTuple):
    """A content item for everybody to read: its name, the same as lines of text, and as data for its picture, which is
    drawn as a card unless ``face`` names another ``template``.
    """

    heading: Text
    lines: Sequence[Text]
    face: Mapping[str, Any]


@dataclass(slots=True, frozen=True)
class View:
    """What a seat (None: a spectator) may know of a game.

    ``board`` is what everybody sees, as JSON-like data with texts in it, for the picture template of the game;
    ``private`` is what only this seat sees (its hand), likewise, and empty for a spectator; its ``cards`` are those of
    the hand as arguments of moves name them, where the game has moves about other things too; ``at_rest`` is "hand" or
    "board": what a question at rest is about, where the moves do not tell. Either may name another ``template`` than
    that of a board or a hand.
    ``figures`` and ``hand`` say the same in words.
    """

    game: str
    seat: Seat | None
    headline: Text
    board: Mapping[str, Any]
    figures: Sequence[Figure]
    private: Mapping[str, Any]
    hand: Sequence[Text]


class PileCard(NamedTuple):
    """One card of an open pile, or several equal ones: in words, and as data for the template ``pile`` of the game."""

    line: Text
    face: Mapping[str, Any]


class Pile(NamedTuple):
    """A pile that lies open, such as a discard pile, the top card first; its contents come from the reader's own view.

    ``name`` identifies it while the game goes on: at most 40 lower-case letters, digits and hyphens. ``size`` is the
    number of cards.
    """

    name: str
    heading: Text
    size: int
    cards: Sequence[PileCard]


class Place(NamedTuple):
    """A place of a board. ``name`` is its argument in moves; ``label`` is its name, with what is there in a few words,
    as far as the reader's own view shows it.
    """

    name: str
    label: Text


@dataclass(slots=True, frozen=True)
class Result:
    """How a game ended: the winning seats (none: a draw, or all have ``lost`` together) and why.

    ``places`` tells, seat by seat, who came where (1 is the best, equal ones share it; see :func:`ranked`), where the
    game knows more than who won; ``teams`` who won or lost together, where some played together.
    """

    winners: tuple[Seat, ...]
    reason: Text
    places: tuple[int, ...] = ()
    teams: tuple[tuple[Seat, ...], ...] = ()
    lost: bool = False

    def __post_init__(self) -> None:
        """Raises ValueError where all have lost and somebody has won."""
        if self.lost and self.winners:
            raise ValueError("all have lost, and somebody has won")


def ranked(scores: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each seat by its score, the greatest first: one more than there are better ones."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
