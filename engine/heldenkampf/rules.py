"""The game as the house sees it: draw, act, keep to the hand limit (H-083 .. H-092)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from engine.content.names import names_in
from engine.heldenkampf import advice
from engine.heldenkampf.cards import FOLDER, card, card_set
from engine.heldenkampf.computer import choose
from engine.heldenkampf.determinize import determinize
from engine.heldenkampf.explaining import explain
from engine.heldenkampf.odds.calculator import ODDS_WORDS, planned, running
from engine.heldenkampf.odds.moves import chance
from engine.heldenkampf.options import Options
from engine.heldenkampf.play.attack import attack, can_call
from engine.heldenkampf.play.fight import ROLL, eat
from engine.heldenkampf.play.forage import forage
from engine.heldenkampf.play.stacks import draw, stacks_to_draw
from engine.heldenkampf.refusals import nothing, refuse
from engine.heldenkampf.state import HAND_LIMIT, PASSES_TO_END, Quest, Side, heroes_in_hand, other, points, survivors
from engine.heldenkampf.verbs import VERBS
from engine.heldenkampf.view import terms
from engine.heldenkampf.view.labels import argument_label, things
from engine.heldenkampf.view.marks import MARKS
from engine.heldenkampf.view.player_view import build_view, describe_card, headline
from engine.kernel.advice import Advice, OtherWay, Plan
from engine.kernel.dice import Dice
from engine.kernel.flow import IO, Flow
from engine.kernel.game import Game
from engine.kernel.menus import PASS, Argument, Menu, Move, Refusal
from engine.kernel.odds import Chance, OddsWord
from engine.kernel.terms import Sighting
from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.views import Item, Result, View

CALL = Move("call")


class Heldenkampf(Game[Quest]):
    """The quest of two players."""

    name = "heldenkampf"
    seats = range(2, 3)  # H-083
    state_type = Quest
    options_type = Options
    data = FOLDER
    verbs = VERBS
    terms = terms.TERMS
    has_odds = True
    odds_words = ODDS_WORDS
    marks = MARKS

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return names_in(self.data, tuple(card_set().cards))

    def describe(self, identifier: str) -> Item:
        return describe_card(identifier)

    def setup(self, options: Options, seats: int, dice: Dice) -> Quest:
        """Shuffled stacks, a hero, a monster, three pieces of equipment each; the lot decides who starts (H-085)."""
        cards = card_set()
        stacks = [
            list(stack)
            for stack in (cards.heroes, cards.heroines, cards.monsters, cards.equipment, cards.forest, cards.market)
        ]
        for stack in stacks:
            dice.shuffle(stack)
        heroes, heroines, monsters, equipment, forest, market = stacks
        quest = Quest(options, [Side(heroes), Side(heroines)], monsters, equipment, forest, market)
        for side in quest.sides:
            side.hand = [side.heroes.pop(), monsters.pop(), *(equipment.pop() for _ in range(3))]  # H-086
        quest.turn = quest.first = dice.roll(2) - 1
        return quest

    def menus(self, state: Quest) -> Mapping[Seat, Menu]:
        if state.phase == "over":
            return {}
        seat = state.turn
        side = state.sides[seat]
        if state.phase == "draw":
            moves = [Move("draw", (stack,)) for stack in stacks_to_draw(state, seat)]
            return {seat: Menu(moves, Text("ask-draw"), moves[0])}
        if state.phase == "discard":
            moves = [Move("discard", (identifier,)) for identifier in sorted(side.hand)]
            return {seat: Menu(moves, Text("ask-discard", {"over": len(side.hand) - HAND_LIMIT}), moves[0])}
        return {seat: Menu([PASS, *actions(state, seat)], Text("ask-action"), PASS)}

    def phase(self, state: Quest) -> str:
        return state.phase

    def refuse(self, state: Quest, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        return refuse(state, seat, move, menu)

    def nothing(self, state: Quest, seat: Seat, verb: str, menu: Menu | None) -> Refusal:
        return nothing(state, seat, verb, menu)

    def resolve(self, state: Quest, seat: Seat, move: Move, io: IO) -> Flow:
        if state.phase == "draw":
            drawn = draw(state, seat, str(move.args[0]), io)
            io.tell("event-drew", player=seat_name(seat), stack=str(move.args[0]))
            io.whisper_more(seat, "event-drew-card", card=name(drawn), stack=str(move.args[0]))
            state.phase = "action"
            return
        if state.phase == "discard":
            throw_away(state, seat, str(move.args[0]))
            if len(state.sides[seat].hand) <= HAND_LIMIT:
                next_turn(state, io)
            return
        if move.name == "eat":
            eat(state, seat, str(move.args[0]), str(move.args[1]), io)
            return
        if move == CALL:
            drawn = draw(state, seat, "heroes", io)
            io.tell("event-drew", player=seat_name(seat), stack="heroes")
            io.whisper_more(seat, "event-drew-card", card=name(drawn), stack="heroes")
            return
        if move == PASS:
            state.passes += 1
            io.tell("event-pass", player=seat_name(seat))
        else:
            state.passes = 0
            if move.name == "attack":
                yield from attack(state, seat, str(move.args[1]), str(move.args[0]), io)
            else:
                yield from forage(state, seat, str(move.args[1]), str(move.args[0]), io)
        end_turn(state, io)

    def resign(self, state: Quest, seat: Seat, io: IO) -> None:
        state.fight = None
        finish(state, [other(seat)], "resigned", io)

    def view(self, state: Quest, seat: Seat | None) -> View:
        return build_view(state, seat)

    def seen(self, view: View) -> Iterable[Sighting]:
        return terms.seen(view)

    def headline(self, state: Quest) -> Text:
        return headline(state)

    def result(self, state: Quest) -> Result | None:
        if state.phase != "over":
            return None
        return Result(tuple(state.winners), Text("result-ending", {"ending": state.ending}))

    def label(self, state: Quest, seat: Seat, move: Move, depth: int) -> Text:
        return argument_label(state, seat, move, depth) if depth else VERBS.label(move.name)

    def things(self, state: Quest, seat: Seat) -> Sequence[tuple[Argument, Text]]:
        return things(state, seat)

    def odds(self, first: Sequence[OddsWord], second: Sequence[OddsWord], state: Quest | None = None) -> Item:
        return planned(first, second)

    def odds_now(self, state: Quest) -> Item | None:
        return running(state)

    def chance(self, state: Quest, seat: Seat, move: Move) -> Chance | None:
        return chance(state, seat, move)

    def explain(self, state: Quest, seat: Seat, move: Move) -> Text | None:
        return explain(state, seat, move)

    def determinize(self, state: Quest, seat: Seat | None, random: Random) -> Quest:
        return determinize(state, seat, random)

    def advise(self, state: Quest, seat: Seat, menu: Menu) -> Iterable[Advice]:
        return advice.advise(state, seat, menu)

    def other_way(self, state: Quest, seat: Seat, move: Move) -> OtherWay | None:
        return advice.rolling_on(state, seat) if move == ROLL else None

    def goes_on(self, state: Quest, seat: Seat, plan: Plan) -> bool:
        return advice.goes_on(state, seat, plan)

    def caution(self, state: Quest, seat: Seat, menu: Menu, move: Move) -> Text | None:
        return advice.caution(state, seat, menu, move)

    def choose(self, state: Quest, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        return choose(state, seat, menu, random, level)


def actions(quest: Quest, seat: Seat) -> list[Move]:
    """Eating, attacking, foraging; a hero may be called if none is in hand (H-009, H-087 .. H-089)."""
    side = quest.sides[seat]
    heroes = heroes_in_hand(side)
    fighters = [identifier for identifier in side.hand if card(identifier).kind in ("hero", "monster")]  # H-002
    moves = [Move("attack", (fighter, ground)) for fighter in fighters for ground in card_set().battlefields]
    foods = [identifier for identifier in side.hand if card(identifier).food]
    moves += [Move("eat", (food, hero)) for hero in heroes if quest.wounds.get(hero, 0) for food in foods]
    places = [place for place, stack in (("forest", quest.forest), ("market-place", quest.market)) if stack]
    moves += [Move("forage", (hero, place)) for hero in heroes for place in places]
    if not heroes and can_call(quest, seat):
        moves.append(CALL)
    return moves


def throw_away(quest: Quest, seat: Seat, identifier: str) -> None:
    """Surplus heroes go to the tavern, other cards to the common discard pile (H-086)."""
    side = quest.sides[seat]
    side.hand.remove(identifier)
    (side.tavern if card(identifier).kind == "hero" else quest.discard).append(identifier)


def end_turn(quest: Quest, io: IO) -> None:
    """The end of the game, the hand limit, or the next turn (H-086, H-092)."""
    for seat, side in enumerate(quest.sides):
        if side.castle <= 0:
            io.tell("event-castle-fallen", player=seat_name(seat))
            finish_by_points(quest, "castle", io)
            return
    if quest.passes >= PASSES_TO_END:
        finish_by_points(quest, "passes", io)
    elif len(quest.sides[quest.turn].hand) > HAND_LIMIT:
        quest.phase = "discard"
    else:
        next_turn(quest, io)


def next_turn(quest: Quest, io: IO) -> None:
    """The other player draws and acts; after both a new round begins (H-086, H-087, H-092)."""
    quest.turn = other(quest.turn)
    if quest.turn == quest.first:
        quest.round += 1
        if quest.round > quest.options.round_limit:
            finish_by_points(quest, "rounds", io)
            return
    quest.phase = "draw" if stacks_to_draw(quest, quest.turn) else "action"
    io.tell("event-turn", player=seat_name(quest.turn), round=quest.round)


def finish_by_points(quest: Quest, ending: str, io: IO) -> None:
    """More victory points, then more heroes not killed, then a draw (H-092)."""
    scores = [(points(quest, seat), survivors(quest, seat)) for seat in (0, 1)]
    winners = [] if scores[0] == scores[1] else [0 if scores[0] > scores[1] else 1]
    finish(quest, winners, ending, io)


def finish(quest: Quest, winners: list[Seat], ending: str, io: IO) -> None:
    quest.phase = "over"
    quest.winners = winners
    quest.ending = ending
    if winners:
        io.tell(
            "event-won",
            player=seat_name(winners[0]),
            points=points(quest, winners[0]),
            other=points(quest, other(winners[0])),
        )
    else:
        io.tell("event-draw", points=points(quest, 0))
