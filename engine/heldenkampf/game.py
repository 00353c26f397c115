"""The class of the game: each method calls the module that implements it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from engine.content.names import names_in
from engine.heldenkampf.cards import FOLDER, card_set
from engine.heldenkampf.computer import advice
from engine.heldenkampf.computer.evaluation import QUEST_EVALUATION
from engine.heldenkampf.computer.explanations import explain
from engine.heldenkampf.computer.guidance import guidance
from engine.heldenkampf.computer.policy import PATIENT, choose, foregone_answer, menu_against_computers
from engine.heldenkampf.computer.sampling import determinize
from engine.heldenkampf.computer.search import SearchableQuest
from engine.heldenkampf.menus import menus_of
from engine.heldenkampf.odds.calculator import ODDS_WORDS, current_fight_odds, planned_fight_odds
from engine.heldenkampf.odds.moves import chance, stake
from engine.heldenkampf.options import Options
from engine.heldenkampf.play import turns
from engine.heldenkampf.refusals import refuse, refuse_verb
from engine.heldenkampf.state import HeldenkampfState, points
from engine.heldenkampf.verbs import VERBS
from engine.heldenkampf.view import ending, terms
from engine.heldenkampf.view.highlights import HIGHLIGHTS
from engine.heldenkampf.view.labels import argument_label, move_label, nameable_items, phrase
from engine.heldenkampf.view.marks import MARKS
from engine.heldenkampf.view.player_view import build_view, describe_card, headline
from engine.kernel.advice import Advice, OtherWay, Plan, RecurringQuestion
from engine.kernel.dice import Dice
from engine.kernel.endings import Retrospective
from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.game import MASTER, Game
from engine.kernel.menus import Argument, Menu, Move, Refusal
from engine.kernel.odds import Chance, OddsWord
from engine.kernel.text import Seat, Sighting, Text
from engine.kernel.views import Item, Result, View
from engine.search.search import Search


class Heldenkampf(Game[HeldenkampfState]):
    """The game for two players."""

    name = "heldenkampf"
    seats = range(2, 3)  # H-083
    state_type = HeldenkampfState
    options_type = Options
    levels = ("simple", "strong", "master")
    data = FOLDER
    verbs = VERBS
    terms = terms.TERMS
    has_odds = True
    offers_in_menu_order = True
    odds_words = ODDS_WORDS
    marks = MARKS
    highlights = HIGHLIGHTS
    passage_starts = ("event-turn",)
    restated: Mapping[str, tuple[str, Sequence[str]]] = {"ask-draw": ("event-turn", ())}

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return names_in(self.data, tuple(card_set().cards))

    def describe(self, identifier: str) -> Item:
        return describe_card(identifier)

    def setup(self, options: Options, seats: int, dice: Dice) -> HeldenkampfState:
        return turns.new_quest(options, dice)

    def menus(self, state: HeldenkampfState) -> Mapping[Seat, Menu]:
        return menus_of(state)

    def phase(self, state: HeldenkampfState) -> str:
        return state.phase

    def refuse(self, state: HeldenkampfState, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        return refuse(state, seat, move, menu)

    def why_no_move(self, state: HeldenkampfState, seat: Seat, verb: str, menu: Menu | None) -> Refusal:
        return refuse_verb(state, seat, verb, menu)

    def resolve(self, state: HeldenkampfState, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        return turns.resolve(state, seat, move, io)

    def resign(self, state: HeldenkampfState, seat: Seat, io: ResolveContext) -> None:
        turns.resign(state, seat, io)

    def view(self, state: HeldenkampfState, seat: Seat | None) -> View:
        return build_view(state, seat)

    def seen(self, view: View) -> Iterable[Sighting]:
        return terms.seen(view)

    def headline(self, state: HeldenkampfState) -> Text:
        return headline(state)

    def board_footer(self, state: HeldenkampfState) -> Text:
        counts = {"monsters": len(state.monsters), "equipment": len(state.equipment)}
        return Text("board-supplies", {**counts, "forest": len(state.forest), "market": len(state.market)})

    def result(self, state: HeldenkampfState) -> Result | None:
        if state.phase != "over":
            return None
        return Result(tuple(state.winners), ending.reason(state))

    def look_back(self, state: HeldenkampfState, seats: int, events: Sequence[Text]) -> Retrospective:
        return ending.look_back(state, events)

    def label(self, state: HeldenkampfState, seat: Seat, move: Move, depth: int) -> Text:
        return argument_label(state, seat, move, depth) if depth else move_label(state, move)

    def phrase(self, state: HeldenkampfState, seat: Seat, move: Move) -> Text | None:
        return phrase(state, seat, move)

    def nameable_items(self, state: HeldenkampfState, seat: Seat) -> Sequence[tuple[Argument, Text]]:
        return nameable_items(state, seat)

    def odds(
        self, first: Sequence[OddsWord], second: Sequence[OddsWord], state: HeldenkampfState | None = None
    ) -> Item:
        return planned_fight_odds(first, second)

    def odds_now(self, state: HeldenkampfState) -> Item | None:
        return current_fight_odds(state)

    def chance(self, state: HeldenkampfState, seat: Seat, move: Move) -> Chance | None:
        return chance(state, seat, move)

    def stake(self, state: HeldenkampfState, seat: Seat, move: Move) -> Text | None:
        return stake(state, seat, move)

    review_work = 1_200_000

    def turn_now(self, state: HeldenkampfState) -> tuple[int, ...]:
        return state.round, state.turn

    def recurring(self, state: HeldenkampfState, seat: Seat, menu: Menu) -> RecurringQuestion | None:
        """Each attack wants its own answer, and the pause card can be played once only (H-003, H-011)."""
        return None if menu.question.key == "ask-answer" else super().recurring(state, seat, menu)

    def estimate(self, state: HeldenkampfState) -> Sequence[float]:
        return QUEST_EVALUATION.chances(self, state, 2)

    def explain(self, state: HeldenkampfState, seat: Seat, move: Move) -> Text | None:
        return explain(state, seat, move)

    def determinize(self, state: HeldenkampfState, seat: Seat | None, random: Random) -> HeldenkampfState:
        return determinize(state, seat, random)

    def vitals(self, state: HeldenkampfState, seat: Seat) -> Mapping[str, int]:
        return {"vital-points": points(state, seat), "vital-castle": state.sides[seat].castle}

    def guidance(self, state: HeldenkampfState, seat: Seat) -> Text | None:
        return guidance(state, seat)

    def advise(self, state: HeldenkampfState, seat: Seat, menu: Menu) -> Iterable[Advice]:
        return advice.advise(state, seat, menu)

    def plan_still_holds(self, state: HeldenkampfState, seat: Seat, plan: Plan) -> bool:
        return advice.plan_still_holds(state, seat, plan)

    def foregone_answer(self, state: HeldenkampfState, seat: Seat, menu: Menu) -> Move | None:
        return foregone_answer(state, seat, menu)

    def menu_against_computers(self, state: HeldenkampfState, seat: Seat, menu: Menu) -> Menu:
        return menu_against_computers(state, seat, menu)

    def other_way(self, state: HeldenkampfState, seat: Seat, move: Move) -> OtherWay | None:
        return advice.other_way(state, seat, move)

    def caution(self, state: HeldenkampfState, seat: Seat, menu: Menu, move: Move) -> Text | None:
        return advice.caution(state, seat, menu, move)

    def choose(self, state: HeldenkampfState, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        return choose(state, seat, menu, random)

    def ponder(self, state: HeldenkampfState, seat: Seat, menu: Menu, random: Random, level: str, work: int) -> Move:
        if level == MASTER:
            return choose(state, seat, menu, random, PATIENT)
        return Search(SearchableQuest(self), state, 2, seat, random).choose(menu, work)
