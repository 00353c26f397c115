"""Moves suggested to people, planned together with a move, or ordered for questions that come back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import NamedTuple, TypeAlias

from engine.kernel.menus import Move
from engine.kernel.text import NO_VALUES, Text

Plan: TypeAlias = Mapping[str, Sequence[Move]]
"""Planned answers by the key of the question: the first of the moves that is allowed then, or else the default."""


class OtherWay(NamedTuple):
    """An alternative button for a move: its text and its plan."""

    text: Text
    plan: Plan


class Advice(NamedTuple):
    """A recommended whole move and the text of its button, such as "Militia attacks Shield Sister".

    ``plan`` answers the questions that follow the move. ``reason`` says why, from what its seat alone may know; None
    where :meth:`~engine.kernel.game.Game.explain` does.
    """

    move: Move
    text: Text
    plan: Plan = NO_VALUES
    reason: Text | None = None


def advice_random(key: bytes, purpose: str, seq: int, ask_id: str) -> Random:
    """Return a random source that is the same for a question, asked after line ``seq`` of the journal.

    ``key`` is that of the dice. The seed is secret while the game lasts: from a known seed and advice about the sampled
    deal, a player could infer the real cards.
    """
    words = key + f"{purpose} {seq} {ask_id}".encode()
    return Random(int.from_bytes(sha256(words).digest()[:8], "big"))


# ---- what standing orders may know about a question that comes back


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
