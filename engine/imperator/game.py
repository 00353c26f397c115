"""The class of the game: each method calls the module that implements it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random

from engine.content.names import names_in
from engine.imperator.cards import DECK
from engine.imperator.computer import advice
from engine.imperator.computer.evaluation import WAR_EVALUATION
from engine.imperator.computer.explanations import explain
from engine.imperator.computer.guidance import guidance
from engine.imperator.computer.order_reasons import reason_in_private
from engine.imperator.computer.policy import choose
from engine.imperator.computer.sampling import determinize
from engine.imperator.computer.search import MASTER_CAUTION, MASTER_WORK, SearchableWar
from engine.imperator.menus import menus_of
from engine.imperator.options import Options
from engine.imperator.play import battle, course
from engine.imperator.play.evaluation import gains_nothing
from engine.imperator.refusals import refuse, refuse_verb
from engine.imperator.state import War, life
from engine.imperator.verbs import VERBS
from engine.imperator.view import ending, terms
from engine.imperator.view.highlights import HIGHLIGHTS
from engine.imperator.view.labels import argument_label, nameable_items, phrase, verb_label
from engine.imperator.view.marks import MARKS
from engine.imperator.view.player_view import build_view, describe_card, headline
from engine.kernel.advice import Advice, Plan
from engine.kernel.dice import Dice
from engine.kernel.endings import Retrospective
from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.game import MASTER, Game
from engine.kernel.menus import Argument, Menu, Move, Refusal
from engine.kernel.text import Seat, Sighting, Text
from engine.kernel.views import Item, Result, View
from engine.search.search import Search

FOLDER = Path(__file__).resolve().parent.parent.parent / "data" / "imperator"


class Imperator(Game[War]):
    """The game for two to four players."""

    name = "imperator"
    seats = range(2, 5)  # I-005
    state_type = War
    options_type = Options
    levels = ("simple", "strong", "master")
    data = FOLDER
    has_dice = False
    verbs = VERBS
    marks = MARKS
    highlights = HIGHLIGHTS
    passage_starts = ("event-battle", "event-battle-over", "event-raid", "event-sort")
    key_events = ("event-damage", "event-life-lost", "event-share", "event-closed")
    restated: Mapping[str, tuple[str, Sequence[str]]] = {
        "ask-battle-answer": ("event-attack", ("player", "card", "trick"))
    }
    headlines = ("event-life-lost",)
    terms = terms.TERMS

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return names_in(self.data, DECK)

    def describe(self, identifier: str) -> Item:
        return describe_card(identifier)

    def setup(self, options: Options, seats: int, dice: Dice) -> War:
        return course.new_war(options, seats, dice)

    def menus(self, state: War) -> Mapping[Seat, Menu]:
        return menus_of(state)

    def phase(self, state: War) -> str:
        return state.phase

    def refuse(self, state: War, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        return refuse(state, seat, move, menu)

    def why_no_move(self, state: War, seat: Seat, verb: str, menu: Menu | None) -> Refusal:
        return refuse_verb(state, seat, verb, menu)

    def resolve(self, state: War, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        return course.resolve(state, seat, move, io)

    def resign(self, state: War, seat: Seat, io: ResolveContext) -> None:
        course.resign(state, seat, io)

    def view(self, state: War, seat: Seat | None) -> View:
        return build_view(state, seat)

    def seen(self, view: View) -> Iterable[Sighting]:
        return terms.seen(view)

    def headline(self, state: War) -> Text:
        return headline(state)

    def board_footer(self, state: War) -> Text:
        return Text("board-supplies", {"pile": len(state.pile), "discard": len(state.discard)})

    def result(self, state: War) -> Result | None:
        return course.result(state)

    def look_back(self, state: War, seats: int, events: Sequence[Text]) -> Retrospective:
        return ending.look_back(state, events)

    def out(self, state: War) -> Sequence[Seat]:
        return [seat for seat, player in enumerate(state.players) if player.out]

    def label(self, state: War, seat: Seat, move: Move, depth: int) -> Text:
        return argument_label(state, seat, move, depth) if depth else verb_label(state, seat, move)

    def phrase(self, state: War, seat: Seat, move: Move) -> Text | None:
        return phrase(state, seat, move)

    def nameable_items(self, state: War, seat: Seat) -> Sequence[tuple[Argument, Text]]:
        return nameable_items(state, seat)

    def turn_now(self, state: War) -> tuple[int, ...]:
        return (state.round,)

    def estimate(self, state: War) -> Sequence[float]:
        return WAR_EVALUATION.chances(self, state, len(state.players))

    def explain(self, state: War, seat: Seat, move: Move) -> Text | None:
        return explain(state, seat, move)

    def explain_in_private(self, state: War, seat: Seat, move: Move) -> Text | None:
        return reason_in_private(state, seat, move) or explain(state, seat, move)

    def first_to_act(self, state: War) -> Collection[Seat]:
        return battle.first_to_act(state)

    def plan_still_holds(self, state: War, seat: Seat, plan: Plan) -> bool:
        """Cards are shared by the default unless a card may serve better (I-055)."""
        return state.phase != "evaluation" or gains_nothing(state, seat)

    def determinize(self, state: War, seat: Seat | None, random: Random) -> War:
        return determinize(state, seat, random)

    def vitals(self, state: War, seat: Seat) -> Mapping[str, int]:
        player = state.players[seat]
        if not player.imperator:
            return {}
        return {"vital-imperator": DECK.index(player.imperator), "vital-life": life(player)}

    def guidance(self, state: War, seat: Seat) -> Text | None:
        return guidance(state, seat)

    def advise(self, state: War, seat: Seat, menu: Menu) -> Iterable[Advice]:
        return advice.advise(state, seat, menu)

    def choose(self, state: War, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        return choose(state, seat, menu, random, level)

    def ponder(self, state: War, seat: Seat, menu: Menu, random: Random, level: str, work: int) -> Move:
        search = Search(SearchableWar(self), state, len(state.players), seat, random)
        if level == MASTER:
            return search.choose(menu, MASTER_WORK * work, MASTER_CAUTION)
        return search.choose(menu, work)
