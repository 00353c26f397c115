"""The game of Talisman: its parts combined in one class, with turns as an agenda of steps (M-001, M-006)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any

from engine.content.names import names_in
from engine.kernel import game as kernel
from engine.kernel.advice import Advice, Plan, RecurringQuestion
from engine.kernel.dice import Dice
from engine.kernel.endings import Retrospective, Role
from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.game import Account
from engine.kernel.menus import Argument, Menu, Move, Refusal
from engine.kernel.odds import Chance, OddsWord
from engine.kernel.text import Seat, Sighting, Text
from engine.kernel.views import Item, Pile, Place, Result, View
from engine.talisman.account import account
from engine.talisman.board import FOLDER
from engine.talisman.cards.library import items, library
from engine.talisman.computer import choose
from engine.talisman.computer.advice import advise, caution
from engine.talisman.computer.evaluation import ADVENTURE_EVALUATION
from engine.talisman.computer.explanations import explain
from engine.talisman.computer.guidance import line_of_guidance
from engine.talisman.computer.private_reasons import reason_in_private
from engine.talisman.computer.sampling import determinize
from engine.talisman.menus import is_cast_at_any_time, is_on_crown, menus_of, phase_of, recurring, rolls_for_move
from engine.talisman.odds import wording
from engine.talisman.options import VARIANTS, Options
from engine.talisman.play import alternatives, encounters, leaving, moving, picking, setup, trading, turning, turns
from engine.talisman.play.counting import lead
from engine.talisman.play.fights import preparing, results
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.spells import polling
from engine.talisman.play.values import can, total
from engine.talisman.refusals import refuse, why_no_move
from engine.talisman.state import FIGHT, Adventure, decided, due, kind
from engine.talisman.verbs import VERBS
from engine.talisman.view import ending, piles, spaces, stories, terms
from engine.talisman.view.highlights import HIGHLIGHTS
from engine.talisman.view.items import describe
from engine.talisman.view.labels import argument_label, nameable_items, phrase, verb_label
from engine.talisman.view.marks import MARKS
from engine.talisman.view.player_view import build_view, headline

STEPS: Mapping[str, Callable[[ActiveGame], Flow | None]] = {
    "deal": setup.deal,
    "head-start": alternatives.head_start,
    "next": turns.next_turn,
    "begin": turns.begin_turn,
    "inherit": alternatives.inherit,
    "cross": moving.cross,
    "land": encounters.land,
    "meet": encounters.meet,
    "poll": polling.poll,
    "explore": encounters.explore,
    "encounter": encounters.encounter,
    "fight": preparing.begin_fight,
    "attack": results.attack,
    "space": encounters.follow_space,
    "look": picking.look,
    "cut": encounters.cut_visit,
    "trade": trading.trade_step,
    "finish": turns.end_turn,
}
"""The automatic steps by their words in the agenda (M-389 .. M-396)."""

NEEDLESS_VERBS = ("drink", "hire", "call", "wield", "unarmed", "one-die", "unshielded")
"""The verbs that prepare for a fight, which nobody needs in one that is won with any dice."""
LAST_ROUNDS = 3
"""Rounds at the end of a game in which the board says by how many points somebody leads (M-369)."""


class Talisman(kernel.Game[Adventure]):
    """An adventure for two to six players."""

    name = "talisman"
    seats = range(2, 7)
    state_type = Adventure
    options_type = Options
    data = FOLDER
    verbs = VERBS
    has_odds = has_piles = has_places = has_steps = True
    fully_advised = ("ask-wish", "ask-move")
    sheet_button = "button-character"
    reaction_words = polling.REACTION_WORDS
    terms = terms.TERMS
    marks = MARKS
    highlights = HIGHLIGHTS
    passage_starts = ("event-turn", "event-turn-toad")
    key_events = (
        *("event-seizes", "event-seizes-gold", "event-lures", "event-lost", "event-misses", "event-missed-here"),
        *("event-toad", "event-toad-keeping", "event-enslaved", "event-held", "event-died"),
    )
    headlines = ("event-portal-open", "alarm-crown")
    restated: Mapping[str, tuple[str, Sequence[str]]] = {
        "ask-begin": ("event-turn", ("player",)),
        "ask-move": ("event-rolled", ("player", "what", "total")),
        "ask-fate": ("event-rolled", ("player", "what", "dice", "total")),
    }

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return names_in(self.data, items())

    def describe(self, identifier: str) -> Item:
        return describe(identifier)

    def setup(self, options: Any, seats: int, dice: Dice) -> Adventure:
        return setup.new_adventure(options, seats, dice)

    def menus(self, state: Adventure) -> Mapping[Seat, Menu]:
        return menus_of(state)

    def phase(self, state: Adventure) -> str:
        return phase_of(state)

    def refuse(self, state: Adventure, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        return refuse(state, seat, move, menu)

    def resolve(self, state: Adventure, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        game = ActiveGame(state, io)
        flow = turning.MOVES[move.name](game, seat, *move.args)
        if flow is not None:
            yield from flow
        yield from turning.tidy_up(game)

    def proceed(self, state: Adventure, io: ResolveContext) -> Flow | None:
        return _step(ActiveGame(state, io)) if due(state) else None

    def resign(self, state: Adventure, seat: Seat, io: ResolveContext) -> None:
        leaving.leave_game(ActiveGame(state, io), seat)

    def turn_now(self, state: Adventure) -> tuple[int, ...]:
        return (state.rounds, state.turn, state.extra_turns, int(state.extra))

    def is_fair(self, state: Adventure) -> bool:
        return True

    def may_hide_moves(self, state: Adventure, seat: Seat) -> bool:
        """Return whether a player holds Spells: it is secret which of them may be cast now."""
        return bool(state.adventurers[seat].spells)

    def reaction(self, state: Adventure, seat: Seat, menu: Menu) -> Sequence[str] | None:
        return polling.reaction_topic(menu)

    def recurring(self, state: Adventure, seat: Seat, menu: Menu) -> RecurringQuestion:
        return recurring(menu)

    def health(self, state: Adventure, seat: Seat) -> int:
        return state.adventurers[seat].lives

    def view(self, state: Adventure, seat: Seat | None) -> View:
        return build_view(state, seat)

    def seen(self, view: View) -> Iterable[Sighting]:
        return terms.seen(view)

    def piles(self, view: View) -> Sequence[Pile]:
        return piles.piles(view)

    def places(self, view: View) -> Sequence[Place]:
        return spaces.places(view)

    def place(self, view: View, name: str) -> Item:
        return spaces.place(view, name)

    def headline(self, state: Adventure) -> Text:
        return headline(state)

    def board_footer(self, state: Adventure) -> Text:
        counts = {"cards": len(state.adventure), "spells": len(state.spells)}
        last = state.options.round_limit
        left = max(0, last - state.rounds)
        rounds = {"round": state.rounds, "last": last, "left": left}
        is_ending = bool(last) and left < LAST_ROUNDS
        return Text("board-supplies", {**rounds, **counts, "lead": lead(state).points if is_ending else -1})

    def result(self, state: Adventure) -> Result | None:
        """Return the winner: the last player left (M-006), or by option the first on the Crown (M-368).

        Nobody wins if the last players went out of the game together (M-006a).
        """
        return Result(tuple(state.winners), ending.reason(state)) if state.ending else None

    def look_back(self, state: Adventure, seats: int, events: Sequence[Text]) -> Retrospective:
        return ending.look_back(state, events)

    def account(self, state: Adventure) -> Account:
        return account(state)

    def aim(self, options: Options) -> Text:
        """Return the aim: to be the last player left, or the first on the Crown of Command (M-001, M-368, M-369)."""
        return Text("about-aim-sudden", {"round": options.round_limit}) if options.sudden_end else Text("about-aim")

    def length(self, options: Options) -> Text:
        """Return the length of a game: an evening, or the full game."""
        return Text("about-length-evening" if options.evening else "about-length")

    variants = VARIANTS

    def out(self, state: Adventure) -> list[Seat]:
        """Return the seats that are out of the game (M-350)."""
        return [seat for seat, adventurer in enumerate(state.adventurers) if adventurer.out]

    def role(self, text: Text) -> Role | None:
        return stories.role(text)

    review_work = 250_000

    def estimate(self, state: Adventure) -> Sequence[float]:
        return ADVENTURE_EVALUATION.chances(self, state, len(state.adventurers))

    def turn_of(self, state: Adventure) -> tuple[int, ...]:
        return stories.turn_of(state)

    def label(self, state: Adventure, seat: Seat, move: Move, depth: int) -> Text:
        return argument_label(state, seat, move, depth) if depth else verb_label(state, seat, move)

    def phrase(self, state: Adventure, seat: Seat, move: Move) -> Text | None:
        return phrase(state, seat, move)

    def why_no_move(self, state: Adventure, seat: Seat, verb: str, menu: Menu | None) -> Refusal:
        return why_no_move(state, seat, verb, menu)

    def nameable_items(self, state: Adventure, seat: Seat) -> Sequence[tuple[Argument, Text]]:
        return nameable_items(state, seat)

    def vitals(self, state: Adventure, seat: Seat) -> Mapping[str, int]:
        adventurer = state.adventurers[seat]
        talismans = sum(kind(card) == "talisman" for card in adventurer.objects)
        values = {"vital-lives": adventurer.lives, "vital-gold": adventurer.gold, "vital-fate": adventurer.fate}
        if not adventurer.character:  # after a death, until a new one comes
            return {"vital-talismans": talismans, **values}
        return {
            "vital-character": list(library().characters).index(adventurer.character),
            "vital-talismans": talismans,
            "vital-strength": total(state, seat, "strength"),
            "vital-craft": total(state, seat, "craft"),
            **values,
        }

    def guidance(self, state: Adventure, seat: Seat) -> Text | None:
        return line_of_guidance(state, seat)

    def advise(self, state: Adventure, seat: Seat, menu: Menu) -> Iterable[Advice]:
        return advise(state, seat, menu)

    def explain(self, state: Adventure, seat: Seat, move: Move) -> Text | None:
        return explain(state, seat, move)

    def explain_in_private(self, state: Adventure, seat: Seat, move: Move) -> Text | None:
        return reason_in_private(state, seat, move)

    def determinize(self, state: Adventure, seat: Seat | None, random: Random) -> Adventure:
        return determinize(state, seat, random)

    def odds(self, first: Sequence[OddsWord], second: Sequence[OddsWord], state: Adventure | None = None) -> Item:
        return wording.odds(first, second, state)

    def odds_now(self, state: Adventure) -> Item | None:
        return wording.odds_now(state)

    def odds_now_covers_moves(self, state: Adventure) -> bool:
        return state.fight is not None and not can(state, state.fight.attacker.seat, "assassinate")

    def chance(self, state: Adventure, seat: Seat, move: Move) -> Chance | None:
        return wording.chance(state, seat, move)

    def stake(self, state: Adventure, seat: Seat, move: Move) -> Text | None:
        return wording.stake(state, seat, move)

    def can_wait(self, state: Adventure, seat: Seat, move: Move) -> bool:
        """Return whether a move can be made just as well after the roll for the move, on the same space.

        So can the Spells of every moment. On the Crown nothing is gained by leaving a card or stopping. In a fight that
        is won with any dice, nothing has to be renounced or added (M-275).
        """
        if self.phase(state) == FIGHT:
            return move.name in NEEDLESS_VERBS and wording.is_won_by_striking(state, seat)
        if self.phase(state) == "begin" and is_on_crown(state, seat):
            return move.name in ("drop", "halt")
        return (super().can_wait(state, seat, move) or is_cast_at_any_time(move)) and rolls_for_move(state, seat)

    def plan_still_holds(self, state: Adventure, seat: Seat, plan: Plan) -> bool:
        """Return whether an assassination can still be struck, the only plan of this game (MD-119)."""
        return state.fight is not None and state.fight.assassinated

    def caution(self, state: Adventure, seat: Seat, menu: Menu, move: Move) -> Text | None:
        return caution(seat, menu, move)

    def choose(self, state: Adventure, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        return choose(state, seat, menu, random, level)


def _step(game: ActiveGame) -> Flow:
    """Carry out the next step of the agenda, or end the game if only one player can still play."""
    if decided(game.state):
        turns.end_game(game)
        return
    flow = STEPS[game.state.agenda.pop(0)](game)
    if flow is not None:
        yield from flow
        yield from turning.tidy_up(game)
