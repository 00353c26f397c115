"""Moves at a table: checked, played, committed, and only then told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

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
            kind, asked, outcome = self._try(table, seat, move, ask_id)
            greeting = greet(table, seat, person)
            row = (kind, seat, [move.name, list(move.args)], asked, press)
            await self._keep(table, row, outcome, greeting)
            return _played(table, seat, outcome)

    async def answer(self, table: Table, seat: Seat, move: Move, ask_id: str) -> None:
        """The same for a computer player."""
        async with table.lock:
            kind, asked, outcome = self._try(table, seat, move, ask_id)
            await self._keep(table, (kind, seat, [move.name, list(move.args)], asked, None), outcome, [])

    async def resign(self, table: Table, person: Person, press: int | None = None) -> Played:
        async with table.lock:
            seat = table.seat_of(person.id)
            self._refuse_again(table, press)
            match = table.playing()
            outcome = self._guarded(table, lambda: match.resign(seat))
            await self._keep(table, ("resign", seat, None, None, press), outcome, greet(table, seat, person))
            return _played(table, seat, outcome)

    async def went_back(self, table: Table) -> None:
        """Write down that a loaded game gave up its move in progress, and say so."""
        async with table.lock:
            await self._keep(table, ("back", None, None, None, None), Outcome([], []), [], (Text("event-went-back"),))

    # ---- inside

    def _refuse_again(self, table: Table, press: int | None) -> None:
        if press is not None and press in table.presses:
            raise Refused(Refusal("refused-answered"))

    def _try(self, table: Table, seat: Seat, move: Move, ask_id: str | None) -> tuple[str, str, Outcome]:
        match = table.playing()
        kind = "answer" if match.in_motion else "move"
        asked = match.ask_id(seat)
        return kind, asked, self._guarded(table, lambda: match.play(seat, move, ask_id))

    def _guarded(self, table: Table, change: Callable[[], Outcome]) -> Outcome:
        """A fault in the rules must not leave a half-made move behind; the log gets no values, they may be secret."""
        try:
            return change()
        except Refused:
            raise
        except Exception as error:
            restore(table)
            log.error("fault in the rules", table=table.id, game=table.game, seq=table.seq, error=_where(error))
            raise Refused(Refusal("refused-fault")) from None

    async def _keep(
        self,
        table: Table,
        row: tuple[str, Seat | None, list[Any] | None, str | None, int | None],
        outcome: Outcome,
        greeting: list[Change],
        extra: tuple[Text, ...] = (),
    ) -> None:
        """Journal row and snapshot in one transaction; where that fails the match is what it was before."""
        match = table.playing()
        kind, seat, move, asked, press = row
        over = match.result() is not None
        told = [event.text for event in outcome.events if event.only is None]
        told += [*extra, *([Text("event-dice-key", {"key": table.dice_key.hex()})] if over else [])]
        seq = table.seq + 1
        saved = match.save()
        line = changes.journal_row(
            table.id,
            seq,
            kind=kind,
            seat=seat,
            move=move,
            ask=asked,
            press=press,
            time=self._clock(),
            events=text_to_data(told),
            rolls=[list(roll) for roll in outcome.rolls],
        )
        due = any(table.chairs[asked_seat].person is None for asked_seat in match.menus())
        advanced = changes.advanced(table.id, seq, due=due, saved=saved)
        ending = [standing(table, Status.OVER)] if over else []
        try:
            await self._store.write(*greeting, *ending, line, advanced)
        except Exception:
            restore(table)
            raise
        table.seq = seq
        table.saved = saved
        if over:
            table.status = Status.OVER
        if press is not None:
            table.presses[press] = None
            while len(table.presses) > MOST_PRESSES:
                del table.presses[next(iter(table.presses))]
        table.news = newest([*table.news, *told])
        self._after(table, told)


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
