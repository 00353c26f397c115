"""Nim: two players take one to three stones from a heap; the player who takes the last one loses.

This file has all that a game needs; its texts, rulebook and picture are in ``data`` next to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from pydantic import BaseModel, ConfigDict, Field

from engine.content.names import names_in
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.game import Game
from engine.kernel.menus import Argument, Menu, Move, Refusal
from engine.kernel.saves import copy_of
from engine.kernel.text import Seat, Sighting, Text, seat_name
from engine.kernel.views import Figure, Item, Result, View
from tests.games.nim.terms import TERMS, seen
from tests.games.nim.verbs import VERBS

MOST = 3
HEAP = "heap"


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    heap: int = Field(default=15, ge=4, le=40)


@dataclass(slots=True)
class Heap:
    stones: int
    turn: Seat = 0
    loser: Seat = -1


class Nim(Game[Heap]):
    name = "nim"
    seats = range(2, 3)
    state_type = Heap
    options_type = Options
    verbs = VERBS
    terms = TERMS
    data = Path(__file__).parent / "data"

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return names_in(self.data, (HEAP,))

    def describe(self, identifier: str) -> Item:
        if identifier != HEAP:
            raise KeyError(identifier)
        return Item(Text("name-heap"), [Text("card-heap")], {})

    def setup(self, options: Options, seats: int, dice: Dice) -> Heap:
        return Heap(options.heap, dice.roll(seats) - 1)  # N-1

    def menus(self, state: Heap) -> Mapping[Seat, Menu]:
        if state.loser >= 0:
            return {}
        moves = [Move("take", (count,)) for count in range(1, min(MOST, state.stones) + 1)]  # N-2
        return {state.turn: Menu(moves, Text("ask-take", {"stones": state.stones}), moves[0])}

    def refuse(self, state: Heap, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        if menu is None:
            return Refusal("refused-turn", {"player": seat_name(state.turn)})
        return self.verbs.refusal(move) or Refusal("refused-count", {"most": min(MOST, state.stones)}, "N-2")

    def resolve(self, state: Heap, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        count = int(move.args[0])
        state.stones -= count
        io.announce("event-took", player=seat_name(seat), count=count, stones=state.stones)
        if state.stones == 0:
            state.loser = seat  # N-3
        state.turn = 1 - seat
        yield from ()

    def resign(self, state: Heap, seat: Seat, io: ResolveContext) -> None:
        state.loser = seat

    def view(self, state: Heap, seat: Seat | None) -> View:
        figures = [Figure(Text("name-heap"), [Text("figure-stones", {"stones": state.stones})])]
        return View(self.name, seat, self.headline(state), {"stones": state.stones}, figures, {}, [])

    def seen(self, view: View) -> Iterable[Sighting]:
        return seen(view)

    def headline(self, state: Heap) -> Text:
        return Text("headline", {"player": seat_name(state.turn)})

    def result(self, state: Heap) -> Result | None:
        return Result((1 - state.loser,), Text("result-last")) if state.loser >= 0 else None

    def label(self, state: Heap, seat: Seat, move: Move, depth: int) -> Text:
        return Text("argument-stones", {"count": int(move.args[0])}) if depth else self.verbs.label(move.name)

    def nameable_items(self, state: Heap, seat: Seat) -> Sequence[tuple[Argument, Text]]:
        return [(count, Text("argument-stones", {"count": count})) for count in range(1, MOST + 2)]

    def determinize(self, state: Heap, seat: Seat | None, random: Random) -> Heap:
        return copy_of(state)

    def choose(self, state: Heap, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        """Leave one more than a multiple of four if possible."""
        wanted = (state.stones - 1) % (MOST + 1)
        return next((move for move in menu.moves if move.args[0] == wanted), menu.default)
