"""The options of a game of Heldenkampf."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.kernel.options import TableOptions

LAST_ROUND = 60  # H-092


class Options(TableOptions):
    """The options of ``/game new``."""

    attacker_gear: Literal["weapon", "shield", "all"] = "weapon"
    """Whether the attacker may also use a shield, or shield and armour (H-023)."""
    ranges: bool = True
    """Whether the range of weapons counts (H-041)."""
    trap: bool = False
    """Whether human heroes may try the trap with two dice (H-057)."""
    terrain: bool = False
    """Whether battlefields have an effect (H-090)."""
    round_limit: int = Field(default=LAST_ROUND, ge=1, le=LAST_ROUND)
