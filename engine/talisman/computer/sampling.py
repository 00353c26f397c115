"""Random samples of hidden information: deck order, Spells of others, unused characters (M-031, M-035, M-220)."""

from __future__ import annotations

from random import Random

from engine.kernel.saves import copy_of
from engine.kernel.text import Seat
from engine.talisman.play.values import may_see_spells
from engine.talisman.state import Adventure


def determinize(state: Adventure, seat: Seat | None, random: Random) -> Adventure:
    """Return a copy in which everything hidden from a seat is dealt again (None: a spectator)."""
    copy = copy_of(state)
    random.shuffle(copy.adventure)
    random.shuffle(copy.unused)
    hidden = [other for other in range(len(copy.adventurers)) if not may_see_spells(state, seat, other)]
    pool = [*copy.spells, *(spell for other in hidden for spell in copy.adventurers[other].spells)]
    random.shuffle(pool)
    for other in hidden:
        held = len(copy.adventurers[other].spells)
        copy.adventurers[other].spells = [pool.pop() for _ in range(held)]
    copy.spells = pool
    for other in [other for other in copy.choosing if other != seat]:
        dealt = copy.choosing[other]
        others = [*copy.unused, *dealt]
        random.shuffle(others)
        copy.choosing[other], copy.unused = others[: len(dealt)], others[len(dealt) :]
    return copy
