"""Caravan: two to six players cross a desert together, or all are lost.

The leader sells hidden cards for water and may drink some of it, or marches. Then the day follows in automatic steps:
the sun takes water; any player may keep off a storm with a card, otherwise the leader faints; all vote on the road; at
night everybody draws a card, and players who fainted the day before come back. The rulebook is
``data/<language>/rules.yaml``.
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
from engine.kernel.motion import vote
from engine.kernel.reactions import reaction_menu, window
from engine.kernel.saves import copy_of
from engine.kernel.selections import Amount, Pattern, Pick
from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.views import Figure, Result, View
from tests.games.caravan.verbs import VERBS

FACES = 6
HAND = 2
DAY = ("sun", "storm", "road", "night")
MARCH = Move("march")
SHORT, LONG = Move("short"), Move("long")


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    way: int = Field(default=8, ge=1, le=40)
    water: int = Field(default=14, ge=1, le=99)


@dataclass(slots=True)
class Trek:
    hands: list[list[int]]
    pile: list[int]
    water: int
    way: int
    leader: Seat = 0
    day: int = 1
    agenda: list[str] = field(default_factory=list[str])
    """The steps left of this day, the next one first."""
    fainted: list[Seat] = field(default_factory=list[Seat])
    gone: list[Seat] = field(default_factory=list[Seat])


class Caravan(Game[Trek]):
    name = "caravan"
    seats = range(2, 7)
    state_type = Trek
    options_type = Options
    verbs = VERBS
    has_steps = True
    data = Path(__file__).parent / "data"

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return names_in(self.data, tuple(f"card-{face}" for face in range(1, FACES + 1)))

    def setup(self, options: Options, seats: int, dice: Dice) -> Trek:
        pile = [face for face in range(1, FACES + 1) for _ in range(8)]
        dice.shuffle(pile)
        return Trek([[pile.pop() for _ in range(HAND)] for _ in range(seats)], pile, options.water, options.way)

    def able_seats(self, state: Trek) -> list[Seat]:
        """Return the seats that can act, beginning with the leader."""
        count = len(state.hands)
        order = [(state.leader + step) % count for step in range(count)]
        return [seat for seat in order if seat not in state.gone and seat not in state.fainted]

    def menus(self, state: Trek) -> Mapping[Seat, Menu]:
        if self.result(state) is not None:
            return {}
        hand = tuple(state.hands[state.leader])
        sell = Pattern("sell", (Pick(hand, 1, len(hand)), Amount(0, 1))) if hand else None
        return {state.leader: Menu((MARCH,), Text("ask-lead"), MARCH, patterns=() if sell is None else (sell,))}

    def refuse(self, state: Trek, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        if menu is None:
            return Refusal("refused-not-your-turn", {"leader": seat_name(state.leader)})
        return VERBS.refusal(move) or Refusal("refused-not-now")

    def resolve(self, state: Trek, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        if move.name == "sell":  # C-2
            for card in move.args[0]:
                state.hands[seat].remove(card)
            state.water += len(move.args[0]) - move.args[1]
            io.announce("event-sold", player=seat_name(seat), count=len(move.args[0]), water=state.water)
        else:
            state.agenda = list(DAY)
        yield from ()

    def proceed(self, state: Trek, io: ResolveContext) -> Flow | None:
        return self._step(state, io) if state.agenda else None

    def _step(self, state: Trek, io: ResolveContext) -> Flow:
        step = state.agenda.pop(0)
        if step == "sun":  # C-3
            drunk = io.dice.roll(3)
            state.water = max(0, state.water - drunk)
            io.announce("event-sun", day=state.day, drunk=drunk, water=state.water)
        elif step == "storm":
            yield from self._storm(state, io)
        elif step == "road":  # C-6, C-7
            road = yield from vote(
                self.able_seats(state), Menu((SHORT, LONG), Text("ask-road"), SHORT), tie=state.leader
            )
            state.way -= 1
            if road == SHORT:
                state.way = max(0, state.way + 1 - io.dice.roll(2))
                state.water -= 1
            io.announce("event-road", road=road.name, way=state.way)
        else:
            self._night(state, io)

    def _storm(self, state: Trek, io: ResolveContext) -> Flow:
        strength = io.dice.roll(FACES)  # C-4
        io.announce("event-storm", strength=strength)
        question = Text("ask-storm", {"strength": strength})
        protectors: list[Seat] = []

        def shelter_menu(seat: Seat) -> Menu | None:
            moves = [Move("shelter", (card,)) for card in sorted(set(state.hands[seat])) if card >= strength]
            return reaction_menu(moves, question, suspected=bool(state.hands[seat]))

        def shelter(seat: Seat, move: Move) -> Flow:
            state.hands[seat].remove(move.args[0])
            protectors.append(seat)
            io.announce("event-sheltered", player=seat_name(seat), card=name(f"card-{move.args[0]}"))
            yield from ()

        yield from window(self.able_seats(state), shelter_menu, shelter, io, closed=lambda: bool(protectors))
        if not protectors and len(self.able_seats(state)) > 1:  # C-5
            state.fainted.append(state.leader)
            io.announce("event-fainted", player=seat_name(state.leader))

    def _night(self, state: Trek, io: ResolveContext) -> None:  # C-5, C-8
        awake = self.able_seats(state)
        for seat in awake:
            if state.pile:
                state.hands[seat].append(state.pile.pop())
                io.reveal()
                io.whisper(seat, "event-drew", card=name(f"card-{state.hands[seat][-1]}"))
        if len(state.fainted) > 1 or state.leader not in state.fainted:
            state.fainted = [seat for seat in state.fainted if seat == state.leader]
        state.leader = next(iter([seat for seat in awake if seat != state.leader] or awake))
        state.day += 1
        io.announce("event-night", leader=seat_name(state.leader))

    def resign(self, state: Trek, seat: Seat, io: ResolveContext) -> None:  # C-10
        state.gone.append(seat)
        if seat in state.fainted:
            state.fainted.remove(seat)
        io.announce("event-left", player=seat_name(seat))
        if not self.able_seats(state):
            state.fainted.clear()
        if seat == state.leader and (others := self.able_seats(state)):
            state.leader = others[0]

    def out(self, state: Trek) -> Sequence[Seat]:
        return state.fainted

    def view(self, state: Trek, seat: Seat | None) -> View:
        board = {
            "water": state.water, "way": state.way, "leader": state.leader, "day": state.day,
            "agenda": list(state.agenda), "pile": len(state.pile), "hands": [len(hand) for hand in state.hands],
            "fainted": list(state.fainted),
        }  # fmt: skip
        lines = [Text("figure-water", {"water": state.water}), Text("figure-way", {"way": state.way})]
        figures = [Figure(Text("figure-caravan"), lines)]
        for other, cards in enumerate(state.hands):
            lines = [Text("figure-cards", {"cards": len(cards)})]
            figures.append(Figure(seat_name(other), lines + [Text("figure-fainted")] * (other in state.fainted)))
        hand = [] if seat is None else [f"card-{card}" for card in state.hands[seat]]
        private = {} if seat is None else {"hand": hand}
        return View(self.name, seat, self.headline(state), board, figures, private, [name(card) for card in hand])

    def headline(self, state: Trek) -> Text:
        return Text("headline", {"day": state.day, "leader": seat_name(state.leader)})

    def result(self, state: Trek) -> Result | None:
        players = tuple(seat for seat in range(len(state.hands)) if seat not in state.gone)
        if state.water <= 0 or not players:  # C-9, C-10
            return Result((), Text("result-thirst" if players else "result-alone"), lost=True)
        return Result(players, Text("result-arrived"), teams=(players,)) if state.way <= 0 else None

    def label(self, state: Trek, seat: Seat, move: Move, depth: int) -> Text:
        if depth == 2:
            return Text("argument-drunk", {"count": move.args[1]})
        return VERBS.label(move.name) if depth == 0 else name(f"card-{move.args[0]}")

    def nameable_items(self, state: Trek, seat: Seat) -> Sequence[tuple[Argument, Text]]:
        return [(card, name(f"card-{card}")) for card in sorted(set(state.hands[seat]))]

    def determinize(self, state: Trek, seat: Seat | None, random: Random) -> Trek:
        copy = copy_of(state)
        hidden = [*copy.pile, *(card for other, hand in enumerate(copy.hands) if other != seat for card in hand)]
        random.shuffle(hidden)
        for other, hand in enumerate(copy.hands):
            if other != seat:
                copy.hands[other] = [hidden.pop() for _ in hand]
        copy.pile = hidden
        return copy

    def choose(self, state: Trek, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        return menu.draw(random)
