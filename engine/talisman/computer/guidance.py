"""What people who are new to the game read: the next goal on the way to the Crown, and how to cast on arrival."""

from __future__ import annotations

from engine.kernel.odds import whole_percent
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import CROWN, INNER, MIDDLE, OUTER, board, space_name
from engine.talisman.computer.belongings_evaluator import BOLD, STOUT
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.computer.chances import at_most, odds
from engine.talisman.computer.quests import quest_guidance
from engine.talisman.computer.route_planner import AXE_PRICE, LAST_ROUNDS, RoutePlanner
from engine.talisman.menus import HALT, ROLL, menus_of
from engine.talisman.odds.wording import passage_chance
from engine.talisman.play.counting import leaders, score
from engine.talisman.play.moving import SENTINEL
from engine.talisman.play.spells.base import Moment, may_cast
from engine.talisman.play.spells.kinds import SPELLS
from engine.talisman.play.trading import points
from engine.talisman.play.values import has_way_out
from engine.talisman.state import Adventure, Adventurer, Attribute, alive, kind, playing

MOVING = ("begin", "move")
"""Phases whose menus hold the moves to other spaces."""
ARRIVING: frozenset[Moment] = frozenset(("arrived", "any"))
"""Moments of Spells that may be cast after the move, before exploring."""
LOW_LIVES = 2
MOST_TO_GROW = 12
FEW_TO_GROW = 3
"""The most Strength that a character is advised to win for the Sentinel instead of crossing by Raft or ferry."""


def line_of_guidance(state: Adventure, seat: Seat) -> Text | None:
    """Return the :func:`guidance` of a seat; before a move also how to cast a Spell in hand on arrival (M-149)."""
    text, spells = guidance(state, seat), _spells_on_arrival(state, seat)
    return Text("guidance-arrival", {"guidance": text, "spells": spells}) if text is not None and spells else text


def _spells_on_arrival(state: Adventure, seat: Seat) -> tuple[Text, ...]:
    """Return the Spells in hand that only a player who stops on arrival may cast there, unless all are polled."""
    if state.turn != seat or state.phase not in MOVING or state.options.spells == "polled" or not may_cast(state, seat):
        return ()
    menu = menus_of(state).get(seat)
    if menu is None or HALT not in menu.moves or ROLL in menu.moves:
        return ()
    kinds = dict.fromkeys(map(kind, state.adventurers[seat].spells))
    return tuple(name(spell) for spell in kinds if not ARRIVING.isdisjoint(SPELLS[spell].moments))


def guidance(state: Adventure, seat: Seat) -> Text | None:
    """Return the stage on the way to the Crown and what to do in it; in the last rounds the points, if it is too far.

    The first round also says how a game with a last round is won.
    None without a character, for a toad, and after the end.
    """
    adventurer = state.adventurers[seat]
    if not adventurer.character or adventurer.out or adventurer.toad is not None or state.ending:
        return None
    evaluator = CardEvaluator(state, seat)
    region = board().region(adventurer.space)
    if region == CROWN:
        return Text("guidance-crown", {"others": len(alive(state)) - 1})
    left = state.options.last_round + 1 - state.rounds
    if left <= LAST_ROUNDS and not _may_reach_crown(evaluator, region, left):
        return _points(state, seat, left)
    stages = {OUTER: 1, MIDDLE: 3, INNER: 4} if evaluator.talisman else {OUTER: 1, MIDDLE: 2, INNER: 2}
    stage = stages[region]
    last = state.options.round_limit if state.rounds <= 1 else 0
    crown = "yes" if state.options.sudden_end else "no"
    start = "yes" if state.options.even_start or state.options.head_start else "no"  # M-365
    values = {"stage": stage, "goal": _goal(evaluator, region), "last": last, "crown": crown, "start": start}
    return Text("guidance-stage", values)


def _may_reach_crown(evaluator: CardEvaluator, region: str, turns: int) -> bool:
    """Return whether a character may reach the Crown within some turns, one of them for the Portal."""
    space, planner = evaluator.adventurer.space, RoutePlanner(evaluator)
    if region == INNER:
        return evaluator.talisman and board().steps_to_crown(space) <= turns
    inside = 1 + board().steps_to_crown(board().gate[1])
    return region == MIDDLE and planner.sets_out and inside <= turns


def _points(state: Adventure, seat: Seat, left: int) -> Text:
    """Return how a character's points compare with the best of the others before the end by rounds (M-369)."""
    rivals, best = leaders(state, [other for other in playing(state) if other != seat])
    own, names = score(state, seat), tuple(seat_name(rival) for rival in rivals)
    standing = "ahead" if own > best else "level" if own == best else "behind"
    return Text("guidance-points", {"left": left, "score": own, "best": best, "rivals": names, "standing": standing})


def _goal(evaluator: CardEvaluator, region: str) -> Text:
    """Return what a character does next in one of the regions around the Crown."""
    state, seat, adventurer = evaluator.state, evaluator.seat, evaluator.adventurer
    planner = RoutePlanner(evaluator)
    if region == INNER:
        return _inner(evaluator, planner)
    crosses = _crosses_now(planner) if region == OUTER else None
    if crosses:
        return _bridge(planner)
    if adventurer.lives <= LOW_LIVES and evaluator.wounds:
        return Text("guidance-heal", {"lives": adventurer.lives, "where": _healer(adventurer, region)})
    if not evaluator.talisman and (place := _lying_talisman(state, region)):
        return Text("guidance-talisman-lies", {"space": space_name(place)})
    if adventurer.quest:
        return quest_guidance(evaluator)
    if region == MIDDLE:
        return _portal(planner) if evaluator.talisman else _find_talisman(state, seat)
    if max(evaluator.battle, evaluator.craft) >= STOUT:
        return _river(planner, later=crosses is False)
    return _grow(evaluator)


def _healer(adventurer: Adventurer, region: str) -> str:
    """Return the kind of space in a region that heals this character; "none" if no such space does."""
    if region == OUTER and adventurer.alignment == "good":
        return "chapel"
    if not adventurer.gold:
        return "none"
    return "village" if region == OUTER else "castle"


def _lying_talisman(state: Adventure, region: str) -> str:
    """Return a space of a region on which a Talisman lies; "" if there is none."""
    spaces = (space for space, cards in state.cards.items() if any(kind(card) == "talisman" for card in cards))
    return next((space for space in spaces if board().region(space) == region), "")


def _inner(evaluator: CardEvaluator, planner: RoutePlanner) -> Text:
    """Return the goal in the Inner Region: a Talisman opens the Valley of Fire, on the better side."""
    if not evaluator.talisman:
        return Text("guidance-inner-without")
    if evaluator.adventurer.space != board().gate[1]:
        return Text("guidance-inner-on")
    first = "crypt" if planner.side == "strength" else "mines"
    return Text("guidance-inner", {"space": name(first), "side": planner.side})


def _portal(planner: RoutePlanner) -> Text:
    """Return the way of a character with a Talisman: through the Portal, or what it still lacks for the way behind."""
    state, seat = planner.state, planner.seat
    ways: tuple[Attribute, Attribute] = ("strength", "craft")
    attribute = max(ways, key=lambda way: passage_chance(state, seat, "portal", way))
    values = {"attribute": attribute, "percent": whole_percent(passage_chance(state, seat, "portal", attribute))}
    if planner.ready:
        return Text("guidance-portal", values)
    value = planner.evaluator.strength if attribute == "strength" else planner.evaluator.craft
    missing = next((more for more in range(MOST_TO_GROW) if at_most(3, value + more) >= planner.needed), MOST_TO_GROW)
    return Text("guidance-portal-later", {**values, "missing": max(1, missing)})


def _find_talisman(state: Adventure, seat: Seat) -> Text:
    """Return where a Talisman can be had: from the Warlock, or from those who have one."""
    if state.talismans:
        return Text("guidance-talisman", {"space": space_name("warlocks-cave")})
    owners = [
        other
        for other in alive(state)
        if other != seat and any(kind(card) == "talisman" for card in state.adventurers[other].objects)
    ]
    return Text("guidance-talisman-taken", {"owners": tuple(map(seat_name, owners)), "count": len(owners)})


def _crosses_now(planner: RoutePlanner) -> bool | None:
    """Return whether the computer would go over the bridge with the roll of this turn; None if that is not asked."""
    state, seat = planner.state, planner.seat
    menu = menus_of(state).get(seat) if state.turn == seat and state.phase in MOVING else None
    return None if menu is None else planner.crosses(menu)


def _bridge(planner: RoutePlanner) -> Text:
    """Return that the character should go over the bridge now, and how it gets past the Sentinel."""
    way = "evade" if has_way_out(planner.state, planner.seat) else "spell" if planner.passes_by_spell else "fight"
    return Text("guidance-bridge", {"way": way, **_sentinel(planner)})


def _sentinel(planner: RoutePlanner) -> dict[str, int]:
    percent = whole_percent(planner.evaluator.chances("strength", SENTINEL).won)
    return {"strength": SENTINEL, "percent": percent}


def _river(planner: RoutePlanner, *, later: bool) -> Text:
    """Return the best way over the river into the Middle Region, and what is missing for the Sentinel.

    ``later`` says that the bridge is in reach, but another space is worth more now.
    """
    evaluator, values = planner.evaluator, _sentinel(planner)
    if planner.dares_sentinel and later:
        return Text("guidance-bridge-later", values)
    if planner.dares_sentinel:
        way = "spell" if planner.passes_by_spell else "fight"
        return Text("guidance-river", {"talisman": "yes" if evaluator.talisman else "no", "way": way, **values})
    lead = evaluator.battle - SENTINEL
    missing = next(
        (more for more in range(MOST_TO_GROW) if odds(lead + more, evaluator.dice).won >= BOLD), MOST_TO_GROW
    )
    has_price = evaluator.adventurer.gold >= AXE_PRICE
    way = "axe" if has_price else "tavern" if missing <= FEW_TO_GROW else "gold"
    if evaluator.adventurer.offer == "ferry":
        way = "ferry"
    elif evaluator.adventurer.raft:
        way = "afloat"
    elif evaluator.can("builds-rafts"):
        way = "raft"
    return Text("guidance-river-weak", {**values, "missing": missing, "way": way, "price": AXE_PRICE})


def _grow(evaluator: CardEvaluator) -> Text:
    """Return what a character lacks for the Middle Region, and the trophies that bring the next counter."""
    trophies, rate = evaluator.adventurer.trophies, int(evaluator.state.options.trophies)
    lacking = {way: rate - points(trophies, way) % rate for way in ("strength", "craft")}
    next_counter = "craft" if lacking["craft"] < lacking["strength"] else "strength"
    values = {"strength": STOUT - evaluator.battle, "craft": STOUT - evaluator.craft}
    return Text("guidance-grow", {**values, "points": lacking[next_counter], "attribute": next_counter})
