"""Pips: a tiny dice game that uses most features of the kernel.

Two or three players hold three hidden cards of 1 to 6 each. The player on turn rolls a die for points, which the others
may block with a card (a reaction, for which all are asked at once); or draws a card; or calls a duel, in which all lay
a card at the same moment and the highest card scores its number. Twelve points win; after ``turns`` turns nobody wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from engine.content.names import names_in
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Prompt, ResolveContext
from engine.kernel.game import Game
from engine.kernel.menus import Argument, Menu, Move, Refusal
from engine.kernel.reactions import reaction_menu, window
from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.views import Figure, Result, View
from tests.games.pips.verbs import VERBS

FACES = 6
HAND = 3
GOAL = 12


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid")

    turns: int = Field(default=30, ge=1, le=200)


@dataclass(slots=True)
class PipsTable:
    hands: list[list[int]]
    pile: list[int]
    points: list[int]
    playing: list[bool]
    turn: Seat
    left: int


class Pips(Game[PipsTable]):
    name = "pips"
    seats = range(2, 4)
    state_type = PipsTable
    options_type = Options
    verbs = VERBS
    data = Path(__file__).parent / "data"

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return names_in(self.data, tuple(f"card-{face}" for face in range(1, FACES + 1)))

    def setup(self, options: Options, seats: int, dice: Dice) -> PipsTable:
        pile = [face for face in range(1, FACES + 1) for _ in range(4)]
        dice.shuffle(pile)
        hands = [[pile.pop() for _ in range(HAND)] for _ in range(seats)]
        return PipsTable(hands, pile, [0] * seats, [True] * seats, 0, options.turns)

    def menus(self, state: PipsTable) -> Mapping[Seat, Menu]:
        if self.result(state) is not None:
            return {}
        moves = [Move("roll")]
        if state.pile:
            moves.append(Move("draw"))
        if all(hand for hand, playing in zip(state.hands, state.playing, strict=True) if playing):
            moves.append(Move("duel"))
        return {state.turn: Menu(moves, Text("ask-turn"), moves[0])}

    def refuse(self, state: PipsTable, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        if menu is None:
            return Refusal("refused-not-your-turn", {"seat": seat_name(state.turn)})
        if move.name == "draw":
            return Refusal("refused-empty-pile", rule="P-3")
        return self.verbs.refusal(move) or Refusal("refused-not-now")

    def resolve(self, state: PipsTable, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        if move.name == "roll":
            yield from self._roll(state, seat, io)
        elif move.name == "draw":
            state.hands[seat].append(state.pile.pop())
            io.reveal()
            io.announce("event-drew", seat=seat_name(seat))
            io.whisper(seat, "event-your-card", card=name(f"card-{state.hands[seat][-1]}"))
        else:
            yield from self._duel(state, seat, io)
        self._next(state)

    def _roll(self, state: PipsTable, seat: Seat, io: ResolveContext) -> Flow:
        first = io.dice.roll(FACES)
        io.announce("event-rolled", seat=seat_name(seat), face=first)
        blocked: list[int] = []

        def block_menu(other: Seat) -> Menu | None:
            moves = [Move("block", (card,)) for card in sorted(set(state.hands[other])) if card < first]
            return reaction_menu(moves, Text("ask-block"), suspected=bool(state.hands[other]))

        def block(other: Seat, move: Move) -> Flow:
            card = int(move.args[0])
            state.hands[other].remove(card)
            blocked.append(card)
            io.announce("event-blocked", seat=seat_name(other), card=name(f"card-{card}"))
            yield from ()

        yield from window(self._others(state, seat), block_menu, block, io, again=False)
        second = io.dice.roll(FACES)
        state.points[seat] += max(0, first - sum(blocked)) + (1 if second == FACES else 0)

    def _duel(self, state: PipsTable, seat: Seat, io: ResolveContext) -> Flow:
        answers = yield Prompt(
            {
                other: Menu(
                    [Move("lay", (card,)) for card in sorted(set(state.hands[other]))],
                    Text("ask-lay"),
                    Move("lay", (min(state.hands[other]),)),
                )
                for other in [seat, *self._others(state, seat)]
            }
        )
        best = 0
        winner = seat
        for other in sorted(answers):
            card = int(answers[other].args[0])
            state.hands[other].remove(card)
            io.announce("event-laid", seat=seat_name(other), card=name(f"card-{card}"))
            if card > best:
                best, winner = card, other
        state.points[winner] += best

    def _others(self, state: PipsTable, seat: Seat) -> list[Seat]:
        count = len(state.points)
        order = [(seat + step) % count for step in range(1, count)]
        return [other for other in order if state.playing[other]]

    def _next(self, state: PipsTable) -> None:
        state.left -= 1
        others = self._others(state, state.turn)
        if others:
            state.turn = others[0]

    def resign(self, state: PipsTable, seat: Seat, io: ResolveContext) -> None:
        state.playing[seat] = False
        io.announce("event-left", seat=seat_name(seat))
        if state.turn == seat:
            self._next(state)

    def view(self, state: PipsTable, seat: Seat | None) -> View:
        return View(
            game=self.name,
            seat=seat,
            headline=self.headline(state),
            board={
                "turn": state.turn,
                "pile": len(state.pile),
                "players": [
                    {
                        "seat": other,
                        "points": points,
                        "hand": len(state.hands[other]),
                        "playing": state.playing[other],
                    }
                    for other, points in enumerate(state.points)
                ],
            },
            figures=[
                Figure(seat_name(other), [Text("figure-points", {"points": points})])
                for other, points in enumerate(state.points)
            ],
            private={} if seat is None else {"hand": [f"card-{card}" for card in state.hands[seat]]},
            hand=[] if seat is None else [name(f"card-{card}") for card in state.hands[seat]],
        )

    def headline(self, state: PipsTable) -> Text:
        return Text("headline", {"seat": seat_name(state.turn)})

    def result(self, state: PipsTable) -> Result | None:
        players = [seat for seat, playing in enumerate(state.playing) if playing]
        if len(players) == 1:
            return Result((players[0],), Text("result-alone"))
        winners = tuple(seat for seat in players if state.points[seat] >= GOAL)
        if winners:
            return Result(winners, Text("result-points"))
        return Result((), Text("result-time")) if state.left <= 0 else None

    def label(self, state: PipsTable, seat: Seat, move: Move, depth: int) -> Text:
        return self.verbs.label(move.name) if depth == 0 else name(f"card-{move.args[0]}")

    def nameable_items(self, state: PipsTable, seat: Seat) -> Sequence[tuple[Argument, Text]]:
        return [(card, name(f"card-{card}")) for card in sorted(set(state.hands[seat]))]

    def determinize(self, state: PipsTable, seat: Seat | None, random: Random) -> PipsTable:
        hidden = [*state.pile, *(card for other, hand in enumerate(state.hands) if other != seat for card in hand)]
        random.shuffle(hidden)
        hands = [
            list(hand) if other == seat else [hidden.pop() for _ in hand] for other, hand in enumerate(state.hands)
        ]
        return PipsTable(hands, hidden, list(state.points), list(state.playing), state.turn, state.left)

    def choose(self, state: PipsTable, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        preferred: list[Any] = [move for move in menu.moves if move.name in ("block", "roll")]
        return preferred[0] if preferred else menu.default
