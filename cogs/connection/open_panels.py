"""Open panels that go with their tables: who is to be woken when one of them changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.kernel.match import Ask
from engine.kernel.menus import Move
from engine.kernel.text import Seat
from host.background.sleeper import Sleeper
from host.play.ballots import vote_at
from host.tables.status import Status
from host.tables.table import Table


class PanelBasis(NamedTuple):
    """How a game stood when a panel was shown: which change, what its reader was asked, whether it was over, and who
    had voted for what.
    """

    seq: int
    ask: Ask | None
    over: bool
    ballots: Mapping[Seat, Move]

    @classmethod
    def of(cls, table: Table, seat: Seat) -> PanelBasis:
        """Return how a game stands now. Call it with the table's lock held."""
        ask, vote = table.asks().get(seat), vote_at(table)
        ballots = {} if vote is None else dict(vote.ballots)
        return cls(table.seq, ask, table.status is Status.OVER, ballots)

    @property
    def is_reader_asked(self) -> bool:
        """Whether the game waits for an answer of the panel's reader."""
        return self.ask is not None and not self.ask.menu.optional

    def asks_the_same(self, shown: PanelBasis) -> bool:
        """Return whether the reader of a panel is still asked the question that it shows."""
        return self.ask is not None and self.ask.asks_the_same(shown.ask)

    def is_outdated_by(self, shown: PanelBasis, *, choosing: bool) -> bool:
        """Return whether a panel is to be replaced that shows how the game stood before. A reader who is still asked
        the same is left alone while ``choosing``. Otherwise the panel shows which moves are offered, and the panel of a
        reader who may act but need not follows the game. How a vote stands is always shown.
        """
        if not self.asks_the_same(shown):
            return self != shown
        follows = not self.is_reader_asked and self.seq != shown.seq
        return self.ballots != shown.ballots or (not choosing and (follows or self.ask != shown.ask))


class OpenPanels:
    """The panels that rest until their table changes."""

    def __init__(self) -> None:
        self._resting: dict[int, set[Sleeper]] = {}

    def changed(self, table: Table) -> None:
        """Wake the panels of a table; never waits."""
        for sleeper in self._resting.get(table.id, ()):
            sleeper.wake()

    async def rest(self, table: Table, seconds: float) -> bool:
        """Rest until the table changes, so long at most; whether it was so long."""
        sleeper = Sleeper()
        resting = self._resting.setdefault(table.id, set())
        resting.add(sleeper)
        try:
            return await sleeper.sleep(max(0.0, seconds))
        finally:
            resting.discard(sleeper)
            if not resting and self._resting.get(table.id) is resting:
                del self._resting[table.id]
