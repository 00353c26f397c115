"""Spoils: one player divides, the other chooses.

Fourteen things and ten pieces of gold lie on the table. One player puts any of the things and of the gold aside; the
other takes this part or the rest. Then each player lines up their things, of which the first counts twice.

Its moves have a pick, an amount and an order, since they are too many to list: 180,224 ways to divide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from pydantic import BaseModel, ConfigDict, Field

from engine.content.names import names_in
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.game import Game
from engine.kernel.menus import Argument, Menu, Move, Refusal
from engine.kernel.saves import copy_of
from engine.kernel.selections import Amount, Order, Pattern, Pick
from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.views import Figure, Item, Result, View
from tests.games.spoils.verbs import VERBS

WORTH = {
    "axe": 4,
    "bow": 5,
    "coat": 2,
    "drum": 1,
    "emerald": 9,
    "flute": 1,
    "goblet": 6,
    "helmet": 3,
    "incense": 2,
    "jar": 1,
    "kite": 1,
    "lamp": 3,
    "mirror": 4,
    "necklace": 8,
}
GOLD = 10


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    gold: int = Field(default=GOLD, ge=0, le=1000)
    most: int = Field(default=len(WORTH), ge=1, le=len(WORTH))


@dataclass(slots=True)
class Spoils:
    divider: Seat
    gold: int
    most: int
    aside: list[str] | None = None
    gold_aside: int = 0
    things: list[list[str]] = field(default_factory=lambda: [[], []])
    coins: list[int] = field(default_factory=lambda: [0, 0])
    lined_up: list[bool] = field(default_factory=lambda: [False, False])
    chosen: bool = False
    left: Seat = -1


class DivideAndChoose(Game[Spoils]):
    name = "spoils"
    seats = range(2, 3)
    state_type = Spoils
    options_type = Options
    verbs = VERBS
    data = Path(__file__).parent / "data"

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return names_in(self.data, tuple(WORTH))

    def describe(self, identifier: str) -> Item:
        if identifier not in WORTH:
            raise KeyError(identifier)
        return Item(name(identifier), [Text("card-worth", {"worth": WORTH[identifier]})], {})

    def setup(self, options: Options, seats: int, dice: Dice) -> Spoils:
        return Spoils(dice.roll(seats) - 1, options.gold, options.most)

    def menus(self, state: Spoils) -> Mapping[Seat, Menu]:
        if state.left >= 0 or all(state.lined_up):
            return {}
        if state.aside is None:
            divide = Pattern("divide", (Pick(tuple(WORTH), 0, state.most), Amount(0, state.gold)))
            return {state.divider: Menu((), Text("ask-divide"), Move("divide", ((), 0)), patterns=(divide,))}
        if not state.chosen:
            moves = [Move("claim", (part,)) for part in ("aside", "rest")]
            return {1 - state.divider: Menu(moves, Text("ask-claim"), moves[1])}
        seat = next(seat for seat in (1 - state.divider, state.divider) if not state.lined_up[seat])
        things = tuple(state.things[seat])
        line = Pattern("line", (Order(things),))
        return {seat: Menu((), Text("ask-line"), Move("line", (things,)), patterns=(line,))}

    def refuse(self, state: Spoils, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        if menu is None:
            return Refusal("refused-turn")
        return VERBS.refusal(move) or Refusal("refused-other")

    def resolve(self, state: Spoils, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        match move.name:
            case "divide":
                state.aside, state.gold_aside = list(move.args[0]), move.args[1]
                io.announce("event-divided", player=seat_name(seat), things=_names(move.args[0]), gold=move.args[1])
            case "claim":
                self._share(state, seat, move.args[0] == "aside")
                io.announce("event-claimed", player=seat_name(seat), part=Text(f"part-{move.args[0]}"))
            case _:
                state.things[seat], state.lined_up[seat] = list(move.args[0]), True
                io.announce("event-lined-up", player=seat_name(seat), things=_names(move.args[0]))
        yield from ()

    def _share(self, state: Spoils, chooser: Seat, takes_aside: bool) -> None:
        aside = state.aside or []
        rest = [thing for thing in WORTH if thing not in aside]
        first, second = (chooser, 1 - chooser) if takes_aside else (1 - chooser, chooser)
        state.things[first], state.things[second] = list(aside), rest
        state.coins[first], state.coins[second] = state.gold_aside, state.gold - state.gold_aside
        state.chosen = True

    def resign(self, state: Spoils, seat: Seat, io: ResolveContext) -> None:
        state.left = seat

    def view(self, state: Spoils, seat: Seat | None) -> View:
        figures = [
            Figure(seat_name(other), [Text("figure-has", {"things": _names(things), "gold": state.coins[other]})])
            for other, things in enumerate(state.things)
        ]
        return View(self.name, seat, self.headline(state), {"things": state.things}, figures, {}, [])

    def headline(self, state: Spoils) -> Text:
        return Text("headline", {"player": seat_name(state.divider)})

    def result(self, state: Spoils) -> Result | None:
        if state.left >= 0:
            return Result((1 - state.left,), Text("result-left"))
        if not all(state.lined_up):
            return None
        scores = [self.score(state, seat) for seat in (0, 1)]
        return Result(tuple(seat for seat in (0, 1) if scores[seat] == max(scores)), Text("result-worth"))

    def score(self, state: Spoils, seat: Seat) -> int:
        """Return the worth of what a seat has; the first thing of its line counts twice."""
        things = state.things[seat]
        return sum(map(WORTH.__getitem__, (*things, *things[:1]))) + state.coins[seat]

    def label(self, state: Spoils, seat: Seat, move: Move, depth: int) -> Text:
        if not depth:
            return VERBS.label(move.name)
        argument = move.args[depth - 1]
        if isinstance(argument, int):
            return Text("argument-gold", {"gold": argument})
        return Text(f"part-{argument}") if move.name == "claim" else name(argument)

    def nameable_items(self, state: Spoils, seat: Seat) -> Sequence[tuple[Argument, Text]]:
        return [(thing, name(thing)) for thing in WORTH] + [("king", Text("part-king"))]

    def determinize(self, state: Spoils, seat: Seat | None, random: Random) -> Spoils:
        return copy_of(state)

    def choose(self, state: Spoils, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        return menu.draw(random)


def _names(things: Sequence[str]) -> tuple[Text, ...]:
    return tuple(name(thing) for thing in things) or (Text("part-nothing"),)
