"""The course of a game: turns of drawing, acting and discarding, and the end (H-083 .. H-092)."""

from __future__ import annotations

from engine.heldenkampf.cards import card, card_set
from engine.heldenkampf.options import Options
from engine.heldenkampf.play.attack import attack
from engine.heldenkampf.play.fight import eat
from engine.heldenkampf.play.forage import forage
from engine.heldenkampf.play.stacks import draw, stacks_to_draw
from engine.heldenkampf.state import (
    HAND_LIMIT,
    PASSES_TO_END,
    HeldenkampfState,
    Side,
    life,
    opponent,
    points,
    survivors,
)
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.menus import PASS, Move
from engine.kernel.text import Seat, name, seat_name

CALL = Move("call")


def new_quest(options: Options, dice: Dice) -> HeldenkampfState:
    """Set up a game: shuffle, deal a hero, a monster and three pieces of equipment each, draw lots (H-085)."""
    cards = card_set()
    stacks = [
        list(stack)
        for stack in (cards.heroes, cards.heroines, cards.monsters, cards.equipment, cards.forest, cards.market)
    ]
    for stack in stacks:
        dice.shuffle(stack)
    heroes, heroines, monsters, equipment, forest, market = stacks
    state = HeldenkampfState(options, [Side(heroes), Side(heroines)], monsters, equipment, forest, market)
    for side in state.sides:
        side.hand = [side.heroes.pop(), monsters.pop(), *(equipment.pop() for _ in range(3))]  # H-086
    state.turn = state.first = dice.roll(2) - 1
    return state


def whisper_drawn(state: HeldenkampfState, seat: Seat, drawn: str, stack: str, io: ResolveContext) -> None:
    """Show a player the card that they have drawn, with its present life points."""
    values = {"card": name(drawn), "stack": stack, "life": life(state, drawn), "phase": state.phase}
    io.whisper_details(seat, "event-drew-card", **values)


def resolve(state: HeldenkampfState, seat: Seat, move: Move, io: ResolveContext) -> Flow:
    """Carry out one allowed move, and end the turn if it is over."""
    if state.phase == "draw":
        drawn = draw(state, seat, str(move.args[0]), io)
        io.announce("event-drew", player=seat_name(seat), stack=str(move.args[0]))
        whisper_drawn(state, seat, drawn, str(move.args[0]), io)
        state.phase = "action"
        return
    if state.phase == "discard":
        throw_away(state, seat, str(move.args[0]), io)
        if len(state.sides[seat].hand) <= HAND_LIMIT:
            next_turn(state, io)
        return
    if move.name == "eat":
        eat(state, seat, str(move.args[0]), str(move.args[1]), io)
        return
    if move == CALL:
        drawn = draw(state, seat, "heroes", io)
        io.announce("event-drew", player=seat_name(seat), stack="heroes")
        whisper_drawn(state, seat, drawn, "heroes", io)
        return
    if move == PASS:
        state.passes += 1
        io.announce("event-pass", player=seat_name(seat))
        if state.passes == PASSES_TO_END - 1:
            io.announce("alarm-passes")
    else:
        state.passes = 0
        if move.name == "attack":
            yield from attack(state, seat, str(move.args[1]), str(move.args[0]), io)
        else:
            yield from forage(state, seat, str(move.args[1]), str(move.args[0]), io)
    end_turn(state, io)


def resign(state: HeldenkampfState, seat: Seat, io: ResolveContext) -> None:
    """Let the other player win."""
    state.fight = None
    finish(state, [opponent(seat)], "resigned")


def throw_away(state: HeldenkampfState, seat: Seat, identifier: str, io: ResolveContext) -> None:
    """Put a surplus hero into the tavern, any other card on the common discard pile (H-086)."""
    side = state.sides[seat]
    side.hand.remove(identifier)
    kind = card(identifier).kind
    (side.tavern if kind == "hero" else state.discard).append(identifier)
    io.announce("event-discarded", player=seat_name(seat), card=name(identifier), kind=kind, limit=HAND_LIMIT)


def end_turn(state: HeldenkampfState, io: ResolveContext) -> None:
    """Go on to the end of the game, to discarding, or to the next turn (H-086, H-092)."""
    for seat, side in enumerate(state.sides):
        if side.castle <= 0:
            io.announce("event-castle-fallen", player=seat_name(seat))
            finish_by_points(state, "castle")
            return
    if state.passes >= PASSES_TO_END:
        finish_by_points(state, "passes")
    elif len(state.sides[state.turn].hand) > HAND_LIMIT:
        state.phase = "discard"
    else:
        next_turn(state, io)


def next_turn(state: HeldenkampfState, io: ResolveContext) -> None:
    """Begin the turn of the other player; after both turns a new round (H-086, H-087, H-092)."""
    state.turn = opponent(state.turn)
    if state.turn == state.first:
        state.round += 1
        if state.round > state.options.round_limit:
            finish_by_points(state, "rounds")
            return
    state.phase = "draw" if stacks_to_draw(state, state.turn) else "action"
    io.announce("event-turn", player=seat_name(state.turn), round=state.round)
    if state.round == state.options.round_limit and state.turn == state.first:
        io.announce("alarm-last-round")


def finish_by_points(state: HeldenkampfState, ending: str) -> None:
    """End the game: victory points decide, then surviving heroes; otherwise it is a draw (H-092)."""
    scores = [(points(state, seat), survivors(state, seat)) for seat in (0, 1)]
    winners = [] if scores[0] == scores[1] else [0 if scores[0] > scores[1] else 1]
    finish(state, winners, ending)


def finish(state: HeldenkampfState, winners: list[Seat], ending: str) -> None:
    state.phase = "over"
    state.winners = winners
    state.ending = ending
