"""What a game offers whose computer player comes in several strengths, besides its rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

from engine.kernel.menus import Menu, Move
from engine.kernel.rules import Rules
from engine.kernel.text import Seat

SIMPLE = "simple"
"""The level every game has: :meth:`Rules.choose`, which answers at once."""
EXPLAINING = "explaining"
"""The simple level, which says of each move why it was made; it is not chosen, but given to whoever learns."""
WORK = 80
"""How much a stronger level may do for one decision where nobody says it."""


@runtime_checkable
class LevelRules(Protocol):
    """Computer players that take their time. The engine knows no clock: whoever asks says how much work is worth it."""

    levels: Sequence[str]
    """From the weakest, which is ``simple``, to the strongest; ``computer-level-<level>`` words them."""

    def ponder(self, state: Any, seat: Seat, menu: Menu, random: Random, level: str, work: int) -> Move:
        """Like :meth:`Rules.choose` for the levels above: ``work`` is how often the game may be played on from here."""
        ...


def levels_of(rules: Rules[Any]) -> Sequence[str]:
    """The levels a game's computer player has, the weakest first."""
    return rules.levels if isinstance(rules, LevelRules) else (SIMPLE,)


def decide(rules: Rules[Any], state: Any, seat: Seat, menu: Menu, random: Random, level: str, work: int = WORK) -> Move:
    """The answer of a computer player of any level; ``state`` is a determinized copy which it may change."""
    if level != SIMPLE and isinstance(rules, LevelRules) and level in rules.levels[1:]:
        return rules.ponder(state, seat, menu, random, level, work)
    return rules.choose(state, seat, menu, random, level)
