"""The next goal of a character on its way to the Crown, for people who are new to the game."""

from __future__ import annotations

from engine.kernel.odds import whole_percent
from engine.kernel.text import Seat, Text, name
from engine.talisman.board import CROWN, INNER, MIDDLE, OUTER, board, space_name
from engine.talisman.computer.belongings_evaluator import STOUT
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.computer.route_planner import RoutePlanner
from engine.talisman.odds.wording import passage_chance
from engine.talisman.play.moving import SENTINEL
from engine.talisman.state import Adventure, Attribute, alive

LOW_LIVES = 2
EVEN = 0.5


def guidance(state: Adventure, seat: Seat) -> Text | None:
    """Return the next goal of a character; None without a character, for a toad, and after the end."""
    adventurer = state.adventurers[seat]
    if not adventurer.character or adventurer.out or adventurer.toad is not None or state.ending:
        return None
    evaluator = CardEvaluator(state, seat)
    planner, region = RoutePlanner(evaluator), board().region(adventurer.space)
    if region == CROWN:
        return Text("guidance-crown", {"others": len(alive(state)) - 1})
    if region == INNER:
        return _inner(evaluator, planner)
    if adventurer.lives <= LOW_LIVES and evaluator.wounds:
        return Text("guidance-heal", {"lives": adventurer.lives})
    if adventurer.quest:
        return Text("guidance-quest", {"quest": Text(f"quest-{adventurer.quest}")})
    if evaluator.talisman and region == MIDDLE:
        attribute = _better_way(state, seat)
        chance = passage_chance(state, seat, "portal", attribute)
        key = "guidance-portal" if planner.ready else "guidance-portal-later"
        return Text(key, {"attribute": attribute, "percent": whole_percent(chance)})
    if region == MIDDLE:
        return Text("guidance-talisman", {"space": space_name("warlocks-cave")})
    if region == OUTER and planner.seeks_middle:
        chance = evaluator.chances("strength", SENTINEL).won
        values = {"strength": SENTINEL, "percent": round(100 * chance)}
        if chance < EVEN:
            return Text("guidance-river-weak", values)
        return Text("guidance-river", {"talisman": "yes" if evaluator.talisman else "no", **values})
    return Text("guidance-grow", {"strength": evaluator.battle, "craft": evaluator.craft, "enough": STOUT})


def _inner(evaluator: CardEvaluator, planner: RoutePlanner) -> Text:
    """Return the goal in the Inner Region: a Talisman opens the Valley of Fire, on the better side."""
    if not evaluator.talisman:
        return Text("guidance-inner-without")
    first = "crypt" if planner.side == "strength" else "mines"
    return Text("guidance-inner", {"space": name(first), "side": planner.side})


def _better_way(state: Adventure, seat: Seat) -> Attribute:
    """Return whether Strength or Craft is better at the Portal of Power."""
    ways: tuple[Attribute, Attribute] = ("strength", "craft")
    return max(ways, key=lambda attribute: passage_chance(state, seat, "portal", attribute))
