"""Views: what one reader may know, built field by field from an allow-list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.kernel.text import Seat, Text


class Figure(NamedTuple):
    """A block of key figures: a heading and lines, so that a board is readable without its picture.

    ``seat`` is the player it is about, if it is about one.
    """

    heading: Text
    lines: Sequence[Text]
    seat: Seat | None = None


class Item(NamedTuple):
    """A content item for everybody to read: its name, its lines of text, and the data of its picture.

    The picture is a card unless ``face`` names another ``template``.
    """

    heading: Text
    lines: Sequence[Text]
    face: Mapping[str, Any]


@dataclass(slots=True, frozen=True)
class View:
    """What a seat (None: a spectator) may know of a game.

    ``board`` is what everybody sees, as JSON-like data with texts, for the picture template of the game. ``private`` is
    what only this seat sees (its hand), likewise; it is empty for a spectator. Its ``cards`` are the arguments of moves
    that name cards in hand, needed only if moves can also name other things; its ``at_rest`` is "hand" or "board": what
    to show with a question at rest if its moves do not determine it; its ``begins`` says that the seat's turn begins,
    so that the results of other moves do not hide the hand. Either may name a different ``template`` than that of a
    board or a hand. ``figures`` and ``hand`` say the same in words.
    """

    game: str
    seat: Seat | None
    headline: Text
    board: Mapping[str, Any]
    figures: Sequence[Figure]
    private: Mapping[str, Any]
    hand: Sequence[Text]


class PileCard(NamedTuple):
    """A card of an open pile, or several identical ones: its text, and its data for the template ``pile``."""

    line: Text
    face: Mapping[str, Any]


class Pile(NamedTuple):
    """An open pile, such as a discard pile, with the top card first, as the reader's own view shows it.

    ``name`` identifies it during the game: at most 40 lower-case letters, digits and hyphens. ``size`` is the number of
    cards.
    """

    name: str
    heading: Text
    size: int
    cards: Sequence[PileCard]


class Place(NamedTuple):
    """A place of a board.

    ``name`` is its argument in moves; ``label`` is its name and, in a few words, what the reader sees there.
    """

    name: str
    label: Text


@dataclass(slots=True, frozen=True)
class Result:
    """How a game ended: the winning seats (none: a draw, or all have ``lost`` together) and the reason.

    ``places`` are the places by seat (1 is the best, equal seats share one; see :func:`ranked`), where the game ranks
    more than the winners; ``teams`` are the seats that won or lost together.
    """

    winners: tuple[Seat, ...]
    reason: Text
    places: tuple[int, ...] = ()
    teams: tuple[tuple[Seat, ...], ...] = ()
    lost: bool = False

    def __post_init__(self) -> None:
        """Raise ValueError if all have lost and there are winners."""
        if self.lost and self.winners:
            raise ValueError("a result with `lost` cannot have winners")


def ranked(scores: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the place of each seat by its score, the greatest first; equal scores share a place."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
