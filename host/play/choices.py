"""Choices that a panel offers for a menu, step by step, as pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.kernel.game import Game
from engine.kernel.labels import choice_label, item_label, label
from engine.kernel.menus import Argument, Menu, Move
from engine.kernel.selections import SELECTIONS, Pattern
from engine.kernel.text import Seat, Text
from host.play.paths import (
    MovePath,
    OpenSelection,
    Part,
    completed_move,
    is_open,
    path_to,
    pattern_arguments,
    selections,
)


class Choice(NamedTuple):
    """One possible next step: the name of a move, or its next argument.

    ``prefix`` includes this choice, ``moves`` counts the listed moves that begin with it, ``leads_to_selection`` is
    true if it also leads to a selection, and ``move`` is the complete move if it leads to no other.
    """

    argument: Argument
    label: Text
    prefix: MovePath
    moves: int
    move: Move | None
    leads_to_selection: bool = False


def choices(
    rules: Game[Any],
    state: Any,
    seat: Seat,
    menu: Menu,
    names: Sequence[str] = (),
    prefix: Sequence[Part] = (),
    *,
    has_chances: bool = True,
) -> list[Choice]:
    """Return the choices after ``prefix`` (empty, or a move's name and its first arguments), in the menu's order.

    ``names`` limits them to some moves (empty: all); labels show what is at stake unless ``has_chances``. A move that
    ends exactly at ``prefix`` is not included: see
    :func:`host.play.paths.completed_move`. Nor are items of selections: see
    :func:`host.play.paths.selections`.
    """
    start = tuple(prefix)
    depth = len(start)
    return [
        Choice(
            argument,
            label(rules, state, seat, begun, depth)
            if not moves and begun is not None
            else choice_label(rules, state, seat, moves[0], depth, has_chances=has_chances),
            (*start, argument),
            len(moves),
            moves[0] if len(moves) == 1 and begun is None else None,
            begun is not None,
        )
        for argument, (moves, begun) in branches(menu, names, start).items()
    ]


class Branch(NamedTuple):
    """Moves that one argument leads to: listed ones, and the known beginning of a pattern's move."""

    moves: list[Move]
    begun: Move | None = None


def branches(menu: Menu, names: Sequence[str], prefix: Sequence[Part]) -> dict[Argument, Branch]:
    """Return the arguments of :func:`choices` without their labels, which are expensive to build."""
    start = tuple(prefix)
    depth = len(start)
    by_argument: dict[Argument, Branch] = {}
    for move in menu.moves:
        if (names and move.name not in names) or move in menu.unoffered:
            continue
        if not start:
            by_argument.setdefault(move.name, Branch([])).moves.append(move)
        elif move.name == start[0] and len(move.args) >= depth and move.args[: depth - 1] == start[1:]:
            by_argument.setdefault(move.args[depth - 1], Branch([])).moves.append(move)
    for pattern in menu.patterns:
        if (not names or pattern.name in names) and (further := _next(pattern, start)) is not None:
            branch = by_argument.get(further[0], Branch([]))
            by_argument[further[0]] = branch if branch.begun is not None else Branch(branch.moves, further[1])
    return by_argument


def _next(pattern: Pattern, start: MovePath) -> tuple[Argument, Move] | None:
    """Return the fixed argument of a pattern that follows a path, and the move so far including it."""
    if not start:
        return pattern.name, Move(pattern.name)
    args = None if is_open(start) else pattern_arguments(pattern, start)
    if args is None or len(args) == len(pattern.args):
        return None
    argument = pattern.args[len(args)]
    return None if isinstance(argument, SELECTIONS) else (argument, Move(pattern.name, (*args, argument)))


def can_continue(menu: Menu, path: MovePath) -> bool:
    """Return whether a path is a move of this menu, or can still become one."""
    return completed_move(menu, path) is not None or bool(branches(menu, (), path)) or bool(selections(menu, path))


def skip_single_choices(menu: Menu, path: MovePath) -> MovePath:
    """Extend a path while there is exactly one choice; an empty path is extended only into a selection."""
    while completed_move(menu, path) is None and not is_open(path):
        ways, opened = branches(menu, (), path), selections(menu, path)
        if len(ways) + len(opened) != 1 or (not path and any(way.moves for way in ways.values())):
            break
        further = (*path, next(iter(ways))) if ways else opened[0].only()
        if further is None:
            break
        path = further
    return path


def steps(rules: Game[Any], state: Any, seat: Seat, menu: Menu, path: Sequence[Part]) -> list[Text]:
    """Return labels of the verb and the arguments that a path has chosen."""
    moves = (move for move in menu.moves if path_to(move)[: len(path)] == tuple(path))
    args = ((pattern.name, pattern_arguments(pattern, path)) for pattern in menu.patterns)
    patterns = (Move(name, chosen) for name, chosen in args if chosen is not None)
    move = next(moves, None) or next(patterns, None)
    if move is None:
        return []
    depths = len(path) - (1 if is_open(path) and not move.args[-1] else 0)
    return [label(rules, state, seat, move, depth) for depth in range(depths)]


def selection_item_label(rules: Game[Any], state: Any, seat: Seat, opened: OpenSelection, item: Argument) -> Text:
    """Return the label of one item or one number of a selection."""
    return item_label(rules, state, seat, opened.move, opened.depth, item)
