"""Luck of the house's own, beside the dice of the game: what is dealt anew when somebody's view is thought through."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

from engine.kernel.match import Ask
from engine.kernel.text import Seat
from host.tables.table import Table


def sample_hidden_state(table: Table, seat: Seat, ask: Ask) -> Any:
    """Return the state with all that the seat does not know dealt anew, once for a position: for advice and for what is
    given up. It is only looked at, never changed.
    """
    return table.known(("imagined", seat), lambda: table.playing().determinize(seat, advice_rng(table, ask, "advice")))


def advice_rng(table: Table, ask: Ask, purpose: str) -> Random:
    """Return the same luck for the same question at the same moment, after a restart too.

    It comes from nothing that is public: from luck that is known, and what was thought of a deal, one could tell the
    cards as they really lie.
    """
    words = table.playing().dice.key + f"{purpose} {table.seq} {ask.id}".encode()
    return Random(int.from_bytes(sha256(words).digest()[:8], "big"))
