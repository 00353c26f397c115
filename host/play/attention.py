"""What to show while a move is chosen: the hand or the board."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.menus import Argument, Menu
from engine.kernel.selections import Amount
from engine.kernel.views import View
from host.play.choices import branches
from host.play.paths import MovePath, selections


class Attention(NamedTuple):
    """What to show while a move is chosen: the hand if ``hand``, else the board.

    ``choices`` are the possible next arguments of the move named ``move``; ``selected`` is the last argument chosen, or
    None.
    """

    hand: bool
    choices: tuple[Argument, ...] = ()
    selected: Argument | None = None
    move: str = ""


def attention(view: View, menu: Menu | None, path: MovePath = (), *, resting: bool = True) -> Attention:
    """Return whether a seat with this menu should look at its hand or at the board (no menu: at the board).

    ``view`` is the seat's own; its private ``cards`` are the arguments of moves that are cards in hand. A game without
    ``cards`` shows the hand with every question. ``resting`` is true if no move is in progress: then it is the seat's
    own turn, and a question without arguments is about the hand. A private ``at_rest`` ("hand" or "board") overrides
    this before anything is chosen.
    """
    if menu is None:
        return Attention(False)
    if "cards" not in view.private:
        return Attention(True)
    if resting and not path and "at_rest" in view.private:
        return Attention(view.private["at_rest"] == "hand")
    own = view.private["cards"]
    offered = _offered(menu, path)
    if any(argument in own for argument in offered) or (resting and not path and not offered):
        return Attention(True)
    if path and not any(isinstance(argument, int) for argument in offered) and _last(path) in own:
        return Attention(True)
    if not path:
        return Attention(False)
    move, *arguments = path
    return Attention(False, tuple(dict.fromkeys(offered)), _last(path) if arguments else None, str(move))


def _offered(menu: Menu, path: MovePath) -> list[Argument]:
    """Return the possible next arguments, including items of selections; for an empty path, of all moves."""
    if path:
        offered = list(branches(menu, (), path))
    else:
        offered: list[Argument] = list(dict.fromkeys(move.args[0] for move in menu.moves if move.args))
    names = dict.fromkeys(pattern.name for pattern in menu.patterns) if not path else ()
    for start in [path] if path else [(name,) for name in names]:
        for opened in selections(menu, start):
            if not isinstance(opened.selection, Amount):
                offered += opened.selection.items
    return offered


def _last(path: MovePath) -> Argument | None:
    last = path[-1]
    return last if isinstance(last, (int, str)) else None
