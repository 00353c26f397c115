"""The lobby: opening a table, taking and leaving seats before the game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from pydantic import ValidationError

from engine.games import GAMES
from engine.kernel.dice import seal_of
from engine.kernel.game import EXPLAINING, Game
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Seat, Text
from host.budget import Budget, LimitedUse
from host.commits.changes import ChangeNotifier
from host.commits.commit import status_change
from host.people import Person, Place
from host.seating import sealing
from host.seating.deck_library import LibraryDeck
from host.seating.reservations import patience, with_person
from host.servers.channels import Channels
from host.servers.limits import TableLimits
from host.tables.continuation import Continuation
from host.tables.registry import Registry
from host.tables.seat_assignment import ChosenDeck, SeatAssignment
from host.tables.status import Ending, Status
from host.tables.table import Departure, Table
from host.tables.versions import retried, write
from host.time.clocks import DAY, Clock
from host.time.running_time import RunningTime
from store import progress, seats, tables
from store.database import Store
from store.kept_digests import table_over
from store.statements import Change

SIMPLE = "simple"
"""The level of the computer that keeps a seat of a continued game free."""
OPEN_FOR = float(DAY)
"""Seconds after which an open table closes if nobody has started its game."""
TOGETHER = "options_together"
"""Error type of an options model for an ``option`` that is not compatible with an ``other`` one."""


def no_such_game(called: str, games: Iterable[str] = GAMES) -> Refusal:
    """Return the refusal of an unknown game's name, which lists the known games."""
    return Refusal("refused-no-such-game", {"game": called, "games": tuple(Text("game-" + name) for name in games)})


def no_game() -> Refusal:
    """Return the refusal of options without a game, which lists the games."""
    return Refusal("refused-no-game", {"games": tuple(Text("game-" + name) for name in GAMES)})


class Lobby:
    """Changes to open tables, announced after they are committed."""

    def __init__(
        self,
        store: Store,
        registry: Registry,
        rules: Callable[[str], Game[Any]],
        clock: Callable[[], float],
        time: RunningTime,
        changes: ChangeNotifier,
        limits: TableLimits,
        budget: Budget,
    ) -> None:
        self._limits = limits
        self._budget = budget
        self._store = store
        self._registry = registry
        self._channels = Channels(store, registry)
        self._rules = rules
        self._clock = clock
        self._time = time
        self._changes = changes
        self._channel_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @retried
    async def new(
        self,
        place: Place,
        person: Person,
        game: str,
        options: Mapping[str, Any],
        clock: Clock | None = None,
        *,
        assignments: Sequence[SeatAssignment] = (),
        names: Mapping[int, str] | None = None,
        rematch_of: int | None = None,
        continues: Continuation | None = None,
        language: str = "",
    ) -> Table:
        """Open a table and return it. Raises RefusedError.

        ``assignments`` are its first seats, taken or reserved; without them only the opener sits down. ``names`` are
        the names of people with reserved seats. ``rematch_of`` is the table of the previous game, which may have only
        one rematch; ``continues`` is the position of another game from which this one goes on.
        ``language`` is that of the previous game, kept while seats are reserved.
        """
        try:
            rules = self._rules(game)
        except KeyError:
            raise RefusedError(no_such_game(game)) from None
        _check_options(rules, options)
        channel_lock = self._channel_locks.setdefault(place.channel_id, asyncio.Lock())
        async with channel_lock:
            await self._channels.refuse_second(place, person)
            limits = await self._limits.check_opening(place, person)
            if rematch_of is not None and await self._store.tables.rematch_of(rematch_of) is not None:
                raise RefusedError(Refusal("refused-rematch-done"))
            secret = sealing.new_secret()
            sitting = list(assignments) or [SeatAssignment(person)]
            table = Table(
                id=await self._registry.next_id(),
                place=place,
                game=game,
                rules=rules,
                owner=person.id,
                options=dict(options),
                assignments=sitting,
                language=language or await self._registry.language(place, game, sitting),
                seq=1,
                clock=clock,
                names=dict(names or {}),
                continues=continues,
                seal=seal_of(secret),
                secret=secret,
            )
            sealing.give_words(table.assignments)
            table.deadline = self._time.now() + (patience(clock) if table.reserved else OPEN_FOR)
            async with self._budget.spending(LimitedUse.OPENING, person.id):
                await self._store.write(*self._opened(table, rematch_of), *limits)
            self._registry.add(table)
        self._changes.add(table)
        return table

    def _opened(self, table: Table, rematch_of: int | None) -> list[Change]:
        """Return the changes that store a new table and its seats."""
        opened = tables.opened(
            table.id,
            guild_id=table.place.guild_id,
            channel_id=table.place.channel_id,
            game=table.game,
            owner=table.owner,
            options=table.options,
            created=self._clock(),
            clock=None if table.clock is None else table.clock.as_data(),
            rematch_of=rematch_of,
            continues=None if table.continues is None else table.continues.as_data(),
            deadline=table.deadline,
            seal=table.seal,
            secret=table.secret,
        )
        return [*opened, *_seating(table.id, table.assignments)]

    @retried
    async def join(
        self, table: Table, person: Person, word: str = "", seat: Seat | None = None, old_seat: Seat | None = None
    ) -> None:
        """Take the seat reserved for this person, else the next free one, with a word for the dice.

        An empty ``word`` is replaced by a random one. ``seat`` and ``old_seat`` are wishes at a table that continues a
        game, where a person may also change seats. Raises RefusedError.
        """
        async with table.lock:
            table.refuse_begun()
            table.refuse_barred(person.id)
            changes_seat = table.continues is not None and seat is not None
            if table.find_seat(person.id) is not None and not changes_seat:
                raise RefusedError(Refusal("refused-already-seated"))
            limits = await self._limits.check_seat(person)
            assignments = with_person(table, person, seat, old_seat)
            chosen = sealing.read_word(word) if word else sealing.random_word()
            next(assignment for assignment in assignments if assignment.person == person).word = chosen
            await self._set_seats(table, assignments, table.owner, limits)

    @retried
    async def check_deadline(self, table: Table) -> None:
        """Free expired reservations of an open table, or close it if its game was not started in time.

        Raises StoreError.
        """
        async with table.lock:
            over = table.deadline is not None and table.deadline <= self._time.now()
            if table.status is not Status.OPEN or not over:
                await write(self._store, table, progress.deadline(table.id, table.deadline))
            elif table.reserved:
                kept = [assignment for assignment in table.assignments if assignment.reserved_for is None]
                await self._set_seats(table, kept, table.owner)
            else:
                await self.close(table, Ending.EXPIRED)

    @retried
    async def add_computer(self, table: Table, person: Person, level: str) -> None:
        async with table.lock:
            table.refuse_begun()
            table.seat_of(person.id)
            if level not in (*table.rules.levels, EXPLAINING):
                raise RefusedError(Refusal("refused-level", {"level": level}))
            if not table.free_seats:
                raise RefusedError(Refusal("refused-full", {"seats": len(table.assignments)}))
            await self._set_seats(table, [*table.assignments, SeatAssignment(None, level)], table.owner)

    @retried
    async def leave(self, table: Table, person: Person) -> Departure:
        """Leave an open table, or give up a seat reserved there. Raises RefusedError."""
        async with table.lock:
            if table.status is Status.OPEN and person.id in table.reserved:
                kept = [assignment for assignment in table.assignments if assignment.reserved_for != person.id]
                await self._set_seats(table, kept, table.owner)
                return Departure(table, None, closed=False, declined=True)
            seat = table.seat_of(person.id)
            if table.status is Status.RUNNING:
                raise RefusedError(Refusal("refused-leave-running"))
            table.refuse_begun()
            return await self._free_seat(table, seat)

    async def remove(self, table: Table, person_id: int) -> Departure:
        """Free the seat or reservation of a person, who may not come back. Raises RefusedError.

        The caller holds the table's lock.
        """
        table.refuse_begun()
        seat = table.seat_to_free(person_id)
        departure = await self._free_seat(table, seat, [tables.barred(table.id, person_id)])
        table.barred = (*table.barred, person_id)
        return departure

    @retried
    async def unseat(self, table: Table, person: Person, removed: int) -> None:
        """Free the seat of another person, who may not come back; only the owner may do so, before the start.

        Raises RefusedError.
        """
        async with table.lock:
            table.refuse_begun()
            refuse_unseating(table, person)
            if removed == person.id:
                raise RefusedError(Refusal("refused-unseat-self"))
            await self.remove(table, removed)

    async def _free_seat(self, table: Table, seat: Seat, extra: Sequence[Change] = ()) -> Departure:
        person = table.assignments[seat].person
        assignments = [assignment for other, assignment in enumerate(table.assignments) if other != seat]
        if table.continues is not None:  # its seats keep their places
            assignments.insert(seat, SeatAssignment(None, SIMPLE))
        people = [assignment.person for assignment in assignments if assignment.person is not None]
        if not people:
            await self.close(table)
            return Departure(table, None, closed=True)
        new_owner = people[0].id if person is not None and table.owner == person.id else None
        await self._set_seats(table, assignments, new_owner or table.owner, extra)
        return Departure(table, new_owner, closed=False)

    async def close(self, table: Table, ending: Ending | None = None) -> None:
        """Close a table before its game has begun; ``ending`` is the reason if no person decided it.

        The caller holds the table's lock.
        """
        ended = [] if ending is None else [tables.never_begun(table.id, ending)]
        await self._change(table, [status_change(table, Status.CLOSED), table_over(table.id), *ended])
        table.status, table.ending = Status.CLOSED, ending
        self._changes.add(table)

    @retried
    async def choose_deck(self, table: Table, person: Person, deck: LibraryDeck | None) -> None:
        """Choose a person's deck in its present form, secretly; None leaves the choice to the game."""
        async with table.lock:
            table.refuse_begun()
            seat = table.seat_of(person.id)
            decks = table.rules.decks
            if decks is None:
                raise RefusedError(Refusal("refused-game-without-decks"))
            if deck is not None and not deck.playable:
                raise RefusedError(Refusal("refused-deck-not-playable", {"deck": deck.title}))
            refusal = None if deck is None else decks.unfit(table.options, deck.deck)
            if refusal is not None:
                raise RefusedError(refusal)
            chosen = None if deck is None else ChosenDeck(deck.title, deck.deck)
            data = None if chosen is None else chosen.as_data()
            await write(self._store, table, seats.deck(table.id, seat, data))
            table.assignments[seat].deck = chosen

    @retried
    async def set_clock(self, table: Table, person: Person, clock: Clock | None) -> None:
        """Choose the clock; only the table's owner may, before the start."""
        async with table.lock:
            table.refuse_begun()
            table.seat_of(person.id)
            if person.id != table.owner:
                raise RefusedError(Refusal("refused-not-owner-clock"))
            data = None if clock is None else clock.as_data()
            await self._change(table, [tables.clock(table.id, data)], table.deadline)
            table.clock = clock
            self._changes.add(table)

    @retried
    async def set_option(self, table: Table, person: Person, name: str, value: str) -> None:
        """Set an option of the game; only the table's owner may, before the start.

        A deck that nobody has chosen is given up for an option that it does not go with.
        """
        async with table.lock:
            table.refuse_begun()
            table.seat_of(person.id)
            if person.id != table.owner:
                raise RefusedError(Refusal("refused-not-owner-options"))
            if table.continues is not None:
                raise RefusedError(Refusal("refused-continue-options"))
            options = {**table.options, name: value}
            _check_options(table.rules, options)
            decks = table.rules.decks
            chosen = {seat: assignment.deck for seat, assignment in enumerate(table.assignments) if assignment.deck}
            unfit = [seat for seat, deck in chosen.items() if decks is not None and decks.unfit(options, deck.deck)]
            if not all(chosen[seat].kept for seat in unfit):
                raise RefusedError(Refusal("refused-option-deck"))
            given_up = [seats.deck(table.id, seat, None) for seat in unfit]
            await self._change(table, [tables.options(table.id, options), *given_up], table.deadline)
            table.options = options
            for seat in unfit:
                table.assignments[seat].deck = None
            self._changes.add(table)

    @retried
    async def set_level(self, table: Table, person: Person, level: str) -> None:
        """Set how well all computers at the table play; only the table's owner may, before the start."""
        async with table.lock:
            table.refuse_begun()
            table.seat_of(person.id)
            if person.id != table.owner:
                raise RefusedError(Refusal("refused-not-owner-options"))
            if level not in table.rules.levels:
                raise RefusedError(Refusal("refused-level", {"level": level}))
            assignments = [
                replace(assignment, level=level) if assignment.computer else assignment
                for assignment in table.assignments
            ]
            await self._set_seats(table, assignments, table.owner)

    # ---- inside

    async def _set_seats(
        self, table: Table, assignments: list[SeatAssignment], owner: int, extra: Sequence[Change] = ()
    ) -> None:
        sealing.give_words(assignments)
        before, table.owner = table.owner, owner
        deadline, reserved = table.deadline, any(assignment.reserved_for is not None for assignment in assignments)
        if table.reserved and not reserved:
            deadline = self._time.now() + OPEN_FOR
        written = [*extra, status_change(table, table.status), *_seating(table.id, assignments)]
        try:
            await self._change(table, written, deadline)
        except Exception:
            table.owner = before
            raise
        table.assignments = assignments
        self._changes.add(table)

    async def _change(self, table: Table, written: Sequence[Change], deadline: float | None = None) -> None:
        advanced = progress.advanced(table.id, table.seq + 1, due=False, saved=None, deadline=deadline)
        await write(self._store, table, *written, advanced)
        table.seq, table.deadline = table.seq + 1, deadline


def refuse_unseating(table: Table, person: Person) -> None:
    """Raise RefusedError for a person who may not free seats of others at this table."""
    table.seat_of(person.id)
    if person.id != table.owner:
        raise RefusedError(Refusal("refused-not-owner-unseat"))


def _check_options(rules: Game[Any], options: Mapping[str, Any]) -> None:
    try:
        rules.options_type.model_validate(dict(options))
    except ValidationError as error:
        wrong = error.errors(include_url=False)[0]
        if wrong["type"] == TOGETHER:
            raise RefusedError(Refusal("refused-options-together", wrong.get("ctx", {}))) from None
        option = ".".join(str(part) for part in wrong["loc"]) or "?"
        if wrong["type"] == "extra_forbidden":
            raise RefusedError(Refusal("refused-no-such-option", {"option": option})) from None
        value = str(wrong.get("input", ""))[:100]
        raise RefusedError(Refusal("refused-option", {"option": option, "value": value})) from None
    for option, value in options.items():
        values = rules.option_values(option)
        if values and value not in values:
            raise RefusedError(Refusal("refused-option", {"option": option, "value": str(value)}))


def _seating(table_id: int, assignments: Sequence[SeatAssignment]) -> list[Change]:
    sitting = [
        seats.SeatHolder(
            assignment.person.id if assignment.person else None,
            assignment.level,
            assignment.deck.as_data() if assignment.deck else None,
            assignment.reserved_for,
            assignment.word,
        )
        for assignment in assignments
    ]
    return seats.seating(table_id, sitting)
