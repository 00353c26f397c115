"""The one signal that a table has changed: whoever goes by it is told in the background, after the answer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

import structlog

from engine.kernel.text import Text
from host.background.priority import Priority
from host.tables.table import Table

log = structlog.get_logger(__name__)


class CommittedChange(NamedTuple):
    """A change of a table that is durable."""

    table: Table
    seq: int
    public_events: Sequence[Text]
    """What everybody may know of it."""
    kind: str
    """What the journal calls it; empty where no line of it tells."""


class ChangeNotifier:
    """Passes on what is durable: boards are to be shown, computers to think, clocks to be looked at.

    Nobody who waits for an answer waits for that. What a crash keeps from being passed on is found in the store when
    the house starts: what was not shown, who is to answer, which time is up.
    """

    def __init__(self, priority: Priority, tell: Callable[[CommittedChange], None]) -> None:
        """``tell`` is called with each change, in order, while nobody is being answered; it never waits."""
        self._priority = priority
        self._tell = tell
        self._waiting: deque[CommittedChange] = deque()
        self._telling: asyncio.Task[None] | None = None

    def add(self, table: Table, public_events: Sequence[Text] = (), kind: str = "") -> None:
        """A table has changed, and that is durable. Never waits."""
        self._waiting.append(CommittedChange(table, table.seq, public_events, kind))
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_all(), name="changes of tables")

    def waits(self, table: Table) -> bool:
        """Return whether a change of this table is not passed on yet."""
        return any(change.table is table for change in self._waiting)

    def forget(self, table: Table) -> None:
        """The table leaves memory: nothing of it is passed on any more."""
        self._waiting = deque(change for change in self._waiting if change.table is not table)

    async def passed_on(self, patience: float | None = None) -> None:
        """Wait until all that has changed is passed on, at most ``patience`` seconds."""
        if self._telling is not None:
            await asyncio.wait({self._telling}, timeout=patience)

    async def _tell_all(self) -> None:
        try:
            while self._waiting:
                await self._priority.wait_for_answers()
                while self._waiting:
                    self._tell_next()
        finally:
            self._telling = None

    def _tell_next(self) -> None:
        """Tell one change; a fault in what comes of it keeps no other change from being told."""
        change = self._waiting.popleft()
        try:
            self._tell(change)
        except Exception as error:
            log.error("change not passed on", table=change.table.id, error=type(error).__name__)
