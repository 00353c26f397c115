"""The class of the game: each method calls the module that implements it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from engine.kernel import game as kernel
from engine.kernel.advice import Advice, RecurringQuestion
from engine.kernel.dice import Dice
from engine.kernel.endings import Retrospective
from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.menus import Argument, Menu, Move, Refusal
from engine.kernel.odds import Chance, OddsWord
from engine.kernel.text import Seat, Sighting, Text, seat_name
from engine.kernel.views import Item, Result, View
from engine.telperinquar.cards import library, packs
from engine.telperinquar.cards.catalog import LEVEL, Catalog
from engine.telperinquar.computer import advice, explanations, policy, sampling
from engine.telperinquar.computer.evaluation import DuelEvaluation
from engine.telperinquar.computer.guidance import guidance
from engine.telperinquar.computer.search import SearchableDuel, search
from engine.telperinquar.decks.building import DeckBuilding
from engine.telperinquar.draft import computer as draft_computer
from engine.telperinquar.draft import course
from engine.telperinquar.draft import labels as draft_labels
from engine.telperinquar.draft import refusals as draft_refusals
from engine.telperinquar.draft import view as draft_view
from engine.telperinquar.menus import is_idle_turn, rest_menu
from engine.telperinquar.odds import calculator, planning
from engine.telperinquar.odds import moves as move_chances
from engine.telperinquar.options import Options
from engine.telperinquar.play import actions, attacks, playing, turn
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.play.reactions import REACTION_WORDS, is_attacked, reaction_to
from engine.telperinquar.play.setup import set_up
from engine.telperinquar.refusals import moves
from engine.telperinquar.refusals.no_move import why_no_move
from engine.telperinquar.state import Duel
from engine.telperinquar.verbs import VERBS
from engine.telperinquar.view import content, ending, labels, phrases, player_view, terms
from engine.telperinquar.view.highlights import HIGHLIGHTS
from engine.telperinquar.view.key_events import HEADLINES, KEY_EVENTS, is_routine
from engine.telperinquar.view.marks import MARKS

ORDERS: Mapping[str, Text] = {"ask-entry": Text("order-level"), "ask-counter": Text("order-counter")}
"""Questions that standing orders call by a name of their own, whichever cards they are about each time."""


class Telperinquar(kernel.Game[Duel]):
    """A duel of two to four players, each against all others or two against two."""

    name = "telperinquar"
    seats = range(2, 5)
    state_type = Duel
    options_type = Options
    verbs = VERBS
    terms = terms.TERMS
    data = library.DATA
    has_odds = True
    odds_words = planning.ODDS_WORDS
    levels = ("simple", "strong")
    reaction_words = REACTION_WORDS
    has_attacks = True
    marks = MARKS
    highlights = HIGHLIGHTS
    passage_starts = ("event-turn",)
    key_events = KEY_EVENTS
    headlines = HEADLINES

    def __init__(self, cards: library.CardSet | None = None) -> None:
        self.cards = library.card_set() if cards is None else cards
        self.catalog = Catalog(self.cards)
        self.evaluation = DuelEvaluation(self.catalog)
        self.decks = DeckBuilding(self.cards)

    @classmethod
    def with_packs(cls, folder: Path) -> Telperinquar:
        return cls(library.with_packs(folder))

    @classmethod
    def pack_schema(cls) -> Mapping[str, Any]:
        return packs.pack_schema()

    def pack_items(self, deck: Mapping[str, Any]) -> Sequence[str]:
        return packs.items_of_packs(deck)

    def unknown_items(self, state: Duel) -> Sequence[str]:
        return packs.unknown_kinds(state, self.cards)

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return self.cards.names()

    def flavours(self) -> Mapping[str, Mapping[str, str]]:
        return self.cards.flavours()

    def describe(self, identifier: str) -> Item:
        return content.describe(self.cards, identifier)

    def setup(self, options: Options, seats: int, dice: Dice) -> Duel:
        if options.draft:
            return course.begin(self.catalog, options, seats)
        return set_up(self.catalog, options, seats, dice)

    def menus(self, state: Duel) -> Mapping[Seat, Menu]:
        if state.over:
            return {}
        game = ActiveGame(state, self.catalog)
        return rest_menu(game) if state.draft is None else course.menus(game, state.draft)

    def phase(self, state: Duel) -> str:
        return state.phase if state.draft is None else state.draft.stage

    def refuse(self, state: Duel, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        game = ActiveGame(state, self.catalog)
        if state.draft is not None:
            return draft_refusals.refuse(game, state.draft, seat, move)
        return moves.refuse(game, seat, move, menu)

    def why_no_move(self, state: Duel, seat: Seat, verb: str, menu: Menu | None) -> Refusal:
        game = ActiveGame(state, self.catalog)
        if state.draft is not None:
            return draft_refusals.why_no_move(game, state.draft, seat, verb)
        return why_no_move(game, seat, verb, menu)

    def resolve(self, state: Duel, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        game = ActiveGame(state, self.catalog, io)
        if state.draft is not None:
            return course.resolve(game, state.draft, seat, move)
        player = game.players[seat]
        args: Any = move.args  # of the right number and kind: the move is in the menu
        match move.name:
            case "attack":
                return attacks.attack(game, player, *args)
            case "attack-both":
                return attacks.attack_both(game, player, *args)
            case "use":
                return actions.use(game, player, *args)
            case "play":
                return playing.play(game, player, *args)
            case "equip":
                return playing.equip(game, player, *args)
            case "move":
                return playing.move_piece(game, player, *args)
            case "take-back":
                return playing.take_back(game, player, *args)
            case "reveal":
                return playing.reveal(game, player, *args)
            case "swap":
                return playing.swap(game, player, *args)
            case "cease":
                return turn.end_combat(game, player)
            case "levelup":
                return turn.finish_entry_phase(game, player, *(args or (LEVEL,)))
            case "pass":
                return turn.finish_entry_phase(game, player)
            case _:
                if state.phase == "position":
                    return turn.arrange(game, player, list(args))
                if not io.silent:
                    if is_idle_turn(game):
                        io.announce("event-idle", who=SEATS[seat])
                    elif player.actions and len(rest_menu(game)[seat].moves) == 1:
                        io.whisper(seat, "event-nothing-left", count=player.actions)
                return turn.end_main(game, player, rearranges=move.name == "end-arrange")

    def resign(self, state: Duel, seat: Seat, io: ResolveContext) -> None:
        game = ActiveGame(state, self.catalog, io)
        io.announce("event-resigned", who=SEATS[seat])
        if state.draft is not None:
            course.resign(game, state.draft, seat)
        elif not turn.remove_players(game, [game.players[seat]], "resigned") and state.turn == seat:
            turn.next_turn(game)

    def is_routine(self, event: Text) -> bool:
        return is_routine(event)

    def view(self, state: Duel, seat: Seat | None) -> View:
        game = ActiveGame(state, self.catalog)
        return player_view.view(game, seat) if state.draft is None else draft_view.view(game, state.draft, seat)

    def seen(self, view: View) -> Iterable[Sighting]:
        return terms.sightings(view)

    def headline(self, state: Duel) -> Text:
        game = ActiveGame(state, self.catalog)
        return player_view.headline(game) if state.draft is None else draft_view.headline(game, state.draft)

    def board_footer(self, state: Duel) -> Text:
        piles = [
            Text("board-pile", {"player": seat_name(seat), "pile": len(player.pile)})
            for seat, player in enumerate(state.players)
        ]
        return Text("board-supplies", {"piles": tuple(piles)})

    def result(self, state: Duel) -> Result | None:
        if not state.over:
            return None
        teams = ((0, 2), (1, 3)) if state.teams else ()  # T-230
        return Result(tuple(state.winners), ending.verdict(state, self.catalog), teams=teams)

    def look_back(self, state: Duel, seats: int, events: Sequence[Text]) -> Retrospective:
        if not state.players:  # the game ended in the draft
            return super().look_back(state, seats, events)
        return ending.look_back(state, self.catalog, events)

    def out(self, state: Duel) -> Sequence[Seat]:
        playing = {player.seat % 2 for player in state.players if not player.out} if state.teams else ()  # T-230
        return [player.seat for player in state.players if player.out and player.seat % 2 not in playing]

    def label(self, state: Duel, seat: Seat, move: Move, depth: int) -> Text:
        game = ActiveGame(state, self.catalog)
        return labels.label(game, seat, move, depth) if state.draft is None else draft_labels.label(game, move, depth)

    def phrase(self, state: Duel, seat: Seat, move: Move) -> Text | None:
        if state.draft is not None or (move.name == "use" and move.args[0] == state.players[seat].hero):
            return None
        return phrases.phrase(ActiveGame(state, self.catalog), seat, move)

    def nameable_items(self, state: Duel, seat: Seat) -> Sequence[tuple[Argument, Text]]:
        game = ActiveGame(state, self.catalog)
        return (
            labels.nameable_items(game, seat)
            if state.draft is None
            else draft_labels.nameable_items(game, state.draft, seat)
        )

    def odds(self, first: Sequence[OddsWord], second: Sequence[OddsWord], state: Duel | None = None) -> Item:
        return planning.planned_attack(self.catalog, first, second, state)

    def odds_things(self, state: Duel) -> Sequence[tuple[str, Text]]:
        return planning.combatants_in_play(state, self.catalog)

    def odds_now(self, state: Duel) -> Item | None:
        return calculator.current_attack(state, self.catalog)

    def chance(self, state: Duel, seat: Seat, move: Move) -> Chance | None:
        return move_chances.chance(ActiveGame(state, self.catalog), seat, move)

    def stake(self, state: Duel, seat: Seat, move: Move) -> Text | None:
        return move_chances.stake(ActiveGame(state, self.catalog), seat, move)

    def explain(self, state: Duel, seat: Seat, move: Move) -> Text | None:
        return None if state.draft is not None else explanations.explain(ActiveGame(state, self.catalog), seat, move)

    def determinize(self, state: Duel, seat: Seat | None, random: Random) -> Duel:
        return sampling.determinize(state, self.catalog, seat, random)

    def estimate(self, state: Duel) -> Sequence[float] | None:
        return None if state.draft is not None else self.evaluation.chances(self, state, len(state.players))

    def turn_now(self, state: Duel) -> tuple[int, ...]:
        return state.round, state.turn

    def is_fair(self, state: Duel) -> bool:
        return state.fair

    def recurring(self, state: Duel, seat: Seat, menu: Menu) -> RecurringQuestion:
        key = menu.question.key
        return RecurringQuestion(ORDERS.get(key, menu.question), at_rest=key == "ask-entry")

    def reaction(self, state: Duel, seat: Seat, menu: Menu) -> Sequence[str] | None:
        return reaction_to(ActiveGame(state, self.catalog), menu)

    def is_attacked(self, state: Duel, seat: Seat, menu: Menu) -> bool:
        return is_attacked(state, seat)

    def health(self, state: Duel, seat: Seat) -> int | None:
        return None if state.draft is not None else state.players[seat].life

    def vitals(self, state: Duel, seat: Seat) -> Mapping[str, int]:
        return {"vital-life": state.players[seat].life} if state.players else {}  # none in a draft

    def guidance(self, state: Duel, seat: Seat) -> Text | None:
        return guidance(ActiveGame(state, self.catalog), seat)

    def advise(self, state: Duel, seat: Seat, menu: Menu) -> Iterable[Advice]:
        return () if state.draft is not None else advice.advise(ActiveGame(state, self.catalog), seat, menu)

    def caution(self, state: Duel, seat: Seat, menu: Menu, move: Move) -> Text | None:
        return advice.caution(ActiveGame(state, self.catalog), seat, menu, move)

    def choose(self, state: Duel, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        game = ActiveGame(state, self.catalog)
        if state.draft is not None:
            return draft_computer.choose(game, state.draft, seat, menu, random)
        return policy.choose(game, seat, menu, random)

    def ponder(self, state: Duel, seat: Seat, menu: Menu, random: Random, level: str, work: int) -> Move:
        if state.draft is not None:
            return self.choose(state, seat, menu, random, level)
        return search(SearchableDuel(self, self.evaluation), state, seat, menu, random, work)
