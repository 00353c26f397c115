"""Until Talisman is registered: the scenarios of this folder run all the same."""

from __future__ import annotations

from engine.games import GAMES
from engine.kernel.menus import Menu, Move, Refusal
from engine.kernel.text import Seat, Text
from engine.talisman import determinize
from engine.talisman.rules import Talisman
from engine.talisman.state import Adventure
from engine.talisman.view import labels, player_view


def _refuse(self: Talisman, state: Adventure, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
    return Refusal("refused-choose", {"question": Text("ask") if menu is None else menu.question})


GAMES.setdefault("talisman", "engine.talisman.rules:Talisman")
_MISSING = {
    "view": lambda self, state, seat: player_view.build_view(state, seat),
    "label": lambda self, state, seat, move, depth: labels.argument_label(state, seat, move, depth),
    "things": lambda self, state, seat: labels.things(state, seat),
    "determinize": lambda self, state, seat, random: determinize.determinize(state, seat, random),
    "refuse": _refuse,
}
for _name, _function in _MISSING.items():
    if not hasattr(Talisman, _name):
        setattr(Talisman, _name, _function)
