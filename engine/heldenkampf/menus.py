"""Menus at rest: draw, act, discard down to the hand limit (H-009, H-086 .. H-092)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.heldenkampf.cards import card, card_set
from engine.heldenkampf.play.attack import can_call
from engine.heldenkampf.play.stacks import stacks_to_draw
from engine.heldenkampf.play.turns import CALL
from engine.heldenkampf.state import HAND_LIMIT, HeldenkampfState, heroes_in_hand
from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.text import Seat, Text


def menus_of(state: HeldenkampfState) -> Mapping[Seat, Menu]:
    """Return the open menus; empty exactly when the game is over."""
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
    moves = actions(state, seat)
    verbs = {move.name for move in moves}
    may = "forage" if "forage" in verbs else "-".join(verb for verb in ("attack", "call") if verb in verbs)
    if may == "attack-call" and side.pause:  # H-009: no hero comes while the pause card can answer
        may = "attack-call-pause"
    others = () if state.options.terrain else card_set().battlefields[1:]  # H-090
    alike = [move for move in moves if move.name == "attack" and move.args[1] in others]
    return {seat: Menu([PASS, *moves], Text("ask-action", {"may": may}), PASS, unoffered=alike)}


def actions(state: HeldenkampfState, seat: Seat) -> list[Move]:
    """Return the possible attacks, meals and foraging; calling a hero if none is in hand (H-009, H-087 .. H-089)."""
    side = state.sides[seat]
    heroes = heroes_in_hand(side)
    fighters = [identifier for identifier in side.hand if card(identifier).kind in ("hero", "monster")]  # H-002
    moves = [Move("attack", (fighter, ground)) for fighter in fighters for ground in card_set().battlefields]
    foods = [identifier for identifier in side.hand if card(identifier).food]
    moves += [Move("eat", (food, hero)) for hero in heroes if state.wounds.get(hero, 0) for food in foods]
    places = [place for place, stack in (("forest", state.forest), ("market-place", state.market)) if stack]
    moves += [Move("forage", (hero, place)) for hero in heroes for place in places]
    if not heroes and can_call(state, seat):
        moves.append(CALL)
    return moves
