"""Reasons for the computer's moves, from public information (:meth:`engine.kernel.game.Game.explain`)."""

from __future__ import annotations

from engine.heldenkampf.cards import card
from engine.heldenkampf.computer.policy import TRUCE, expected_points
from engine.heldenkampf.odds.moves import castle_damage, chance, most_lost, named_sums_after, points_for, sums_after
from engine.heldenkampf.play.attack import can_call, is_unanswerable
from engine.heldenkampf.play.fight import ROLL, ROLL_ON, WAIVE, is_between_heroes, may_break_off
from engine.heldenkampf.play.strength import gear_points
from engine.heldenkampf.state import Fight, HeldenkampfState, heroes_in_hand, life, opponent, points
from engine.kernel.menus import Move
from engine.kernel.odds import whole_percent
from engine.kernel.text import Seat, Text, name

STRONG = 8
"""A fighter at least this strong beats most others."""
MANY = 3
"""So many cards in hand leave a defender a choice."""
CLEAR = 3
"""A lead before the dice against which one more piece of equipment hardly helps."""


def explain(state: HeldenkampfState, seat: Seat, move: Move) -> Text | None:
    """Return why a seat makes this move; None for discards and where no reason is sure."""
    if state.fight is not None and state.fight.defender.card and move.name not in ("add", "eat"):
        return _in_fight(state, state.fight, seat, move)
    if state.fight is not None and move in (ROLL, WAIVE):
        return _at_castle(state, state.fight, seat, move)
    first = str(move.args[0]) if move.args else ""
    own, other = points(state, seat), points(state, opponent(seat))
    match move.name:
        case "draw" if first != "heroes" and not heroes_in_hand(state.sides[seat]) and can_call(state, seat):
            return Text("explain-draw-call", {"count": len(state.sides[seat].heroes) + len(state.sides[seat].tavern)})
        case "draw":
            return Text("explain-draw-" + first)
        case "attack" if is_unanswerable(state, seat, first):
            return Text("explain-attack-castle", {"fighter": name(first)})
        case "attack" if card(first).kind == "monster":  # H-073
            return Text("explain-attack-monster", {"fighter": name(first)})
        case "attack" | "call" if own < other:
            fighter = name(first) if first else ""
            return Text(f"explain-{move.name}-behind", {"points": own, "other": other, "fighter": fighter})
        case "pass" | "forage" if own > other:
            return Text(f"explain-{move.name}-ahead", {"points": own, "other": other})
        case "pass" | "forage" if (cards := len(state.sides[opponent(seat)].hand)) >= MANY:
            return Text("explain-wait", {"count": cards, "after": move.name})
        case "attack" if card(first).strength < STRONG and own > other:
            return Text("explain-attack-ahead", {"fighter": name(first), "points": own, "other": other})
        case "attack":
            strong = "explain-attack-strong" if card(first).strength >= STRONG else "explain-attack-dare"
            return Text(strong, {"fighter": name(first), "strength": card(first).strength, "life": life(state, first)})
        case "add":
            sums = named_sums_after(state, seat, move)
            if sums is None:  # against a castle
                return Text("explain-add-castle", {"card": name(first), "points": gear_points(state.options, first)})
            return Text("explain-add", {"card": name(first), "sums": sums})
        case "answer" if (compared := sums_after(state, seat, move)) is not None:
            return Text("explain-answer", {"card": name(first), **_compared(*compared)})
        case "forage" | "eat" | "call" | "pass" | "pause":
            return Text("explain-" + move.name)
        case _:
            return None


def _in_fight(state: HeldenkampfState, fight: Fight, seat: Seat, move: Move) -> Text | None:
    """Return why a side keeps its equipment, or why it strikes or stops like this."""
    if move.name == "pass":
        sums = sums_after(state, seat, move)
        if sums is None or 0 <= sums[1] - sums[0] < CLEAR:
            return None
        named = named_sums_after(state, seat, move)
        return Text("explain-keep", {"sums": named or "", "lead": _compared(*sums)["lead"]})
    mine, foe = fight.fighter_of(seat).card, fight.fighter_of(opponent(seat)).card
    if move == WAIVE:
        safe = most_lost(state, fight, seat, WAIVE)[0] < life(state, mine) <= most_lost(state, fight, seat, ROLL)[0]
        return Text("explain-waive", {"fighter": name(mine)}) if safe else None
    likely = chance(state, seat, ROLL_ON)
    if likely is None or move.name not in ("roll-on", "roll", "break-off", "fight-on"):
        return None
    if _is_worth_it(fight, seat, float(likely.share)) == (move.name == "break-off"):
        return None
    values = {"gain": points_for(mine, foe), "cost": points_for(foe, mine), "percent": whole_percent(likely.share)}
    return Text("explain-" + ("fight-on" if move.name != "break-off" else move.name), values)


def _is_worth_it(fight: Fight, seat: Seat, share: float) -> bool:
    """Return whether a side with this chance does better to fight on.

    Between heroes, who can only stop together, the points at stake decide.
    """
    return expected_points(fight, seat, share) >= TRUCE if is_between_heroes(fight) else share >= 1 / 2


def explain_rolling(state: HeldenkampfState, seat: Seat, move: Move) -> Text | None:
    """Return why a side rolls on in a fight that it will probably lose; None for other moves and fights."""
    fight = state.fight
    likely = chance(state, seat, move) if move == ROLL_ON else None
    if fight is None or likely is None:
        return None
    if not fight.strikes:
        stop = "first"
    elif not may_break_off(fight, seat):
        stop = "never"
    else:
        stop = "together" if is_between_heroes(fight) else "alone"
    gain = points_for(fight.fighter_of(seat).card, fight.fighter_of(opponent(seat)).card)
    return Text("explain-roll-on", {"percent": whole_percent(likely.share), "stop": stop, "gain": gain})


def _at_castle(state: HeldenkampfState, fight: Fight, seat: Seat, move: Move) -> Text:
    """Return what a roll takes from a castle compared with a safe 2 (H-039, H-091)."""
    castle = state.sides[opponent(seat)].castle
    safe = castle_damage(state, fight, WAIVE)["most"]
    return Text("explain-castle", {"how": move.name, **castle_damage(state, fight, ROLL), "safe": safe, "life": castle})


def _compared(own: int, other: int) -> dict[str, int | str]:
    """Return both sums before the dice, and who leads."""
    return {"own": own, "other": other, "lead": "ahead" if own > other else "even" if own == other else "behind"}
