"""An attack: battlefield, answer, pause card, castle (H-001 .. H-017, H-091)."""

from __future__ import annotations

from engine.heldenkampf.cards import card
from engine.heldenkampf.play.fight import ROLL, WAIVE, Start, arm, fight_out, settle
from engine.heldenkampf.play.stacks import draw
from engine.heldenkampf.play.strength import striking_strength, strongest_first
from engine.heldenkampf.state import CASTLE_STRENGTH, WAIVED, Fight, Fighter, HeldenkampfState, heroes_in_hand, opponent
from engine.kernel.flow import Flow, ResolveContext, ask
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text, name, seat_name

PAUSE = Move("pause")
LOW_CASTLE = 5
"""An alarm is raised when a castle falls to so many life points."""


def answers(state: HeldenkampfState, seat: Seat, attacker: str) -> list[Move]:
    """Return the answers that the attacked player has in hand (H-003, H-005, H-006, H-011)."""
    kinds = ("hero", "monster") if card(attacker).kind == "hero" else ("hero",)
    side = state.sides[seat]
    moves = [Move("answer", (identifier,)) for identifier in side.hand if card(identifier).kind in kinds]
    return [*moves, PAUSE] if side.pause else moves


def is_unanswerable(state: HeldenkampfState, seat: Seat, attacker: str) -> bool:
    """Return whether a monster's attack would hit the castle at once (H-005, H-007, H-091).

    Everybody knows it, since the last heroes of a side are in its hand once its stack and tavern are empty.
    """
    foe = opponent(seat)
    return card(attacker).kind == "monster" and not can_call(state, foe) and not answers(state, foe, attacker)


def attack(state: HeldenkampfState, seat: Seat, battlefield: str, attacker: str, io: ResolveContext) -> Flow:
    """Attack on a battlefield; the other player answers if possible (H-001 .. H-003, H-007, H-009, H-009a)."""
    state.sides[seat].hand.remove(attacker)
    defender = opponent(seat)
    ground = battlefield if state.options.terrain else "none"  # else it does not matter (H-090)
    io.announce(
        "event-attack",
        player=seat_name(seat), fighter=name(attacker), battlefield=name(battlefield), ground=ground,
        defender=seat_name(defender),
    )  # fmt: skip
    state.fight = Fight(battlefield, Fighter(seat, attacker), Fighter(defender, ""))
    moves = answers(state, defender, attacker)
    called = not moves and not heroes_in_hand(state.sides[defender]) and can_call(state, defender)
    if called:
        key = "event-called" if state.sides[defender].heroes else "event-called-back"  # H-010
        drawn = draw(state, defender, "heroes", io)  # H-009
        io.announce(key, player=seat_name(defender), hero=name(drawn))
        moves = answers(state, defender, attacker)
    if not moves:  # H-091
        yield from strike_castle(state, state.fight, io)
        return
    only = "pause" if moves == [PAUSE] else "one" if len(moves) == 1 else "fighters"
    values = {"fighter": name(attacker), "ground": ground, "only": only}
    question = Text("ask-answer", values)
    occasion = Text("occasion-attack", {"player": seat_name(seat), "fighter": name(attacker)})
    reply = moves[0]
    if not called:  # everybody has seen that a called hero is the only answer
        reply = yield from ask(defender, Menu(moves, question, moves[0], occasion=occasion))
    if reply == PAUSE:  # H-011 .. H-017
        pause(state, seat, attacker, io)
        return
    answer = str(reply.args[0])
    state.sides[defender].hand.remove(answer)
    fight = Fight(battlefield, Fighter(seat, attacker), Fighter(defender, answer))
    state.fight = fight
    if not called:  # the call has named the hero
        io.announce("event-answer", player=seat_name(defender), fighter=name(answer))
    yield from arm(state, fight, io)  # H-018 .. H-027
    start = None if io.silent else Start.of(state, fight)  # only texts need it
    to_the_death = yield from fight_out(state, fight, io)  # H-030, H-031, H-066
    settle(state, fight, to_the_death, start, io)  # H-064 .. H-080


def can_call(state: HeldenkampfState, seat: Seat) -> bool:
    """Return whether a player without heroes in hand can draw one (H-007, H-010)."""
    side = state.sides[seat]
    return bool(side.heroes or side.tavern)


def pause(state: HeldenkampfState, seat: Seat, attacker: str, io: ResolveContext) -> None:
    """Cancel the attack by a pause card; all heroes in hand go to the tavern (H-011 .. H-017)."""
    defender = opponent(seat)
    state.sides[defender].pause = False  # H-015
    state.fight = None
    io.announce("event-pause", player=seat_name(defender))
    if card(attacker).kind == "hero":  # H-016
        state.sides[seat].tavern.append(attacker)
    else:
        state.sides[seat].hand.append(attacker)
    for side in state.sides:
        side.tavern += heroes_in_hand(side)  # H-013, H-014
        side.hand = [identifier for identifier in side.hand if card(identifier).kind != "hero"]


def strike_castle(state: HeldenkampfState, fight: Fight, io: ResolveContext) -> Flow:
    """Strike the castle once, which rolls no die; the damage is at least 1 (H-091)."""
    fighter = fight.attacker
    side = state.sides[fighter.seat]
    io.announce("event-castle-open", player=seat_name(opponent(fighter.seat)))
    castle = state.sides[opponent(fighter.seat)]
    pieces = [piece for piece in side.hand if card(piece).kind == "weapon" and card(fighter.card).armed]
    weapons = [Move("add", (piece,)) for piece in strongest_first(state.options, pieces)]
    reply = yield from ask(fighter.seat, castle_menu(state, fight, weapons))
    if reply.name == "add":
        fighter.weapon = str(reply.args[0])
        side.hand.remove(fighter.weapon)
        io.announce("event-gear", who=name(fighter.card), piece=name(fighter.weapon))
        reply = yield from ask(fighter.seat, castle_menu(state, fight, []))
    power = striking_strength(state.options, fighter, fight.battlefield)
    die = WAIVED if reply == WAIVE else io.dice.roll(6)
    damage = min(castle.castle, max(1, power + die - CASTLE_STRENGTH))
    castle.castle -= damage  # H-092
    io.announce(
        "event-castle",
        fighter=name(fighter.card), player=seat_name(opponent(fighter.seat)),
        power=power, die=die, sum=power + die, castle=CASTLE_STRENGTH, damage=damage, life=castle.castle,
    )  # fmt: skip
    if 0 < castle.castle <= LOW_CASTLE < castle.castle + damage:
        io.announce("alarm-castle", player=seat_name(opponent(fighter.seat)), life=castle.castle)
    state.removed += fighter.gear()
    (side.tavern if card(fighter.card).kind == "hero" else state.discard).append(fighter.card)
    state.fight = None


def castle_menu(state: HeldenkampfState, fight: Fight, weapons: list[Move]) -> Menu:
    """Return the menu of a strike at a castle, whose first move is the best without another weapon (H-039, H-091)."""
    dice = [WAIVE, ROLL] if is_two_best(state, fight) else [ROLL, WAIVE]
    return Menu([*dice, *weapons], Text("ask-castle-strike", {"fighter": name(fight.attacker.card)}), dice[0])


def is_two_best(state: HeldenkampfState, fight: Fight) -> bool:
    """Return whether a 2 destroys the castle and a roll of 1 would not (H-039, H-091)."""
    needed = state.sides[opponent(fight.attacker.seat)].castle + CASTLE_STRENGTH
    power = striking_strength(state.options, fight.attacker, fight.battlefield)
    return power + 1 < needed <= power + WAIVED
