"""The start of a game: words and decks become final, cards are dealt, clocks start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.kernel.decks import playable
from engine.kernel.dice import dice_key
from engine.kernel.flow import Event
from engine.kernel.match import Match
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import seat_name, text_to_data
from host.commits import timing
from host.commits.changes import ChangeNotifier
from host.people import Person
from host.seating import sealing
from host.seating.reservations import reservation
from host.tables.recent_history import RecentDecisions
from host.tables.status import Status
from host.tables.table import Table
from host.tables.versions import retried, write
from host.time.reminder_preferences import ReminderPreferences, reminder_preferences_of
from host.time.running_time import RunningTime
from store import journal, progress, seats, tables
from store.database import Store


class GameStart:
    """Starts games, and announces them after they are committed."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        time: RunningTime,
        changes: ChangeNotifier,
    ) -> None:
        self._store = store
        self._clock = clock
        self._time = time
        self._changes = changes

    @retried
    async def begin(self, table: Table, person: Person) -> None:
        """Start the game; the words become public now, the secret only at the end."""
        async with table.lock:
            table.refuse_begun()
            table.seat_of(person.id)
            if person.id != table.owner:
                raise RefusedError(Refusal("refused-not-owner"))
            if table.reserved:
                raise RefusedError(Refusal("refused-reserved", reservation(table, self._time.real)))
            words = sealing.seat_words(table.assignments)
            key, continues = dice_key(table.secret, words), table.continues
            if continues is None:
                options = _with_decks(table)
                match = Match.new(table.rules, key, len(table.assignments), options, stepwise=True)
            else:
                options = table.options
                match = Match[Any].load(table.rules, key, continues.position, stepwise=True)
            outcome = match.opening()
            public_events = [event.text for event in outcome.events if event.only is None]
            public_events.insert(0, sealing.sealed_event(table, words))
            if continues is not None:
                public_events.insert(1, continues.text("event-continued"))
            seq = table.seq + 1
            row = journal.line(
                table.id,
                seq,
                kind="start",
                seat=None,
                move=None if continues is None else continues.move,
                ask=None,
                press=None,
                time=self._clock(),
                events=text_to_data(public_events),
                rolls=[list(roll) for roll in outcome.rolls],
            )
            saved = match.save()
            asked = {seat: match.ask_id(seat) for seat in match.awaited()}
            due = match.due or any(table.assignments[seat].person is None for seat in asked)
            people = [assignment.person.id for assignment in table.assignments if assignment.person is not None]
            preferences = await self._store.people.preferences(people)
            for assignment in table.assignments:
                assignment.reminder_preferences = (
                    ReminderPreferences()
                    if assignment.person is None
                    else reminder_preferences_of(preferences, assignment.person.id)
                )
            first = timing.starting_times(table.limit, table.assignments)
            now = self._time.now()
            assignments, lost = table.assignments, self._time.lost
            times = timing.times_after_change(
                table, first, asked, now, clock=table.limit, assignments=assignments, paused=False, lost=lost
            )
            started = tables.status(
                table.id,
                status=Status.RUNNING,
                active_channel=table.place.channel_id,
                owner=table.owner,
                commitment=table.seal,
            )
            advanced = progress.advanced(table.id, seq, due=due, saved=saved, times=times.data, deadline=times.deadline)
            settled = tables.options(table.id, options)
            written = [seats.word(table.id, seat, word) for seat, word in enumerate(words)]
            await write(self._store, table, started, *row, advanced, *written, settled)
            table.options = options
            table.match, table.saved, table.words, table.recent_decisions = match, saved, words, RecentDecisions()
            table.status, table.seq = Status.RUNNING, seq
            times.apply_to(table)
            table.recent_events.replace([*map(Event, public_events[: 1 if continues is None else 2]), *outcome.events])
            table.note_vitals()
            self._changes.add(table, public_events)


def _with_decks(table: Table) -> Mapping[str, Any]:
    """Return the options of the game with the chosen decks.

    Raises RefusedError for a deck that is no longer legal because the cards have changed.
    """
    decks = table.rules.decks
    if decks is None:
        return table.options
    for seat, assignment in enumerate(table.assignments):
        if assignment.deck is not None and not playable(decks.judge(assignment.deck.deck)):
            raise RefusedError(Refusal("refused-seat-deck", {"seat": seat_name(seat)}))
    return decks.put_into(
        table.options, [assignment.deck.deck if assignment.deck else None for assignment in table.assignments]
    )
