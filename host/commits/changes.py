"""The notification that a table has changed, sent in the background after people are answered."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

import structlog

from engine.kernel.text import Seat, Text
from host.background.priority import Priority
from host.tables.table import Table

log = structlog.get_logger(__name__)


class CommittedChange(NamedTuple):
    """A durable change of a table."""

    table: Table
    seq: int
    public_events: Sequence[Text]
    """Its events that everybody may know."""
    kind: str
    """Its kind in the journal; empty if it has no journal line."""
    acting: Seat | None = None
    """The seat of the person who made it."""


class ChangeNotifier:
    """Notifies the publisher, the computer players and the clocks of durable changes.

    Notifications never delay answers. A crash loses none of their effects: at the next start the store says which
    changes are unpublished, which computers must move, and the deadlines.
    """

    def __init__(self, priority: Priority, notify: Callable[[CommittedChange], None]) -> None:
        """Create it; ``notify`` is called with each change in order while nobody is being answered, and never waits."""
        self._priority = priority
        self._notify = notify
        self._queue: deque[CommittedChange] = deque()
        self._task: asyncio.Task[None] | None = None

    def add(self, table: Table, public_events: Sequence[Text] = (), kind: str = "", acting: Seat | None = None) -> None:
        """Queue a durable change of a table. Never waits."""
        self._queue.append(CommittedChange(table, table.seq, public_events, kind, acting))
        if self._task is None:
            self._task = asyncio.create_task(self._notify_all(), name="changes of tables")

    def waits(self, table: Table) -> bool:
        """Return whether a change of this table is still queued."""
        return any(change.table is table for change in self._queue)

    def forget(self, table: Table) -> None:
        """Drop the queued changes of a table that leaves memory."""
        self._queue = deque(change for change in self._queue if change.table is not table)

    async def wait_until_notified(self, patience: float | None = None) -> None:
        """Wait at most ``patience`` seconds until the queue is empty."""
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=patience)

    async def _notify_all(self) -> None:
        try:
            while self._queue:
                await self._priority.wait_for_answers()
                while self._queue:
                    self._notify_next()
        finally:
            self._task = None

    def _notify_next(self) -> None:
        """Notify about the next change; an error in one notification does not prevent the others."""
        change = self._queue.popleft()
        try:
            self._notify(change)
        except Exception as error:
            log.error("change not notified", table=change.table.id, error=type(error).__name__)
