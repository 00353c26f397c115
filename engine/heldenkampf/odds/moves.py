"""Chances of single moves in a fight: to win the fight, or to hurt the other fighter in this strike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product

from engine.heldenkampf.odds.calculator import contender_on
from engine.heldenkampf.odds.chances import DIE, odds
from engine.heldenkampf.odds.equipment import equipped, with_piece
from engine.heldenkampf.play.fight import ROLL_ON, TRAP, WAIVE, empty_slots
from engine.heldenkampf.play.strength import strike_sums
from engine.heldenkampf.state import WAIVED, Fight, Fighter, HeldenkampfState, opponent
from engine.kernel.menus import PASS, Move
from engine.kernel.odds import Chance, whole_percent
from engine.kernel.text import Seat, Text, name

FACES = range(1, DIE + 1)


def chance(state: HeldenkampfState, seat: Seat, move: Move, gear: bool = True) -> Chance | None:
    """Return the chance to win the fight or the strike by a move, None if nothing is rolled for it.

    Answers, equipment and rolling on have the chance to win the fight, decisions about one die that to win the strike.
    Answers and equipment are completed with the best equipment of the seat's hand, unless ``gear`` is False because
    others read the chance.
    """
    fight = state.fight
    if fight is None:
        return None
    if move.name == "answer":
        fighter = Fighter(seat, str(move.args[0]))
        odds_now = _wins(state, replace(fight, defender=equipped(state, fighter, False) if gear else fighter), seat)
        foe = fight.attacker
        if state.sides[foe.seat].hand and empty_slots(state, foe, True):  # it may still add equipment
            return Chance(odds_now.share, Text("chance-wins-so-far", odds_now.text.values))
        return odds_now
    if not fight.defender.card:
        return None
    if move == ROLL_ON or (move == PASS and not fight.strikes):
        return _wins(state, fight, seat)
    if move.name == "add":
        attacking = fight.attacker.seat == seat
        fighter = with_piece(fight.fighter_of(seat), str(move.args[0]))
        fighter = equipped(state, fighter, attacking) if gear else fighter
        return _wins(state, replace(fight, attacker=fighter) if attacking else replace(fight, defender=fighter), seat)
    if move.name in ("roll", "waive", "trap"):
        return _strike(state, fight, seat, move)
    return None


def _wins(state: HeldenkampfState, fight: Fight, seat: Seat) -> Chance:
    """Return the chance to win a fight to the death with the present equipment (H-081, H-082)."""
    striker, struck = fight.fighter_of(fight.striking), fight.fighter_of(opponent(fight.striking))
    result = odds(contender_on(state, fight.battlefield, striker), contender_on(state, fight.battlefield, struck))
    share = result.first_wins if striker.seat == seat else result.second_wins
    return Chance(share, Text("chance-wins", {"percent": whole_percent(share)}))


def _strike(state: HeldenkampfState, fight: Fight, seat: Seat, move: Move) -> Chance:
    """Return the chance to wound only the other side, which rolls its die (H-036 .. H-043, H-059)."""
    striker = fight.fighter_of(fight.striking)
    struck = fight.attacker if striker is fight.defender else fight.defender
    attack, defence = strike_sums(state.options, fight, striker, struck)
    lead = attack - defence if striker.seat == seat else defence - attack
    results = _die_results(move)
    good = sum(springs or lead + mine > theirs for mine, springs in results for theirs in FACES)
    share = Fraction(good, len(results) * DIE)
    foe = fight.fighter_of(opponent(seat)).card
    return Chance(share, Text("chance-strikes", {"percent": whole_percent(share), "foe": name(foe)}))


def _die_results(move: Move) -> Sequence[tuple[int, bool]]:
    """Return equally likely numbers that a side adds to its sum, each with whether its trap springs."""
    if move == WAIVE:
        return [(WAIVED, False)]
    if move == TRAP:
        return [(min(pair), sum(pair) == 2 * DIE) for pair in product(FACES, FACES)]
    return [(face, False) for face in FACES]
