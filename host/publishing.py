"""Showing tables: one background task a table, which comes and goes as there is something to show."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

import structlog

from engine.kernel.text import Seat, Text, seat_name, text_from_data
from host.posts import Posts
from host.settings import Settings
from host.stage import HandPost, Stage, StageError, Trouble
from host.table import Status, Table
from render.languages import Languages
from store import changes
from store.changes import Change
from store.database import Store
from store.errors import StoreError
from store.rows import TableRow

LINES_AT_ONCE = 1500
"""Characters of gathered lines that are told without waiting for quiet."""
MOST_IN_A_MESSAGE = 1900
CALLS_A_MOVE = 1.4
"""Calls of the stage each accepted move brings in for what may wait (lines of the thread)."""
MOST_SAVED_CALLS = 6.0
MOST_OWED_CALLS = -3.0
CALLS_TO_BEGIN = 4.0
"""For the first board, hand, thread and line of a game."""
SCROLLED = 12
"""Messages of others below a board after which it is posted anew."""
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 300.0

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class Desk:
    """What is still to be shown of one table, and what was."""

    board_seq: int
    thread_seq: int
    lines: list[tuple[int, Text]] = field(default_factory=list)
    catch_up: bool = False
    """The journal holds lines that the thread was not told before a restart."""
    flush: bool = True
    """The game has begun or a turn has ended: tell the thread."""
    allowance: float = CALLS_TO_BEGIN
    turn: tuple[Seat, ...] = ()
    """Who could move at the last rest."""
    hands: dict[Seat, float] = field(default_factory=dict)
    """Whose hand is to be sent, and when at the earliest."""
    questions: dict[Seat, str] = field(default_factory=dict)
    """Seats asked in the middle of another's move, by the id of what they were asked."""
    shown_hands: dict[Seat, int] = field(default_factory=dict)
    board_edited: float = -1e9
    last_line: float = 0.0
    threadless: bool = False
    scrolled: int = 0
    pause: float = 0.0
    paused_until: float = 0.0
    news: asyncio.Event = field(default_factory=asyncio.Event)
    round_over: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None


class Publisher:
    """Shows boards, threads and hands. It may be late, fail or repeat itself; the game does not depend on it."""

    def __init__(
        self,
        store: Store,
        stage: Stage,
        languages: Languages,
        posts: Posts,
        settings: Settings,
        clock: Callable[[], float],
        on_thread: Callable[[Table], None],
    ) -> None:
        self._store = store
        self._stage = stage
        self._languages = languages
        self._posts = posts
        self._settings = settings
        self._clock = clock
        self._on_thread = on_thread
        self._desks: dict[int, Desk] = {}
        self._closing = False

    # ---- what happened (called under the table's lock, never waits)

    def loaded(self, table: Table, row: TableRow) -> None:
        """Take up a table from the store; what was not shown before is shown now."""
        desk = Desk(row.board_seq, row.thread_seq)
        desk.catch_up = row.thread_seq < row.seq
        behind = row.board_seq < row.seq
        desk.turn = () if behind else _turn(table)
        self._desks[table.id] = desk
        if behind or desk.catch_up:
            self._due_hands(table, desk)
            self._wake(table, desk)

    def changed(self, table: Table, told: Sequence[Text]) -> None:
        """A change is durable; ``told`` is what everybody may know of it."""
        desk = self._desks.setdefault(table.id, Desk(0, 0))
        now = _now()
        if table.match is not None:
            desk.allowance = min(desk.allowance + CALLS_A_MOVE, MOST_SAVED_CALLS)
        if told:
            desk.lines.extend((table.seq, text) for text in told)
            desk.last_line = now
        self._due_hands(table, desk)
        desk.paused_until = min(desk.paused_until, now + FIRST_PAUSE)
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

    # ---- waiting for it

    def busy(self, table: Table) -> bool:
        desk = self._desks.get(table.id)
        return desk is not None and desk.task is not None

    async def settled(self, table: Table, patience: float) -> None:
        """Wait until the board shows the newest change or trouble is known, at most ``patience`` seconds."""
        desk = self._desks.get(table.id)
        until = _now() + patience
        while desk is not None and desk.board_seq < table.seq and table.trouble is None and _now() < until:
            desk.round_over.clear()
            await _either(desk.round_over, until - _now())

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

    # ---- hands

    def _due_hands(self, table: Table, desk: Desk) -> None:
        """A hand is sent when its owner's turn begins, and when he leaves a question unanswered for a while."""
        match = table.match
        if match is None or table.status is not Status.RUNNING:
            desk.hands.clear()
            return
        asks = match.asks()
        now = _now()
        if match.in_motion:
            for seat, asked in asks.items():
                if seat not in desk.turn and desk.questions.get(seat) != asked.id:
                    desk.questions[seat] = asked.id
                    desk.hands[seat] = now + self._settings.question_wait
        else:
            turn = tuple(asks)
            for seat in turn:
                if seat not in desk.turn:
                    desk.hands[seat] = now
            if turn != desk.turn:
                desk.flush = True
                desk.turn = turn
        for seat in list(desk.hands):
            if seat not in asks or table.chairs[seat].person is None or table.chairs[seat].hand_closed:
                del desk.hands[seat]

    async def _show_hand(self, table: Table, desk: Desk, seat: Seat) -> None:
        chair = table.chairs[seat]
        person = chair.person
        due = desk.hands.pop(seat, None)
        if person is None or due is None:
            return
        language = self._languages.pick(person.locale, table.game) if person.locale else table.language
        post = await self._posts.hand(table, seat, language)
        fingerprint = hash((post.lines, post.picture))
        young = self._clock() - chair.hand_sent < self._settings.hand_age
        if young and desk.shown_hands.get(seat) == fingerprint:
            return
        desk.allowance -= 1
        try:
            if young and chair.hand_message is not None and await self._edited(person.id, chair.hand_message, post):
                desk.shown_hands[seat] = fingerprint
                return
            sent = await self._stage.send_private(person.id, post)
        except StageError as error:
            if error.trouble is Trouble.PASSING:
                desk.hands.setdefault(seat, due)
                raise
            sent = None
        if sent is None:
            chair.hand_closed = True
            text = Text("notice-private-closed", {"seat": seat_name(seat)})
            await self._stage.say(table.place, self._posts.say(table, text))
            return
        desk.shown_hands[seat] = fingerprint
        chair.hand_message, chair.hand_sent = sent, self._clock()
        await self._store.write(changes.hand_sent(table.id, seat, hand_message=sent, hand_sent=chair.hand_sent))

    async def _edited(self, person_id: int, message_id: int, post: HandPost) -> bool:
        """Whether the message with the last hand could be edited; if it is gone a new one is to be sent."""
        try:
            await self._stage.edit_private(person_id, message_id, post)
        except StageError as error:
            if error.trouble is Trouble.PASSING:
                raise
            return False
        return True

    # ---- the background task

    def _wake(self, table: Table, desk: Desk) -> None:
        desk.news.set()
        if desk.task is None and not self._closing:
            desk.task = asyncio.create_task(self._run(table, desk), name=f"publishing {table.id}")

    async def _run(self, table: Table, desk: Desk) -> None:
        try:
            while (wait := self._wait(table, desk)) is not None:
                desk.news.clear()
                if wait > 0:
                    await _either(desk.news, wait)
                    continue
                await self._guarded(table, desk)
                desk.round_over.set()
        finally:
            desk.task = None

    def _wait(self, table: Table, desk: Desk) -> float | None:
        """Seconds until something is to be shown; None if nothing is left."""
        due = [at for at in (self._board_due(table, desk), self._lines_due(table, desk)) if at is not None]
        due.extend(desk.hands.values())
        if not due:
            return None
        return max(0.0, max(min(due), desk.paused_until) - _now())

    def _board_due(self, table: Table, desk: Desk) -> float | None:
        if desk.board_seq >= table.seq and desk.scrolled < SCROLLED:
            return None
        return desk.board_edited + self._settings.board_interval

    def _lines_due(self, table: Table, desk: Desk) -> float | None:
        """Lines wait for quiet or a turn's end, and as long as the moves have not brought in a call for them."""
        if desk.catch_up or (table.status is Status.OVER and desk.thread_seq < table.seq):
            return 0.0
        if not desk.lines:
            return None
        if desk.threadless:
            return 0.0
        if sum(len(text.key) + 40 for _, text in desk.lines) >= LINES_AT_ONCE:
            return 0.0
        if desk.allowance < 1:
            return None
        return 0.0 if desk.flush else desk.last_line + self._settings.thread_quiet

    async def _guarded(self, table: Table, desk: Desk) -> None:
        """One round. Trouble makes the next round wait, longer each time; it never ends the task."""
        try:
            await self._round(table, desk)
        except StageError as error:
            table.trouble = _trouble(error)
            log.warning("not shown", table=table.id, trouble=error.trouble, permission=error.permission)
        except StoreError as error:
            log.warning("not noted as shown", table=table.id, key=error.refusal.key)
        except Exception as error:
            log.error("not shown", table=table.id, error=type(error).__name__)
        else:
            table.trouble = None
            desk.pause = 0.0
            return
        desk.pause = min(max(FIRST_PAUSE, desk.pause * 2), LONGEST_PAUSE)
        desk.paused_until = _now() + desk.pause

    async def _round(self, table: Table, desk: Desk) -> None:
        """Show what is due: hands first, as people wait for them, then the board, then the thread's lines. What fails
        does not keep the rest from being shown."""
        before = (desk.board_seq, desk.thread_seq, table.board_message, table.thread_id)
        now = _now()
        parts: list[Callable[[], Awaitable[None]]] = [
            partial(self._show_hand, table, desk, seat) for seat, at in desk.hands.items() if at <= now
        ]
        if _is_due(self._board_due(table, desk), now):
            parts.append(partial(self._show_board, table, desk))
        if _is_due(self._lines_due(table, desk), now):
            parts.append(partial(self._tell_thread, table, desk))
        failed: Exception | None = None
        for part in parts:
            try:
                await part()
            except Exception as error:
                failed = failed or error
        if not desk.lines and not desk.catch_up:
            desk.thread_seq = table.seq
        if before != (desk.board_seq, desk.thread_seq, table.board_message, table.thread_id):
            await self._store.write(*_shown(table, desk))
        if failed is not None:
            raise failed

    async def _show_board(self, table: Table, desk: Desk) -> None:
        seq, post = await self._posts.board(table, table.language)
        desk.board_edited = _now()
        if table.match is not None:
            desk.allowance = max(MOST_OWED_CALLS, desk.allowance - 1)
        old = table.board_message
        aged = self._clock() - table.board_posted >= self._settings.board_age
        if old is not None and not aged and desk.scrolled < SCROLLED:
            try:
                await self._stage.edit_board(table.place, old, post)
                desk.board_seq = seq
                table.trouble = None
                return
            except StageError as error:
                if error.trouble not in (Trouble.GONE, Trouble.OLD):
                    raise
                old = old if error.trouble is Trouble.OLD else None
        table.board_message = await self._stage.post_board(table.place, post)
        table.board_posted = self._clock()
        desk.board_seq, desk.scrolled = seq, 0
        table.trouble = None
        if old is not None:
            try:
                await self._stage.remove_board(table.place, old)
            except StageError as error:
                log.info("old board stays", table=table.id, trouble=error.trouble)

    # ---- the thread

    async def _tell_thread(self, table: Table, desk: Desk) -> None:
        if desk.catch_up:
            rows = await self._store.journal(table.id, desk.thread_seq)
            known = {seq for seq, _ in desk.lines}
            missed = [(row.seq, text) for row in rows if row.seq not in known for text in text_from_data(row.events)]
            desk.lines = sorted([*missed, *desk.lines], key=lambda line: line[0])
            desk.catch_up = False
        unopened = table.thread_id is None and not desk.threadless
        if unopened and table.match is not None and table.board_message is not None:
            await self._open_thread(table, desk, table.board_message)
        upto = table.seq
        while desk.lines and table.thread_id is not None:
            message, count = _message(self._posts.lines(table, [text for _, text in desk.lines]))
            try:
                await self._stage.say_in_thread(table.thread_id, message)
            except StageError as error:
                if error.trouble not in (Trouble.GONE, Trouble.UNSUPPORTED):
                    raise
                desk.threadless = True
                break
            desk.allowance -= 1
            desk.thread_seq = desk.lines[count - 1][0] - (1 if _continues(desk.lines, count) else 0)
            del desk.lines[:count]
        if table.thread_id is None or desk.threadless:
            desk.lines = [line for line in desk.lines if line[0] > upto]
        if not desk.lines:
            desk.flush = False

    async def _open_thread(self, table: Table, desk: Desk, board_message: int) -> None:
        try:
            table.thread_id = await self._stage.open_thread(table.place, board_message, self._posts.thread_name(table))
            desk.allowance -= 1
            self._on_thread(table)
        except StageError as error:
            if error.trouble is Trouble.PASSING:
                raise
            desk.threadless = True
            if error.trouble is Trouble.PERMISSION:
                text = Text("notice-no-thread", {"permission": _permission(error)})
                await self._stage.say(table.place, self._posts.say(table, text))


def _is_due(at: float | None, now: float) -> bool:
    return at is not None and at <= now


def _turn(table: Table) -> tuple[Seat, ...]:
    match = table.match
    return tuple(match.menus()) if match is not None and not match.in_motion else ()


def _message(lines: Sequence[str]) -> tuple[str, int]:
    """As many lines as fit into one message, at least one (cut), and how many they are."""
    message, count = lines[0][:MOST_IN_A_MESSAGE], 1
    for line in lines[1:]:
        if len(message) + 1 + len(line) > MOST_IN_A_MESSAGE:
            break
        message, count = f"{message}\n{line}", count + 1
    return message, count


def _continues(lines: Sequence[tuple[int, Text]], count: int) -> bool:
    """Whether the change whose lines were told last has more of them."""
    return count < len(lines) and lines[count][0] == lines[count - 1][0]


def _trouble(error: StageError) -> Text:
    if error.trouble is Trouble.PERMISSION:
        return Text("trouble-permission", {"permission": _permission(error)})
    return Text("trouble-gone") if error.trouble is Trouble.GONE else Text("trouble-passing")


def _permission(error: StageError) -> Text:
    return Text("permission-" + error.permission.replace("_", "-"))


def _shown(table: Table, desk: Desk) -> tuple[Change, Change]:
    return (
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


async def _either(news: asyncio.Event, seconds: float) -> None:
    """Wait for news, at most so long."""
    try:
        await asyncio.wait_for(news.wait(), seconds)
    except TimeoutError:
        return
