"""Foraging in the forest or on the market (H-088)."""

from __future__ import annotations

from engine.heldenkampf.cards import card
from engine.heldenkampf.play.fight import announce_break_off, arm, eat, fight_out
from engine.heldenkampf.state import Fight, Fighter, HeldenkampfState, life, opponent
from engine.kernel.flow import Flow, ResolveContext, ask
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text, name, seat_name

KEEP = Move("keep")
EAT = Move("eat")


def forage(state: HeldenkampfState, seat: Seat, place: str, hero: str, io: ResolveContext) -> Flow:
    """Turn over the top card of a stack: food, equipment, or an animal that has to be fought first (H-088)."""
    stack = state.forest if place == "forest" else state.market
    identifier = stack.pop()
    side = state.sides[seat]
    io.reveal()
    io.announce(
        "event-forage",
        player=seat_name(seat), hero=name(hero), place=place, found=name(identifier),
        kind="animal" if card(identifier).kind == "animal" else "find", life=life(state, identifier),
    )  # fmt: skip
    if card(identifier).kind == "animal":
        yield from hunt(state, seat, hero, identifier, io)
        return
    side.hand.append(identifier)
    if card(identifier).food and state.wounds.get(hero, 0):
        heals = min(card(identifier).food, state.wounds[hero])
        question = Text("ask-found", {"food": name(identifier), "hero": name(hero), "heals": heals})
        answer = yield from ask(seat, Menu([KEEP, EAT], question, KEEP))
        if answer == EAT:
            eat(state, seat, identifier, hero, io)


def hunt(state: HeldenkampfState, seat: Seat, hero: str, animal: str, io: ResolveContext) -> Flow:
    """Fight an animal, which has no equipment and whose die the opponent rolls (H-088)."""
    side = state.sides[seat]
    side.hand.remove(hero)
    fight = Fight("", Fighter(seat, hero), Fighter(opponent(seat), animal), animal=True)
    state.fight = fight
    yield from arm(state, fight, io)
    yield from fight_out(state, fight, io)
    state.fight = None
    state.removed += fight.attacker.gear()
    beaten, killed = life(state, animal) <= 0, life(state, hero) <= 0
    if beaten:
        state.wounds.pop(animal, None)
    if killed:
        state.wounds.pop(hero, None)
        side.fallen.append(hero)  # H-073
        io.announce("event-fallen", player=seat_name(seat), hero=name(hero), foe=name(animal))
    elif beaten:
        side.hand.append(hero)
    else:
        side.tavern.append(hero)
        announce_break_off(fight, "removed", io)
    if beaten:
        side.hand.append(animal)
        io.announce("event-hunted", player=seat_name(seat), animal=name(animal))
    else:
        state.forest.insert(0, animal)
