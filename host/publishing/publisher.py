"""Publisher of tables: one background task for each table that has something to show."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from functools import partial

import structlog

from engine.kernel.menus import RefusedError
from engine.kernel.text import Seat
from host.background.priority import Priority
from host.chat import ChatError, DeliveryFailure
from host.commits.changes import CommittedChange
from host.publishing.failure_notices import failure_text
from host.publishing.outbox import NEVER, SCROLLED, Outbox, is_due
from host.publishing.presenter import Presenter
from host.publishing.rate_limit import Pace
from host.publishing.thread import ThreadPublisher
from host.settings import Settings
from host.tables.leases import PAUSE, Leases
from host.tables.status import Status
from host.tables.table import Table
from store import progress, tables
from store.database import Store
from store.errors import StaleError, StoreError
from store.statements import Change
from store.tables import TableRow

log = structlog.get_logger(__name__)


class Publisher:
    """Publishes boards, threads and hands; games do not depend on it, so it may be late, fail or repeat itself."""

    def __init__(
        self,
        store: Store,
        presenter: Presenter,
        thread: ThreadPublisher,
        settings: Settings,
        priority: Priority,
        leases: Leases,
    ) -> None:
        self._store = store
        self._leases = leases
        self._presenter = presenter
        self._thread = thread
        self._settings = settings
        self._priority = priority
        self._outboxes: dict[int, Outbox] = {}
        self._pace = Pace.of_calls(settings.calls_per_second)
        self._closing = False
        self.on_forbidden: Callable[[Table], object] = lambda table: None
        """Called with a table whose board the bot may not show; must not wait."""

    def limit_calls(self, a_second: int) -> None:
        """Publish at most at the pace of so many calls a second; 0: no limit."""
        self._pace.limit(a_second)

    # ---- events (these never wait)

    def loaded(self, table: Table, row: TableRow) -> None:
        """Add a table loaded from the store, and publish what was not published before."""
        outbox = Outbox(row.board_seq, row.thread_seq, noted=row.seq)
        outbox.catch_up = row.thread_seq < row.seq
        behind = row.board_seq < row.seq
        outbox.turn = () if behind else _turn(table)
        self._outboxes[table.id] = outbox
        if behind or outbox.catch_up:
            outbox.note_hands(table, self._settings, _now())
            self._wake(table, outbox)

    def refreshed(self, table: Table, board_seq: int, thread_seq: int) -> None:
        """Publish what another process has changed, unless that process does it; otherwise note that it did.

        ``board_seq`` and ``thread_seq`` are the numbers of the last changes that it has published.
        """
        outbox = self._outboxes.get(table.id)
        if outbox is None:
            return
        if outbox.task is None:
            outbox.resume(board_seq, thread_seq, table.seq)
        else:
            outbox.noted, outbox.catch_up = table.seq, True
        outbox.note_hands(table, self._settings, _now())
        if min(board_seq, thread_seq) < table.seq:
            self._wake(table, outbox)
        else:
            outbox.hands.clear()

    def taken(self, table: Table, row: TableRow) -> None:
        """Go on from where another process stopped publishing."""
        table.board_message, table.board_posted, table.thread_id = row.board_message, row.board_posted, row.thread_id
        table.notices_sent = list(row.notices_sent)
        outbox = self._outboxes.setdefault(table.id, Outbox(row.board_seq, row.thread_seq))
        outbox.resume(row.board_seq, row.thread_seq, row.seq)
        outbox.shown_hands.clear()
        outbox.note_hands(table, self._settings, _now())

    def attend(self, table: Table) -> None:
        """Publish what no process publishes."""
        self._wake(table, self._outboxes.setdefault(table.id, Outbox(table.seq, table.seq)))

    def changed(self, change: CommittedChange) -> None:
        """Publish a committed change of a table."""
        outbox = self._outboxes.get(change.table.id)
        if outbox is None:
            outbox = self._outboxes[change.table.id] = Outbox(0, 0)
        outbox.note(change, self._settings, _now())
        self._wake(change.table, outbox)

    def scrolled(self, table: Table) -> None:
        """Count a message below the board; after several, the board is posted again."""
        outbox = self._outboxes.get(table.id)
        if outbox is not None and table.status in (Status.OPEN, Status.RUNNING):
            outbox.scrolled += 1
            if outbox.scrolled >= SCROLLED:
                self._wake(table, outbox)

    def board_deleted(self, table: Table, messages: Collection[int]) -> None:
        """Post the board again if it is among the deleted messages; a repeated call changes nothing."""
        if table.board_message in messages and table.status in (Status.OPEN, Status.RUNNING):
            outbox = self._outboxes.setdefault(table.id, Outbox(table.seq, table.seq))
            table.board_message, outbox.missing = None, True
            self._wake(table, outbox)

    def check_board(self, table: Table) -> None:
        """Show the board of a table in use again if it was not shown since the start: it may have been deleted."""
        outbox = self._outboxes.setdefault(table.id, Outbox(table.seq, table.seq))
        if outbox.board_edited == NEVER and table.status in (Status.OPEN, Status.RUNNING):
            self.refresh(table)

    def refresh(self, table: Table) -> None:
        """Show the board again although the table has not changed, as for another language."""
        outbox = self._outboxes.setdefault(table.id, Outbox(table.seq, table.seq))
        outbox.board_seq = -1
        self._wake(table, outbox)

    def retry(self, table: Table) -> None:
        """Try again at once, as after a granted permission or a new invitation."""
        outbox = self._outboxes.get(table.id)
        if outbox is not None:
            outbox.try_again()
            self._wake(table, outbox)

    async def thread_gone(self, table: Table, thread: int) -> None:
        """Note that the thread of a table was deleted; a repeated call changes nothing. Raises StoreError."""
        outbox = self._outboxes.setdefault(table.id, Outbox(table.seq, table.seq))
        self._thread.thread_deleted(table, outbox, thread)
        await self._store.write(*_shown(table, outbox))
        self._wake(table, outbox)

    # ---- waiting for publication

    def tables(self) -> int:
        """Return the number of tables with something left to show."""
        return sum(outbox.task is not None for outbox in self._outboxes.values())

    def busy(self, table: Table) -> bool:
        outbox = self._outboxes.get(table.id)
        return outbox is not None and outbox.task is not None

    async def wait_until_shown(self, table: Table, patience: float) -> None:
        """Wait until the board shows the newest change or a failure is known, at most ``patience`` seconds."""
        outbox = self._outboxes.get(table.id)
        until = _now() + patience
        while outbox is not None and outbox.board_seq < table.seq and table.failure is None and _now() < until:
            outbox.round_over.clear()
            try:
                await asyncio.wait_for(outbox.round_over.wait(), until - _now())
            except TimeoutError:
                return

    def forget(self, table: Table) -> None:
        """Forget a table that leaves memory."""
        self._outboxes.pop(table.id, None)

    async def close(self) -> None:
        """Stop publishing; the rest is published after the next start."""
        self._closing = True
        tasks = [outbox.task for outbox in self._outboxes.values() if outbox.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- the background task

    def _wake(self, table: Table, outbox: Outbox) -> None:
        """Start or wake the table's task if something is due before it wakes up by itself."""
        if outbox.task is None:
            if not self._closing:
                outbox.task = asyncio.create_task(self._run(table, outbox), name=f"publishing {table.id}")
            return
        wait = outbox.wait(table, self._settings, _now())
        if wait is not None and _now() + wait < outbox.asleep_until:
            outbox.sleeper.wake()

    async def _run(self, table: Table, outbox: Outbox) -> None:
        try:
            while True:
                async with self._leases.of(table) as mine:
                    if mine:
                        await self._publish(table, outbox)
                if mine or outbox.board_seq >= 0:
                    return
                await asyncio.sleep(PAUSE)  # the other process does not know that the board is to be shown again
        except (StaleError, TimeoutError):
            log.info("published by another process", table=table.id)
        except StoreError as error:
            log.warning("not shown", table=table.id, key=error.reason.key)
        except RefusedError as refused:
            log.warning("not shown", table=table.id, key=refused.refusal.key)
        finally:
            outbox.task, outbox.asleep_until = None, 0.0

    async def _publish(self, table: Table, outbox: Outbox) -> None:
        """Publish until nothing is left. Raises StaleError where another process does it."""
        while (wait := outbox.wait(table, self._settings, _now())) is not None:
            if wait > 0:
                outbox.asleep_until = _now() + wait
                await outbox.sleeper.sleep(wait)
                outbox.asleep_until = 0.0
                continue
            await self._priority.wait_for_answers()
            await self._guarded(table, outbox)
            outbox.round_over.set()

    async def _guarded(self, table: Table, outbox: Outbox) -> None:
        """Publish one round; errors delay the next round, longer each time, but never end the task."""
        try:
            await self._round(table, outbox)
        except ChatError as error:
            log.warning("not shown", table=table.id, **error.log_fields)
        except (StaleError, TimeoutError):
            raise
        except StoreError as error:
            log.warning("not noted as shown", table=table.id, key=error.reason.key)
        except Exception as error:
            log.error("not shown", table=table.id, error=type(error).__name__)
        else:
            outbox.pause = 0.0
            return
        outbox.fail(_now())

    async def _round(self, table: Table, outbox: Outbox) -> None:
        """Publish what is due: hands first, as people wait for them, then the board, then the thread's lines.

        After a failure the rest is still published; then the first error is raised.
        """
        before = _published_state(table, outbox)
        now = _now()
        parts: list[Callable[[], Awaitable[None]]] = [
            partial(self._presenter.show_hand, table, outbox, seat) for seat in outbox.hands_due(now)
        ]
        if is_due(outbox.board_due(table, self._settings), now):
            parts.append(partial(self._board, table, outbox))
        if outbox.notices:
            parts.append(partial(self._presenter.send_notices, table, outbox))
        if is_due(outbox.lines_due(table, self._settings), now):
            parts.append(partial(self._thread.publish, table, outbox))
        failed: Exception | None = None
        for part in parts:
            await self._pace.wait_for_permit()  # before the table is read, so that its newest state is shown
            try:
                await part()
            except Exception as error:
                failed = failed or error
        if not outbox.lines and not outbox.catch_up:
            outbox.thread_seq = max(outbox.thread_seq, outbox.noted)
        if before != _published_state(table, outbox):
            await self._store.write(*_shown(table, outbox))
        if failed is not None:
            raise failed

    async def _board(self, table: Table, outbox: Outbox) -> None:
        """Show the board; the interval until the next edit starts at the end of this one."""
        try:
            await self._presenter.show_board(table, outbox)
        except ChatError as error:
            table.failure = failure_text(error)
            if error.failure is DeliveryFailure.PERMISSION:
                self.on_forbidden(table)
            raise
        finally:
            outbox.board_edited = _now()


def _turn(table: Table) -> tuple[Seat, ...]:
    match = table.match
    return tuple(match.awaited()) if match is not None and not match.in_motion else ()


def _published_state(table: Table, outbox: Outbox) -> tuple[object, ...]:
    """Return the published state of a table that the store keeps."""
    return outbox.board_seq, outbox.thread_seq, table.board_message, table.thread_id, len(table.notices_sent)


def _shown(table: Table, outbox: Outbox) -> tuple[Change, ...]:
    return (
        tables.notices_sent(table.id, table.notices_sent),
        tables.shown(
            table.id,
            thread_id=table.thread_id,
            board_message=table.board_message,
            board_posted=table.board_posted,
        ),
        progress.published(table.id, table.epoch, board_seq=max(0, outbox.board_seq), thread_seq=outbox.thread_seq),
    )


def _now() -> float:
    return asyncio.get_running_loop().time()
