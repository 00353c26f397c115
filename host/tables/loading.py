"""Loading a table from the store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from engine.kernel.flow import Event
from engine.kernel.game import Game
from engine.kernel.match import Match
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import person_name, text_from_data
from host.people import Person, Place
from host.tables.continuation import Continuation
from host.tables.names import learn
from host.tables.proposal import Proposal
from host.tables.seat_assignment import ChosenDeck, LostAnswer, ReactionPreferences, SeatAssignment
from host.tables.status import Ending, Status
from host.tables.table import Table, plans_from_data
from host.time.clocks import Clock, SeatTime
from host.time.reminder_preferences import ReminderPreferences
from store.database import Store
from store.journal import JournalRow
from store.seats import SeatRow
from store.tables import TableRow

MOST_NAMED = 8
"""Maximum number of missing content items in a refusal."""


async def loaded(
    row: TableRow,
    rows: list[JournalRow],
    rules_of: Callable[[str], Game[Any]],
    store: Store,
    language_at: Callable[[Place, str, Sequence[SeatAssignment]], Awaitable[str]],
) -> Table:
    """Return the table of a row with the latest rows of its journal.

    ``language_at`` returns the public language of a game at a place, given who sits there. Raises RefusedError if
    content of the game is missing, and other errors for unreadable data.
    """
    rules = rules_of(row.game)
    place = Place(row.guild_id, row.channel_id)
    assignments = [_seat_assignment(seat) for seat in row.seats]
    for assignment, time in zip(assignments, row.times or (), strict=False):
        assignment.time = SeatTime.from_data(time)
    table = Table(
        id=row.id,
        place=place,
        game=row.game,
        rules=rules,
        owner=row.owner,
        options=row.options,
        assignments=assignments,
        language=await language_at(place, row.game, assignments),
        status=Status(row.status),
        seal=row.commitment,
        secret=row.secret,
        thread_id=row.thread_id,
        board_message=row.board_message,
        board_posted=row.board_posted,
        notices_sent=list(row.notices_sent),
        version=row.version,
        epoch=row.epoch,
        seq=row.seq,
        clock=None if row.clock is None else Clock.from_data(row.clock),
        deadline=row.deadline,
        paused=row.paused,
        continues=None if row.continues is None else Continuation.from_data(row.continues),
        barred=row.barred,
        forgotten=row.forgotten,
        ending=None if row.ending is None else Ending(row.ending),
        proposal=None if row.proposal is None else Proposal.from_data(row.proposal),
    )
    if row.saved is not None:
        table.words = tuple(seat.word for seat in row.seats)
        table.match = Match.load(rules, table.dice_key, row.saved, stepwise=True)
        if unknown := rules.unknown_items(table.match.state):
            raise RefusedError(_pack_missing(unknown))
        table.saved, table.plans = row.saved, plans_from_data(row.plans)
    for seat in row.seats:
        if seat.person_id is not None and seat.seen is not None:
            table.note_seen(seat.person_id, seat.seen)
    table.note_seen_by_times()
    table.presses = {line.press: line.seat for line in rows if line.press is not None}
    table.recent_events.replace(Event(text) for line in rows for text in text_from_data(line.events))
    table.note_vitals()
    proposed = [] if table.proposal is None else [table.proposal.text]
    gone = [assignment.left_by for assignment in assignments if assignment.left_by is not None]
    absent = [person_name(person_id) for person_id in (*gone, *table.reserved)]
    await learn(store, table, [table.news, proposed, absent])
    return table


def _seat_assignment(seat: SeatRow) -> SeatAssignment:
    return SeatAssignment(
        None if seat.person_id is None else Person(seat.person_id, seat.name, seat.locale),
        seat.level,
        seat.hand_message,
        seat.hand_sent,
        seat.hand_closed,
        deck=None if seat.deck is None else ChosenDeck.from_data(seat.deck),
        reminder_preferences=ReminderPreferences.from_data((seat.person_preferences or {}).get("reminders")),
        left_by=seat.left_by,
        held_by=seat.held_by,
        offered_to=seat.offered_to,
        reaction_preferences=ReactionPreferences.from_data(seat.preferences, seat.person_id),
        word=seat.word,
        lost_answer=None if seat.lost_answer is None else LostAnswer(*seat.lost_answer),
    )


def _pack_missing(unknown: Sequence[str]) -> Refusal:
    named = ", ".join(unknown[:MOST_NAMED]) + (" …" if len(unknown) > MOST_NAMED else "")
    return Refusal("refused-pack-missing", {"cards": named, "count": len(unknown)})
