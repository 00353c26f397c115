"""Open panels that follow their tables, and the newest panel of each person at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import discord

from engine.kernel.match import Ask
from engine.kernel.menus import Move
from engine.kernel.text import Seat
from host.background.sleeper import Sleeper
from host.play.ballots import vote_at
from host.tables.status import Status
from host.tables.table import Table

EDITABLE = 840.0
"""Seconds for which Discord certainly allows to edit and delete an answer; it allows a quarter of an hour."""


class PanelBasis(NamedTuple):
    """The facts about a game on which a panel depends.

    The number of the last change, the question to the reader of the panel, whether the game is over, and the ballots of
    a vote.
    """

    seq: int
    ask: Ask | None
    over: bool
    ballots: Mapping[Seat, Move]

    @classmethod
    def of(cls, table: Table, seat: Seat) -> PanelBasis:
        """Return the present facts of a table; call it with the table's lock held."""
        ask, vote = table.asks().get(seat), vote_at(table)
        ballots = {} if vote is None else dict(vote.ballots)
        return cls(table.seq, ask, table.status is Status.OVER, ballots)

    @property
    def is_reader_asked(self) -> bool:
        """Whether the game waits for an answer of the panel's reader."""
        return self.ask is not None and not self.ask.menu.optional

    def asks_the_same(self, shown: PanelBasis) -> bool:
        """Return whether the reader is still asked the question that a panel shows."""
        return self.ask is not None and self.ask.asks_the_same(shown.ask)

    def outdates(self, shown: PanelBasis, *, choosing: bool) -> bool:
        """Return whether a panel with the basis ``shown`` has to be replaced now.

        A reader who is ``choosing`` an answer to the same question is not disturbed. Otherwise the panel shows which
        moves are offered, and the panel of a reader who may act but need not follows the game. The state of a vote is
        always shown.
        """
        if not self.asks_the_same(shown):
            return self != shown
        follows = not self.is_reader_asked and self.seq != shown.seq
        return self.ballots != shown.ballots or (not choosing and (follows or self.ask != shown.ask))


class OpenPanels:
    """The newest panels of people at tables, and those that wait for a change of their tables."""

    def __init__(self) -> None:
        self._waiting: dict[int, set[Sleeper]] = {}
        self._newest: dict[tuple[int, int], tuple[discord.Interaction[Any], float]] = {}
        """The interaction and its time by person and table, the oldest first."""

    def note(self, interaction: discord.Interaction[Any], table_id: int) -> discord.Interaction[Any] | None:
        """Note the interaction that shows a person's newest panel at a table.

        Return that of the panel before, as long as its answer can be deleted.
        """
        now = asyncio.get_running_loop().time()
        while self._newest and next(iter(self._newest.values()))[1] < now - EDITABLE:
            del self._newest[next(iter(self._newest))]
        earlier, _ = self._newest.pop((interaction.user.id, table_id), (None, now))
        self._newest[interaction.user.id, table_id] = interaction, now
        return earlier

    def tables(self) -> Collection[int]:
        """Return the tables for whose changes panels wait, as they are at any later moment."""
        return self._waiting.keys()

    def wake(self, table: Table) -> None:
        """Wake the panels of a table; never waits."""
        for sleeper in self._waiting.get(table.id, ()):
            sleeper.wake()

    async def wait_for_change(self, table: Table, seconds: float) -> bool:
        """Wait until the table changes or the seconds are over; return whether they are over."""
        sleeper = Sleeper()
        waiting = self._waiting.setdefault(table.id, set())
        waiting.add(sleeper)
        try:
            return await sleeper.sleep(max(0.0, seconds))
        finally:
            waiting.discard(sleeper)
            if not waiting and self._waiting.get(table.id) is waiting:
                del self._waiting[table.id]
