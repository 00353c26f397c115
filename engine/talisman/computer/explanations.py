"""Reasons for the computer's moves, from public information (:meth:`engine.kernel.game.Game.explain`)."""

from __future__ import annotations

from engine.kernel.menus import Move
from engine.kernel.odds import whole_percent
from engine.kernel.saves import copy_of
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import INNER, MIDDLE, OUTER, board, space_name
from engine.talisman.cards.library import library
from engine.talisman.computer.advice import LEAST_PRICE, is_useful
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.computer.route_planner import RoutePlanner, distance
from engine.talisman.odds.wording import chance
from engine.talisman.play.fights.scores import foe_name
from engine.talisman.play.moving import SENTINEL, guard_of_portal
from engine.talisman.play.values import cards_to_draw
from engine.talisman.state import Adventure, at, kind

_FIXED_REASONS = (
    "cross", "build-raft", "rob", "beguile", "lure", "reroll", "accept", "regenerate",
)  # fmt: skip
"""Verbs whose reason is always the same."""
_WAYS = ("healer", "doctor", "heal", "replenish", "blacksmith", "mystic", "enchantress", "pray")
"""Visits whose reason depends on what the character has."""
LIKELY = 0.4
"""The chance against the Sentinel from which strength is the reason for going there."""
NEAR = 6
"""The most steps to a goal that is given as the reason for a move."""
WORTH_NAMING = 1.0
"""The least worth of a meeting or a space that is given as the reason for a move before a goal that is still away."""


def explain(state: Adventure, seat: Seat, move: Move) -> Text | None:
    """Return the reason for a move if somebody can learn from it; None for Spells and for obvious moves."""
    match move.name:
        case "move" | "walk" | "journey":
            public = copy_of(state)
            public.adventurers[seat].spells.clear()  # nobody else knows them
            return _why_there(public, seat, str(move.args[0]))
        case "strike" | "open" | "attack" | "combat":
            return _chances(state, seat, move)
        case "take" if kind(str(move.args[0])) == "talisman":
            return Text("explain-take-talisman")
        case "drop" if kind(str(move.args[0])) == "talisman":
            return Text("explain-drop-talisman")
        case "evade" if (likely := chance(state, seat, Move("strike"))) is not None:
            lives = state.adventurers[seat].lives
            return Text("explain-evade", {"percent": whole_percent(likely.share), "lives": lives})
        case "fate" if state.fight is not None:
            return Text("explain-fate", {"lives": state.adventurers[seat].lives})
        case "turn-back" if not CardEvaluator(state, seat).talisman:
            return Text("explain-turn-back-without")
        case "turn-back" | "face":
            return Text("explain-" + move.name, {"lives": state.adventurers[seat].lives})
        case "trade":
            return Text("explain-trade", {"rate": int(state.options.trophies)})
        case "buy" if move.args[0] in ("sword", "axe"):
            return Text("explain-buy")
        case "visit" if move.args[0] in _WAYS:
            return _why_visit(state, seat, str(move.args[0]))
        case verb if verb in _FIXED_REASONS:
            return Text("explain-" + verb)
        case _:
            return None


def _why_visit(state: Adventure, seat: Seat, way: str) -> Text | None:
    """Return what a visit can bring; None for a free card of the Thief."""
    adventurer, data = state.adventurers[seat], CardEvaluator(state, seat).data
    if not is_useful(state, seat, way):
        way = "nothing"
    if way == "blacksmith" and adventurer.gold < LEAST_PRICE:
        return None
    lacking = {"lives": data.lives - adventurer.lives, "fate": data.fate - adventurer.fate}
    return Text("explain-visit", {"way": way, "gold": adventurer.gold, **lacking})


def _chances(state: Adventure, seat: Seat, move: Move) -> Text | None:
    """Return the chance of a roll as its reason."""
    likely = chance(state, seat, move)
    if likely is None:
        return None
    percent = whole_percent(likely.share)
    if move.name == "open":
        attempt = {"attribute": str(move.args[0]), "guard": guard_of_portal(state, seat)}
        return Text("explain-open", {**attempt, "percent": percent})
    if move.name != "strike":
        return Text("explain-attack", {"other": seat_name(int(move.args[0])), "percent": percent})
    if state.fight is None or state.fight.foe is None:
        return None
    return Text("explain-strike", {"foe": foe_name(state.fight.foe), "percent": percent})


def _why_there(state: Adventure, seat: Seat, space: str) -> Text | None:
    """Return why a character goes to a space; None if the space is as good as any other."""
    known, evaluator = board(), CardEvaluator(state, seat)
    planner, adventurer = RoutePlanner(evaluator), state.adventurers[seat]
    here, there = known.region(adventurer.space), known.region(space)
    if there == INNER and here == INNER:
        steps = distance(space, known.rings[INNER][len(known.rings[INNER]) // 2]) + 1
        return Text("explain-onward", {"steps": steps, "lives": adventurer.lives}) if steps > 1 else None
    if there == INNER:
        if not evaluator.talisman or adventurer.space != known.gate[1]:
            return None
        chances = {"side": planner.side, "percent": whole_percent(planner.passage(planner.side))}
        return Text("explain-inner", chances)
    if there not in (OUTER, MIDDLE):
        return None
    if there == MIDDLE and here == OUTER:
        return Text("explain-middle", {"talisman": "yes" if evaluator.talisman else "no"})
    return _goal(planner, space) or _prey(planner, space) or _yield(evaluator, space)


def _goal(planner: RoutePlanner, space: str) -> Text | None:
    """Return the goal that a space is nearer to than the present one, as the reason for going there."""
    goal, adventurer = planner.goal, planner.adventurer
    if not goal or board().region(goal) != board().region(space):
        return None
    steps = distance(space, goal)
    before = distance(adventurer.space, goal) if board().region(adventurer.space) == board().region(goal) else NEAR + 1
    if steps >= before or steps > NEAR or (steps and planner.evaluator.space(space) > WORTH_NAMING):
        return None
    reason = "other"
    if goal == board().gate[0]:
        reason = "portal"
    elif goal == board().bridge[0]:
        likely = planner.evaluator.chances("strength", SENTINEL).won >= LIKELY
        reason = "sentinel" if likely else "other"
    elif goal == "warlocks-cave":
        reason = "talisman"
    elif planner.evaluator.wounds and not planner.seeks_middle:
        reason = "heal"
    elif goal in ("woods-1", "village"):
        reason = "raft"
    elif goal == "tavern":
        reason = "ferry"
    if reason == "other":
        return None
    return Text("explain-goal", {"reason": reason, "space": space_name(goal), "steps": steps, "strength": SENTINEL})


def _prey(planner: RoutePlanner, space: str) -> Text | None:
    """Return the weaker character on a space as the reason for going there."""
    others = [other for other in at(planner.state, space) if other != planner.seat]
    best = max(others, key=planner.meeting, default=None)
    if best is None or planner.meeting(best) < max(WORTH_NAMING, planner.evaluator.space(space)):
        return None
    return Text("explain-prey", {"other": seat_name(best)})


def _yield(evaluator: CardEvaluator, space: str) -> Text | None:
    """Return what a space gives as the reason for going there: a trophy, a card that lies there, or cards to draw."""
    lying = evaluator.state.cards.get(space, ())
    enemies = [data for card in lying if (data := library().enemy(card)) is not None]
    if len(enemies) > 1:
        return None
    if enemies:
        foe = enemies[0]
        won = evaluator.chances("craft" if foe.craft else "strength", foe.craft or foe.strength).won
        return Text("explain-foe", {"foe": name(foe.id), "percent": whole_percent(won)})
    best = max(lying, key=evaluator.card, default="")
    if best and evaluator.card(best) > 0:
        return Text("explain-card", {"card": name(kind(best))})
    draw = cards_to_draw(evaluator.state, space)
    return Text("explain-draw", {"count": draw}) if draw > 1 else None
