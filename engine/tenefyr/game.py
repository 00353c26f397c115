"""Heroes of Tenefyr behind the interface that every game implements (R-033 .. R-048, R-176)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Any

from engine.content.names import names_in
from engine.kernel import game as kernel
from engine.kernel.advice import Advice, RecurringQuestion
from engine.kernel.dice import Dice
from engine.kernel.endings import Retrospective
from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.menus import Argument, Menu, Move, Refusal
from engine.kernel.odds import Chance, OddsWord
from engine.kernel.text import Seat, Sighting, Text
from engine.kernel.views import Item, Pile, Result, View
from engine.search.search import Search
from engine.tenefyr.cards.library import FOLDER, items, library
from engine.tenefyr.computer import choose
from engine.tenefyr.computer.explanations import explain
from engine.tenefyr.computer.guidance import guidance
from engine.tenefyr.computer.sampling import determinize
from engine.tenefyr.computer.search import SearchableExpedition
from engine.tenefyr.goals import GOALS, RECORD_CATEGORIES, reached, record_category_of
from engine.tenefyr.hints import hint
from engine.tenefyr.menus import coming_votes, menus_of, phase_of
from engine.tenefyr.odds import wording
from engine.tenefyr.odds.advice import advise
from engine.tenefyr.options import Options
from engine.tenefyr.play import fight, leaving, moving, setup
from engine.tenefyr.play.game import ActiveExpedition
from engine.tenefyr.play.resigning import resign
from engine.tenefyr.refusals import refuse
from engine.tenefyr.state import Expedition, present_seats
from engine.tenefyr.traits import traits
from engine.tenefyr.verbs import VERBS
from engine.tenefyr.view import ending, piles, terms
from engine.tenefyr.view.highlights import HIGHLIGHTS
from engine.tenefyr.view.items import describe
from engine.tenefyr.view.labels import argument_label, nameable_items
from engine.tenefyr.view.marks import MARKS
from engine.tenefyr.view.player_view import build_view, headline

STEPS: Mapping[str, Callable[[ActiveExpedition], Flow | None]] = {
    "begin": setup.begin,
    "camp": leaving.camp,
    "fight": fight.begin_fight,
    "turn": fight.begin_turn,
    "play-rest": fight.play_rest,
    "end-turn": fight.end_turn,
    "move": moving.move_enemy,
    "victory": fight.victory,
    "defeat": fight.defeat,
    "decide": fight.decide,
    "step": leaving.step_pawn,
    "rest": leaving.rest,
    "reward": leaving.reward,
}
"""The automatic steps by their words in the agenda."""


class Tenefyr(kernel.Game[Expedition]):
    """Heroes of Tenefyr, a cooperative expedition for one to four players."""

    name = "tenefyr"
    seats = range(1, 5)
    state_type = Expedition
    options_type = Options
    data = FOLDER
    verbs = VERBS
    terms = terms.TERMS
    marks = MARKS
    highlights = HIGHLIGHTS
    passage_starts = ("event-turn", "event-fight")
    key_events = ("event-victory", "event-defeat", "event-boss-attacks")
    restated: Mapping[str, tuple[str, Sequence[str]]] = {"ask-keep": ("event-power", ("enemy", "power", "total"))}
    goals = GOALS
    record_categories = RECORD_CATEGORIES
    levels = ("simple", "strong")
    has_dice = False
    has_odds = has_piles = has_steps = True

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return names_in(self.data, items())

    def option_values(self, option: str) -> Sequence[str]:
        return ("random", *library().bosses) if option == "boss" else ()

    def describe(self, identifier: str) -> Item:
        return describe(identifier)

    def setup(self, options: Any, seats: int, dice: Dice) -> Expedition:
        return setup.new_expedition(options, seats, dice)

    def menus(self, state: Expedition) -> Mapping[Seat, Menu]:
        return menus_of(state)

    def recurring(self, state: Expedition, seat: Seat, menu: Menu) -> RecurringQuestion:
        asked = menu.question
        return RecurringQuestion(Text("order-ask-go-on") if asked.key == "ask-go-on" else asked)

    def coming_votes(self, state: Expedition, seat: Seat) -> Sequence[Menu]:
        return coming_votes(state)

    def phase(self, state: Expedition) -> str:
        return phase_of(state)

    def refuse(self, state: Expedition, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        return refuse(state, seat, move, menu)

    def resolve(self, state: Expedition, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        game = ActiveExpedition(state, io)
        if move.name == "hero":
            setup.choose_hero(game, seat, str(move.args[0]))
        elif move.name == "redraw":
            fight.redraw(game)
        elif move.name == "play":
            yield from fight.play(game, str(move.args[0]))
        elif move.name == "hold-back":
            yield from fight.play(game, str(move.args[0]), enemy_first=True)
        else:
            yield from fight.play_all(game, move.args[0])

    def proceed(self, state: Expedition, io: ResolveContext) -> Flow | None:
        return _step(ActiveExpedition(state, io)) if state.agenda and not state.ending else None

    def resign(self, state: Expedition, seat: Seat, io: ResolveContext) -> None:
        resign(ActiveExpedition(state, io), seat)

    def view(self, state: Expedition, seat: Seat | None) -> View:
        return build_view(state, seat)

    def seen(self, view: View) -> Iterable[Sighting]:
        return terms.seen(view)

    def piles(self, view: View) -> Sequence[Pile]:
        return piles.piles(view)

    def headline(self, state: Expedition) -> Text:
        return headline(state)

    def result(self, state: Expedition) -> Result | None:
        """Return the shared result: all win, or all lose (R-034, R-035)."""
        if not state.ending:
            return None
        reason = ending.reason(state)
        if state.ending == "won":
            winners = tuple(sorted(present_seats(state)))
            return Result(winners, reason, teams=(winners,))
        return Result((), reason, lost=True)

    def look_back(self, state: Expedition, seats: int, events: Sequence[Text]) -> Retrospective:
        return ending.look_back(state, events)

    def label(self, state: Expedition, seat: Seat, move: Move, depth: int) -> Text:
        if depth:
            return argument_label(state, seat, move, depth)
        return VERBS.label(move.name) if move != ("play-all", ()) else Text("move-play-all-ordered")

    def nameable_items(self, state: Expedition, seat: Seat) -> Sequence[tuple[Argument, Text]]:
        return nameable_items(state, seat)

    def odds(self, first: Sequence[OddsWord], second: Sequence[OddsWord], state: Expedition | None = None) -> Item:
        return wording.odds(first, second, state)

    def odds_now_covers_moves(self, state: Expedition) -> bool:
        return True

    def odds_now(self, state: Expedition) -> Item | None:
        return wording.odds_now(state)

    def chance(self, state: Expedition, seat: Seat, move: Move) -> Chance | None:
        return wording.chance(state, seat, move)

    def stake(self, state: Expedition, seat: Seat, move: Move) -> Text | None:
        return wording.stake(state, seat, move)

    def guidance(self, state: Expedition, seat: Seat) -> Text | None:
        return guidance(state, seat)

    def advise(self, state: Expedition, seat: Seat, menu: Menu) -> Sequence[Advice]:
        return advise(state, seat, menu)

    def reached(self, state: Expedition, seat: Seat) -> Sequence[str]:
        return reached(state, seat)

    def record_category(self, options: Options) -> str:
        return record_category_of(options)

    def explain(self, state: Expedition, seat: Seat, move: Move) -> Text | None:
        return explain(state, seat, move)

    def hint(self, state: Expedition, seat: Seat, menu: Menu, move: Move) -> tuple[Move, Text | None]:
        return hint(state, seat, menu, move)

    def determinize(self, state: Expedition, seat: Seat | None, random: Random) -> Expedition:
        return determinize(state, seat, random)

    def traits(self, state: Expedition) -> Mapping[str, Collection[str]]:
        return traits(state)

    def choose(self, state: Expedition, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        return choose(state, seat, menu, random, level)

    def ponder(self, state: Expedition, seat: Seat, menu: Menu, random: Random, level: str, work: int) -> Move:
        return Search(SearchableExpedition(self), state, len(state.players), seat, random).choose(menu, work)


def _step(game: ActiveExpedition) -> Flow:
    """Carry out the next step of the agenda."""
    flow = STEPS[game.state.agenda.pop(0)](game)
    if flow is not None:
        yield from flow
