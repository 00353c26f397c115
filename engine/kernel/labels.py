"""Labels of moves: the words for each part, selections included."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any, cast

from engine.kernel.game import Game
from engine.kernel.menus import Argument, Move
from engine.kernel.odds import Chance
from engine.kernel.text import Seat, Text


def item_label(rules: Game[Any], state: Any, seat: Seat, move: Move, depth: int, item: Argument) -> Text:
    """Return the label of one item of a selection, which is the ``depth``-th argument of a move, counted from 1.

    The rules give the label of the same move with this item alone in place of the selection.
    """
    return rules.label(state, seat, Move(move.name, (*move.args[: depth - 1], item)), depth)


def label(rules: Game[Any], state: Any, seat: Seat, move: Move, depth: int) -> Text:
    """Return the label of the verb (depth 0) or of the ``depth``-th argument of a move, which may be a selection."""
    if depth == 0 or not isinstance(move.args[depth - 1], tuple):
        return rules.label(state, seat, move, depth)
    things = cast("tuple[Argument, ...]", move.args[depth - 1])
    if not things:
        return Text("selection-none")
    return Text("selection", {"things": tuple(item_label(rules, state, seat, move, depth, item) for item in things)})


def choice_label(rules: Game[Any], state: Any, seat: Seat, move: Move, depth: int, *, has_chances: bool = True) -> Text:
    """Return the :func:`label` of an allowed whole move; its last part includes its chance, or else its stake."""
    text = label(rules, state, seat, move, depth)
    return text if depth < len(move.args) else with_prospect(rules, state, seat, move, text, has_chances=has_chances)


def with_prospect(
    rules: Game[Any], state: Any, seat: Seat, move: Move, text: Text, *, has_chances: bool = True
) -> Text:
    """Return a text of a whole move with the move's chance, or without chances with what is at stake."""
    if has_chances:
        return with_chance(text, rules.chance(state, seat, move))
    stake = rules.stake(state, seat, move)
    return text if stake is None else Text("label-chance", {"label": text, "chance": stake})


def with_chance(text: Text, chance: Chance | None) -> Text:
    """Return a text of a whole move with this chance, if it has one."""
    return text if chance is None else Text("label-chance", {"label": text, "chance": chance.text})


def labels(rules: Game[Any], state: Any, seat: Seat, move: Move) -> tuple[Text, ...]:
    """Return the labels of a move: its verb, then its arguments; or one phrase for all of them."""
    phrase = rules.phrase(state, seat, move) if move.args else None
    if phrase is not None:
        return (phrase,)
    return tuple(label(rules, state, seat, move, depth) for depth in range(len(move.args) + 1))


def whole_labels(rules: Game[Any], state: Any, seat: Seat, move: Move, *, has_chances: bool = True) -> tuple[Text, ...]:
    """Return the :func:`labels` of an allowed move; the last one includes its chance, or else its stake."""
    *first, last = labels(rules, state, seat, move)
    return (*first, with_prospect(rules, state, seat, move, last, has_chances=has_chances))


def plain_label(rules: Game[Any], state: Any, seat: Seat, move: Move) -> Text:
    """Return a whole move in one line, without its chance."""
    return _in_one_line(labels(rules, state, seat, move))


def move_label(rules: Game[Any], state: Any, seat: Seat, move: Move) -> Text:
    """Return a whole move in one line, with its chance."""
    return _in_one_line(whole_labels(rules, state, seat, move))


def _in_one_line(parts: Sequence[Text]) -> Text:
    return reduce(lambda left, right: Text("odds-step", {"first": left, "then": right}), parts)


def ballot_label(rules: Game[Any], state: Any, seat: Seat, move: Move) -> Text:
    """Return the label of a ballot for this move: its arguments, or its verb if it has none."""
    parts = labels(rules, state, seat, move)
    return parts[0] if len(parts) == 1 else parts[1] if len(parts) == 2 else Text("ballot-parts", {"parts": parts[1:]})
