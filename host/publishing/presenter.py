"""The calls of the chat: a board, a hand, lines for the thread, each with what may go wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import structlog

from engine.kernel.text import Seat, Text, seat_name, text_from_data
from host.chat import HOPELESS, Chat, ChatError, HandPost, Trouble
from host.publishing.outbox import SCROLLED, Outbox
from host.publishing.posts import Posts
from host.settings import Settings
from host.tables.names import learn
from host.tables.table import Status, Table
from render.languages import Languages
from store import seats, tables
from store.database import Store

MOST_IN_A_MESSAGE = 1900
_ANEW, _GONE = "thread-anew", "thread-gone"
"""What ``Table.told`` says of a thread that was deleted once, and again."""

log = structlog.get_logger(__name__)


class Presenter:
    """Shows what a outbox has due. May raise ChatError (try again later) and StoreError."""

    def __init__(
        self,
        store: Store,
        chat: Chat,
        languages: Languages,
        posts: Posts,
        settings: Settings,
        clock: Callable[[], float],
        on_thread: Callable[[Table], None],
    ) -> None:
        """``clock`` tells seconds since 1970, for ages that outlive a restart."""
        self._store = store
        self._chat = chat
        self._languages = languages
        self._posts = posts
        self._settings = settings
        self._clock = clock
        self._on_thread = on_thread
        self.on_nobody: Callable[[Table, Seat], object] = lambda table, seat: None
        """Called with a seat whose person has no account any more; must not wait."""
        self.on_lost: Callable[[Table], object] = lambda table: None
        """Called with a table whose channel is not there any more; must not wait."""

    # ---- the board

    async def show_board(self, table: Table, outbox: Outbox) -> None:
        seq, post = await self._posts.published_board(table, table.language)
        old = table.board_message
        aged = self._clock() - table.board_posted >= self._settings.board_age
        try:
            if old is not None and not aged and outbox.scrolled < SCROLLED:
                try:
                    await self._chat.edit_board(table.place, old, post)
                    self._board_shown(table, outbox, seq)
                    return
                except ChatError as error:
                    if error.trouble not in (Trouble.GONE, Trouble.OLD):
                        raise
                    old = old if error.trouble is Trouble.OLD else None
            table.board_message = await self._chat.post_board(table.place, post)
        except ChatError as error:
            if error.trouble is Trouble.LOST:
                self._lost(table, outbox)
                return
            if error.trouble in HOPELESS:
                self._given_up(table, outbox, seq, error)
                return
            raise
        table.board_posted, outbox.scrolled = self._clock(), 0
        self._board_shown(table, outbox, seq)
        if old is not None:
            try:
                await self._chat.remove_board(table.place, old)
            except ChatError as error:
                log.info("old board stays", table=table.id, **error.described)

    def _board_shown(self, table: Table, outbox: Outbox, seq: int) -> None:
        outbox.board_seq, table.trouble = seq, None
        if table.match is not None:
            outbox.spend()

    def _given_up(self, table: Table, outbox: Outbox, seq: int, error: ChatError) -> None:
        """The chat would refuse this board again: the next change has another one. Who asks is told why."""
        trouble = trouble_text(error)
        if table.trouble != trouble:
            log.warning("board refused", table=table.id, **error.described)
        outbox.board_seq, outbox.scrolled, table.trouble = seq, 0, trouble

    def _lost(self, table: Table, outbox: Outbox) -> None:
        """A game whose channel was deleted ends; then there is nothing to show of it any more."""
        if table.status in (Status.OPEN, Status.RUNNING):
            self.on_lost(table)
            raise ChatError(Trouble.LOST)
        outbox.give_up(table.seq)

    # ---- hands

    async def show_hand(self, table: Table, outbox: Outbox, seat: Seat) -> None:
        chair = table.chairs[seat]
        person = chair.person
        due = outbox.hands.pop(seat, None)
        if person is None or due is None:
            return
        language = self._languages.pick(person.locale, table.game) if person.locale else table.language
        post = await self._posts.published_hand(table, seat, language)
        fingerprint = hash((post.lines, post.picture))
        young = self._clock() - chair.hand_sent < self._settings.hand_age
        if young and outbox.shown_hands.get(seat) == fingerprint:
            return
        try:
            if young and chair.hand_message is not None and await self._edited(person.id, chair.hand_message, post):
                outbox.shown_hands[seat] = fingerprint
                outbox.spend()
                return
            sent = await self._chat.send_private(person.id, post)
        except ChatError as error:
            if error.trouble is Trouble.PASSING:
                outbox.hands.setdefault(seat, due)
                raise
            if error.trouble is Trouble.NOBODY:
                chair.hand_closed = True
                self.on_nobody(table, seat)
                return
            outbox.shown_hands[seat] = fingerprint
            if self._tell_once(table, outbox, f"hand-refused-{seat}", _refused("hand", error, seat=seat_name(seat))):
                log.warning("hand refused", table=table.id, seat=seat, **error.described)
            return
        if sent is None:
            chair.hand_closed = True
            await self._store.write(seats.hand_closed(table.id, seat, True))
            outbox.notices.append(Text("notice-private-closed", {"seat": seat_name(seat)}))
            return
        outbox.shown_hands[seat] = fingerprint
        outbox.spend()
        chair.hand_message, chair.hand_sent = sent, self._clock()
        await self._store.write(seats.hand_sent(table.id, seat, hand_message=sent, hand_sent=chair.hand_sent))

    async def _edited(self, person_id: int, message_id: int, post: HandPost) -> bool:
        """Whether the message with the last hand could be edited; if it is gone a new one is to be sent."""
        try:
            await self._chat.edit_private(person_id, message_id, post)
        except ChatError as error:
            if error.trouble is Trouble.PASSING:
                raise
            return False
        return True

    # ---- the thread

    async def tell_thread(self, table: Table, outbox: Outbox) -> None:
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
                if error.trouble not in (Trouble.FILTERED, Trouble.REFUSED):
                    self._not_told(table, outbox, thread, error)
                    continue
                if self._tell_once(table, outbox, "lines-refused", _refused("lines", error)):
                    log.warning("lines refused", table=table.id, **error.described)
            outbox.spend()
            outbox.thread_seq = outbox.lines[count - 1][0] - (1 if _continues(outbox.lines, count) else 0)
            del outbox.lines[:count]
        if table.thread_id is None or outbox.threadless:
            outbox.lines = [line for line in outbox.lines if line[0] > upto]
        if not outbox.lines:
            outbox.flush = False

    async def _catch_up(self, table: Table, outbox: Outbox) -> None:
        """The lines that the thread was not told stand in the journal."""
        rows = await self._store.journal.lines(table.id, outbox.thread_seq)
        known = {seq for seq, _ in outbox.lines}
        missed = [(row.seq, text) for row in rows if row.seq not in known for text in text_from_data(row.events)]
        await learn(self._store, table, [text for _, text in missed])
        outbox.lines = sorted([*missed, *outbox.lines], key=lambda line: line[0])
        outbox.catch_up = False

    def _not_told(self, table: Table, outbox: Outbox, thread: int, error: ChatError) -> None:
        """A deleted thread is opened anew, once; of a locked one and of one that is closed to the bot the channel is
        told, once. Raises the error where a later try may succeed."""
        match error.trouble:
            case Trouble.GONE | Trouble.LOST:
                self.thread_gone(table, outbox, thread)
            case Trouble.UNSUPPORTED:
                outbox.threadless = True
            case Trouble.LOCKED:
                outbox.threadless = True
                self._tell_once(table, outbox, "thread-locked", Text("notice-thread-locked"))
            case Trouble.PERMISSION:
                outbox.fall_silent(asyncio.get_running_loop().time())
                told = Text("notice-thread-mute", {"permission": permission_name(error)})
                self._tell_once(table, outbox, "thread-mute", told)
            case _:
                raise error

    def thread_gone(self, table: Table, outbox: Outbox, thread: int) -> None:
        """The thread was deleted. The next news open another one below the board; if that is deleted too, somebody
        does not want it. Repeated, it changes nothing."""
        if table.thread_id != thread:
            return
        table.thread_id = None
        if _ANEW not in table.told:
            table.told.append(_ANEW)
        elif self._tell_once(table, outbox, _GONE, Text("notice-thread-gone")):
            outbox.threadless = True

    # ---- in the channel itself

    def _tell_once(self, table: Table, outbox: Outbox, what: str, text: Text) -> bool:
        """Tell the channel in the next round what it has not been told of this table yet; whether that is new."""
        if what in table.told:
            return False
        table.told.append(what)
        outbox.notices.append(text)
        return True

    async def tell_notices(self, table: Table, outbox: Outbox) -> None:
        """Say in the channel what is to be said there. That it was said is noted before: a restart may lose a notice,
        but never repeats it."""
        await self._store.write(tables.told(table.id, table.told))
        while outbox.notices:
            try:
                await self._chat.say(table.place, self._posts.say(table, outbox.notices[0]))
            except ChatError as error:
                if error.trouble is Trouble.PASSING:
                    raise
                log.info("notice not told", table=table.id, **error.described)
            del outbox.notices[0]

    async def _open_thread(self, table: Table, outbox: Outbox) -> None:
        """Open the thread of a running game below its board, where threads are possible."""
        if _GONE in table.told:
            outbox.threadless = True
        if outbox.threadless or table.match is None or table.board_message is None:
            return
        name = self._posts.thread_name(table)
        try:
            table.thread_id = await self._chat.open_thread(table.place, table.board_message, name)
            outbox.spend()
            self._on_thread(table)
        except ChatError as error:
            if error.trouble is Trouble.PASSING:
                raise
            outbox.threadless = True
            if error.trouble is Trouble.PERMISSION:
                told = Text("notice-no-thread", {"permission": permission_name(error)})
                self._tell_once(table, outbox, "no-thread", told)
            elif error.trouble in (Trouble.FILTERED, Trouble.REFUSED):
                log.warning("thread refused", table=table.id, **error.described)
                self._tell_once(table, outbox, "no-thread", _refused("thread", error))


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


def trouble_text(error: ChatError) -> Text:
    """Why a board is not shown, to be told to whoever asks."""
    match error.trouble:
        case Trouble.PERMISSION:
            return Text("trouble-permission", {"permission": permission_name(error)})
        case Trouble.GONE | Trouble.LOST:
            return Text("trouble-gone")
        case Trouble.LOCKED | Trouble.FILTERED | Trouble.REFUSED | Trouble.UNSUPPORTED as trouble:
            return Text("trouble-" + trouble)
        case _:
            return Text("trouble-passing")


def _refused(what: str, error: ChatError, **values: Text) -> Text:
    """That hands, lines or a thread are refused by a filter of the server or by the chat itself."""
    why = "filtered" if error.trouble is Trouble.FILTERED else "refused"
    return Text(f"notice-{what}-{why}", values)


def permission_name(error: ChatError) -> Text:
    """The permission that is missing, as the chat's own settings call it."""
    return Text("permission-" + error.permission.replace("_", "-"))
