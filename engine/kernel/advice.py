"""Moves that a computer suggests to people, and questions that one press answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.kernel.menus import Move
from engine.kernel.text import NOTHING, Text

Plan: TypeAlias = Mapping[str, Sequence[Move]]
"""What somebody has decided of the questions they are put next, by the keys of these: the first of the moves that is
allowed then, or the question's default."""


class OtherWay(NamedTuple):
    """A second button for a move: its text, and the plan that is decided with it."""

    text: Text
    plan: Plan


class Advice(NamedTuple):
    """A whole move that seems good, and what it does, as a button says it: "Militia attacks Shield Sister".

    ``plan`` is what is decided with it of the questions that follow.
    """

    move: Move
    text: Text
    plan: Plan = NOTHING
