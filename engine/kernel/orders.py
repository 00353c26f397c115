"""What standing orders may know about a question that comes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.kernel.text import Text


class Threshold(NamedTuple):
    """A number that a question is about, and the kinds of moves that answer it below a limit and from it on."""

    value: int
    limits: Sequence[int]
    """The limits that a person may choose."""
    below: str
    otherwise: str


class RecurringQuestion(NamedTuple):
    """A question that standing orders may answer.

    Questions whose texts have the same key, and that have the same ``subject``, are the same question. ``text`` names
    it in a list of orders. A question ``at_rest`` comes back in each turn, and not only during moves. Where several
    moves are of one kind, an order can be about one of them only if they are ``alike`` each time.
    """

    text: Text
    subject: str = ""
    threshold: Threshold | None = None
    at_rest: bool = False
    alike: bool = False
