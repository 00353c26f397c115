"""Asking all about Spells at the moments when one may be cast, at tables that want it so (M-399, M-399a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.flow import Flow
from engine.kernel.menus import Menu, Move
from engine.kernel.reactions import reaction_menu, window
from engine.kernel.text import Seat, Text, seat_name
from engine.talisman.play.spells.base import may_cast
from engine.talisman.play.spells.casting import cast, castable
from engine.talisman.state import Adventure, clockwise

if TYPE_CHECKING:
    from engine.talisman.play.game import Game


def polled(state: Adventure, *steps: str) -> list[str]:
    """Return these steps, after one that asks all about Spells where the table wants it."""
    return ["poll", *steps] if state.options.spells == "polled" else [*steps]


def poll(game: Game) -> Flow:
    """Ask everybody who by public knowledge could cast a Spell now, beginning with whoever is on turn, until all have
    passed or the Spells have changed what comes next."""
    state = game.state
    agenda, fighting = list(state.agenda), state.fight is not None
    question = Text("ask-poll", {"player": seat_name(state.turn), "phase": state.phase})

    def menu_of(seat: Seat) -> Menu | None:
        return reaction_menu(castable(state, seat, polling=True), question, suspected=may_cast(state, seat))

    def carry_out(seat: Seat, move: Move) -> Flow:
        yield from cast(game, seat, *move.args)

    def closed() -> bool:
        return state.agenda != agenda or (state.fight is not None) != fighting

    yield from window(clockwise(state, state.turn), menu_of, carry_out, game.io, closed=closed)
    if fighting and state.fight is None and state.agenda[:1] == ["attack"]:
        state.agenda.pop(0)  # the creature is evaded
