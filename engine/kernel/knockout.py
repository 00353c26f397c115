"""The order in which players go out of a game, and the places that follow from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.kernel.text import Seat
from engine.kernel.views import Result, ranked


def fallen_with(fallen: list[list[Seat]], out: Sequence[Seat]) -> list[list[Seat]]:
    """Return the seats that are out, grouped by the moment they went out, in order.

    A seat that came back is removed, and is last again when it goes out a second time.
    """
    before = [left for group in fallen if (left := [seat for seat in group if seat in out])]
    new = [seat for seat in out if not any(seat in group for group in before)]
    return [*before, new] if new else before


def placed(result: Result, fallen: Sequence[Sequence[Seat]], seats: int) -> Result:
    """Return the result with the places of all seats.

    Among equals the seat that lasted longer is placed higher. Teams win and lose together.
    """
    if result.teams or result.lost or not fallen:
        return result
    known = result.places or tuple(1 if seat in result.winners else 2 for seat in range(seats))
    lasted = {seat: number for number, group in enumerate(fallen) for seat in group}
    return replace(result, places=ranked([(-known[seat], lasted.get(seat, len(fallen))) for seat in range(seats)]))
