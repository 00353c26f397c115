"""Fights: equipment, alternating strikes, breaking off, and the cards afterwards (H-018 .. H-080)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from engine.heldenkampf.cards import card
from engine.heldenkampf.play.outlook import MOST_DANGER, TRAP_LIFE, danger, is_losing, prospects
from engine.heldenkampf.play.strength import strike_sums, strongest_first
from engine.heldenkampf.state import WAIVED, Fight, Fighter, HeldenkampfState, life, opponent
from engine.kernel.flow import Answers, Flow, Prompt, ResolveContext, ask
from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.text import Seat, Text, name, seat_name

ROLL_ON = Move("roll-on")
ROLL = Move("roll")
WAIVE = Move("waive")
TRAP = Move("trap")
BREAK = Move("break-off")
FIGHT_ON = Move("fight-on")
UNLIKELY = -0.5
"""The chance to win minus the chance to lose below which a victory is a surprise."""


# ---- equipment


def empty_slots(state: HeldenkampfState, fighter: Fighter, attacking: bool) -> list[str]:
    """Return the empty slots that a side may still fill (H-018 .. H-026)."""
    if not card(fighter.card).armed:
        return []
    kinds = ["weapon"]
    if not attacking:
        kinds += ["armour", "shield"]
    elif state.options.attacker_gear != "weapon":  # H-023
        kinds += ["shield"] if state.options.attacker_gear == "shield" else ["armour", "shield"]
    return [kind for kind in kinds if not getattr(fighter, kind)]


def gear_moves(state: HeldenkampfState, fighter: Fighter, attacking: bool) -> list[Move]:
    """Return the moves that add equipment, the strongest first (H-018 .. H-026)."""
    kinds = empty_slots(state, fighter, attacking)
    pieces = [piece for piece in state.sides[fighter.seat].hand if card(piece).kind in kinds]
    return [Move("add", (piece,)) for piece in strongest_first(state.options, pieces)]


def arm(state: HeldenkampfState, fight: Fight, io: ResolveContext) -> Flow:
    """Let both sides add equipment in turn, the attacker first, until both have passed in succession (H-027).

    A side with an empty slot and cards in hand is asked whether or not it holds equipment, so that the question reveals
    nothing.
    """
    fighter, passes = fight.attacker, 0
    fighters = {"one": name(fight.attacker.card), "other": name(fight.defender.card)}
    while passes < 2:
        attacking = fighter is fight.attacker
        reply = PASS
        if state.sides[fighter.seat].hand and empty_slots(state, fighter, attacking):
            moves = [PASS, *gear_moves(state, fighter, attacking)]
            question = _gear_question(state, fight, attacking)
            menu = Menu(moves, question, PASS, occasion=Text("occasion-gear", fighters))
            reply = yield from ask(fighter.seat, menu)
        if reply == PASS:
            passes += 1
        else:
            passes = 0
            piece = str(reply.args[0])
            state.sides[fighter.seat].hand.remove(piece)
            setattr(fighter, card(piece).kind, piece)
            io.announce("event-gear", who=name(fighter.card), piece=name(piece))
        fighter = fight.defender if attacking else fight.attacker


def _gear_question(state: HeldenkampfState, fight: Fight, attacking: bool) -> Text:
    """Return the question for equipment, with the sums of the attack as it stands (H-027, H-036)."""
    attack, defence = strike_sums(state.options, fight, fight.attacker, fight.defender)
    values = {
        "fighter": name(fight.attacker.card), "foe": name(fight.defender.card), "attack": attack, "defence": defence,
    }  # fmt: skip
    return Text("ask-gear" if attacking else "ask-defence-gear", values)


# ---- strikes


def may_break_off(fight: Fight, seat: Seat) -> bool:
    """Return whether a side may break off: after the first strike, with a hero (H-066 .. H-071a)."""
    return fight.strikes > 0 and card(fight.fighter_of(seat).card).kind == "hero"


def may_trap(state: HeldenkampfState, fighter: Fighter) -> bool:
    """Return whether a fighter may try the trap: a human hero, once in a fight (H-057 .. H-059)."""
    return state.options.trap and not fighter.trapped and card(fighter.card).people == "human"


def strike_menu(state: HeldenkampfState, fight: Fight, fighter: Fighter, striking: bool) -> Menu | None:
    """Return the menu of a side for a strike, which both sides answer secretly at once (H-030, H-039, H-040).

    None for a side that rolls on and is in no greater danger than when it last decided so.
    """
    seat = fighter.seat
    threat = danger(state, fight, fighter, may_trap(state, fighter))
    if fighter.rolls_on and threat <= fighter.dared:
        return None
    moves = [ROLL_ON, ROLL, WAIVE]
    if may_trap(state, fighter):  # H-057
        moves.append(TRAP)
    if may_break_off(fight, seat):  # H-066
        moves.append(BREAK)
    if striking and card(fighter.card).kind == "hero" and state.wounds.get(fighter.card, 0):  # H-061, H-062
        moves += [Move("eat", (food,)) for food in state.sides[seat].hand if card(food).food]
    foe = fight.fighter_of(opponent(seat))
    key = "ask-strike" if striking else "ask-struck"
    if threat:
        key = "ask-stop" if is_losing(state, fight, fighter) else "ask-may-fall"
    way = "none" if not may_break_off(fight, seat) else "together" if is_between_heroes(fight) else "alone"
    kind = "heroes" if is_between_heroes(fight) else card(fighter.card).kind
    last = fight.strikes > 0 and (way == "together" or threat == MOST_DANGER)
    values = {
        "fighter": name(fighter.card), "foe": name(foe.card), "kind": kind, "way": way, "last": "yes" if last else "no",
    }  # fmt: skip
    return Menu(moves, Text(key, values), ROLL_ON)


def decisions(
    state: HeldenkampfState, fight: Fight, striker: Fighter, struck: Fighter, io: ResolveContext
) -> Generator[Prompt, Answers, tuple[Move, Move] | None]:
    """Return the decisions of both sides for a strike; None if the fight is broken off (H-069 .. H-071a)."""
    menus = {fighter.seat: strike_menu(state, fight, fighter, fighter is striker) for fighter in (striker, struck)}
    open_menus = {seat: menu for seat, menu in menus.items() if menu is not None}
    answers: Answers = {}
    if open_menus:
        answers = yield Prompt(open_menus)
    first, second = (
        note_decision(state, fight, fighter, answers.get(fighter.seat, ROLL_ON)) for fighter in (striker, struck)
    )
    if BREAK not in (first, second):
        return first, second
    if not is_between_heroes(fight) or first == second:
        return None
    # Between two heroes, breaking off needs the consent of the other side.
    losing, winning = (striker, struck) if first == BREAK else (struck, striker)
    io.announce("event-truce-offered", player=seat_name(losing.seat))
    question = Text("ask-truce", {"player": seat_name(losing.seat), "fighter": name(losing.card)})
    occasion = Text("occasion-truce-offered", {"player": seat_name(losing.seat)})
    if (yield from ask(winning.seat, Menu([FIGHT_ON, BREAK], question, FIGHT_ON, occasion=occasion))) == BREAK:
        return None
    io.announce("event-truce-refused", player=seat_name(winning.seat))
    menu = menus[losing.seat]
    assert menu is not None, "a side that was not asked has not proposed anything"
    moves = [move for move in menu.moves if move != BREAK]
    again = note_decision(
        state, fight, losing, (yield from ask(losing.seat, Menu(moves, Text("ask-fight-on"), ROLL_ON)))
    )
    return (again, second) if losing is striker else (first, again)


def is_between_heroes(fight: Fight) -> bool:
    """Return whether two heroes fight, who can only break off together."""
    return all(card(fighter.card).kind == "hero" for fighter in (fight.attacker, fight.defender))


def note_decision(state: HeldenkampfState, fight: Fight, fighter: Fighter, decision: Move) -> Move:
    """Note whether a side rolls on from now on and what it dares, and return its decision for this strike (H-040)."""
    fighter.rolls_on = decision == ROLL_ON
    if fighter.rolls_on and fight.strikes:  # before, it could not break off
        fighter.dared = max(fighter.dared, danger(state, fight, fighter, may_trap(state, fighter)))
    return ROLL if fighter.rolls_on else decision


def die_result(fighter: Fighter, decision: Move, io: ResolveContext) -> tuple[int, bool]:
    """Return the number that a side adds to its sum, and whether its trap sprang (H-035, H-039, H-059)."""
    if decision == WAIVE:
        return WAIVED, False
    if decision == TRAP:
        fighter.trapped = True
        dice = (io.dice.roll(6), io.dice.roll(6))
        return min(dice), sum(dice) == 12
    return io.dice.roll(6), False


def strike(
    state: HeldenkampfState,
    fight: Fight,
    striker: Fighter,
    struck: Fighter,
    chosen: tuple[Move, Move],
    io: ResolveContext,
) -> None:
    """Carry out one strike (H-036 .. H-043)."""
    fight.strikes += 1
    mine, my_trap = die_result(striker, chosen[0], io)
    theirs, their_trap = die_result(struck, chosen[1], io)
    if my_trap or their_trap:  # H-060, H-060a
        for setter, victim, sprang in ((striker, struck, my_trap), (struck, striker, their_trap)):
            if sprang:
                state.wounds[victim.card] = max(state.wounds.get(victim.card, 0), card(victim.card).life - TRAP_LIFE)
                left = life(state, victim.card)
                io.announce("event-trap", setter=name(setter.card), fighter=name(victim.card), life=left)
        return
    attack, defence = strike_sums(state.options, fight, striker, struck)
    difference = attack + mine - defence - theirs
    losers = [striker, struck] if difference == 0 else [struck] if difference > 0 else [striker]  # H-037, H-038, H-042
    damage = abs(difference) or 1
    for fighter in losers:
        state.wounds[fighter.card] = state.wounds.get(fighter.card, 0) + damage  # H-046, H-048
    left = [max(0, life(state, fighter.card)) for fighter in losers]
    io.announce(
        "event-strike",
        striker=name(striker.card), struck=name(struck.card),
        difference=difference, result="hit" if difference else "tie",
        attack=attack, die=mine, sum=attack + mine, defence=defence, other=theirs, other_sum=defence + theirs,
        winner=name((striker if difference > 0 else struck).card),
        loser=name(losers[0].card), damage=damage, life=left[0],
        other_loser=name(losers[-1].card), other_life=left[-1],
    )  # fmt: skip


def eat(state: HeldenkampfState, seat: Seat, food: str, hero: str, io: ResolveContext) -> None:
    """Heal a hero up to the printed life points; the food leaves the game (H-053, H-062, H-089)."""
    state.sides[seat].hand.remove(food)
    state.removed.append(food)
    state.wounds[hero] -= card(food).food
    if state.wounds[hero] <= 0:
        del state.wounds[hero]
    io.announce("event-eat", hero=name(hero), food=name(food), life=life(state, hero))


def fight_out(state: HeldenkampfState, fight: Fight, io: ResolveContext) -> Generator[Prompt, Answers, bool]:
    """Alternate strikes; return True after a death, False if the fight is broken off (H-030, H-031, H-064)."""
    striker, struck = fight.attacker, fight.defender
    while True:
        chosen = yield from decisions(state, fight, striker, struck, io)
        if chosen is None:  # H-066
            return False
        if chosen[0].name == "eat":  # H-062
            eat(state, striker.seat, str(chosen[0].args[0]), striker.card, io)
        else:
            strike(state, fight, striker, struck, chosen, io)
            if life(state, striker.card) <= 0 or life(state, struck.card) <= 0:
                return True
        striker, struck = struck, striker
        fight.returning = not fight.returning


# ---- after the fight


@dataclass(slots=True, frozen=True)
class Start:
    """The start of a fight: by seat the chance to win minus the chance to lose, and the life points."""

    prospects: tuple[float, float]
    lives: tuple[int, int]

    @classmethod
    def of(cls, state: HeldenkampfState, fight: Fight) -> Start:
        return cls(prospects(state, fight), lives_left(state, fight))

    def feat(self, winner: Seat, left: int) -> str:
        """Return what is remarkable about a victory with so many life points left."""
        if self.prospects[winner] < UNLIKELY:
            return "upset"
        return "unhurt" if left >= self.lives[winner] else "usual"


def lives_left(state: HeldenkampfState, fight: Fight) -> tuple[int, int]:
    """Return by seat the life points of the fighters."""
    first, second = (max(0, life(state, fight.fighter_of(seat).card)) for seat in (0, 1))
    return first, second


def settle(state: HeldenkampfState, fight: Fight, to_the_death: bool, start: Start | None, io: ResolveContext) -> None:
    """Put away all cards of a finished fight (H-064 .. H-080); in simulations its start is not known."""
    state.fight = None
    left = lives_left(state, fight)
    pair = ((fight.attacker, fight.defender), (fight.defender, fight.attacker))
    if not to_the_death:
        announce_break_off(fight, "discarded", io)
    for fighter, foe in pair:
        put_away_gear(state, fighter, to_the_death)
        if not left[fighter.seat]:
            feat = "usual" if start is None else start.feat(foe.seat, left[foe.seat])
            bury(state, fighter, foe, left[foe.seat], feat, io)
        elif card(fighter.card).kind == "hero":
            state.sides[fighter.seat].tavern.append(fighter.card)  # H-067, H-076
        else:
            state.discard.append(fighter.card)  # H-067, H-072, H-079


def announce_break_off(fight: Fight, equipment: str, io: ResolveContext) -> None:
    """Announce that a fight is broken off, and what becomes of equipment if there was any (H-078, H-088)."""
    used = any(fighter.gear() for fighter in (fight.attacker, fight.defender))
    io.announce("event-broken-off", one=name(fight.attacker.card), other=name(fight.defender.card))
    if used:
        io.announce("event-gear-lost", equipment=equipment)


def put_away_gear(state: HeldenkampfState, fighter: Fighter, to_the_death: bool) -> None:
    """Remove equipment from the game after a death, discard it after breaking off (H-077, H-078)."""
    (state.removed if to_the_death else state.discard).extend(fighter.gear())


def bury(state: HeldenkampfState, fighter: Fighter, foe: Fighter, left: int, feat: str, io: ResolveContext) -> None:
    """Move a dead card to the opponent's defeated pile; heroes killed by monsters are fallen (H-073, H-075, H-080).

    ``left`` are the life points that the foe has left, ``feat`` is what is remarkable about its victory.
    """
    state.wounds.pop(fighter.card, None)  # H-065
    if card(fighter.card).kind == "hero" and card(foe.card).kind != "hero":
        state.sides[fighter.seat].fallen.append(fighter.card)
        io.announce("event-fallen", player=seat_name(fighter.seat), hero=name(fighter.card), foe=name(foe.card))
        return
    state.sides[opponent(fighter.seat)].defeated.append(fighter.card)
    io.announce(
        "event-defeated",
        fighter=name(fighter.card), foe=name(foe.card), player=seat_name(opponent(fighter.seat)),
        points=card(fighter.card).life, left=left, feat=feat,
    )  # fmt: skip
