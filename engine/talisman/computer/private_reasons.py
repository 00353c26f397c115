"""Reasons for a hint, which only its reader sees: what a move gains, and how it serves the next goal."""

from __future__ import annotations

from engine.kernel.menus import Move
from engine.kernel.odds import whole_percent
from engine.kernel.text import Seat, Text
from engine.talisman.board import board, space_name
from engine.talisman.cards.effects.base import sentences
from engine.talisman.cards.effects.deciding import Roll
from engine.talisman.cards.library import library
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.computer.chances import sums
from engine.talisman.computer.explanations import explain
from engine.talisman.computer.guidance import guidance
from engine.talisman.computer.route_planner import AXE_PRICE, distance
from engine.talisman.odds.wording import chance
from engine.talisman.play.picking import is_gold
from engine.talisman.play.routes import ways
from engine.talisman.play.values import cards_to_draw, most_objects, most_spells
from engine.talisman.state import Adventure

_ABOUT_GOAL = ("explain-goal", "explain-inner", "explain-onward", "explain-middle")
"""Reasons for going somewhere that name the goal already."""


def reason_in_private(state: Adventure, seat: Seat, move: Move) -> Text | None:
    """Return why a seat should make this move, with a number or with its next goal; None where none is known."""
    reason = explain(state, seat, move)
    if move.name in ("move", "walk", "journey"):
        space = str(move.args[0])
        risk = _risk(state, seat, space)
        if reason is not None and reason.key in _ABOUT_GOAL:
            return _joined(reason, risk)
        draw = cards_to_draw(state, space)
        why = reason or (Text("explain-draw", {"count": draw}) if draw else None)
        return _joined(_joined(why, risk), _aim(state, seat, space))
    return reason or _reason(state, seat, move)


def _risk(state: Adventure, seat: Seat, space: str) -> Text | None:
    """Return the chance that the roll on a space harms its visitor, with the worst result; None if none can."""
    evaluator, place = CardEvaluator(state, seat), board().kind(space)
    data = library().spaces.get(place)
    roll = next((effect for effect in (() if data is None else data.visit) if isinstance(effect, Roll)), None)
    if roll is None or (roll.spared and place in evaluator.knows("no_roll")):
        return None
    most = 1 + (roll.bonus is not None and evaluator.can(roll.bonus))  # MD-011
    rows = [
        (max((roll.row(total + more) for more in range(most)), key=evaluator.effects), likely)
        for total, likely in sums(roll.dice)
    ]
    harm = sum(likely for row, likely in rows if evaluator.effects(row) < 0)
    worst = min((row for row, _ in rows), key=evaluator.effects)
    return Text("hint-risk", {"percent": whole_percent(harm), "what": sentences(worst)}) if harm else None


def _reason(state: Adventure, seat: Seat, move: Move) -> Text | None:
    """Return why a seat should make a move that is no way to a space."""
    adventurer, card = state.adventurers[seat], str(move.args[0]) if move.args else ""
    match move.name:
        case "roll":
            return _aim(state, seat, "")
        case "wish" if card in ("strength", "craft"):
            return Text("hint-wish", {"attribute": card})
        case "take" if is_gold(card):
            return Text("hint-take-gold", {"gold": adventurer.gold})
        case "take" | "help-yourself" | "buy" if library().follower(card) is None:
            held, most = len(adventurer.objects), most_objects(state, seat)
            return Text("hint-take", {"held": held, "most": most, "room": "yes" if held < most else "no"})
        case "take":
            return Text("hint-take-follower")
        case "drop":
            return Text("hint-drop", {"held": len(adventurer.objects), "most": most_objects(state, seat)})
        case "keep":
            return Text("hint-keep", {"fate": adventurer.fate})
        case "fate":
            return Text("hint-fate", {"fate": adventurer.fate - 1})
        case "cast":
            return Text("hint-cast", {"held": len(adventurer.spells), "most": most_spells(state, seat)})
        case "assassinate" if (likely := chance(state, seat, move)) is not None:
            return Text("hint-assassinate", {"percent": whole_percent(likely.share)})
        case "explore":
            return Text("hint-explore", {"count": cards_to_draw(state, adventurer.space)})
        case "dare" | "decline" | "keep-card" | "done" if state.phase != "end":
            return Text("hint-" + move.name)
        case _:
            return None


def _joined(why: Text | None, aim: Text | None) -> Text | None:
    """Return a reason followed by what it means for the goal; one of them alone if the other is None."""
    return why or aim if why is None or aim is None else Text("hint-and-aim", {"why": why, "aim": aim})


def _aim(state: Adventure, seat: Seat, space: str) -> Text | None:
    """Return how far the next goal is from a space ("": from here), or what is lacking for it; None without a goal."""
    guide = guidance(state, seat)
    if guide is not None and guide.key == "guidance-points":
        return Text("aim-points", {"left": guide.values["left"]})
    goal = guide.values.get("goal") if guide is not None else None
    if not isinstance(goal, Text):
        return None
    target = _space_of(goal)
    if target:
        return _way(state, seat, space, target)
    match goal.key, goal.values.get("way"):
        case "guidance-river-weak", "gold":
            return Text("aim-gold", {"price": AXE_PRICE, "gold": state.adventurers[seat].gold})
        case "guidance-river-weak", "tavern":
            return Text("aim-sentinel", {"missing": goal.values["missing"], "strength": goal.values["strength"]})
        case "guidance-grow", _:
            return Text("aim-grow", goal.values)
        case "guidance-portal-later", _:
            return Text("aim-portal-later", goal.values)
        case "guidance-quest", _:
            return Text("aim-quest", goal.values)
        case _:
            return goal


def _space_of(goal: Text) -> str:
    """Return the space that a goal of the guidance names or means; "" if it is none."""
    if isinstance(named := goal.values.get("space"), Text):
        return next((space for space in board().spaces if space_name(space) == named), "")
    match goal.key:
        case "guidance-portal":
            return board().gate[0]
        case "guidance-river":
            return board().bridge[0]
        case "guidance-heal":
            return str(goal.values["where"]).replace("none", "")
        case "guidance-river-weak" if goal.values["way"] == "axe":
            return "village"
        case _:
            return ""


def _way(state: Adventure, seat: Seat, space: str, target: str) -> Text:
    """Return how far a goal is from a space ("": from here), and whether another way leads nearer to it."""
    here = state.adventurers[seat].space
    if board().region(space or here) != board().region(target):
        return Text("aim-space", {"way": "across", "space": space_name(target), "steps": 0})
    steps = distance(space or here, target)
    others = [way.target for way in ways(state, seat) if board().region(way.target) == board().region(target)]
    if not space:
        way = "away"
    elif not steps:
        way = "there"
    elif any(distance(other, target) < steps for other in others):
        way = "aside"
    else:
        way = "nearest"
    return Text("aim-space", {"way": way, "space": space_name(target), "steps": steps})
