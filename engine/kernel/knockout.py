"""The order in which players go out of a game, and the places that follow from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.kernel.text import Seat
from engine.kernel.views import Result, ranked


def fallen_with(fallen: list[list[Seat]], out: Sequence[Seat]) -> list[list[Seat]]:
    """Return who went out together, in order, once those in ``out`` are out; whoever came back is no longer among them,
    and is the last one again when they go out a second time.
    """
    before = [left for each in fallen if (left := [seat for seat in each if seat in out])]
    new = [seat for seat in out if not any(seat in each for each in before)]
    return [*before, new] if new else before


def placed(result: Result, fallen: Sequence[Sequence[Seat]], seats: int) -> Result:
    """The result with the places of all: among equals who lasted longer came further. Teams win and lose together."""
    if result.teams or result.lost or not fallen:
        return result
    known = result.places or tuple(1 if seat in result.winners else 2 for seat in range(seats))
    lasted = {seat: number for number, each in enumerate(fallen) for seat in each}
    return replace(result, places=ranked([(-known[seat], lasted.get(seat, len(fallen))) for seat in range(seats)]))
