"""The outlook of a position: everybody's chance of winning, by weights fitted to 260 games of simple players."""

from __future__ import annotations

from math import exp

from engine.kernel.text import Seat
from engine.talisman.board import CROWN, INNER, board
from engine.talisman.play.values import total
from engine.talisman.state import CRAFT, STRENGTH, Adventure, kind

STRENGTH_POINT, CRAFT_POINT = 0.3, 0.07
LIFE, MOST_LIVES, LAST_LIFE = 0.16, 6, -0.5
FATE_TOKEN, FOLLOWER, TALISMAN = 0.08, 0.09, 0.35
IN_REGION = {INNER: 1.6, CROWN: 3.0}


def outlook(state: Adventure) -> tuple[float, ...]:
    """Return the chance of each seat; the log loss is 0.87 on games not used for the fit, 1.11 for equal chances."""
    weights = [0.0 if adventurer.out else exp(_worth(state, seat)) for seat, adventurer in enumerate(state.adventurers)]
    return tuple(weight / sum(weights) for weight in weights)


def _worth(state: Adventure, seat: Seat) -> float:
    adventurer = state.adventurers[seat]
    if not adventurer.character:  # a new one comes and begins from the start
        return 0.0
    worth = STRENGTH_POINT * total(state, seat, STRENGTH) + CRAFT_POINT * total(state, seat, CRAFT)
    worth += LIFE * min(adventurer.lives, MOST_LIVES) + (LAST_LIFE if adventurer.lives <= 1 else 0.0)
    worth += FATE_TOKEN * adventurer.fate + FOLLOWER * len(adventurer.followers)
    worth += TALISMAN * any(kind(item) == "talisman" for item in adventurer.objects)
    return worth + IN_REGION.get(board().region(adventurer.space), 0.0)
