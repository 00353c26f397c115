"""The game master: everything that can be done at the tables of the house, for whichever chat it serves."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from typing import Any

from engine.kernel.game import EXPLAINING
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from engine.lessons.reading import Lesson
from host.assembly import Assembly
from host.budget import Use
from host.chat import HandPost, LargePost
from host.people import Person, Place
from host.servers.server_settings import Rights, ServerSettings
from host.tables.status import Status
from host.tables.table import Departure, PlayedMove, Table
from host.time.clocks import DEFAULT_CLOCK, Clock, read_clock
from render.languages import Reader
from store import tables
from store.errors import StoreError


class GameMaster(Assembly):
    """One of it serves the whole chat.

    Every method that changes something returns after the change is durable, and raises RefusedError or StoreError with
    nothing changed. A change once begun is carried to its end even if the caller is cancelled.
    Boards, threads and private hands are shown in the background.
    """

    # ---- finding tables

    async def find(self, place: Place) -> Table | None:
        """The table of a channel (or of a table's thread): the open or running one, else the last one played."""
        return await self._registry.find(place)

    async def at(self, place: Place) -> Table:
        """As :meth:`find`; raises RefusedError (``refused-no-table``) where there is none."""
        table = await self._registry.find(place)
        if table is None:
            raise RefusedError(Refusal("refused-no-table"))
        return table

    async def get(self, table_id: int) -> Table:
        """A table by its number. Raises RefusedError (``refused-no-such-table``)."""
        return await self._registry.get(table_id)

    async def running_games(self, person: Person) -> list[Table]:
        """The running games somebody takes part in, wherever they are; those that cannot be read are left out."""
        found: list[Table] = []
        for table_id in await self._store.tables.running_of(person.id):
            try:
                found.append(await self._registry.get(table_id))
            except RefusedError:
                continue
        return [table for table in found if table.status is Status.RUNNING]

    # ---- before the game

    async def new(
        self,
        place: Place,
        person: Person,
        game: str,
        options: Mapping[str, Any] | None = None,
        rights: Rights | None = None,
        clock: str = "",
    ) -> Table:
        """Open a table; who opens it sits down and owns it. Raises RefusedError where one is open or running here,
        where
        there are too many, and where the server does not let somebody of these rights (None: it was checked). ``clock``
        as people write it; empty: that of the server, or the usual slow one.
        """
        if rights is not None:
            await self.servers.check_opening(place.guild_id, rights)
        time = read_clock(clock or (await self.servers.settings(place.guild_id)).clock or DEFAULT_CLOCK)
        return await self.finish(self._opening.new(place, person, game, options or {}, time))

    async def check_opening(self, place: Place, person: Person, rights: Rights) -> None:
        """Raises RefusedError as :meth:`new`, but for a table that is here already."""
        await self.servers.check_opening(place.guild_id, rights)
        await self._limits.check_opening(place, person)
        await self.budget.check(Use.OPENING, person.id)

    async def join(self, table_id: int, person: Person, word: str = "") -> Table:
        """Take the next free seat, or at a full table one that was given to the computer, and add a word to the dice
        (empty: one by chance).
        """
        table = await self._registry.get(table_id)
        await self.finish(self._opening.join(table, person, word))
        return table

    async def choose_word(self, table_id: int, person: Person, typed: str) -> Table:
        """Choose the word that one adds to the dice, before the start; nobody else is told."""
        table = await self._registry.get(table_id)
        await self.finish(self._sealing.choose(table, person, typed))
        return table

    async def own_word(self, table_id: int, person: Person) -> str:
        """The word that somebody at an open table adds to the dice."""
        return await self.finish(self._sealing.own(await self._registry.get(table_id), person))

    async def add_computer(self, table_id: int, person: Person, level: str = "simple") -> Table:
        """Give the next free seat to the computer; whoever sits at the table may."""
        table = await self._registry.get(table_id)
        await self.finish(self._opening.add_computer(table, person, level))
        return table

    async def leave(self, table_id: int, person: Person) -> Departure:
        """Leave an open table: the next person owns it, or it is closed. A running game is resigned instead."""
        table = await self._registry.get(table_id)
        return await self.finish(self._opening.leave(table, person))

    async def unseat(self, table_id: int, person: Person, removed: int) -> None:
        """Free the seat of somebody else at an open table, who may not come back to it; only its owner may."""
        table = await self._registry.get(table_id)
        await self.finish(self._opening.unseat(table, person, removed))

    async def bring(self, table_id: int, person: Person, deck: str | None) -> Text | None:
        """Choose the deck to play by its name, one's own or a ready one; None leaves it to the game. Nobody else is
        told. Returns its title. Raises RefusedError after the start, and for a deck that may not be played.
        """
        table = await self._registry.get(table_id)
        found = None if deck is None else await self.deck_library.find(person, table.game, deck)
        if found is not None:
            await self.servers.check_deck(table.place.guild_id, table.rules, found.deck)
        await self.finish(self._opening.bring(table, person, found))
        return None if found is None else found.title

    async def set_clock(self, table_id: int, person: Person, clock: Clock | None) -> None:
        """Choose the time people have to think; only the table's owner may, before the start."""
        table = await self._registry.get(table_id)
        await self.finish(self._opening.set_clock(table, person, clock))

    async def begin(self, table_id: int, person: Person) -> Table:
        """Start the game; only the table's owner may. Raises RefusedError also where the seats or options do not
        fit.
        """
        table = await self._registry.get(table_id)
        await self.finish(self._starting.begin(table, person))
        await self.finish(self.playing.go_on(table))
        return table

    async def against_computer(self, place: Place, person: Person, game: str, rights: Rights) -> Table:
        """Open a table, give the other seats it needs to computers that say why they do what they do, and start. Raises
        RefusedError as :meth:`new` and :meth:`begin`.
        """
        table = await self.new(place, person, game, rights=rights)
        try:
            return await self.begin_with_computers(table.id, person)
        except (RefusedError, StoreError):
            await self.leave(table.id, person)
            raise

    async def begin_with_computers(self, table_id: int, person: Person) -> Table:
        """Give the seats that an open table still needs, and one at least where somebody could play alone, to computers
        that say why they do what they do, and start. Raises RefusedError as :meth:`add_computer` and :meth:`begin`.
        """
        table = await self._registry.get(table_id)
        wanted = next((count for count in table.rules.seats if count > 1), 1)
        while table.status is Status.OPEN and len(table.assignments) < wanted:
            await self.add_computer(table_id, person, EXPLAINING)
        return await self.begin(table_id, person)

    async def note_lesson(self, person: Person, lesson: Lesson, made: int) -> None:
        """Remember that somebody is at a lesson after so many right presses."""
        await self.finish(self.learning.note(person, lesson, made))

    # ---- playing

    async def resign(self, table_id: int, person: Person, press: int | None = None) -> PlayedMove:
        """Give a running game up."""
        table = await self._registry.get(table_id)
        return await self.finish(self.playing.resign(table, person, press))

    async def question(self, table_id: int, person: Person, press: int | None = None) -> Text:
        """Let a die answer a question that the rules leave open; what everybody is told of it."""
        table = await self._registry.get(table_id)
        return await self.finish(self.playing.question(table, person, press))

    # ---- by consent

    async def agree(self, table_id: int, person: Person, number: int, press: int | None = None) -> bool:
        """Agree to the table's proposal of this number; whether it is carried out now."""
        table = await self._registry.get(table_id)
        return await self.finish(self._proposals.agree(table, person, number, press))

    async def decline(self, table_id: int, person: Person, number: int, press: int | None = None) -> None:
        """Say no to a proposal, or take back one's own."""
        table = await self._registry.get(table_id)
        await self.finish(self._proposals.decline(table, person, number, press))

    async def stop(self, table_id: int, person: Person, press: int | None = None) -> bool:
        """Propose to stop the game without a winner; whether it is stopped now, as nobody else had to be asked."""
        table = await self._registry.get(table_id)
        return await self.finish(self._stopping.propose(table, person, press))

    # ---- reading

    async def large_board(self, table_id: int, reader: Person | None = None) -> LargePost:
        """The board as everybody sees it, large and with all details, in a reader's language."""
        table = await self._registry.get(table_id)
        return await self._posts.large_board(table, self.language_of(table, reader))

    async def hand(self, table_id: int, person: Person) -> HandPost:
        """A person's own hand. Raises RefusedError for strangers and before the game has begun."""
        table = await self._registry.get(table_id)
        return await self._posts.hand(table, table.seat_of(person.id), self.language_of(table, person))

    def language_of(self, table: Table | None, reader: Person | None) -> str:
        """What this reader reads; the table's language for None or an unknown locale."""
        if reader is not None and reader.locale:
            return self._languages.pick(reader.locale)
        return table.language if table is not None else self._languages.pick(self._settings.language)

    def reader(self, table: Table | None, person: Person | None) -> Reader:
        """For wording texts to this person with ``Languages.tell``; markdown is escaped."""
        language = self.language_of(table, person)
        if table is None:
            return Reader(language, markdown=True)
        seat = None if person is None else table.find_seat(person.id)
        return table.reader(self._languages, language, markdown=True, seat=seat)

    # ---- a person's own data

    async def export_data(self, person: Person) -> dict[str, Any]:
        """Return all that is stored about somebody, once a day. Raises RefusedError."""
        async with self.budget.spending(Use.DATA_EXPORT, person.id):
            return await self.privacy.export(person)

    async def delete_data(self, person: Person) -> None:
        """Delete all that is stored about somebody, once a day. Raises RefusedError with nothing deleted."""

        async def delete() -> None:
            async with self.budget.spending(Use.DATA_DELETION, person.id):
                await self.privacy.delete(person)

        await self.finish(delete())

    # ---- the place around

    async def language_at(self, guild_id: int) -> str:
        """The language a server has chosen for what everybody reads; empty where it has chosen none."""
        return await self._registry.chosen_language(guild_id)

    async def set_language(self, guild_id: int, language: str) -> None:
        """Choose what everybody reads; empty: the language of most who play at a table. Boards in sight change at once.
        Raises RefusedError for a language the house does not know.
        """
        for table in await self.finish(self._registry.set_language(guild_id, language)):
            if table.status in (Status.OPEN, Status.RUNNING):
                self._publisher.refresh(table)

    async def set_large_boards(self, guild_id: int, rights: Rights, large: bool) -> ServerSettings:
        """Choose how large a server's boards are. Raises RefusedError for somebody who may not. A message cannot
        become one
        of the other kind, so boards in sight are posted anew, after a restart those that were not before it.
        """
        active = await self._store.tables.active_in(guild_id)
        outdated = [change for each in active for change in tables.board_outdated(each.id)]
        chosen = await self.finish(self.servers.change(guild_id, rights, *outdated, large_boards=large))
        for table in self._registry.of_server(guild_id):
            if table.status in (Status.OPEN, Status.RUNNING):
                table.board_posted = 0.0
                self._publisher.refresh(table)
        self._background.start(self._registry.load_pending())  # those that are not in memory
        return chosen

    def note_activity(self, person: Person, place: Place, table_id: int | None) -> None:
        """Somebody has pressed or typed something at a table (None: that of the place): they know how it stands. Only
        of tables in memory; never waits.
        """
        table = self._registry.active_in(place.channel_id) if table_id is None else self._registry.in_memory(table_id)
        if table is None:
            return
        if table.find_seat(person.id) is not None:
            table.seen[person.id] = self.time.now()
        self._publisher.looked_at(table)

    def deleted(self, channel_id: int, messages: Collection[int]) -> None:
        """Messages of a channel were deleted: where the board was among them it comes back. Never waits; the board of a
        table that is not in memory comes back as soon as somebody uses it.
        """
        table = self._registry.active_in(channel_id)
        if table is not None:
            self._publisher.board_deleted(table, messages)

    def scrolled(self, channel_id: int) -> None:
        """Somebody else wrote in a channel: a board that is far up is posted anew below. Never waits."""
        table_id = self._registry.present_in(channel_id)
        if table_id is not None:
            table = self._registry.in_memory(table_id)
            if table is None:
                self._background.start(self._scrolled(table_id, channel_id))
            elif table.place.channel_id == channel_id:
                self._publisher.scrolled(table)

    async def _scrolled(self, table_id: int, channel_id: int) -> None:
        """The same at a table that nobody has touched since the start."""
        try:
            table = await self._registry.get(table_id)
        except (RefusedError, StoreError):  # not asked for again at each message
            self._registry.absent_from(channel_id)
            return
        if table.place.channel_id == channel_id:
            self._publisher.scrolled(table)

    async def wait_until_shown(self, table_id: int, patience: float = 1.5) -> Text | None:
        """Wait until the board shows the newest change, at most ``patience`` seconds; what keeps it from being shown
        (a missing permission), as something to tell, or None.
        """
        table = await self._registry.get(table_id)
        until = asyncio.get_running_loop().time() + patience
        with self.priority.waiting():
            await self._changes.passed_on(patience)
            await self._publisher.wait_until_shown(table, until - asyncio.get_running_loop().time())
        return table.failure
