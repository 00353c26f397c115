"""Every pair of cards as a move, made once: menus of attacks and exchanges are picked from here."""

from __future__ import annotations

from engine.imperator.cards import DECK
from engine.kernel.menus import Move


def _pairs(name: str) -> dict[str, dict[str, Move]]:
    return {one: {other: Move(name, (one, other)) for other in DECK} for one in DECK}


ATTACK = _pairs("attack")
"""Every card against every other: ``ATTACK[card][target]``."""
SWAP = _pairs("swap")
"""Every card in the place of every other: ``SWAP[one][other]``."""
