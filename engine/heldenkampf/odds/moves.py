"""Chances of single moves in a fight: to win the fight, or to hurt the other fighter in this strike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product

from engine.heldenkampf.cards import card
from engine.heldenkampf.odds.calculator import contender_on
from engine.heldenkampf.odds.chances import DIE, Contender, odds
from engine.heldenkampf.odds.equipment import equipped, with_piece
from engine.heldenkampf.play.fight import ROLL_ON, TRAP, WAIVE, empty_slots
from engine.heldenkampf.play.outlook import TRAP_LIFE
from engine.heldenkampf.play.strength import strike_sums, striking_strength
from engine.heldenkampf.state import CASTLE_STRENGTH, WAIVED, Fight, Fighter, HeldenkampfState, life, opponent
from engine.kernel.menus import PASS, Move
from engine.kernel.odds import Chance, rounded
from engine.kernel.text import Seat, Text, name

FACES = range(1, DIE + 1)
STRIKE_VERBS = ("roll", "waive", "trap")
"""Verbs that decide about one die of a strike."""


def chance(state: HeldenkampfState, seat: Seat, move: Move) -> Chance | None:
    """Return the chance to win the fight or the strike by a move, None if nothing is rolled for it.

    Answers, equipment and rolling on have the chance to win the fight, decisions about one die that to win the strike.
    Answers and equipment are completed with the best equipment of the seat's hand.
    """
    fight = state.fight
    if fight is None:
        return None
    if (expected := _fight_after(state, fight, seat, move)) is not None:
        share = _wins(state, expected, seat)
        further = len(expected.fighter_of(seat).gear()) - len(_known_gear(fight, seat, move))
        values = {**rounded(share), "further": further}
        if cards := _cards_that_may_follow(state, fight, seat, move):
            return Chance(share, Text("chance-wins-so-far", {**values, "cards": cards}))
        return Chance(share, Text("chance-wins", values))
    if fight.defender.card and move.name in STRIKE_VERBS:
        return _strike(state, fight, seat, move)
    return None


def stake(state: HeldenkampfState, seat: Seat, move: Move) -> Text | None:
    """Return the sums of both sides and the points that the fight is about, or the most a strike can cost them.

    Only what everybody sees counts. Equipment has the sums in its label, and beside it nobody needs the points twice.
    None for moves without a chance.
    """
    fight = state.fight
    if fight is None:
        return None
    if (expected := _fight_after(state, fight, seat, move, gear=False)) is not None:
        mine, foe = expected.fighter_of(seat), expected.fighter_of(opponent(seat))
        gain, cost = points_for(mine.card, foe.card), points_for(foe.card, mine.card)
        points = Text("stake-points", {"gain": gain, "cost": cost})
        if move.name == "add":
            return points
        sums = _named_sums(state, expected, seat, "stake-sums")
        if move == PASS:
            return sums
        return Text("stake-fight", {"sums": sums, "points": points})
    if fight.defender.card and move.name in STRIKE_VERBS:
        own, other = most_lost(state, fight, seat, move)
        return Text("stake-strike", {"own": own, "other": other})
    return None


def sums_after(state: HeldenkampfState, seat: Seat, move: Move, *, gear: bool = False) -> tuple[int, int] | None:
    """Return what this seat and the other one add to their dice in the next strike after an answer or equipment.

    None for other moves. ``gear``: with the best equipment of the seat's hand, which others may not read.
    """
    fight = state.fight
    expected = None if fight is None else _fight_after(state, fight, seat, move, gear=gear)
    return None if expected is None else _sums(state, expected, seat)


def named_sums_after(
    state: HeldenkampfState, seat: Seat, move: Move, *, gear: bool = False, key: str = "stake-sums"
) -> Text | None:
    """Return :func:`sums_after` in words, with strength and defence of both sides apart (H-043).

    The key ``sums`` is for buttons, which have little space.
    """
    fight = state.fight
    expected = None if fight is None else _fight_after(state, fight, seat, move, gear=gear)
    return None if expected is None else _named_sums(state, expected, seat, key)


def _named_sums(state: HeldenkampfState, fight: Fight, seat: Seat, key: str) -> Text:
    """Return what both sides add to their dice when they strike, and when they are struck if that is more (H-043)."""
    fighters = (fight.fighter_of(seat), fight.fighter_of(opponent(seat)))
    own, other = (contender_on(state, fight.battlefield, fighter) for fighter in fighters)
    values = {
        "own": own.power, "shelter": own.protection, "defence": own.power + own.protection,
        "other": other.power, "cover": other.protection, "resistance": other.power + other.protection,
    }  # fmt: skip
    return Text(key, values)


def _fight_after(state: HeldenkampfState, fight: Fight, seat: Seat, move: Move, *, gear: bool = True) -> Fight | None:
    """Return the fight to the death that follows from an answer, from equipment or from rolling on."""
    if move.name == "answer":
        fighter = Fighter(seat, str(move.args[0]))
        return replace(fight, defender=equipped(state, fighter, False) if gear else fighter)
    if not fight.defender.card:
        return None
    if move == ROLL_ON or (move == PASS and not fight.strikes):
        return fight
    if move.name != "add":
        return None
    attacking = fight.attacker.seat == seat
    fighter = with_piece(fight.fighter_of(seat), str(move.args[0]))
    fighter = equipped(state, fighter, attacking) if gear else fighter
    return replace(fight, attacker=fighter) if attacking else replace(fight, defender=fighter)


def _wins(state: HeldenkampfState, fight: Fight, seat: Seat) -> Fraction:
    """Return the chance to win a fight to the death with the present equipment (H-081, H-082)."""
    striker, struck = _contenders(state, fight)
    result = odds(striker, struck)
    return result.first_wins if fight.striking == seat else result.second_wins


def _known_gear(fight: Fight, seat: Seat, move: Move) -> Sequence[str]:
    """Return the equipment of a seat's fighter that it has after a move, without what may still follow."""
    present = fight.fighter_of(seat).gear()
    return [*present, str(move.args[0])] if move.name == "add" else present


def _cards_that_may_follow(state: HeldenkampfState, fight: Fight, seat: Seat, move: Move) -> int:
    """Return how many cards the other side holds if it may still add equipment after a move, else 0 (H-027).

    A defender who adds nothing is asked last, since the attacker has passed or filled the slot.
    """
    foe = fight.fighter_of(opponent(seat))
    attacking = foe is fight.attacker
    follows = move.name in ("answer", "add") or (move == PASS and not attacking)
    return len(state.sides[foe.seat].hand) if follows and empty_slots(state, foe, attacking) else 0


def points_for(winner: str, fallen: str) -> int:
    """Return the points for a victory; none for a hero that a monster kills, nor against animals (H-065, H-073)."""
    scores = card(winner).kind == "hero" or card(fallen).kind == "monster"
    return card(fallen).life if scores and card(fallen).kind != "animal" else 0


def _contenders(state: HeldenkampfState, fight: Fight) -> tuple[Contender, Contender]:
    """Return the values of the fighter that strikes next, and of the other one."""
    striker, struck = fight.fighter_of(fight.striking), fight.fighter_of(opponent(fight.striking))
    return contender_on(state, fight.battlefield, striker), contender_on(state, fight.battlefield, struck)


def _strike(state: HeldenkampfState, fight: Fight, seat: Seat, move: Move) -> Chance:
    """Return the chance to wound only the other side, which rolls its die (H-036 .. H-043, H-059)."""
    own, other = _sums(state, fight, seat)
    results = _die_results(move)
    good = sum(springs or own - other + mine > theirs for mine, springs in results for theirs in FACES)
    share = Fraction(good, len(results) * DIE)
    foe = fight.fighter_of(opponent(seat)).card
    return Chance(share, Text("chance-strikes", {**rounded(share), "foe": name(foe)}))


def most_lost(state: HeldenkampfState, fight: Fight, seat: Seat, move: Move) -> tuple[int, int]:
    """Return the most life points that this seat's fighter and the other one can lose in this strike (H-036 .. H-042).

    A trap that springs leaves the other one two (H-057, H-060a).
    """
    own, other = _sums(state, fight, seat)
    results = _die_results(move)
    foe_life = life(state, fight.fighter_of(opponent(seat)).card)
    differences = [own + mine - other - theirs for mine, springs in results if not springs for theirs in FACES]
    tie = int(0 in differences)
    trap = foe_life - TRAP_LIFE if any(springs for _, springs in results) else 0
    most = max(-min(differences), tie), max(max(differences), tie, trap)
    return min(most[0], life(state, fight.fighter_of(seat).card)), min(most[1], foe_life)


def castle_damage(state: HeldenkampfState, fight: Fight, move: Move) -> dict[str, int]:
    """Return the least and the most damage to a castle, and their difference (H-039, H-091)."""
    power = striking_strength(state.options, fight.attacker, fight.battlefield) - CASTLE_STRENGTH
    faces = (WAIVED,) if move == WAIVE else FACES
    castle = state.sides[opponent(fight.attacker.seat)].castle
    least, most = (min(castle, max(1, power + face)) for face in (faces[0], faces[-1]))
    return {"least": least, "most": most, "spread": most - least}


def _sums(state: HeldenkampfState, fight: Fight, seat: Seat) -> tuple[int, int]:
    """Return what this seat and the other one add to their dice in this strike."""
    striker = fight.fighter_of(fight.striking)
    struck = fight.attacker if striker is fight.defender else fight.defender
    attack, defence = strike_sums(state.options, fight, striker, struck)
    return (attack, defence) if striker.seat == seat else (defence, attack)


def _die_results(move: Move) -> Sequence[tuple[int, bool]]:
    """Return equally likely numbers that a side adds to its sum, each with whether its trap springs."""
    if move == WAIVE:
        return [(WAIVED, False)]
    if move == TRAP:
        return [(min(pair), sum(pair) == 2 * DIE) for pair in product(FACES, FACES)]
    return [(face, False) for face in FACES]
