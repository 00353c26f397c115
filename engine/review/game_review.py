"""What a review of a finished game says, as plain data that is stored once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from engine.kernel.text import Seat, Text, text_from_data, text_to_data
from engine.review.playouts import Chances

Sign: TypeAlias = Literal["!", "≈", "?!", "?", "??"]
MISTAKES: Sequence[tuple[Sign, float]] = (("??", 0.15), ("?", 0.10), ("?!", 0.05))
"""The signs of mistakes, the worst first, with the least chance that such a move lost for sure."""
GOOD: Sign = "!"
"""A move that was surely better than every other one that was tried."""
CLOSE: Sign = "≈"
"""A move beside which another one may have been better."""


class Mark(NamedTuple):
    """A move that a review points out, and the best other move, as its seat could know then.

    ``step`` is the step of the replay in which it was made, counted from 0; ``chance`` and ``other_chance`` are the
    chances with the two moves; ``weight`` is what is sure of their difference, or for a close choice the difference;
    ``reason`` is why the better one is better, None where the same holds for both; ``line`` is the line of the journal
    with the move; ``is_hinted`` says that a hint had advised the move made, though another one may be better.
    """

    step: int
    seat: Seat
    sign: Sign
    made: Text
    other: Text
    chance: float
    other_chance: float
    weight: float
    reason: Text | None
    line: int
    is_hinted: bool = False

    @property
    def is_mistake(self) -> bool:
        return self.sign not in (GOOD, CLOSE)


class Balance(NamedTuple):
    """Where the result of a seat or group came from, in winning chances: start + luck + own + others = result.

    Moves count what they surely lost, or won in comparison with the simple computer player, whose chances these are.
    What they do not explain is luck: dice, draws and what was hidden.
    """

    start: float
    luck: float
    own: float
    others: float
    result: float


class Review(NamedTuple):
    """The review of a game. ``steps`` are the replay's steps at which there are ``chances``, counted from 0."""

    steps: tuple[int, ...]
    chances: tuple[Chances, ...]
    length: int
    """The number of steps of the replay."""
    marks: tuple[Mark, ...]
    """The moves pointed out, in the order of the game."""
    balances: tuple[Balance, ...]
    lessons: tuple[Text | None, ...]
    """A line for each seat to learn from; None for the computer."""
    judged: int
    """The number of decisions that were compared with other moves."""
    unjudged: int
    """The number of decisions with a choice that were not compared: the deals tried never led to them."""


def mistake_sign(cost: float) -> Sign | None:
    """Return the sign of a move that lost so much for sure, None for one that is not worth a sign."""
    return next((sign for sign, least in MISTAKES if cost >= least), None)


VERSION = 3
"""The version of the data; a review of another version is computed again."""


def review_to_data(review: Review) -> Any:
    """Return a review as JSON-like data."""
    return [VERSION, *text_to_data(review)]


def review_from_data(data: Any) -> Review | None:
    """Return the review that :func:`review_to_data` wrote; None if it has another version."""
    version, *values = text_from_data(data)
    if version != VERSION:
        return None
    steps, chances, length, marks, entries, *others = values
    return Review(
        steps,
        chances,
        length,
        tuple(Mark(*mark) for mark in marks),
        tuple(Balance(*entry) for entry in entries),
        *others,
    )
