"""Talisman as the house sees it: turns as an agenda of steps, and an end when one is left (M-001, M-006)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.kernel.dice import Dice
from engine.kernel.flow import IO, Flow
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text, seat_name
from engine.kernel.views import Result
from engine.talisman.board import FOLDER
from engine.talisman.menus import menus_of, phase_of
from engine.talisman.options import Options
from engine.talisman.play import encounters, picking, setup, trading, turning, turns
from engine.talisman.play.fights import preparing, results
from engine.talisman.play.game import Game
from engine.talisman.state import Adventure, due
from engine.talisman.verbs import VERBS

STEPS: Mapping[str, Callable[[Game], Flow | None]] = {
    "deal": setup.deal,
    "next": turns.next_turn,
    "begin": turns.begin,
    "break-free": turns.break_free,
    "cross": turns.cross,
    "land": encounters.land,
    "explore": encounters.explore,
    "encounter": encounters.encounter,
    "fight": preparing.begin_fight,
    "attack": results.attack,
    "space": encounters.space,
    "look": picking.look,
    "cut": encounters.cut,
    "trade": trading.trade_step,
    "finish": turns.finish,
}
"""The automatic steps by their words in the agenda (M-389 .. M-396)."""


class Talisman:
    """Rules[Adventure] for two to six players."""

    name = "talisman"
    seats = range(2, 7)
    state_type = Adventure
    options_type = Options
    data = FOLDER
    verbs = VERBS

    def setup(self, options: Any, seats: int, dice: Dice) -> Adventure:
        return setup.new_adventure(options, seats, dice)

    def menus(self, state: Adventure) -> Mapping[Seat, Menu]:
        return menus_of(state)

    def phase(self, state: Adventure) -> str:
        return phase_of(state)

    def resolve(self, state: Adventure, seat: Seat, move: Move, io: IO) -> Flow:
        flow = turning.MOVES[move.name](Game(state, io), seat, *move.args)
        if flow is not None:
            yield from flow

    def proceed(self, state: Adventure, io: IO) -> Flow | None:
        return _step(Game(state, io)) if due(state) else None

    def result(self, state: Adventure) -> Result | None:
        """The last one who is left has won (M-006); none where all went out together (M-006a)."""
        if not state.ending:
            return None
        return Result(tuple(state.winners), Text("result-ending", {"ending": state.ending}))

    def out(self, state: Adventure) -> list[Seat]:
        """Who is out of the game (M-350)."""
        return [seat for seat, one in enumerate(state.adventurers) if one.out]

    def headline(self, state: Adventure) -> Text:
        return Text("headline-turn", {"player": seat_name(state.turn)})


def _step(game: Game) -> Flow:
    """Carry out the next step of the agenda."""
    flow = STEPS[game.state.agenda.pop(0)](game)
    if flow is not None:
        yield from flow
