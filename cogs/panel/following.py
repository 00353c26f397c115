"""Open panels that go with their tables: who is to be woken when one of them changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.kernel.menus import Move
from engine.kernel.text import Seat
from host.background.sleeper import Sleeper
from host.play.ballots import vote_at
from host.tables.status import Status
from host.tables.table import Table


class Standing(NamedTuple):
    """How a game stood when a panel was shown: which change, what its reader was asked, whether it was over, how many
    events everybody had heard of, and who had voted for what."""

    seq: int
    ask_id: str | None
    over: bool
    heard: int
    ballots: Mapping[Seat, Move]

    @classmethod
    def of(cls, table: Table, seat: Seat) -> Standing:
        """As it stands now."""
        ask, vote = table.asks().get(seat), vote_at(table)
        ballots = {} if vote is None else dict(vote.ballots)
        return cls(table.seq, None if ask is None else ask.id, table.status is Status.OVER, table.heard, ballots)

    def outdates(self, shown: Standing) -> bool:
        """Whether a panel that shows the other one is to be shown anew: not while its reader has the same question
        before their eyes, and may be in the middle of answering; how a vote stands belongs to its question."""
        same = self.ask_id is not None and self.ask_id == shown.ask_id
        return self.ballots != shown.ballots if same else self != shown


class Following:
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
