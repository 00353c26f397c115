"""Random samples of hidden state, from a source that is independent of the game's dice."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.kernel.advice import advice_random
from engine.kernel.match import Ask
from engine.kernel.text import Seat
from host.tables.table import Table


def sample_hidden_state(table: Table, seat: Seat, ask: Ask) -> Any:
    """Return a state with everything that the seat does not know dealt again, the same for a whole position.

    Advice and confirmations read it; nobody may change it.
    """
    return table.known(("imagined", seat), lambda: table.playing().determinize(seat, advice_rng(table, ask, "advice")))


def advice_rng(table: Table, ask: Ask, purpose: str) -> Random:
    """Return a random source that is the same for a question, even after a restart, and for a review of the game."""
    return advice_random(table.playing().dice.key, purpose, table.seq, ask.id)
