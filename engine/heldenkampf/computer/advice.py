"""Advice from the computer player, and cautions before passing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.heldenkampf.cards import card
from engine.heldenkampf.computer.explanations import explain, explain_rolling
from engine.heldenkampf.computer.policy import rate
from engine.heldenkampf.menus import actions
from engine.heldenkampf.odds.equipment import equipped, with_piece
from engine.heldenkampf.odds.moves import chance, named_sums_after, points_for
from engine.heldenkampf.play.attack import PAUSE, answers
from engine.heldenkampf.play.fight import ROLL_ON
from engine.heldenkampf.play.turns import CALL
from engine.heldenkampf.state import PASSES_TO_END, Fighter, HeldenkampfState
from engine.heldenkampf.view.labels import attacker_values, move_label, stack_sizes
from engine.kernel.advice import Advice, OtherWay, Plan
from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.odds import whole_percent
from engine.kernel.text import Seat, Text, name

REQUIRED = ("answer", "pause", "discard", "draw")
"""Verbs of which some move has to be made, even if none is good."""
STRIKE = ("roll-on", "roll", "waive", "trap", "break-off", "fight-on")
"""Verbs that decide about a strike."""
ALL_KINDS = 3
"""A weapon, armour and a shield, whose names leave no room on a button for more."""
ROLLS = (ROLL_ON,)
"""The planned answer to the first strike: the dice are rolled out until stopping may be right."""
DRAW_EQUIPMENT = Move("draw", ("equipment",))
THEN_A_HERO: Plan = {"ask-action": (CALL,)}
"""The planned action of a side that draws equipment but has nobody to fight with (H-009)."""
EQUIPMENT_ONLY = OtherWay(Text("advice-draw-only"), {})
STRIKE_BY_STRIKE = OtherWay(Text("move-strike-by-strike"), {})


def advise(state: HeldenkampfState, seat: Seat, menu: Menu) -> Iterator[Advice]:
    """Yield the moves that are rated above doing nothing: for each verb and card, or place, the best one.

    In a fight there is always one; of the ways to go on only the best, and none if something else is better.
    """
    goes_on = STRIKE if state.fight is None else (*STRIKE, PASS.name)
    best: dict[tuple[str, str], tuple[float, Move]] = {}
    for move in menu.moves:
        rating = rate(state, seat, move)
        part = move.args[-1:] if move.name == "forage" else move.args[:1]  # places differ more than heroes (H-088)
        group = ("" if move.name in goes_on else move.name, str(part[0]) if part else "")
        least = float("-inf") if move.name in (*REQUIRED, *goes_on) else 0.0
        if rating > (best[group][0] if group in best else least):
            best[group] = (rating, move)
    ranked = sorted(best.values(), key=lambda rated: -rated[0])
    ranked = [rated for rated in ranked if (rated[1].name in goes_on) == (ranked[0][1].name in goes_on)]
    added: list[set[Move]] = []
    for _, move in ranked:
        gear = _gear_moves(state, seat, move)
        text = _advice_text(state, seat, move, gear)
        if move.name == "add":  # the order in which the same equipment is added does not matter
            if {move, *gear} in added:
                continue
            added.append({move, *gear})
        if text is not None:
            yield Advice(move, text, _plan(state, seat, move, gear), _own_reason(state, seat, move, gear))


def _own_reason(state: HeldenkampfState, seat: Seat, move: Move, gear: Sequence[Move]) -> Text | None:
    """Return why an answer is good with equipment that only its own side sees (H-018), or why a side rolls on.

    None where :func:`~engine.heldenkampf.computer.explanations.explain` says it.
    """
    if move == PAUSE:
        return _saved_by_pause(state, seat)
    if move == ROLL_ON:
        return explain(state, seat, move) or explain_rolling(state, seat, move)
    sums = named_sums_after(state, seat, move, gear=True) if move.name == "answer" and gear else None
    return None if sums is None else Text("explain-answer-armed", {"card": name(str(move.args[0])), "sums": sums})


def _saved_by_pause(state: HeldenkampfState, seat: Seat) -> Text | None:
    """Return how the best answer in hand would fare without the pause card; None if nobody can answer (H-011)."""
    assert state.fight is not None
    moves = [move for move in answers(state, seat, state.fight.attacker.card) if move.name == "answer"]
    best = max(moves, key=lambda move: rate(state, seat, move), default=None)
    likely = None if best is None else chance(state, seat, best)
    if best is None or likely is None:
        return None
    fighter = str(best.args[0])
    cost = points_for(state.fight.attacker.card, fighter)
    return Text("explain-pause-saves", {"fighter": name(fighter), "percent": whole_percent(likely.share), "cost": cost})


def plan_still_holds(state: HeldenkampfState, seat: Seat, plan: Plan) -> bool:
    """Return whether a plan still holds; it draws a hero only for a side that has nobody to fight with (H-009)."""
    return "ask-action" not in plan or _needs_a_hero(state, seat)


def _needs_a_hero(state: HeldenkampfState, seat: Seat) -> bool:
    """Return whether a side has nobody to fight with, so that it can only draw a hero, or pass (H-009, H-087)."""
    return actions(state, seat) == [CALL]


def _plan(state: HeldenkampfState, seat: Seat, move: Move, gear: Sequence[Move]) -> Plan:
    """Return the answers that come with a move: the dice, and no equipment where none can be added.

    They are those of one side of a fight, so that the next attack of the other player ends the plan.
    """
    match move.name:
        case "attack":
            none = {} if gear else {"ask-gear": ()}
            return {**none, "ask-castle-strike": gear, "ask-strike": ROLLS}
        case "answer":
            none = {} if gear else {"ask-defence-gear": ()}
            return {**none, "ask-struck": ROLLS}
        case "add" if state.fight is not None and state.fight.defender.card:
            attacking = state.fight.attacker.seat == seat
            gear_question, strike = ("ask-gear", "ask-strike") if attacking else ("ask-defence-gear", "ask-struck")
            return {gear_question: gear, strike: ROLLS}
        case "forage":
            return {"ask-gear": (), "ask-strike": ROLLS}
        case "draw" if move == DRAW_EQUIPMENT:
            return THEN_A_HERO
        case _:
            return {}


def _gear_moves(state: HeldenkampfState, seat: Seat, move: Move) -> list[Move]:
    """Return the moves that add the best equipment in hand to the fighter of this move."""
    fight = state.fight
    if move.name in ("attack", "answer"):
        fighter, attacking = Fighter(seat, str(move.args[0])), move.name == "attack"
    elif move.name == "add" and fight is not None:
        fighter, attacking = with_piece(fight.fighter_of(seat), str(move.args[0])), fight.attacker.seat == seat
    else:
        return []
    pieces = [piece for piece in equipped(state, fighter, attacking).gear() if piece not in fighter.gear()]
    return [Move("add", (piece,)) for piece in pieces]


def _advice_text(state: HeldenkampfState, seat: Seat, move: Move, gear: Sequence[Move]) -> Text | None:
    """Return a move as a sentence, None for moves that need no advice.

    An attack names the battlefield only where it matters (H-090).
    """
    key, args = "advice-" + move.name, [name(str(argument)) for argument in move.args]
    match move.name:
        case "attack":
            fighter, terrain = str(move.args[0]), int(state.options.terrain)
            is_long = terrain and card(fighter).kind == "monster"  # with its points and the battlefield
            words = {"terrain": terrain, "battlefield": args[1], "weapon": "may" if gear or is_long else "none"}
            return Text(key, {**attacker_values(state, seat, fighter), **words})
        case "forage":
            return Text(key, {"hero": args[0], "place": str(move.args[1])})
        case "eat" if args:
            eater = str(move.args[1]) if state.fight is None else state.fight.fighter_of(seat).card
            heals = min(card(str(move.args[0])).food, state.wounds.get(eater, 0))
            fight = int(state.fight is not None)
            return Text(key, {"food": args[0], "hero": name(eater), "heals": heals, "fight": fight})
        case "answer":
            return Text(key, {"fighter": args[0]})
        case "add":
            sums = named_sums_after(state, seat, move, gear=True, key="sums")
            pieces = (args[0], *(name(str(piece.args[0])) for piece in gear))
            shows = "gear" if sums is None else "fight" if len(pieces) == ALL_KINDS else "sums"
            return Text(key, {"gear": pieces, "sums": sums or "", "shows": shows})
        case "discard":
            return Text(key, {"card": args[0]})
        case "draw":
            count = stack_sizes(state, seat)[str(move.args[0])]
            return Text(key, {"stack": str(move.args[0]), "count": count}) if _needs_a_hero(state, seat) else None
        case "call":
            return Text("move-call")
        case "pause":
            return Text("advice-pause")
        case _:
            return None if state.fight is None else move_label(state, move)


def other_way(state: HeldenkampfState, seat: Seat, move: Move) -> OtherWay | None:
    """Return the way to draw equipment alone, or to add none and decide each strike (H-009, H-040)."""
    if move == DRAW_EQUIPMENT:
        return EQUIPMENT_ONLY if _needs_a_hero(state, seat) else None
    return STRIKE_BY_STRIKE if move == PASS and state.fight is not None else None


def caution(state: HeldenkampfState, seat: Seat, menu: Menu, move: Move) -> Text | None:
    """Return what a move gives up, None if it gives up nothing worth doing (H-087, H-092)."""
    if move != PASS or state.fight is not None:
        return None
    if state.passes == PASSES_TO_END - 1:
        return Text("caution-pass-ends")
    return Text("caution-pass") if any(rate(state, seat, other_move) > 0 for other_move in menu.moves) else None
