"""Movement: the roll, the Sentinel, the Portal of Power (M-122, M-128 .. M-135, M-291 .. M-314)."""

from __future__ import annotations

from engine.kernel.flow import Flow
from engine.kernel.text import Seat, Text, name
from engine.talisman.board import INNER, MIDDLE, OUTER, Way, board, space_name
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.routes import steps
from engine.talisman.play.values import can, is_slowed, rolls_fewer_dice, total
from engine.talisman.state import Adventure, Foe, Visit, kind

SENTINEL = 9
"""The Strength of the Sentinel who guards the bridge (M-293)."""
ROLL = Text("roll-move")
LOWEST_FREEING_ROLL = 4
"""The lowest roll that frees a character from the Temple (MD-033)."""
HELD = Text("fate-held")


def break_free(game: ActiveGame) -> Flow:
    """Roll for a character enslaved in the Temple; 4 or more frees it and is its move (MD-033)."""
    state = game.state
    adventurer = game.adventurer(state.turn)
    fate = adventurer.fate
    (face,) = yield from game.roll(state.turn, 1, ROLL, lambda _: HELD, lambda faces: faces[0] < LOWEST_FREEING_ROLL)
    if face < LOWEST_FREEING_ROLL:
        state.phase = "held"
        game.report("event-held", state.turn)
        state.agenda = ["finish"]
    else:
        adventurer.enslaved, state.freed = False, True
        game.report("event-freed", state.turn)
        state.rerolled = adventurer.fate < fate
        state.roll, state.phase = (1 if is_slowed(state, state.turn) else face), "move"


def roll(game: ActiveGame) -> None:
    """Roll for the move (M-122, M-128).

    Fate is offered while the player chooses the way, so that there is only one question.
    """
    state = game.state
    (state.roll,) = game.throw(state.turn, 1, ROLL)
    state.rerolled, state.phase = False, "move"


def reroll(game: ActiveGame) -> None:
    """Spend fate to reroll the move, once (M-088, M-089, M-092)."""
    state = game.state
    game.adventurer(state.turn).fate -= 1
    state.roll, state.rerolled = game.io.dice.roll(6), True
    game.report("event-fate", state.turn, face=state.roll, dice=1, total=state.roll)


def move(game: ActiveGame, way: Way) -> None:
    """Move a character; on the bridge from the Outer Region the Sentinel attacks first (M-293, M-294, M-297)."""
    state = game.state
    seat = state.turn
    adventurer = game.adventurer(seat)
    adventurer.offer = ""
    if _start_sentinel_fight(game, way):
        return
    moved = "event-moved-slowly" if can(state, seat, "slows") else "event-moved"
    if way.crossing:
        lose_poltergeists(game, seat)
    start, adventurer.space = adventurer.space, way.target
    adventurer.passed = False
    if board().region(way.target) == INNER and way.target == board().gate[1]:
        adventurer.back = False
    game.report(moved, seat, start=space_name(start), space=space_name(way.target))
    state.agenda = ["land"]


def _start_sentinel_fight(game: ActiveGame, way: Way) -> bool:
    """Start the fight if the move crosses the Sentinel's bridge from outside; return whether it does (M-293)."""
    state = game.state
    if way.crossing in ("", OUTER):
        return False
    bridge, middle = board().bridge
    adventurer = game.adventurer(state.turn)
    start, adventurer.space = adventurer.space, bridge
    state.way = list(way.path[way.path.index(middle) :])
    game.report("event-sentinel", state.turn, start=space_name(start), space=space_name(bridge))
    state.visit = Visit(bridge)
    state.agenda = ["cross"]
    game.start_fight(state.turn, Foe("strength", [], "sentinel", SENTINEL))
    return True


def cross(game: ActiveGame) -> Flow:
    """After the Sentinel, finish the move or attempt the Portal (M-294)."""
    state = game.state
    adventurer = game.adventurer(state.turn)
    lose_poltergeists(game, state.turn)
    goal, state.way = state.way[-1], []
    if state.opening:
        yield from _try_portal(game, state.opening)
        return
    start, adventurer.space = adventurer.space, goal
    game.report("event-moved", state.turn, start=space_name(start), space=space_name(adventurer.space))
    state.agenda = ["land"]


def lose_poltergeists(game: ActiveGame, seat: Seat) -> None:
    """Discard the Poltergeist of a character that crosses the Storm River (MD-072)."""
    for card in [card for card in game.adventurer(seat).followers if kind(card) == "poltergeist"]:
        game.discard_own(seat, card)


def open_portal(game: ActiveGame, attribute: str) -> Flow:
    """Try to open the Portal of Power with Strength or Craft (M-308 .. M-312a, MD-040)."""
    state = game.state
    adventurer = game.adventurer(state.turn)
    adventurer.offer = ""
    way = board().beyond_portal(adventurer.space, steps(state, state.turn))[0]
    if _start_sentinel_fight(game, way):
        state.opening = attribute
        return
    if way.crossing:
        lose_poltergeists(game, state.turn)
    yield from _try_portal(game, attribute)


def guard_of_portal(state: Adventure, seat: Seat) -> int:
    """Return the Strength of the Sentinel who attacks before the Portal can be tried; 0 for none (M-293)."""
    ways = board().beyond_portal(state.adventurers[seat].space, steps(state, seat))
    return SENTINEL if ways and ways[0].crossing == MIDDLE else 0


def _try_portal(game: ActiveGame, attribute: str) -> Flow:
    state = game.state
    seat = state.turn
    adventurer = game.adventurer(seat)
    portal, plain = board().gate
    start, adventurer.space = adventurer.space, portal
    walked = {"start": space_name(start), "gate": space_name(portal)}
    what = "strength" if attribute == "strength" else "craft"
    value = total(state, seat, what)
    dice = 1 if what == "craft" and rolls_fewer_dice(state, seat, "portal") else 2
    shut = Text(
        "fate-shut", {"what": what, "amount": min(1, adventurer.strength if what == "strength" else adventurer.craft)}
    )
    faces = yield from game.roll(seat, dice, name("portal"), lambda _: shut, lambda faces: sum(faces) > value)
    if sum(faces) <= value:
        adventurer.space = plain
        game.report("event-portal-open", seat, **walked, space=space_name(plain))
    else:
        game.report("event-portal-shut", seat, **walked, total=sum(faces), attribute=what, value=value)
        yield from game.lose(seat, what, 1)
        yield from game.stop_here()
    state.phase, state.agenda = "busy", ["cut"]
