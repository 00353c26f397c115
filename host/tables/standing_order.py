"""Standing orders: private instructions of a person to answer questions that come back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from engine.kernel.menus import Move, move_from_data
from engine.kernel.text import Text, text_from_data, text_to_data

REACTIONS = "reactions"
"""In place of a question: all reactions to actions of others."""


class Until(StrEnum):
    """When a standing order ends by itself."""

    WITHDRAWN = "withdrawn"
    TURN = "turn"
    """At the end of the turn in which it was given."""
    OWN_TURN = "own-turn"
    """When its person is asked in their next own turn."""
    ATTACKED = "attacked"
    """When its person is attacked and may react."""
    BELOW = "below"
    """When the health of its person falls below ``least``."""
    USED = "used"
    """When it has been used, or its vote cannot come any more."""


@dataclass(slots=True, frozen=True)
class OrderedAnswer:
    """The answer of a standing order: the only move of a kind in a menu or, with ``args``, exactly this move."""

    verb: str
    label: Text
    args: tuple[Any, ...] | None = None

    def choose(self, moves: Sequence[Move]) -> Move | None:
        """Return the move that this answer means; None if there is none, or several."""
        meant = [move for move in moves if move.name == self.verb and (self.args is None or move.args == self.args)]
        return meant[0] if len(meant) == 1 else None

    def as_data(self) -> list[Any]:
        return [self.verb, text_to_data(self.label), self.args]

    @classmethod
    def from_data(cls, data: Sequence[Any]) -> OrderedAnswer:
        verb, label, args = data
        return cls(verb, text_from_data(label), None if args is None else move_from_data(verb, args).args)


@dataclass(slots=True, frozen=True)
class StandingOrder:
    """One instruction; ``number`` is unique among the orders of a seat.

    ``question`` is the id of a recurring question, or :data:`REACTIONS`; ``text`` names it. ``answer`` None is the
    menu's default. With ``below`` the answer counts only below this limit, and ``otherwise`` from it on. ``given`` is
    the number of the table's change after which it was given, ``turn`` the turn.
    """

    number: int
    given: int
    question: str
    text: Text
    answer: OrderedAnswer | None = None
    below: int | None = None
    otherwise: OrderedAnswer | None = None
    until: Until = Until.WITHDRAWN
    turn: tuple[int, ...] = ()
    least: int = 0

    def as_data(self) -> dict[str, Any]:
        """Return plain JSON data for the store."""
        return {
            "number": self.number,
            "given": self.given,
            "question": self.question,
            "text": text_to_data(self.text),
            "answer": None if self.answer is None else self.answer.as_data(),
            "below": self.below,
            "otherwise": None if self.otherwise is None else self.otherwise.as_data(),
            "until": self.until,
            "turn": self.turn,
            "least": self.least,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> StandingOrder:
        """Read what :meth:`as_data` returned."""
        answer, otherwise = data["answer"], data["otherwise"]
        return cls(
            data["number"],
            data["given"],
            data["question"],
            text_from_data(data["text"]),
            None if answer is None else OrderedAnswer.from_data(answer),
            data["below"],
            None if otherwise is None else OrderedAnswer.from_data(otherwise),
            Until(data["until"]),
            tuple(data["turn"]),
            data["least"],
        )

    @property
    def passes(self) -> bool:
        """Whether it passes reactions."""
        return self.question == REACTIONS


def until_end_of(turn: tuple[int, ...], given: int = 0, number: int = 1) -> StandingOrder:
    """Return the order that passes all reactions until the end of this turn."""
    return StandingOrder(number, given, REACTIONS, Text("orders-reactions"), until=Until.TURN, turn=turn)
