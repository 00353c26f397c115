"""The chances of single moves in a fight: of winning it, or the strike that is on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product

from engine.heldenkampf.cards import card
from engine.heldenkampf.odds.calculator import as_side
from engine.heldenkampf.odds.chances import DIE, odds
from engine.heldenkampf.play.fight import TRAP, WAIVE
from engine.heldenkampf.play.strength import sums
from engine.heldenkampf.state import WAIVED, Fight, Fighter, Quest
from engine.kernel.menus import PASS, Move
from engine.kernel.odds import Chance, whole_percent
from engine.kernel.text import Seat, Text

FACES = range(1, DIE + 1)


def chance(quest: Quest, seat: Seat, move: Move) -> Chance | None:
    """The chance to win the fight with this answer or piece of equipment, or the strike with or without a die; None for
    what rolls nothing.
    """
    fight = quest.fight
    if fight is None:
        return None
    if move.name == "answer":
        return _wins(quest, replace(fight, defender=Fighter(seat, str(move.args[0]))), seat)
    if not fight.defender.card:
        return None
    if move == PASS and not fight.strikes:
        return _wins(quest, fight, seat)
    if move.name == "add":
        return _wins(quest, _armed(fight, seat, str(move.args[0])), seat)
    if move.name in ("roll", "waive", "trap"):
        return _strike(quest, fight, seat, move)
    return None


def _armed(fight: Fight, seat: Seat, piece: str) -> Fight:
    """The fight with one more piece of equipment on this seat's side."""
    fighter = replace(fight.of(seat))
    setattr(fighter, card(piece).kind, piece)
    return replace(fight, attacker=fighter) if fight.attacker.seat == seat else replace(fight, defender=fighter)


def _wins(quest: Quest, fight: Fight, seat: Seat) -> Chance:
    """The chance to win if it is fought to the death as both are armed then (H-081, H-082)."""
    first, second = (as_side(quest, fight, each).contender for each in (fight.attacker, fight.defender))
    found = odds(first, second)
    share = found.first_wins if fight.attacker.seat == seat else found.second_wins
    return Chance(share, Text("chance-wins", {"percent": whole_percent(share)}))


def _strike(quest: Quest, fight: Fight, seat: Seat, move: Move) -> Chance:
    """The chance to wound the other side alone in this strike, while it rolls its die (H-036 .. H-043, H-059)."""
    striker = fight.of(fight.striking)
    struck = fight.attacker if striker is fight.defender else fight.defender
    attack, defence = sums(quest.options, fight, striker, struck)
    lead = attack - defence if striker.seat == seat else defence - attack
    own = _dice(move)
    good = sum(springs or lead + mine > theirs for mine, springs in own for theirs in FACES)
    share = Fraction(good, len(own) * DIE)
    return Chance(share, Text("chance-strikes", {"percent": whole_percent(share)}))


def _dice(move: Move) -> Sequence[tuple[int, bool]]:
    """What a side may add to its sum, all equally likely, and whether its trap springs."""
    if move == WAIVE:
        return [(WAIVED, False)]
    if move == TRAP:
        return [(min(pair), sum(pair) == 2 * DIE) for pair in product(FACES, FACES)]
    return [(face, False) for face in FACES]
