"""The game as the house sees it: phases follow one another, everything else is in the phases' own files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random

from engine.content.names import names_in
from engine.imperator import advice
from engine.imperator.cards import DECK
from engine.imperator.computer import choose
from engine.imperator.determinize import determinize
from engine.imperator.explaining import explain
from engine.imperator.options import Options
from engine.imperator.play import battle, raid, sort
from engine.imperator.play.evaluation import decide, eliminate, evaluate, score
from engine.imperator.play.turns import leave_order
from engine.imperator.refusals import nothing, refuse
from engine.imperator.state import Player, War
from engine.imperator.verbs import VERBS
from engine.imperator.view import terms
from engine.imperator.view.labels import argument_label, things, verb_label
from engine.imperator.view.marks import MARKS
from engine.imperator.view.player_view import build_view, describe_card, headline
from engine.kernel.advice import Advice
from engine.kernel.dice import Dice
from engine.kernel.flow import IO, Flow
from engine.kernel.game import Game
from engine.kernel.menus import Argument, Menu, Move, Refusal
from engine.kernel.terms import Sighting
from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.views import Item, Result, View, ranked

FOLDER = Path(__file__).resolve().parent.parent.parent / "data" / "imperator"
OVER = ("evaluation", "raided", "sorted")
"""Phases that say that another has ended."""


class Imperator(Game[War]):
    """The battle of two to four players."""

    name = "imperator"
    seats = range(2, 5)  # I-005
    state_type = War
    options_type = Options
    data = FOLDER
    verbs = VERBS
    marks = MARKS
    terms = terms.TERMS

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return names_in(self.data, DECK)

    def describe(self, identifier: str) -> Item:
        return describe_card(identifier)

    def setup(self, options: Options, seats: int, dice: Dice) -> War:
        """Two cards each, one of which becomes the Imperator by secret choice (I-036, I-037)."""
        pile = list(DECK)
        dice.shuffle(pile)
        lives = options.lives or (2 if seats == 2 else 1)  # I-004
        players = [Player(lives, draft=[pile.pop(), pile.pop()]) for _ in range(seats)]
        return War(options, players, pile)

    def menus(self, state: War) -> Mapping[Seat, Menu]:
        phase = state.phase
        if phase == "sort":
            return sort.sort_menus(state)
        if phase == "battle":
            return battle.menus(state)
        if phase == "raid":
            return raid.menus(state)
        if phase == "trade":
            return sort.trade_menus(state)
        return self._choices(state) if phase == "choice" else {}

    def _choices(self, state: War) -> Mapping[Seat, Menu]:
        return {
            seat: Menu(
                [Move("choose", (card,)) for card in sorted(player.draft)],
                Text("ask-imperator"),
                Move("choose", (min(player.draft),)),
            )
            for seat, player in enumerate(state.players)
            if not player.done and not player.out
        }

    def phase(self, state: War) -> str:
        return state.phase

    def refuse(self, state: War, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        return refuse(state, seat, move, menu)

    def nothing(self, state: War, seat: Seat, verb: str, menu: Menu | None) -> Refusal:
        return nothing(state, seat, verb, menu)

    def resolve(self, state: War, seat: Seat, move: Move, io: IO) -> Flow:
        phase = state.phase
        if phase == "sort":
            sort.resolve_sort(state, seat, move, io)
        elif phase == "battle":
            yield from battle.resolve(state, seat, move, io)
        elif phase == "raid":
            yield from raid.resolve(state, seat, move, io)
        elif phase == "trade":
            yield from sort.resolve_trade(state, seat, move, io)
        else:
            self._choose_imperator(state, seat, str(move.args[0]), io)
        if state.phase in OVER:
            yield from self._next_phase(state, io)

    def _next_phase(self, state: War, io: IO) -> Flow:
        """What follows when a phase has said that it is over (I-039)."""
        if state.phase == "evaluation":
            yield from evaluate(state, io)
            if self.result(state) is None:
                raid.start_raid(state, io)  # I-078
        if state.phase == "raided":
            sort.start_trades(state, io)
        if state.phase == "sorted":
            battle.start_battle(state, io)  # I-098

    def _choose_imperator(self, state: War, seat: Seat, card: str, io: IO) -> None:
        player = state.players[seat]
        player.done = True
        if player.draft[0] != card:
            player.draft.reverse()
        io.tell("event-chosen", player=seat_name(seat))
        self._reveal_choices(state, io)

    def _reveal_choices(self, state: War, io: IO) -> None:
        """All reveal together (I-037)."""
        if not all(player.done or player.out for player in state.players):
            return
        io.reveal()
        for seat in state.living():
            player = state.players[seat]
            player.imperator, player.attackers, player.draft = player.draft[0], [player.draft[1]], []
            io.tell(
                "event-imperator",
                player=seat_name(seat),
                card=name(player.imperator),
                attacker=name(player.attackers[0]),
            )
        battle.start_battle(state, io)

    def resign(self, state: War, seat: Seat, io: IO) -> None:
        """The seat is out like an eliminated player; its open tricks are void (I-076, I-076a)."""
        if state.phase == "battle":
            battle.withdraw(state, seat, io)
        if state.phase == "choice":
            state.players[seat].attackers = state.players[seat].draft
        eliminate(state, seat, io)
        state.discard = [card for card in state.discard if card]
        if len(state.living()) == 1:
            decide(state, io)
        elif state.phase == "choice":
            self._reveal_choices(state, io)
        elif state.phase == "trade":
            sort.next_offer(state, io)
        elif state.phase == "sort":
            if sort.close_if_done(state, io):
                battle.start_battle(state, io)
        elif seat in state.order:
            leave_order(state, seat)

    def view(self, state: War, seat: Seat | None) -> View:
        return build_view(state, seat)

    def seen(self, view: View) -> Iterable[Sighting]:
        return terms.seen(view)

    def headline(self, state: War) -> Text:
        return headline(state)

    def result(self, state: War) -> Result | None:
        if state.phase != "over":
            return None
        reason = Text("result-survivor" if state.ending == "survivor" else "result-limit")
        return Result(tuple(state.winners), reason, ranked([score(player) for player in state.players]))

    def out(self, state: War) -> Sequence[Seat]:
        return [seat for seat, player in enumerate(state.players) if player.out]

    def label(self, state: War, seat: Seat, move: Move, depth: int) -> Text:
        return argument_label(state, seat, move, depth) if depth else verb_label(state, seat, move)

    def things(self, state: War, seat: Seat) -> Sequence[tuple[Argument, Text]]:
        return things(state, seat)

    def explain(self, state: War, seat: Seat, move: Move) -> Text | None:
        return explain(state, seat, move)

    def determinize(self, state: War, seat: Seat | None, random: Random) -> War:
        return determinize(state, seat, random)

    def advise(self, state: War, seat: Seat, menu: Menu) -> Iterable[Advice]:
        return advice.advise(state, seat, menu)

    def choose(self, state: War, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        return choose(state, seat, menu, random, level)
