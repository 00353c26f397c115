"""Possible moves and their alternatives (M-128, M-302, M-310 .. M-321, MD-122)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.text import Seat
from engine.talisman.board import CROWN, INNER, Way, board
from engine.talisman.play.values import can, is_slowed
from engine.talisman.state import Adventure, Adventurer, at, kind


def rafts(adventurer: Adventurer) -> list[str]:
    """Return the rafts of a character."""
    return [card for card in adventurer.objects if kind(card) == "raft"]


def steps(state: Adventure, seat: Seat) -> int:
    """Return how many spaces a character moves now; 0 before its roll."""
    return 1 if is_slowed(state, seat) else state.roll


def ways(state: Adventure, seat: Seat) -> Sequence[Way]:
    """Return all ways on which a character may move now, by its roll or in the Inner Region by one step.

    A slave of the Temple has none (M-128, M-315, M-316, MD-033).
    """
    adventurer = state.adventurers[seat]
    game_board, region = board(), board().region(adventurer.space)
    if region == CROWN or adventurer.enslaved:  # M-343
        return []
    if region != INNER:
        return game_board.ways(adventurer.space, count) if (count := steps(state, seat)) else []
    plain = game_board.gate[1]
    if adventurer.space == plain:
        one_step = [*game_board.inward(plain), game_board.gate[0]]
    elif adventurer.back:
        one_step = list(game_board.outward(adventurer.space))
    elif busy(state, seat):
        one_step = []
    else:
        one_step = [space for space in game_board.inward(adventurer.space) if may_step(state, seat, space)]
    return [Way((space,)) for space in one_step]


def busy(state: Adventure, seat: Seat) -> bool:
    """Return whether a character must still overcome its space of the Inner Region (M-317, M-332, M-338)."""
    adventurer = state.adventurers[seat]
    return bool(
        adventurer.werewolf
        or adventurer.pitfiends
        or (adventurer.space == "death" and not adventurer.back and not adventurer.passed)
    )


def may_step(state: Adventure, seat: Seat, space: str) -> bool:
    """Return whether a step is allowed; the last spaces need a Talisman (M-342, M-342a, M-353)."""
    needs = space in board().summit
    return not needs or any(kind(card) == "talisman" for card in state.adventurers[seat].objects)


def may_reroll(state: Adventure, seat: Seat) -> bool:
    """Return whether a character may spend fate to reroll its move."""
    adventurer = state.adventurers[seat]
    return bool(state.roll) and not (
        state.rerolled or adventurer.frugal or adventurer.fate == 0 or is_slowed(state, seat)
    )


def walk_targets(state: Adventure, seat: Seat) -> list[str]:
    """Return the Woods to which an Elf in Woods may go instead of rolling (MD-122)."""
    adventurer = state.adventurers[seat]
    game_board = board()
    if game_board.kind(adventurer.space) != "woods" or not can(state, seat, "woods-walk") or is_slowed(state, seat):
        return []
    return [
        space for space in game_board.of_kind("woods", game_board.region(adventurer.space)) if space != adventurer.space
    ]


def may_build_raft(state: Adventure, seat: Seat) -> bool:
    """Return whether a character may build a raft instead of moving (M-302, MD-082)."""
    wooded = board().kind(state.adventurers[seat].space) in ("woods", "forest")
    return wooded and can(state, seat, "builds-rafts") and any(kind(card) == "raft" for card in state.stock)


def others_here(state: Adventure, seat: Seat) -> list[Seat]:
    """Return the players that a character may meet on its space (M-136, M-139, M-324, M-324a)."""
    space = state.adventurers[seat].space
    quiet = board().region(space) == INNER and space not in (board().gate[1], board().summit[0])
    return [] if quiet else [other for other in at(state, space) if other != seat]


def point_places(state: Adventure, seat: Seat) -> list[str]:
    """Return the Places with points on the spaces that a character may visit next in its turn (MD-095)."""
    is_moving = state.visit is None and state.phase in ("begin", "move")
    spaces = [way.target for way in ways(state, seat)] if is_moving else [state.adventurers[seat].space]
    return list(dict.fromkeys(card for space in spaces for card in state.cards.get(space, ()) if card in state.points))
