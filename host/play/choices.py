"""From menus to the choices of a panel, one step after the other, as pure functions."""

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
    """One way to go on: a move's name (first choice) or its next argument.

    ``prefix`` includes this choice; ``moves`` is how many listed moves begin with it; ``open`` tells whether it also
    leads to a selection; ``move`` is the whole move where it leads to no other, so that nothing more is to be chosen.
    """

    argument: Argument
    label: Text
    prefix: MovePath
    moves: int
    move: Move | None
    open: bool = False


def choices(
    rules: Game[Any], state: Any, seat: Seat, menu: Menu, names: Sequence[str] = (), prefix: Sequence[Part] = ()
) -> list[Choice]:
    """Return the ways to go on after ``prefix`` (empty, or a move's name and its first arguments), in the menu's order.

    ``names`` limits to some moves (empty: all). Where a move ends exactly at ``prefix`` it is not among the ways: see
    :func:`host.play.paths.completed_move`; nor is what a selection holds: see :func:`host.play.paths.selections`.
    """
    start = tuple(prefix)
    depth = len(start)
    return [
        Choice(
            argument,
            label(rules, state, seat, begun, depth)
            if not moves and begun is not None
            else choice_label(rules, state, seat, moves[0], depth),
            (*start, argument),
            len(moves),
            moves[0] if len(moves) == 1 and begun is None else None,
            begun is not None,
        )
        for argument, (moves, begun) in branches(menu, names, start).items()
    ]


class Branch(NamedTuple):
    """Where one argument leads: to listed moves, and into a pattern, of which this is known then."""

    moves: list[Move]
    begun: Move | None = None


def branches(menu: Menu, names: Sequence[str], prefix: Sequence[Part]) -> dict[Argument, Branch]:
    """Return the arguments of :func:`choices` without words for them, which cost much more than to find them."""
    start = tuple(prefix)
    depth = len(start)
    found: dict[Argument, Branch] = {}
    for move in menu.moves:
        if names and move.name not in names:
            continue
        if not start:
            found.setdefault(move.name, Branch([])).moves.append(move)
        elif move.name == start[0] and len(move.args) >= depth and move.args[: depth - 1] == start[1:]:
            found.setdefault(move.args[depth - 1], Branch([])).moves.append(move)
    for pattern in menu.patterns:
        if (not names or pattern.name in names) and (further := _next(pattern, start)) is not None:
            branch = found.get(further[0], Branch([]))
            found[further[0]] = branch if branch.begun is not None else Branch(branch.moves, further[1])
    return found


def _next(pattern: Pattern, start: MovePath) -> tuple[Argument, Move] | None:
    """The argument with which a pattern goes on after a path, and the move as far as it is known with it."""
    if not start:
        return pattern.name, Move(pattern.name)
    args = None if is_open(start) else pattern_arguments(pattern, start)
    if args is None or len(args) == len(pattern.args):
        return None
    argument = pattern.args[len(args)]
    return None if isinstance(argument, SELECTIONS) else (argument, Move(pattern.name, (*args, argument)))


def can_continue(menu: Menu, path: MovePath) -> bool:
    """Return whether a path makes a move of this menu, or can still lead to one."""
    return completed_move(menu, path) is not None or bool(branches(menu, (), path)) or bool(selections(menu, path))


def skip_single_choices(menu: Menu, path: MovePath) -> MovePath:
    """Go on from a path as long as there is exactly one way; from the beginning only into a selection."""
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
    """Return what was chosen so far, in words: the verb and the arguments of a path."""
    moves = (move for move in menu.moves if path_to(move)[: len(path)] == tuple(path))
    args = ((pattern.name, pattern_arguments(pattern, path)) for pattern in menu.patterns)
    patterns = (Move(name, chosen) for name, chosen in args if chosen is not None)
    move = next(moves, None) or next(patterns, None)
    if move is None:
        return []
    told = len(path) - (1 if is_open(path) and not move.args[-1] else 0)
    return [label(rules, state, seat, move, depth) for depth in range(told)]


def selection_item_label(rules: Game[Any], state: Any, seat: Seat, opened: OpenSelection, thing: Argument) -> Text:
    """Return how a person reads one thing, or one number, of a selection."""
    return item_label(rules, state, seat, opened.move, opened.depth, thing)
