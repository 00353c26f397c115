"""Presenter of boards, hands and notices in the chat, and of their failures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from engine.kernel.text import Seat, Text, seat_name
from host.background.priority import Priority
from host.chat import PERMANENT_FAILURES, Chat, ChatError, DeliveryFailure, HandPost
from host.publishing.failure_notices import failure_text, notify_once, refused_text
from host.publishing.outbox import SCROLLED, Outbox
from host.publishing.posts import Posts
from host.settings import Settings
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Languages
from store import seats, tables
from store.database import Store

log = structlog.get_logger(__name__)


class Presenter:
    """Shows the due boards, hands and notices of an outbox. May raise ChatError (try again later) and StoreError."""

    def __init__(
        self,
        store: Store,
        chat: Chat,
        languages: Languages,
        posts: Posts,
        settings: Settings,
        clock: Callable[[], float],
        priority: Priority,
    ) -> None:
        """Create a presenter; ``clock`` returns seconds since 1970, for ages that outlive a restart."""
        self._store = store
        self._chat = chat
        self._languages = languages
        self._posts = posts
        self._settings = settings
        self._clock = clock
        self._priority = priority
        self.on_account_gone: Callable[[Table, Seat], object] = lambda table, seat: None
        """Called with a seat whose person no longer has an account; must not wait."""
        self.on_channel_lost: Callable[[Table], object] = lambda table: None
        """Called with a table whose channel no longer exists; must not wait."""

    # ---- the board

    async def show_board(self, table: Table, outbox: Outbox) -> None:
        outbox.begin_board()
        async with (
            self._priority.turn()
        ):  # read the table only when it can be drawn at once, so that its newest state is shown
            seen, post = await self._posts.board(table, table.language)
        old = table.board_message
        aged = self._clock() - table.board_posted >= self._settings.board_age
        try:
            if old is not None and not aged and outbox.scrolled < SCROLLED:
                try:
                    await self._chat.edit_board(table.place, old, post)
                    self._board_shown(table, outbox, seen.seq)
                    return
                except ChatError as error:
                    if error.failure not in (DeliveryFailure.GONE, DeliveryFailure.EDIT_LIMITED):
                        raise
                    old = old if error.failure is DeliveryFailure.EDIT_LIMITED else None
            table.board_message = await self._chat.post_board(table.place, post)
        except ChatError as error:
            if error.failure is DeliveryFailure.LOST:
                self._channel_lost(table, outbox)
                return
            if error.failure in PERMANENT_FAILURES:
                self._give_up(table, outbox, seen.seq, error)
                return
            raise
        table.board_posted = self._clock()
        outbox.board_is_new(asyncio.get_running_loop().time())
        self._board_shown(table, outbox, seen.seq)
        if old is not None:
            try:
                await self._chat.remove_board(table.place, old)
            except ChatError as error:
                log.info("old board stays", table=table.id, **error.log_fields)

    def _board_shown(self, table: Table, outbox: Outbox, seq: int) -> None:
        outbox.end_board(seq)
        table.failure = None
        if table.match is not None:
            outbox.spend()

    def _give_up(self, table: Table, outbox: Outbox, seq: int, error: ChatError) -> None:
        """Skip a board that the chat would refuse again, and keep the reason for people who ask."""
        failure = failure_text(error)
        if table.failure != failure:
            log.warning("board refused", table=table.id, **error.log_fields)
        outbox.end_board(seq)
        outbox.scrolled, table.failure = 0, failure

    def _channel_lost(self, table: Table, outbox: Outbox) -> None:
        """End a game whose channel was deleted; after that drop everything still to be shown."""
        if table.status in (Status.OPEN, Status.RUNNING):
            self.on_channel_lost(table)
            raise ChatError(DeliveryFailure.LOST)
        outbox.give_up(table.seq)

    # ---- hands

    async def show_hand(self, table: Table, outbox: Outbox, seat: Seat) -> None:
        assignment = table.assignments[seat]
        person = assignment.person
        due = outbox.hands.pop(seat, None)
        if person is None or due is None or assignment.hand_closed:
            return
        language = self._languages.pick_for(table.game, self._languages.pick(person.locale or table.language))
        async with self._priority.turn():
            post = await self._posts.hand(table, seat, language, link=True)
        fingerprint = hash((post.lines, post.picture))
        young = self._clock() - assignment.hand_sent < self._settings.hand_age
        unnamed = assignment.time.unnamed  # then nobody else may learn whether a hand was sent or failed
        if young and outbox.shown_hands.get(seat) == fingerprint:
            return
        try:
            if (
                young
                and assignment.hand_message is not None
                and await self._edit_hand(person.id, assignment.hand_message, post)
            ):
                outbox.shown_hands[seat] = fingerprint
                outbox.spend()
                return
            sent = await self._chat.send_private(person.id, post)
        except ChatError as error:
            if error.failure is DeliveryFailure.TRANSIENT:
                outbox.hands.setdefault(seat, due)
                raise
            if unnamed:
                return
            if error.failure is DeliveryFailure.UNKNOWN_USER:
                assignment.hand_closed = True
                self.on_account_gone(table, seat)
                return
            outbox.shown_hands[seat] = fingerprint
            if notify_once(table, outbox, f"hand-refused-{seat}", refused_text("hand", error, seat=seat_name(seat))):
                log.warning("hand refused", table=table.id, seat=seat, **error.log_fields)
            return
        if sent is None and unnamed:
            return
        if sent is None:
            assignment.hand_closed = True
            await self._store.write(seats.hand_closed(table.id, seat, True))
            outbox.notices.append(Text("notice-private-closed", {"seat": seat_name(seat)}))
            return
        outbox.shown_hands[seat] = fingerprint
        outbox.spend()
        assignment.hand_message, assignment.hand_sent = sent, self._clock()
        await self._store.write(seats.hand_sent(table.id, seat, hand_message=sent, hand_sent=assignment.hand_sent))

    async def _edit_hand(self, person_id: int, message_id: int, post: HandPost) -> bool:
        """Edit the message with the last hand; return False if it cannot be edited and a new one is needed."""
        try:
            await self._chat.edit_private(person_id, message_id, post)
        except ChatError as error:
            if error.failure is DeliveryFailure.TRANSIENT:
                raise
            return False
        return True

    # ---- in the channel itself

    async def send_notices(self, table: Table, outbox: Outbox) -> None:
        """Send the notices to the channel; they are recorded first, so that a restart never repeats one."""
        await self._store.write(tables.notices_sent(table.id, table.notices_sent))
        while outbox.notices:
            try:
                await self._chat.say(table.place, self._posts.say(table, outbox.notices[0]))
            except ChatError as error:
                if error.failure is DeliveryFailure.TRANSIENT:
                    raise
                log.info("notice not sent", table=table.id, **error.log_fields)
            del outbox.notices[0]
