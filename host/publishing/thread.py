"""The thread of a table: its lines in as few messages as possible, and its failures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import structlog

from engine.kernel.text import Text, text_from_data
from host.chat import Chat, ChatError, DeliveryFailure
from host.publishing.failure_notices import notify_once, permission_name, refused_text
from host.publishing.outbox import Outbox
from host.publishing.posts import Posts
from host.tables.names import learn
from host.tables.table import Table
from render.narration import Sentence
from store.database import Store

MOST_IN_A_MESSAGE = 1900
_REOPENED, _GONE = "thread-anew", "thread-gone"
"""Entries of ``Table.notices_sent`` after a thread's first and second deletion."""

log = structlog.get_logger(__name__)


class ThreadPublisher:
    """Sends the due lines of an outbox to the thread. May raise ChatError (try again later) and StoreError."""

    def __init__(self, store: Store, chat: Chat, posts: Posts, on_thread: Callable[[Table], None]) -> None:
        """Create a publisher; ``on_thread`` is called with a table whose thread was opened."""
        self._store = store
        self._chat = chat
        self._posts = posts
        self._on_thread = on_thread

    async def publish(self, table: Table, outbox: Outbox) -> None:
        """Send the waiting lines, those of the journal first; open the thread if there is none."""
        if outbox.catch_up:
            await self._catch_up(table, outbox)
        upto = table.seq
        while outbox.lines and not outbox.threadless:
            if table.thread_id is None:
                await self._open_thread(table, outbox)
            thread = table.thread_id
            if thread is None:
                break
            message, count = _message(self._posts.lines(table, [text for _, text in outbox.lines]))
            try:
                await self._chat.say_in_thread(thread, message)
            except ChatError as error:
                if error.failure not in (DeliveryFailure.FILTERED, DeliveryFailure.REFUSED):
                    self._handle_failure(table, outbox, thread, error)
                    continue
                if notify_once(table, outbox, "lines-refused", refused_text("lines", error)):
                    log.warning("lines refused", table=table.id, **error.log_fields)
            outbox.spend()
            outbox.thread_seq = outbox.lines[count - 1][0] - (1 if _continues(outbox.lines, count) else 0)
            del outbox.lines[:count]
        if table.thread_id is None or outbox.threadless:
            outbox.lines = [line for line in outbox.lines if line[0] > upto]
        if not outbox.lines:
            outbox.flush = False

    async def _catch_up(self, table: Table, outbox: Outbox) -> None:
        """Add the unsent lines of the journal to the outbox, except those of changes that are not noted yet."""
        rows = await self._store.journal.lines(table.id, outbox.thread_seq)
        known = {seq for seq, _ in outbox.lines}
        unknown = [row for row in rows if row.seq not in known and row.seq <= outbox.noted]
        missed = [(row.seq, text) for row in unknown for text in text_from_data(row.events)]
        await learn(self._store, table, [text for _, text in missed])
        outbox.lines = sorted([*missed, *outbox.lines], key=lambda line: line[0])
        outbox.catch_up = False

    def _handle_failure(self, table: Table, outbox: Outbox, thread: int, error: ChatError) -> None:
        """Reopen a deleted thread once; notify the channel once of a locked or forbidden thread.

        Raises the error if a later try may succeed.
        """
        match error.failure:
            case DeliveryFailure.GONE | DeliveryFailure.LOST:
                self.thread_deleted(table, outbox, thread)
            case DeliveryFailure.UNSUPPORTED:
                outbox.threadless = True
            case DeliveryFailure.LOCKED:
                outbox.threadless = True
                notify_once(table, outbox, "thread-locked", Text("notice-thread-locked"))
            case DeliveryFailure.PERMISSION:
                outbox.fall_silent(asyncio.get_running_loop().time())
                notice = Text("notice-thread-mute", {"permission": permission_name(error)})
                notify_once(table, outbox, "thread-mute", notice)
            case _:
                raise error

    def thread_deleted(self, table: Table, outbox: Outbox, thread: int) -> None:
        """Note that the thread was deleted; the next line opens a new one, unless this was the second deletion.

        A repeated call changes nothing.
        """
        if table.thread_id != thread:
            return
        table.thread_id = None
        if _REOPENED not in table.notices_sent:
            table.notices_sent.append(_REOPENED)
        elif notify_once(table, outbox, _GONE, Text("notice-thread-gone")):
            outbox.threadless = True

    async def _open_thread(self, table: Table, outbox: Outbox) -> None:
        """Open the thread of a running game below its board, if threads are possible."""
        if _GONE in table.notices_sent:
            outbox.threadless = True
        if outbox.threadless or table.match is None or table.board_message is None:
            return
        name = self._posts.thread_name(table)
        try:
            table.thread_id = await self._chat.open_thread(table.place, table.board_message, name)
            outbox.spend()
            self._on_thread(table)
        except ChatError as error:
            if error.failure is DeliveryFailure.TRANSIENT:
                raise
            outbox.threadless = True
            if error.failure is DeliveryFailure.PERMISSION:
                notice = Text("notice-no-thread", {"permission": permission_name(error)})
                notify_once(table, outbox, "no-thread", notice)
            elif error.failure in (DeliveryFailure.FILTERED, DeliveryFailure.REFUSED):
                log.warning("thread refused", table=table.id, **error.log_fields)
                notify_once(table, outbox, "no-thread", refused_text("thread", error))


def _message(lines: Sequence[Sentence]) -> tuple[str, int]:
    """Return the lines that fit into one message, at least one (cut to fit), and the number of their events."""
    message, count = lines[0].words[:MOST_IN_A_MESSAGE], lines[0].event_count
    for line in lines[1:]:
        if len(message) + 1 + len(line.words) > MOST_IN_A_MESSAGE:
            break
        message, count = f"{message}\n{line.words}", count + line.event_count
    return message, count


def _continues(lines: Sequence[tuple[int, Text]], count: int) -> bool:
    """Return whether the change of the last sent line has more lines."""
    return count < len(lines) and lines[count][0] == lines[count - 1][0]
