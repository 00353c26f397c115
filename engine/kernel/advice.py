"""Moves suggested to people, and answers planned together with a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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

    ``plan`` answers the questions that follow the move.
    """

    move: Move
    text: Text
    plan: Plan = NO_VALUES
