"""Showing tables: one background task a table, which comes and goes as there is something to show."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import structlog

from engine.kernel.text import Seat, Text
from host.chat import StageError
from host.publishing.outbox import SCROLLED, Desk, is_due
from host.publishing.presenter import Showing, trouble_text
from host.publishing.priority import Rush
from host.publishing.rate_limit import Pace
from host.settings import Settings
from host.tables.table import Status, Table
from store import changes, showing_changes
from store.changes import Change
from store.database import Store
from store.errors import StoreError
from store.rows import TableRow

log = structlog.get_logger(__name__)


class Publisher:
    """Shows boards, threads and hands. It may be late, fail or repeat itself; the game does not depend on it."""

    def __init__(self, store: Store, showing: Showing, settings: Settings, rush: Rush) -> None:
        self._store = store
        self._showing = showing
        self._settings = settings
        self._rush = rush
        self._desks: dict[int, Desk] = {}
        self._pace = Pace.of_calls(settings.calls_per_second)
        self._closing = False

    # ---- what happened (never waits)

    def loaded(self, table: Table, row: TableRow) -> None:
        """Take up a table from the store; what was not shown before is shown now."""
        desk = Desk(row.board_seq, row.thread_seq)
        desk.catch_up = row.thread_seq < row.seq
        behind = row.board_seq < row.seq
        desk.turn = () if behind else _turn(table)
        self._desks[table.id] = desk
        if behind or desk.catch_up:
            desk.note_hands(table, self._settings, _now())
            self._wake(table, desk)

    def changed(self, table: Table, told: Sequence[Text]) -> None:
        """A change is durable; ``told`` is what everybody may know of it."""
        desk = self._desks.get(table.id)
        if desk is None:
            desk = self._desks[table.id] = Desk(0, 0)
        desk.note(table, told, self._settings, _now())
        self._wake(table, desk)

    def scrolled(self, table: Table) -> None:
        """Somebody wrote a message below the board."""
        desk = self._desks.get(table.id)
        if desk is not None and table.status in (Status.OPEN, Status.RUNNING):
            desk.scrolled += 1
            if desk.scrolled == SCROLLED:
                self._wake(table, desk)

    def refresh(self, table: Table) -> None:
        """Show the board again although nothing has changed (another language)."""
        desk = self._desks.setdefault(table.id, Desk(table.seq, table.seq))
        desk.board_seq = -1
        self._wake(table, desk)

    def retry(self, table: Table) -> None:
        """What could not be shown may be possible now (a permission, an invitation)."""
        desk = self._desks.get(table.id)
        if desk is not None:
            desk.try_again()
            self._wake(table, desk)

    async def thread_gone(self, table: Table, thread: int) -> None:
        """Somebody deleted the thread of a table. Repeated, it changes nothing. Raises StoreError."""
        desk = self._desks.setdefault(table.id, Desk(table.seq, table.seq))
        self._showing.thread_gone(table, desk, thread)
        await self._store.write(*_shown(table, desk))
        self._wake(table, desk)

    # ---- waiting for it

    def tables(self) -> int:
        """How many tables have something left to show."""
        return sum(desk.task is not None for desk in self._desks.values())

    def busy(self, table: Table) -> bool:
        desk = self._desks.get(table.id)
        return desk is not None and desk.task is not None

    async def settled(self, table: Table, patience: float) -> None:
        """Wait until the board shows the newest change or trouble is known, at most ``patience`` seconds."""
        desk = self._desks.get(table.id)
        until = _now() + patience
        while desk is not None and desk.board_seq < table.seq and table.trouble is None and _now() < until:
            desk.round_over.clear()
            try:
                await asyncio.wait_for(desk.round_over.wait(), until - _now())
            except TimeoutError:
                return

    def forget(self, table: Table) -> None:
        """The table leaves memory."""
        self._desks.pop(table.id, None)

    async def close(self) -> None:
        """Stop; what is not shown yet is shown after the next start."""
        self._closing = True
        tasks = [desk.task for desk in self._desks.values() if desk.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- the background task

    def _wake(self, table: Table, desk: Desk) -> None:
        """See that the table's task looks again in time; while moves are quick it mostly sleeps on."""
        if desk.task is None:
            if not self._closing:
                desk.task = asyncio.create_task(self._run(table, desk), name=f"publishing {table.id}")
            return
        wait = desk.wait(table, self._settings, _now())
        if wait is not None and _now() + wait < desk.asleep_until:
            desk.nap.end()

    async def _run(self, table: Table, desk: Desk) -> None:
        try:
            while (wait := desk.wait(table, self._settings, _now())) is not None:
                if wait > 0:
                    desk.asleep_until = _now() + wait
                    await desk.nap.take(wait)
                    desk.asleep_until = 0.0
                    continue
                await self._rush.over()
                await self._guarded(table, desk)
                desk.round_over.set()
        finally:
            desk.task = None

    async def _guarded(self, table: Table, desk: Desk) -> None:
        """One round. Trouble makes the next round wait, longer each time; it never ends the task."""
        try:
            await self._round(table, desk)
        except StageError as error:
            log.warning("not shown", table=table.id, **error.described)
        except StoreError as error:
            log.warning("not noted as shown", table=table.id, key=error.refusal.key)
        except Exception as error:
            log.error("not shown", table=table.id, error=type(error).__name__)
        else:
            desk.pause = 0.0
            return
        desk.fail(_now())

    async def _round(self, table: Table, desk: Desk) -> None:
        """Show what is due: hands first, as people wait for them, then the board, then the thread's lines. What fails
        does not keep the rest from being shown."""
        before = _known(table, desk)
        now = _now()
        parts: list[Callable[[], Awaitable[None]]] = [
            partial(self._showing.show_hand, table, desk, seat) for seat in desk.hands_due(now)
        ]
        if is_due(desk.board_due(table, self._settings), now):
            parts.append(partial(self._board, table, desk))
        if desk.notices:
            parts.append(partial(self._showing.tell_notices, table, desk))
        if is_due(desk.lines_due(table, self._settings), now):
            parts.append(partial(self._showing.tell_thread, table, desk))
        failed: Exception | None = None
        for part in parts:
            await self._pace.turn()  # before it looks at the table, so that the newest is shown
            try:
                await part()
            except Exception as error:
                failed = failed or error
        if not desk.lines and not desk.catch_up:
            desk.thread_seq = table.seq
        if before != _known(table, desk):
            await self._store.write(*_shown(table, desk))
        if failed is not None:
            raise failed

    async def _board(self, table: Table, desk: Desk) -> None:
        """The time until the next edit counts from the end of this one, however long that waited for its turn."""
        try:
            await self._showing.show_board(table, desk)
        except StageError as error:
            table.trouble = trouble_text(error)
            raise
        finally:
            desk.board_edited = _now()


def _turn(table: Table) -> tuple[Seat, ...]:
    match = table.match
    return tuple(match.awaited()) if match is not None and not match.in_motion else ()


def _known(table: Table, desk: Desk) -> tuple[object, ...]:
    """What is written down of how a table is shown."""
    return desk.board_seq, desk.thread_seq, table.board_message, table.thread_id, len(table.told)


def _shown(table: Table, desk: Desk) -> tuple[Change, ...]:
    return (
        showing_changes.told(table.id, table.told),
        changes.shown(
            table.id,
            thread_id=table.thread_id,
            board_message=table.board_message,
            board_posted=table.board_posted,
        ),
        changes.published(table.id, board_seq=max(0, desk.board_seq), thread_seq=desk.thread_seq),
    )


def _now() -> float:
    return asyncio.get_running_loop().time()
