"""The options of an expedition."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.kernel.options import TableOptions

Difficulty: TypeAlias = Literal["easy", "normal", "hard"]
STEPS: dict[Difficulty, int] = {"easy": 12, "normal": 10, "hard": 8}
"""Steps of the boss pawn to the skull (R-133)."""


class Options(TableOptions):
    """The options of ``/game new``."""

    difficulty: Difficulty = "normal"
    """Decides how far the pawn starts from the skull (R-031); ignored in quick mode (R-173)."""
    quick: bool = False
    """Quick mode: one dungeon per level, and the last of them is the boss (R-167 .. R-175)."""
    boss: str = "random"
    """Id of the final boss, or ``random`` (R-026)."""
    heroes: Literal["choose", "random"] = "choose"
    """Whether players choose their heroes or get random ones (R-011)."""
    unused_loot: bool = True
    """Whether dungeon cards with loot for heroes that nobody plays are in the game (R-134)."""
    votes: Literal["people", "token"] = "people"
    """Whether votes are counted, those of computers only if people are tied (house rule), or the holder of the
    starting-player token decides as soon as ballots differ (R-154)."""
    first: Literal["random", "1", "2", "3", "4"] = "random"
    """First holder of the starting-player token, by number (R-032)."""
