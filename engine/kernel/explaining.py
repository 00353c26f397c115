"""What a game may offer beside its rules for people who learn it: why the simple computer player makes a move."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text


@runtime_checkable
class ExplainRules(Protocol):
    """Rules that can say why a move is made."""

    def explain(self, state: Any, seat: Seat, move: Move) -> Text | None:
        """Why the simple computer player makes this allowed move, in a sentence that everybody may read; None where
        there is nothing to say. What spectators do not know is dealt anew in ``state``: the sentence may depend on
        nothing of it but what all see, and on the move only as far as all see it at once."""
        ...


def explanation(rules: Any, state: Any, seat: Seat, move: Move) -> Text | None:
    """Why a move is made in any game; None where the game does not say."""
    return rules.explain(state, seat, move) if isinstance(rules, ExplainRules) else None
