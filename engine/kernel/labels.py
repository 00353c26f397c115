"""Moves in words: what the rules call each part of a move, selections included."""

from __future__ import annotations

from typing import Any, cast

from engine.kernel.game import Game
from engine.kernel.menus import Argument, Move
from engine.kernel.text import Seat, Text


def item_label(rules: Game[Any], state: Any, seat: Seat, move: Move, depth: int, item: Argument) -> Text:
    """Return how a person reads one thing of a selection, which is the ``depth``-th argument of a move, counted from 1.

    The rules are asked for the label of the same move with this thing alone in place of the selection.
    """
    return rules.label(state, seat, Move(move.name, (*move.args[: depth - 1], item)), depth)


def label(rules: Game[Any], state: Any, seat: Seat, move: Move, depth: int) -> Text:
    """Return how a person reads the verb (depth 0) or the ``depth``-th argument of a move, a whole selection too."""
    if depth == 0 or not isinstance(move.args[depth - 1], tuple):
        return rules.label(state, seat, move, depth)
    things = cast("tuple[Argument, ...]", move.args[depth - 1])
    if not things:
        return Text("selection-none")
    return Text("selection", {"things": tuple(item_label(rules, state, seat, move, depth, item) for item in things)})


def choice_label(rules: Game[Any], state: Any, seat: Seat, move: Move, depth: int) -> Text:
    """Return :func:`label` as whoever chooses this allowed, whole move reads it: its last part tells its chance."""
    found = label(rules, state, seat, move, depth)
    chance = rules.chance(state, seat, move) if depth == len(move.args) else None
    return found if chance is None else Text("label-chance", {"label": found, "chance": chance.text})


def labels(rules: Game[Any], state: Any, seat: Seat, move: Move) -> tuple[Text, ...]:
    """Return a move in words: its verb, then its arguments."""
    return tuple(label(rules, state, seat, move, depth) for depth in range(len(move.args) + 1))


def ballot_label(rules: Game[Any], state: Any, seat: Seat, move: Move) -> Text:
    """Return what a vote for this move is for: its arguments, which the question is about, or the verb without any."""
    told = labels(rules, state, seat, move)
    return told[0] if len(told) == 1 else told[1] if len(told) == 2 else Text("ballot-parts", {"parts": told[1:]})
