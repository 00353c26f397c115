"""Moves at a table: checked, played, committed, and only then told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import structlog

from engine.kernel.match import Match, Outcome
from engine.kernel.menus import Move, Refusal, Refused
from engine.kernel.text import Seat, Text, text_to_data
from host.people import Person
from host.table import Played, Status, Table, newest
from store import changes
from store.changes import Change
from store.database import Store

MOST_PRESSES = 100

log = structlog.get_logger(__name__)


class Playing:
    """Accepts moves. ``after`` is called with the table and the new public texts once they are durable."""

    def __init__(
        self, store: Store, clock: Callable[[], float], after: Callable[[Table, Sequence[Text]], None]
    ) -> None:
        self._store = store
        self._clock = clock
        self._after = after

    async def play(
        self, table: Table, person: Person, move: Move, ask_id: str | None = None, press: int | None = None
    ) -> Played:
        """Raises Refused with nothing changed; StoreError likewise."""
        async with table.lock:
            seat = table.seat_of(person.id)
            self._refuse_again(table, press)
            kind, asked, position = self._try(table, seat, move, ask_id)
            row = _Row(kind, seat, _words(move), asked, press)
            await self._keep(table, row, position, greet(table, seat, person))
            return _played(table, seat, position.outcome)

    async def answer(self, table: Table, seat: Seat, move: Move, ask_id: str) -> None:
        """The same for a computer player."""
        async with table.lock:
            kind, asked, position = self._try(table, seat, move, ask_id)
            await self._keep(table, _Row(kind, seat, _words(move), asked), position)

    async def resign(self, table: Table, person: Person, press: int | None = None) -> Played:
        """Give up, at any moment. Raises as :meth:`play`."""
        async with table.lock:
            seat = table.seat_of(person.id)
            self._refuse_again(table, press)
            match = table.playing()
            position = self._guarded(table, lambda: match.resign(seat))
            await self._keep(table, _Row("resign", seat, press=press), position, greet(table, seat, person))
            return _played(table, seat, position.outcome)

    async def went_back(self, table: Table) -> None:
        """Write down that a loaded game gave up its move in progress, and say so."""
        async with table.lock:
            await self._keep(table, _Row("back"), self._guarded(table, lambda: Outcome([], [])))

    # ---- inside

    def _refuse_again(self, table: Table, press: int | None) -> None:
        if press is not None and press in table.presses:
            raise Refused(Refusal("refused-answered"))

    def _try(self, table: Table, seat: Seat, move: Move, ask_id: str | None) -> tuple[str, str, _Position]:
        match = table.playing()
        kind = "answer" if match.in_motion else "move"
        asked = match.ask_id(seat)
        return kind, asked, self._guarded(table, lambda: match.play(seat, move, ask_id))

    def _guarded(self, table: Table, change: Callable[[], Outcome]) -> _Position:
        """A fault in the rules must not leave a half-made move behind; the log gets no values, they may be secret."""
        match = table.playing()
        try:
            outcome = change()
            computers = [seat for seat, chair in enumerate(table.chairs) if chair.person is None]
            due = any(seat in computers for seat in match.awaited())
            return _Position(outcome, match.save(), match.result() is not None, due)
        except Refused:
            raise
        except Exception as error:
            restore(table)
            log.error("fault in the rules", table=table.id, game=table.game, seq=table.seq, error=_where(error))
            raise Refused(Refusal("refused-fault")) from None

    async def _keep(self, table: Table, row: _Row, position: _Position, greeting: Sequence[Change] = ()) -> None:
        """Journal row and snapshot in one transaction; where that fails the match is what it was before."""
        told = [event.text for event in position.outcome.events if event.only is None]
        if row.kind == "back":
            told.append(Text("event-went-back"))
        if position.over:
            told.append(Text("event-dice-key", {"key": table.dice_key.hex()}))
        seq = table.seq + 1
        line = changes.journal_row(
            table.id,
            seq,
            **row._asdict(),
            time=self._clock(),
            events=text_to_data(told),
            rolls=[list(roll) for roll in position.outcome.rolls],
        )
        ending = [standing(table, Status.OVER)] if position.over else []
        advanced = changes.advanced(table.id, seq, due=position.due, saved=position.saved)
        try:
            await self._store.write(*greeting, *ending, line, advanced)
        except Exception:
            restore(table)
            raise
        table.seq, table.saved = seq, position.saved
        if position.over:
            table.status = Status.OVER
        _remember_press(table, row.press)
        table.news = newest([*table.news, *told])
        self._after(table, told)


class _Row(NamedTuple):
    """What the journal says of a change; see :class:`store.rows.JournalRow`."""

    kind: str
    seat: Seat | None = None
    move: list[Any] | None = None
    ask: str | None = None
    press: int | None = None


class _Position(NamedTuple):
    """A match after a change that is not kept yet."""

    outcome: Outcome
    saved: bytes
    over: bool
    due: bool
    """A computer player is asked."""


def _words(move: Move) -> list[Any]:
    return [move.name, list(move.args)]


def _remember_press(table: Table, press: int | None) -> None:
    if press is not None:
        table.presses[press] = None
        while len(table.presses) > MOST_PRESSES:
            del table.presses[next(iter(table.presses))]


def standing(table: Table, status: Status) -> Change:
    """The change that gives a table another status, its owner and commitment as they are."""
    active = table.place.channel_id if status in (Status.OPEN, Status.RUNNING) else None
    return changes.standing(
        table.id, status=status, active_channel=active, owner=table.owner, commitment=table.commitment
    )


def greet(table: Table, seat: Seat, person: Person) -> list[Change]:
    """Remember a new name or locale of somebody who sits here."""
    if table.chairs[seat].person == person:
        return []
    table.chairs[seat].person = person
    return [changes.person(*person)]


def restore(table: Table) -> None:
    """Put the match back to what was last committed."""
    table.match = Match.load(table.rules, table.dice_key, table.saved)


def _played(table: Table, seat: Seat, outcome: Outcome) -> Played:
    known = tuple(event for event in outcome.events if event.only is None or seat in event.only)
    return Played(table, seat, known, table.asks().get(seat), table.result())


def _where(error: BaseException) -> str:
    """The kind of an error and where it was raised, without its words, which may hold what nobody should read."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}" if trace is not None else "?"
    return f"{type(error).__name__} in {place}"
