"""Committing changes of a table: journal line, position and everything else in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import partial
from typing import Any

import structlog

from engine.kernel.dice import Roll
from engine.kernel.flow import Event
from engine.kernel.match import Match, Outcome
from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.replay import UNDO
from engine.kernel.text import Seat, Text, text_to_data
from host.commits import timing
from host.commits.auto_moves import next_auto_move, plans_that_go_on
from host.commits.changes import ChangeNotifier
from host.commits.order_changes import adopting, ended, order_move, stored
from host.people import Person
from host.record.results import NOTHING_RECORDED, ResultRecorder
from host.record.retrospectives import closing_events
from host.tables.fairness import opened_event
from host.tables.ordered_moves import OrderedMove, answered_by_house
from host.tables.standing_order import StandingOrder
from host.tables.status import Ending, Status
from host.tables.table import Table
from host.tables.table_change import TableChange
from host.tables.versions import write
from host.time.running_time import RunningTime
from store import journal, people, progress, proposals, tables
from store.database import Store
from store.errors import StaleError, StoreError
from store.kept_digests import table_over
from store.statements import Change

MOST_AUTO_MOVES = 100
"""Automatic moves in a row after which people are asked again."""

log = structlog.get_logger(__name__)


class Committer:
    """Writes changes of tables, and announces them once they are durable."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        time: RunningTime,
        changes: ChangeNotifier,
    ) -> None:
        """Create it; ``clock`` returns seconds since 1970 for the journal, ``time`` is running time for deadlines."""
        self.store = store
        self.clock = clock
        self.time = time
        self._changes = changes
        self._results = ResultRecorder(store)

    async def commit(self, table: Table, table_change: TableChange) -> list[Event]:
        """Write a change in one transaction, then each automatic follow-up in its own; return the events of the match.

        The table's lock must be held. If a transaction fails, the match is as before it. Raises RefusedError if the
        match refuses the change, and StoreError, with nothing changed.
        """
        events = await self._commit(table, table_change)
        return events if table_change.play is None else [*events, *await self.go_on(table)]

    async def go_on(self, table: Table) -> list[Event]:
        """Carry out due automatic steps and moves, each in its own transaction; return the events of the match.

        The table's lock must be held. If one fails, the game stays before it until the table is loaded again or
        somebody moves.
        """
        events: list[Event] = []
        moves = 0
        while table.status is Status.RUNNING and table.paused is None:
            match = table.playing()
            try:
                if match.due:
                    table_change = TableChange("step", play=match.proceed)
                else:
                    await self._end_orders(table)
                    auto_move = None if moves == MOST_AUTO_MOVES else next_auto_move(table)
                    if auto_move is None:
                        break
                    moves += 1
                    table_change = _auto_change(table, *auto_move)
                events += await self._commit(table, table_change)
            except StaleError:  # another process was faster
                await table.lock.refresh_now()
            except (RefusedError, StoreError) as error:
                log.error("automatic step failed", table=table.id, game=table.game, key=str(error))
                break
        return events

    async def _end_orders(self, table: Table) -> None:
        """Drop the standing orders that have ended. Raises StoreError."""
        if new := ended(table):
            await write(self.store, table, *stored(table, new))
            adopting(table, new)()

    async def _commit(self, table: Table, table_change: TableChange) -> list[Event]:
        """Write one change; return the events of the match."""
        outcome, over, saved, due = Outcome([], []), False, table.saved, None
        if table_change.play is not None:
            outcome, over, saved, due = _changed(table, table_change.play)
        ending = _ending(table, table_change, over=over)
        events, written = [*table_change.events, *outcome.events], list(table_change.changes)
        if table_change.by is not None:
            written += refresh_person(table, *table_change.by)
        if ending is Ending.ABANDONED:
            events.append(Text("event-abandoned"))
        if ending is Ending.OUT:
            events.append(Text("event-people-out"))
        if ending is not None:
            events.append(opened_event(table))
            written += [status_change(table, Status.OVER), tables.ended(table.id, self.clock(), ending)]
            written.append(table_over(table.id))
        void = table.proposal is not None and (
            ending is not None or (table_change.play is not None and table.proposal.bound)
        )
        if void:
            events.insert(0, Text("event-proposal-void"))
            written.append(proposals.proposal(table.id, None))
        seq = table.seq + 1
        times = self._times(table, table_change, ending)
        due = ending is None and _due(table, table_change, due)
        assignments = table.assignments if table_change.assignments is None else table_change.assignments
        plans = {} if ending is not None else plans_that_go_on(table, assignments, table_change.plans)
        advanced = progress.advanced(
            table.id, seq, due=due, saved=saved, times=times.data, deadline=times.deadline, plans=plans
        )
        recording = (
            nullcontext(NOTHING_RECORDED)
            if ending is None
            else self._results.recorded(table, assignments, ending, self.clock(), table_change)
        )
        try:
            async with recording as recorded:
                events += recorded.events
                if ending is not None:
                    public = [event.text for event in map(_as_event, events) if event.only is None]
                    events += await closing_events(self.store, table, public)
                recent_events = [_as_event(event) for event in events]
                public = [event.text for event in recent_events if event.only is None]
                line = self._line(table, seq, table_change, public, [*table_change.rolls, *outcome.rolls])
                await write(self.store, table, *written, *recorded.changes, *line, advanced)
        except Exception:
            restore(table)
            raise
        _remember(table, table_change, outcome)
        table.seq, table.saved, table.plans = seq, saved, plans
        if table_change.assignments is not None:
            table.assignments = list(table_change.assignments)
        times.apply_to(table)
        if ending is not None:
            table.status, table.ending = Status.OVER, ending
        if void:
            table.proposal = None
        if table_change.done is not None:
            table_change.done()
        table.recent_events.add(recent_events)
        table.note_vitals()
        self._changes.add(table, public, table_change.kind, table_change.acting)
        return outcome.events

    def _line(
        self, table: Table, seq: int, table_change: TableChange, public: Sequence[Text], rolls: Sequence[Roll]
    ) -> Sequence[Change]:
        """Return the journal line of a change, with its public events."""
        return journal.line(
            table.id,
            seq,
            kind=table_change.kind,
            seat=table_change.seat,
            move=table_change.move,
            ask=table_change.ask,
            press=table_change.press,
            time=self.clock(),
            events=text_to_data(public),
            rolls=[list(roll) for roll in rolls],
        )

    def _times(self, table: Table, table_change: TableChange, ending: Ending | None) -> timing.Times:
        match = table.playing()
        assignments = table.assignments if table_change.assignments is None else table_change.assignments
        person = None if table_change.acting is None else assignments[table_change.acting].person
        if person is not None:
            table.note_seen(person.id, self.time.now())
        asks = {} if ending is not None else match.asks()
        awaited = {seat: ask.id for seat, ask in asks.items() if not ask.menu.optional}
        paused = table_change.kind == "pause" or (table.paused is not None and table_change.kind != "resume")
        seats = [table_change.times.get(seat, assignment.time) for seat, assignment in enumerate(table.assignments)]
        times = timing.times_after_change(
            table,
            seats,
            awaited,
            self.time.now(),
            clock=table.limit,
            assignments=assignments,
            paused=paused,
            lost=self.time.lost,
            resting=not match.in_motion,
            acting=table_change.acting,
            unnamed=[seat for seat in awaited if asks[seat].menu.unnamed is not None],
        )
        if not paused or ending is not None:
            return times
        return times._replace(deadline=table_change.resume_at if table_change.kind == "pause" else table.deadline)


def _as_event(event: Event | Text) -> Event:
    return event if isinstance(event, Event) else Event(event)


def _auto_change(table: Table, seat: Seat, move: Move, order: StandingOrder | None) -> TableChange:
    """Return the change of an automatic move."""
    match = table.playing()
    kind = kind_of_move(match)
    if order is not None:
        return order_move(table, seat, OrderedMove(order, move), kind)
    return TableChange(kind, seat, move, play=partial(match.play, seat, move))


def kind_of_move(match: Match[Any]) -> str:
    """Return the journal kind of a move made now: an answer if another move is in progress."""
    return "answer" if match.in_motion else "move"


def _changed(table: Table, play: Callable[[], Outcome]) -> tuple[Outcome, bool, bytes, bool]:
    """Change the match; return the outcome, whether the game is over, the save, and whether the house is due.

    After a fault in the rules the match is restored; values are not logged, as they may be secret. Raises RefusedError
    with nothing changed.
    """
    try:
        outcome = play()
        match = table.playing()
        return outcome, match.result() is not None, match.save(), computers_due(table)
    except RefusedError:
        raise
    except Exception as error:
        restore(table)
        log.error("fault in the rules", table=table.id, game=table.game, seq=table.seq, error=_where(error))
        raise RefusedError(Refusal("refused-fault")) from None


def refuse_repeated(table: Table, press: int | None) -> None:
    """Raise RefusedError (``refused-answered``) for an interaction that was accepted before."""
    if press is not None and press in table.presses:
        raise RefusedError(Refusal("refused-answered"))


def computers_due(table: Table) -> bool:
    """Return whether the match waits for the house: a computer player, or a seat with a standing order."""
    return table.playing().due or next(answered_by_house(table), None) is not None


def status_change(table: Table, status: Status) -> Change:
    """Return the change of the store that sets a table's status and keeps its owner and seal."""
    active = table.place.channel_id if status in (Status.OPEN, Status.RUNNING) else None
    return tables.status(table.id, status=status, active_channel=active, owner=table.owner, commitment=table.seal)


def refresh_person(table: Table, seat: Seat, person: Person) -> list[Change]:
    """Update a seated person's name and locale, and return the changes to write."""
    if table.assignments[seat].person == person:
        return []
    table.assignments[seat].person = person
    if person.id in table.names:
        table.names[person.id] = person.name
    return [people.person(*person)]


def restore(table: Table) -> None:
    """Reset the match to its last committed position."""
    table.match = Match.load(table.rules, table.dice_key, table.saved, stepwise=True)


def _due(table: Table, table_change: TableChange, due: bool | None) -> bool:
    """Return whether the house is due next; ``due``: as the change of the match says, None if there was none."""
    if table_change.due is not None:
        return table_change.due
    if table.paused is not None and table_change.kind != "resume":
        return False
    if table_change.assignments is not None:
        return any(table_change.assignments[seat].person is None for seat in table.playing().awaited())
    return computers_due(table) if due is None else due


def _ending(table: Table, table_change: TableChange, *, over: bool) -> Ending | None:
    """Return how a change ends the game, even if only as no person is left or all people are out of it; None: not."""
    if over:
        return Ending.PLAYED
    if table_change.ending is not None:
        return table_change.ending
    people = timing.active_seats(table, table_change.assignments)
    if not people:
        return Ending.ABANDONED
    out = {seat for seats in table.playing().fallen for seat in seats}
    return Ending.OUT if table_change.play is not None and out.issuperset(people) else None


def _remember(table: Table, table_change: TableChange, outcome: Outcome) -> None:
    """Remember the decision for undo, and the accepted interaction; the table still holds the earlier save."""
    if table_change.kind == UNDO:
        table.recent_decisions = None
    elif table.recent_decisions is not None and table_change.play is not None:
        table.recent_decisions.add(
            table_change.kind,
            table_change.seat,
            table_change.move,
            table_change.ask,
            table.saved,
            revealed=outcome.revealed,
        )
    if table_change.press is not None:
        table.note_press(table_change.press, table_change.seat)


def _where(error: BaseException) -> str:
    """Return the type and place of an error without its message, which may contain secrets."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}" if trace is not None else "?"
    return f"{type(error).__name__} in {place}"
