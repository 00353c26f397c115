"""Undo: players take back their own decisions freely and others' by consent, never past revealed hidden information."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.kernel.dice import QUESTION
from engine.kernel.labels import labels
from engine.kernel.match import Match, Outcome
from engine.kernel.menus import Move, Refusal, RefusedError, move_from_data
from engine.kernel.replay import MOVES, STEP, UNDO, ReplayMismatchError, Sealed, check_end, replay, without_undone
from engine.kernel.text import Seat, Text, seat_name, text_from_data
from engine.kernel.undo import reveals_hidden_info, step_reveals_hidden_info
from host.background.processor_time import compute
from host.commits.commit import Committer, refresh_person, refuse_repeated
from host.commits.order_changes import adopting, given_later, stored
from host.commits.timing import active_seats
from host.consent.proposals import Proposals, all_seats
from host.people import Person
from host.record.verifying import sealed
from host.tables.proposal import Proposal
from host.tables.recent_history import OWN, RecentDecision, RecentDecisions
from host.tables.status import Status
from host.tables.table import Table
from host.tables.table_change import TableChange
from host.tables.versions import retried
from store.journal import JournalRow

MOST_UNDONE_LINES = 6
"""Maximum number of lines in the thread about the undone events."""
MOST_NAMED_EVENTS = 4
"""Maximum number of events that a proposal names."""
HARMLESS_KINDS = ("proposal", "pause", "resume", "undo", STEP, QUESTION)
"""Kinds of journal lines after which a player may still take back their own decision freely."""


@dataclass(slots=True, frozen=True)
class UndoPlan:
    """The journal lines that an undo takes back: those in effect after line ``target``, up to line ``last``."""

    target: int
    last: int
    saved: bytes
    """The position to go back to."""
    free: bool
    """Whether nobody has to agree."""
    public: tuple[Text, ...]
    """The public events of these lines, oldest first."""
    lines: tuple[Text, ...]
    """The same for the player who takes them back, with their own secret decisions."""
    decisions: int
    """Number of people's decisions among them; what computers decided and what happened by itself do not count."""
    rolls: int
    """Number of dice among them, which fall differently the next time."""


class Undo:
    """Shows which decisions can be taken back, and takes them back."""

    def __init__(self, committer: Committer, proposals: Proposals) -> None:
        self._committer = committer
        self._proposals = proposals
        proposals.when_agreed("undo", self._agreed)

    async def can_undo(self, table: Table, person: Person) -> bool:
        """Return whether a person's last decision can be taken back, freely or by consent.

        False for a decision long ago. Slow at the first call in a position; then :meth:`known_to_be_undoable` returns
        the same. Raises StoreError.
        """
        seat = table.find_seat(person.id)
        if seat is None or table.match is None:
            return False
        if table.recent_decisions is None:
            await self._read_decisions(table)
        game, recent_decisions = sealed(table), table.recent_decisions
        while recent_decisions is not None and table.recent_decisions is recent_decisions:
            decision = next((past for past in reversed(recent_decisions.since(seat)) if past.hidden is None), None)
            if decision is None:
                break
            recent_decisions.set_hidden(decision, await compute(_revealed, game, decision))
        return self.known_to_be_undoable(table, seat)

    def known_to_be_undoable(self, table: Table, seat: Seat) -> bool:
        """Return the last result of :meth:`can_undo` in this position; False if it was not called."""
        if table.recent_decisions is None or table.status is not Status.RUNNING or table.paused is not None:
            return False
        decisions = table.recent_decisions.since(seat)
        return bool(decisions) and all(decision.hidden is False for decision in decisions)

    async def preview(self, table: Table, person: Person, steps: int = 1) -> UndoPlan:
        """Return the plan of taking back a person's last ``steps`` decisions. Raises RefusedError."""
        async with table.lock:
            seat = table.seat_of(person.id)
            rows, saved = await self._record(table)
        game, people = sealed(table), active_seats(table)
        return await compute(lambda: plan_undo(game, people, rows, saved, seat, _since_own(rows, seat, steps)))

    @retried
    async def confirm(self, table: Table, person: Person, target: int, last: int, press: int | None = None) -> bool:
        """Take back the lines of a :meth:`preview`, or propose it if others must agree; return whether it is done.

        Raises RefusedError, ``refused-undo-changed`` if the game has changed since the preview.
        """
        async with table.lock:
            seat = table.seat_of(person.id)
            refuse_repeated(table, press)
            planned = await self._plan_confirmed(table, seat, target, last)
            greeting = refresh_person(table, seat, person)
            if planned.free:
                table_change = self._undo_change(table, planned, seat, press)
                await self._committer.commit(table, replace(table_change, changes=[*table_change.changes, *greeting]))
                return True
            return await self._proposals.open(
                table,
                seat,
                "undo",
                _proposed(planned, has_dice=table.rules.has_dice),
                needed=all_seats(table),
                data={"target": target, "last": last},
                bound=True,
                press=press,
                changes=greeting,
            )

    def seats_to_ask(self, table: Table, seat: Seat) -> list[Seat]:
        """Return the seats whose consent a seat needs if it may not take back freely."""
        return [other for other in active_seats(table) if other != seat]

    # ---- inside

    async def _read_decisions(self, table: Table) -> None:
        """Read the decisions that may be taken back from the journal.

        There are none if the journal does not lead to the position of the game.
        """
        async with table.lock:
            seq, rows = table.seq, await self._committer.store.journal.lines(table.id)
        recent_decisions = await compute(_decisions_of, sealed(table), rows)
        if table.seq == seq and table.recent_decisions is None:
            table.recent_decisions = recent_decisions

    async def _agreed(self, table: Table, proposal: Proposal) -> TableChange:
        planned = await self._plan_confirmed(table, proposal.by, proposal.data["target"], proposal.data["last"])
        return self._undo_change(table, planned, proposal.by, None)

    async def _plan_confirmed(self, table: Table, seat: Seat, target: int, last: int) -> UndoPlan:
        rows, saved = await self._record(table)
        undone = [row for row in without_undone(rows) if row.seq > target]
        if not undone or undone[-1].seq != last or undone[0].seat != seat or undone[0].kind not in OWN:
            raise RefusedError(Refusal("refused-undo-changed"))
        game, people = sealed(table), active_seats(table)
        return await compute(lambda: plan_undo(game, people, rows, saved, seat, undone))

    async def _record(self, table: Table) -> tuple[list[JournalRow], bytes]:
        table.running()
        return await self._committer.store.journal.lines(table.id), table.saved

    def _undo_change(self, table: Table, planned: UndoPlan, seat: Seat, press: int | None) -> TableChange:
        match = table.running().back_to(planned.saved)

        def back() -> Outcome:
            table.match = match  # the committer restores the old one if the write fails
            return Outcome([], [])

        dropped = given_later(table, planned.target)
        return TableChange(
            UNDO,
            seat,
            Move("undo", (planned.target,)),
            press=press,
            play=back,
            events=_undo_events(planned, seat),
            changes=stored(table, dropped),
            done=adopting(table, dropped),
            plans={},
        )


def _since_own(rows: Sequence[JournalRow], seat: Seat, steps: int) -> list[JournalRow]:
    """Return the journal lines starting with a seat's last ``steps`` decisions; automatic moves are not decisions.

    Raises RefusedError.
    """
    left = without_undone(rows)
    own = [index for index, row in enumerate(left) if row.kind in OWN and row.seat == seat and row.ask is not None]
    if not own:
        raise RefusedError(Refusal("refused-undo-nothing"))
    if len(own) < steps:
        raise RefusedError(Refusal("refused-undo-fewer", {"count": len(own)}))
    return left[own[-steps] :]


def _revealed(game: Sealed, decision: RecentDecision) -> bool:
    """Return whether a decision revealed hidden information to anybody. Slow."""
    match = Match[Any].load(game.rules, game.key, decision.before)
    if decision.move is None:
        return step_reveals_hidden_info(match)
    assert decision.seat is not None
    try:
        return reveals_hidden_info(match, decision.seat, decision.move)
    except RefusedError:
        return True


def _decisions_of(game: Sealed, rows: Sequence[JournalRow]) -> RecentDecisions:
    """Return the decisions that may be taken back at the end of a journal. Slow: it replays the game."""
    recent_decisions, before = RecentDecisions(), b""
    try:
        left = without_undone(rows)
        for row, played in zip(left, replay(game, left), strict=True):
            move = _move(row) if row.kind in MOVES else None
            recent_decisions.add(row.kind, row.seat, move, row.ask, before, revealed=played.outcome.revealed)
            before = played.match.save()
    except ReplayMismatchError:
        recent_decisions.make_final()
    return recent_decisions


def plan_undo(
    game: Sealed,
    people: Sequence[Seat],
    rows: Sequence[JournalRow],
    saved: bytes,
    seat: Seat,
    undone: Sequence[JournalRow],
) -> UndoPlan:
    """Return the plan of taking back ``undone``, the last lines in effect. Slow: it replays the game.

    ``people`` are the seats whose decisions are counted. Raises RefusedError.
    """
    left = without_undone(rows)
    before = left[len(left) - len(undone) - 1 : -1]  # the line before each undone line
    if any(row.kind not in (STEP, *MOVES) for row in undone):
        raise RefusedError(Refusal("refused-undo-left"))
    positions, revealing = _positions(game, rows, saved, [row.seq for row in before])
    for row in undone:
        if row.seq in revealing:
            raise _revealed_by(row)
    lines: list[Text] = []
    for row, earlier in zip(undone, before, strict=True):
        match = Match[Any].load(game.rules, game.key, positions[earlier.seq])
        if row.kind == STEP:
            if step_reveals_hidden_info(match):
                raise _revealed_by(row)
            lines += _events(row)
            continue
        assert row.seat is not None
        move = _move(row)
        if reveals_hidden_info(match, row.seat, move):
            raise _revealed_by(row)
        lines += _events(row) or [_secret_decision(match, row.seat, move, seat)]
    others = any(row.seq > undone[0].seq and row.kind not in (*OWN, *HARMLESS_KINDS) for row in rows)
    own = all((row.kind == STEP or (row.kind in OWN and row.seat == seat)) and not row.rolls for row in undone)
    return UndoPlan(
        target=before[0].seq,
        last=undone[-1].seq,
        saved=positions[before[0].seq],
        free=own and not others,
        public=tuple(text for row in undone for text in _events(row)),
        lines=tuple(lines),
        decisions=sum(row.seat in people and row.ask is not None for row in undone),
        rolls=sum(len(row.rolls) for row in undone),
    )


def _positions(
    game: Sealed, rows: Sequence[JournalRow], saved: bytes, wanted: Sequence[int]
) -> tuple[dict[int, bytes], list[int]]:
    """Return the positions after the ``wanted`` lines, and the lines that revealed something by the rules.

    Raises RefusedError if the journal cannot be replayed.
    """
    positions: dict[int, bytes] = {}
    revealing: list[int] = []
    match: Match[Any] | None = None
    try:
        for played in replay(game, rows):
            match = played.match
            if played.line.seq in wanted:
                positions[played.line.seq] = match.save()
            if played.outcome.revealed:
                revealing.append(played.line.seq)
        assert match is not None
        check_end(game, match, saved)
    except ReplayMismatchError:
        raise RefusedError(Refusal("refused-undo-lost")) from None
    return positions, revealing


# ---- in words


def _secret_decision(match: Match[Any], seat: Seat, move: Move, reader: Seat) -> Text:
    """Return the text of a decision without public events; only its own seat may read the move."""
    if seat != reader:
        return Text("undo-secret", {"seat": seat_name(seat)})
    return Text("undo-own", {"move": labels(match.rules, match.state, seat, move)})


def _revealed_by(row: JournalRow) -> RefusedError:
    """Return the refusal of an undo past this line, which names what everybody has read of it."""
    events = _events(row)
    if not events:
        return RefusedError(Refusal("refused-undo-hidden"))
    return RefusedError(Refusal("refused-undo-hidden-by", {"event": events[-1]}))


def _proposed(planned: UndoPlan, *, has_dice: bool) -> Text:
    """Return the proposal in words: the first public events of what would be taken back, in sentences."""
    if not planned.public:
        return Text("proposal-undo-secret", {"count": planned.decisions})
    if planned.decisions == len(planned.public) == 1 and not planned.rolls:
        return Text("proposal-undo", {"count": 1, "first": planned.public[0]})
    named = tuple(Text("undo-event", {"event": text}) for text in planned.public[:MOST_NAMED_EVENTS])
    more = len(planned.public) - len(named)
    values = {"count": planned.decisions, "events": named, "more": more, "rolls": planned.rolls if has_dice else 0}
    return Text("proposal-undo-events" if has_dice or not planned.rolls else "proposal-undo-shuffled", values)


def _undo_events(planned: UndoPlan, seat: Seat) -> list[Text]:
    values = {"seat": seat_name(seat), "count": planned.decisions}
    if not planned.public:
        return [Text("event-undone-quietly", values)]
    events = [Text("event-undone", values)]
    shown = planned.public[:MOST_UNDONE_LINES]
    events += [Text("event-undone-line", {"event": text}) for text in shown]
    if len(planned.public) > len(shown):
        events.append(Text("event-undone-more", {"count": len(planned.public) - len(shown)}))
    return events


def _events(row: JournalRow) -> list[Text]:
    return [text for text in text_from_data(row.events) if isinstance(text, Text)]


def _move(row: JournalRow) -> Move:
    assert row.move is not None
    name, args = row.move
    return move_from_data(name, args)
