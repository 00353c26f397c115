"""What a step of choosing a move is about: one's own cards, or what lies on the board."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.menus import Argument, Menu
from engine.kernel.selections import Amount
from engine.kernel.views import View
from host.play.choices import branches
from host.play.paths import MovePath, selections


class Attention(NamedTuple):
    """``hand``: the own cards matter, else the board. ``choices`` are what may be chosen next for a move of the name
    ``move``, ``selected`` is the card chosen last (None: no card was).
    """

    hand: bool
    choices: tuple[Argument, ...] = ()
    selected: Argument | None = None
    move: str = ""


def attention(view: View, menu: Menu | None, path: MovePath = (), *, resting: bool = True) -> Attention:
    """Return what a seat should look at that is asked this (None: others are asked, so it is the board).

    ``view`` is the seat's own; its private part names its ``cards`` as they are arguments of moves. A game that names
    none shows the hand with every question. ``resting`` tells whether nothing is under way: then it is the seat's own
    turn, and a question that names nothing is about what it holds. A game in which that differs from position to
    position names ``at_rest`` what its question is about before anything is chosen: the hand or the board.
    """
    if menu is None:
        return Attention(False)
    if "cards" not in view.private:
        return Attention(True)
    if resting and not path and "at_rest" in view.private:
        return Attention(view.private["at_rest"] == "hand")
    own = view.private["cards"]
    offered = _offered(menu, path)
    if any(each in own for each in offered) or (resting and not path and not offered):
        return Attention(True)
    if path and not any(isinstance(each, int) for each in offered) and _last(path) in own:
        return Attention(True)
    if not path:
        return Attention(False)
    move, *arguments = path
    return Attention(False, tuple(dict.fromkeys(offered)), _last(path) if arguments else None, str(move))


def _offered(menu: Menu, path: MovePath) -> list[Argument]:
    """The arguments that may come next, with the things of selections; at the beginning the first ones of all moves."""
    if path:
        found = list(branches(menu, (), path))
    else:
        found: list[Argument] = list(dict.fromkeys(move.args[0] for move in menu.moves if move.args))
    names = dict.fromkeys(pattern.name for pattern in menu.patterns) if not path else ()
    for start in [path] if path else [(name,) for name in names]:
        for opened in selections(menu, start):
            if not isinstance(opened.selection, Amount):
                found += opened.selection.items
    return found


def _last(path: MovePath) -> Argument | None:
    last = path[-1]
    return last if isinstance(last, (int, str)) else None
