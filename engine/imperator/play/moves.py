"""Every attack of one card on another as a move, made once: menus are picked from here."""

from __future__ import annotations

from engine.imperator.cards import DECK
from engine.kernel.menus import Move

ATTACK = {one: {other: Move("attack", (one, other)) for other in DECK} for one in DECK}
"""Every card against every other: ``ATTACK[card][target]``."""
