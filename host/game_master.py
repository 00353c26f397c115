"""The game master: every action at the tables, for any chat."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from typing import Any

from engine.kernel.game import EXPLAINING
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Seat, Text
from engine.lessons.reading import Lesson
from host.assembly import Assembly
from host.budget import LimitedUse
from host.chat import HandPost, LargePost
from host.people import Person, Place
from host.servers.server_settings import Rights, ServerSettings
from host.tables.seat_assignment import LostAnswer
from host.tables.status import Status
from host.tables.table import Departure, PlayedMove, Table
from host.time.clocks import DEFAULT_CLOCK, Clock, read_clock
from render.languages import Reader
from store import tables
from store.errors import StoreError


class GameMaster(Assembly):
    """The public interface of the host; one instance serves the whole chat.

    A method that changes something returns once the change is durable; it raises RefusedError or StoreError with
    nothing changed. A change that has begun is finished even if the caller is cancelled. Boards, threads and private
    hands are shown in the background.
    """

    # ---- finding tables

    async def find(self, place: Place) -> Table | None:
        """Return the open or running table of a channel or table thread, else the last one played there."""
        return await self._registry.find(place)

    async def at(self, place: Place) -> Table:
        """Return the same table as :meth:`find`; raises RefusedError (``refused-no-table``) if there is none."""
        table = await self._registry.find(place)
        if table is None:
            raise RefusedError(Refusal("refused-no-table"))
        return table

    async def get(self, table_id: int) -> Table:
        """Return a table by its number; raises RefusedError (``refused-no-such-table``)."""
        return await self._registry.get(table_id)

    async def running_games(self, person: Person) -> list[Table]:
        """Return the running games of a person in all places, without those that cannot be read."""
        tables_of_person: list[Table] = []
        for table_id in await self._store.tables.running_of(person.id):
            try:
                tables_of_person.append(await self._registry.get(table_id))
            except RefusedError:
                continue
        return [table for table in tables_of_person if table.status is Status.RUNNING]

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
        """Open a table; the person takes the first seat and owns it.

        ``rights`` are checked against the server's settings unless None; ``clock`` is read as people write it, empty
        for the server's or the default clock. Raises RefusedError if a table is open or running here, if there are too
        many, and if the server does not allow it.
        """
        if rights is not None:
            await self.servers.check_opening(place.guild_id, rights)
        time = read_clock(clock or (await self.servers.settings(place.guild_id)).clock or DEFAULT_CLOCK)
        return await self.finish(self._opening.new(place, person, game, options or {}, time))

    async def check_opening(self, place: Place, person: Person, rights: Rights) -> None:
        """Raise RefusedError as :meth:`new` does, except for a table that already exists in the place."""
        await self.servers.check_opening(place.guild_id, rights)
        await self._limits.check_opening(place, person)
        await self.budget.check(LimitedUse.OPENING, person.id)

    async def join(self, table_id: int, person: Person, word: str = "", seat: Seat | None = None) -> Table:
        """Take the next free seat, else that of a computer, and add a word to the dice (empty: a random one).

        ``seat`` is a wish at a table that continues a game.
        """
        table = await self._registry.get(table_id)
        continues = table.continues
        old_seat = None if continues is None else await self.continuations.old_seat(continues, person.id)
        await self.finish(self._opening.join(table, person, word, seat, old_seat))
        return table

    async def choose_word(self, table_id: int, person: Person, typed: str) -> Table:
        """Choose a person's word for the dice before the game starts; it stays secret."""
        table = await self._registry.get(table_id)
        await self.finish(self._sealing.choose(table, person, typed))
        return table

    async def own_word(self, table_id: int, person: Person) -> str:
        """Return the word for the dice that a person at an open table has chosen."""
        return await self.finish(self._sealing.own(await self._registry.get(table_id), person))

    async def add_computer(self, table_id: int, person: Person, level: str = "simple") -> Table:
        """Give the next free seat to a computer; everybody who sits at the table may do it."""
        table = await self._registry.get(table_id)
        await self.finish(self._opening.add_computer(table, person, level))
        return table

    async def leave(self, table_id: int, person: Person) -> Departure:
        """Leave an open table, which passes to the next person or closes; a running game must be resigned instead."""
        table = await self._registry.get(table_id)
        return await self.finish(self._opening.leave(table, person))

    async def unseat(self, table_id: int, person: Person, removed: int) -> None:
        """Free another person's seat at an open table and keep them from coming back; only the owner may do it."""
        table = await self._registry.get(table_id)
        await self.finish(self._opening.unseat(table, person, removed))

    async def choose_deck(self, table_id: int, person: Person, deck: str | None) -> Text | None:
        """Choose a person's own or a ready-made deck by its name and return its title; None: let the game choose.

        The choice stays secret. Raises RefusedError after the start and for a deck that may not be played.
        """
        table = await self._registry.get(table_id)
        chosen = None if deck is None else await self.deck_library.find(person, table.game, deck)
        if chosen is not None:
            await self.servers.check_deck(table.place.guild_id, table.rules, chosen.deck)
        await self.finish(self._opening.choose_deck(table, person, chosen))
        return None if chosen is None else chosen.title

    async def set_clock(self, table_id: int, person: Person, clock: Clock | None) -> None:
        """Set the clock before the game starts; only the owner may do it."""
        table = await self._registry.get(table_id)
        await self.finish(self._opening.set_clock(table, person, clock))

    async def set_option(self, table_id: int, person: Person, name: str, value: str) -> Table:
        """Set an option, as it is typed, before the game starts; only the owner may do it."""
        table = await self._registry.get(table_id)
        await self.finish(self._opening.set_option(table, person, name, value))
        return table

    async def set_level(self, table_id: int, person: Person, level: str) -> None:
        """Set how well all computers play before the game starts; only the owner may do it."""
        await self.finish(self._opening.set_level(await self._registry.get(table_id), person, level))

    async def begin(self, table_id: int, person: Person) -> Table:
        """Start the game; only the owner may do it.

        Raises RefusedError also if the number of seats or the options do not fit.
        """
        table = await self._registry.get(table_id)
        await self.finish(self._starting.begin(table, person))
        await self.finish(self.gameplay.go_on(table))
        return table

    async def open_against_computer(
        self,
        place: Place,
        person: Person,
        game: str,
        rights: Rights,
        level: str = EXPLAINING,
        computers: int | None = None,
    ) -> Table:
        """Open a table, give other seats to computers as :meth:`begin_with_computers` does, and start.

        Of a game with variants, the first one is played. Raises RefusedError as :meth:`new` and :meth:`begin` do.
        """
        options = next(iter(self._rules(game).variants.values()), {})
        table = await self.new(place, person, game, options, rights)
        try:
            return await self.begin_with_computers(table.id, person, level, computers)
        except (RefusedError, StoreError):
            await self.leave(table.id, person)
            raise

    async def begin_with_computers(
        self, table_id: int, person: Person, level: str = EXPLAINING, computers: int | None = None
    ) -> Table:
        """Seat computers of a level beside a person at an open table, and start.

        Without a number of ``computers``, they fill the seats that the table still needs, at least one, even where one
        person could play alone. Raises RefusedError as :meth:`add_computer` and :meth:`begin` do.
        """
        table = await self._registry.get(table_id)
        fewest = next((count for count in table.rules.seats if count > 1), 1)
        wanted = fewest if computers is None else 1 + computers
        while table.status is Status.OPEN and len(table.assignments) < wanted:
            await self.add_computer(table_id, person, level)
        return await self.begin(table_id, person)

    async def note_lesson(self, person: Person, lesson: Lesson, made: int) -> None:
        """Note how many right decisions a person has made in a lesson."""
        await self.finish(self.learning.note(person, lesson, made))

    # ---- playing

    async def resign(self, table_id: int, person: Person, press: int | None = None) -> PlayedMove:
        """Resign a running game."""
        table = await self._registry.get(table_id)
        return await self.finish(self.gameplay.resign(table, person, press))

    async def question(self, table_id: int, person: Person, press: int | None = None) -> Text:
        """Let a die answer a question the rules leave open, and return the public event."""
        table = await self._registry.get(table_id)
        return await self.finish(self.gameplay.question(table, person, press))

    # ---- by consent

    async def agree(self, table_id: int, person: Person, number: int, press: int | None = None) -> bool:
        """Agree to the proposal with this number; return whether it is carried out now."""
        table = await self._registry.get(table_id)
        return await self.finish(self._proposals.agree(table, person, number, press))

    async def decline(self, table_id: int, person: Person, number: int, press: int | None = None) -> None:
        """Decline a proposal, or withdraw one's own."""
        table = await self._registry.get(table_id)
        await self.finish(self._proposals.decline(table, person, number, press))

    async def stop(self, table_id: int, person: Person, press: int | None = None) -> bool:
        """Propose to stop the game without a winner; return whether that is already done as nobody else was asked."""
        table = await self._registry.get(table_id)
        return await self.finish(self._stopping.propose(table, person, press))

    # ---- reading

    async def large_board(self, table_id: int, reader: Person | None = None) -> LargePost:
        """Return the public board in a reader's language, large and with all details."""
        table = await self._registry.get(table_id)
        seat = None if reader is None else table.find_seat(reader.id)
        return await self._posts.large_board(table, self.language_of(table, reader), seat)

    async def hand(self, table_id: int, person: Person) -> HandPost:
        """Return a person's own hand; raises RefusedError for strangers and before the start."""
        table = await self._registry.get(table_id)
        return await self._posts.hand(table, table.seat_of(person.id), self.language_of(table, person))

    def language_of(self, table: Table | None, reader: Person | None) -> str:
        """Return the language of a reader; the table's language for None or an unknown locale.

        At a table of a game that is not in that language it is the default, so that no text mixes two languages.
        """
        if reader is None or not reader.locale:
            return table.language if table is not None else self._languages.pick(self._settings.language)
        language = self._languages.pick(reader.locale)
        return language if table is None else self._languages.pick_for(table.game, language)

    def reader(self, table: Table | None, person: Person | None) -> Reader:
        """Return the reader that texts for this person are written for, with markdown escaped."""
        language = self.language_of(table, person)
        if table is None:
            return Reader(language, markdown=True)
        seat = None if person is None else table.find_seat(person.id)
        return table.reader(self._languages, language, markdown=True, seat=seat)

    # ---- a person's own data

    async def export_data(self, person: Person) -> dict[str, Any]:
        """Return all data stored about a person, once a day. Raises RefusedError."""
        async with self.budget.spending(LimitedUse.DATA_EXPORT, person.id):
            return await self.privacy.export(person)

    async def delete_data(self, person: Person) -> None:
        """Delete all data stored about a person, once a day. Raises RefusedError with nothing deleted."""

        async def delete() -> None:
            async with self.budget.spending(LimitedUse.DATA_DELETION, person.id):
                await self.privacy.delete(person)
                self._renew(person.id, {})

        await self.finish(delete())

    async def renew(self, person_id: int) -> None:
        """Take over what a person has chosen through other processes; needed before each answer to them.

        Raises StoreError.
        """
        if self._shared:
            self._renew(person_id, await self._preferences.of(person_id))

    def _renew(self, person_id: int, preferences: Mapping[str, Any]) -> None:
        self.chosen_languages.renew(person_id, preferences)
        self.guidance.renew(person_id, preferences)

    # ---- the place around

    async def language_at(self, guild_id: int) -> str:
        """Return the language a server has chosen for public messages; empty if it has chosen none."""
        return await self._registry.chosen_language(guild_id)

    async def set_language(self, guild_id: int, language: str) -> None:
        """Set the language of a server's public messages; empty for the language most players at a table use.

        Boards are updated at once. Raises RefusedError for an unknown language.
        """
        for table in await self.finish(self._registry.set_language(guild_id, language)):
            if table.status in (Status.OPEN, Status.RUNNING):
                self._publisher.refresh(table)

    async def set_large_boards(self, guild_id: int, rights: Rights, large: bool) -> ServerSettings:
        """Set whether a server's boards are large. Raises RefusedError for a person without the right.

        Discord cannot change a message of one kind into the other, so current boards are posted again, if necessary
        after a restart.
        """
        active = await self._store.tables.active_in(guild_id)
        outdated = [change for row in active for change in tables.board_outdated(row.id)]
        chosen = await self.finish(self.servers.change(guild_id, rights, *outdated, large_boards=large))
        for table in self._registry.of_server(guild_id):
            if table.status in (Status.OPEN, Status.RUNNING):
                table.board_posted = 0.0
                self._publisher.refresh(table)
        self._background.start(self._registry.load_pending())  # tables that are not in memory
        return chosen

    def note_activity(self, person: Person, place: Place, table_id: int | None) -> None:
        """Note that a person has used a table (None: the one in this place) and so knows its state.

        Applies to tables in memory only; never waits.
        """
        table = self._registry.active_in(place.channel_id) if table_id is None else self._registry.in_memory(table_id)
        if table is None:
            return
        seat = table.find_seat(person.id)
        if seat is not None:
            matters = (self._shared or table.is_away(seat)) and self.absence.does_look_matter(table, seat)
            table.note_seen(person.id, self.time.now())
            if matters:
                self._background.start(self.absence.write_look(table, person))
        self._publisher.check_board(table)

    def keep_lost_answer(self, table: Table, person_id: int, answer: LostAnswer) -> None:
        """Keep the answer to a move that has not reached its person, until their next move. Never waits."""
        self._background.start(self._lost_answers.keep(table, person_id, answer))

    def forget_lost_answer(self, table: Table, person_id: int, press: int) -> None:
        """Forget the answer to this interaction, which has arrived after all. Never waits."""
        self._background.start(self._lost_answers.forget(table, person_id, press))

    def deleted(self, channel_id: int, messages: Collection[int]) -> None:
        """Post the board again if it is among the deleted messages of a channel. Never waits.

        The board of a table that is not in memory is posted again as soon as somebody uses the table.
        """
        table = self._registry.active_in(channel_id)
        if table is not None:
            self._publisher.board_deleted(table, messages)

    def scrolled(self, channel_id: int) -> None:
        """Note that somebody else wrote in a channel, so that a board far up is posted again below. Never waits."""
        table_id = self._registry.present_in(channel_id)
        if table_id is not None:
            table = self._registry.in_memory(table_id)
            if table is None:
                self._background.start(self._scrolled(table_id, channel_id))
            elif table.place.channel_id == channel_id:
                self._publisher.scrolled(table)

    async def _scrolled(self, table_id: int, channel_id: int) -> None:
        """Load a table that was not used since the start, and note the message there."""
        try:
            table = await self._registry.get(table_id)
        except (RefusedError, StoreError):  # do not try again at each message
            self._registry.absent_from(channel_id)
            return
        if table.place.channel_id == channel_id:
            self._publisher.scrolled(table)

    async def wait_until_shown(self, table_id: int, patience: float = 1.5) -> Text | None:
        """Wait at most ``patience`` seconds until the board shows the newest change.

        Returns the reason it cannot be shown (such as a missing permission), or None.
        """
        table = await self._registry.get(table_id)
        until = asyncio.get_running_loop().time() + patience
        with self.priority.waiting():
            await self._changes.wait_until_notified(patience)
            await self._publisher.wait_until_shown(table, until - asyncio.get_running_loop().time())
        return table.failure
