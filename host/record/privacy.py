"""What is known about a person, handed out or forgotten."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from engine.kernel.flow import Event
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import people_in, text_from_data
from host.digests import BARRED, Digests, held
from host.people import Person
from host.record.references import alone, moderator, without
from host.tables.proposal import Proposal
from host.tables.registry import RECENT, Registry
from host.tables.seat_assignment import ReactionPreferences
from host.tables.status import Status
from host.tables.table import Table
from store import personal_data
from store.database import Store
from store.kept_digests import kept
from store.mentions import FORGOTTEN
from store.personal_data import NamingLine, Proposed, Sat
from store.statements import Change

NOBODY = Person(FORGOTTEN, "")
ACTIVE = (Status.OPEN, Status.RUNNING)


class DataSummary(NamedTuple):
    """How much is stored about somebody: games that still run or are open, games that are over, decks."""

    active: int
    finished: int
    decks: int


class Privacy:
    """Hands out and forgets, for one person at a time. ``resign`` and ``leave`` end somebody's part in a running and an
    open table, ``void`` takes what is put to the vote off a table whose lock is held, ``refresh`` shows a board
    again.
    """

    def __init__(
        self,
        store: Store,
        registry: Registry,
        resign: Callable[[Table, Person], Awaitable[Any]],
        leave: Callable[[Table, Person], Awaitable[Any]],
        void: Callable[[Table], Awaitable[None]],
        refresh: Callable[[Table], None],
        digests: Digests,
        records: asyncio.Lock,
    ) -> None:
        """``records`` is held while journals are rewritten."""
        self._store = store
        self._registry = registry
        self._resign = resign
        self._leave = leave
        self._void = void
        self._refresh = refresh
        self._digests = digests
        self._records = records
        self._reader = store.personal_data

    async def export(self, person: Person) -> dict[str, Any]:
        """Return all that is stored about a person, as plain JSON data; nothing of others. Everything that
        :meth:`delete` takes away is there.
        """
        async with self._records:
            return await self._exported(person)

    async def _exported(self, person: Person) -> dict[str, Any]:
        me, message = await self._traces(person), await self._reader.turn_messages.of(person.id)
        return {
            "id": person.id,
            "person": me.known,
            "decks": await self._reader.decks(person.id),
            "ratings": [row._asdict() for row in await self._reader.ratings.ratings_of(person.id)],
            "results": await self._reader.results(person.id),
            "achievements": [row._asdict() for row in await self._reader.achievements.reached([person.id], None)],
            "turn_message": None
            if message is None
            else {"message_id": message.message_id, "sent": message.sent, "told": message.waiting},
            "removed_from": await self._reader.tables.barring(person.id),
            "tables": await self._reader.tables.owned(person.id),
            "seats": [_seat_of(each, person.id) for each in me.seats],
            "remembered": await self._remembered(person.id),
            "proposals": [
                {"table": each.table_id, "proposal": alone(each.proposal, person.id)} for each in me.proposals
            ],
            "journal": [
                {
                    "table": line.table_id,
                    "line": line.seq,
                    "time": line.time,
                    "kind": line.kind,
                    "by": moderator(line) == person.id,
                    "told": [
                        alone(event, person.id) for event in line.events or () if without(event, person.id) != event
                    ],
                }
                for line in me.lines
            ],
        }

    async def holding(self, person: Person) -> DataSummary:
        """Return how much there is to forget."""
        sat = [each for each in await self._reader.sat(person.id) if person.id in each.holders]
        active = sum(1 for each in sat if each.status in ACTIVE and each.row["person_id"] == person.id)
        decks = await self._reader.decks(person.id)
        return DataSummary(active, len({each.table_id for each in sat if each.status not in ACTIVE}), len(decks))

    async def delete(self, person: Person) -> None:
        """Resign and leave everywhere, then forget: name, decks, preferences, ratings, statistics, goals. Finished
        games stay, with an unknown person in the seat and in their events; until a running game ends a keyed digest
        stays at its table of who was removed or has seen a hand. Raises RefusedError (``refused-privacy-active``)
        where a game cannot be left now; nothing is forgotten then.
        """
        async with self._records:
            await self._delete(person)

    async def _delete(self, person: Person) -> None:
        for each in await self._reader.sat(person.id):
            if person.id in (each.row["person_id"], each.reserved_for) and each.status in ACTIVE:
                await self._step_out(each.table_id, person)
        for proposed in await self._asking(person.id):
            await self._withdraw(proposed.table_id, person)
        await self._keep_digests(person.id)
        touched = await self._erase(person)
        loaded = self._registry.loaded()
        knew = [table for table in loaded if await self._forget(table, person.id, told=table.id in touched)]
        if knew:
            await self._erase(person)  # what was written while a table still knew them
        for table in knew:
            if table.status in ACTIVE:
                self._refresh(table)

    # ---- what tables still have to know

    async def _keep_digests(self, person_id: int) -> None:
        """Let the tables that go on know without the id that somebody was removed there, and whose hand they have
        seen.
        """
        purposes = {table_id: [BARRED] for table_id in await self._store.tables.barring(person_id)}
        for each in await self._reader.sat(person_id):
            if each.status == Status.RUNNING and person_id in each.holders:
                purposes.setdefault(each.table_id, []).append(held(each.seat))
        for table_id, known in purposes.items():
            digests = {what: self._digests.of(person_id, what, table_id) for what in known}
            written = [kept(digest, what, table_id) for what, digest in digests.items()]
            try:
                table = await self._registry.get(table_id)
            except RefusedError:  # one that cannot be read now may be read again
                await self._store.write(*written)
                continue
            async with table.lock:
                if table.status in ACTIVE:
                    await self._store.write(*written)
                    table.forgotten = tuple(dict.fromkeys((*table.forgotten, *digests.values())))

    async def _remembered(self, person_id: int) -> list[dict[str, Any]]:
        """Return what is kept of somebody by a digest: what they have used of the budget, and what tables know."""
        return [
            {"what": row.what, "table": row.table_id or None, "times": row.times, "until": row.until}
            for row in await self._store.kept_digests.all()
            if row.digest == self._digests.of(person_id, row.what, row.table_id)
        ]

    # ---- in the store

    async def _traces(self, person: Person) -> Traces:
        return Traces(
            await self._reader.person(person.id),
            await self._reader.sat(person.id),
            await self._naming(person.id),
            await self._reader.naming(person.id),
        )

    async def _naming(self, person_id: int) -> list[Proposed]:
        """What is put to the vote and speaks of somebody."""
        return [
            each
            for each in await self._reader.proposals(person_id)
            if each.proposal is None or _speaks_of(Proposal.from_data(each.proposal), person_id)
        ]

    async def _asking(self, person_id: int) -> list[Proposed]:
        """Where somebody asks to be let in."""
        return [
            each
            for each in await self._naming(person_id)
            if each.proposal is not None and Proposal.from_data(each.proposal).newcomer == person_id
        ]

    async def _erase(self, person: Person) -> set[int]:
        """Take everything about somebody out of the store; the tables of whom something else was told before."""
        me = await self._traces(person)
        finished = await self._reader.results(person.id)
        written: list[Change] = [personal_data.no_marks(each["table_id"], each["seat"]) for each in finished]
        written += personal_data.person(person.id)
        for each in me.seats:
            written += _unseated(each, person.id)
        written += [personal_data.no_proposal(each.table_id, each.stored) for each in me.proposals]
        archived: dict[int, dict[int, tuple[Any, list[Any]]]] = {}
        for line in me.lines:
            move = [line.kind, [FORGOTTEN]] if moderator(line) == person.id else line.move
            events = without(line.events or [], person.id)
            if line.archived:
                archived.setdefault(line.table_id, {})[line.seq] = (move, events)
            else:
                written.append(personal_data.line(line.table_id, line.seq, move, events))
        written += [await self._reader.rewritten(table_id, lines) for table_id, lines in archived.items()]
        await self._store.write(*written)
        return {line.table_id for line in me.lines}

    # ---- at the tables

    async def _step_out(self, table_id: int, person: Person) -> None:
        try:
            table = await self._registry.get(table_id)
        except RefusedError as refused:
            if refused.refusal.key == "refused-not-loadable":  # a game that can never go on
                return
            raise
        try:
            if table.status is Status.OPEN:
                await self._leave(table, person)
            elif table.status is Status.RUNNING:
                await self._resign(table, person)
        except RefusedError as refused:
            if refused.refusal.key != "refused-left":  # out of the game already
                raise RefusedError(Refusal("refused-privacy-active", {"reason": refused.refusal.text})) from None

    async def _withdraw(self, table_id: int, person: Person) -> None:
        """Take back that somebody asks to be let in; at a table that cannot be read it is only erased."""
        try:
            table = await self._registry.get(table_id)
        except RefusedError:
            return
        async with table.lock:
            if table.proposal is not None and table.proposal.newcomer == person.id:
                await self._void(table)

    async def _forget(self, table: Table, person_id: int, *, told: bool) -> bool:
        """The same for a table in memory; ``told``: its news may name this person. Whether it knew them."""
        async with table.lock:
            known = table.names.pop(person_id, None) is not None or told
            for assignment in table.assignments:
                known = known or person_id in (
                    assignment.deck_owner,
                    assignment.left_by,
                    assignment.offered_to,
                    *assignment.held_by,
                )
                assignment.deck = None if assignment.deck_owner == person_id else assignment.deck
                if assignment.person is not None and assignment.person.id == person_id:
                    known, assignment.person, assignment.hand_closed = True, NOBODY, False
                    assignment.hand_message, assignment.hand_sent = None, 0.0
                if assignment.reaction_preferences.person_id == person_id:
                    assignment.reaction_preferences = ReactionPreferences()
                assignment.held_by = tuple(each for each in assignment.held_by if each != person_id)
                assignment.left_by = None if assignment.left_by == person_id else assignment.left_by
                assignment.offered_to = None if assignment.offered_to == person_id else assignment.offered_to
            if table.proposal is not None and _speaks_of(table.proposal, person_id):
                table.proposal = None
            known = known or person_id in (table.owner, *table.barred)
            table.barred = tuple(each for each in table.barred if each != person_id)
            table.owner = FORGOTTEN if table.owner == person_id else table.owner
            if told and table.news:
                rows = await self._store.journal.recent(table.id, RECENT)
                table.recent_events.replace(Event(text) for row in rows for text in text_from_data(row.events))
            return known


class Traces(NamedTuple):
    """Where somebody is named: what is known of them, the seats, the proposals, and the lines of journals."""

    known: dict[str, Any] | None
    seats: list[Sat]
    proposals: list[Proposed]
    lines: list[NamingLine]


def _speaks_of(proposal: Proposal, person_id: int) -> bool:
    """Whether what is put to the vote is about somebody: who asks to be let in, or whose seat it is about."""
    return person_id in (proposal.newcomer, proposal.data.get("person"), *people_in(proposal.text))


def _seat_of(sat: Sat, person_id: int) -> dict[str, Any]:
    """A seat as whoever it is about may read it: what belongs to others is left out."""
    row, mine = sat.row, sat.row["person_id"] == person_id
    return {
        "table": sat.table_id,
        "seat": sat.seat,
        "game": sat.game,
        "status": sat.status,
        "opened": sat.opened,
        "now": mine,
        "left": row["left_by"] == person_id,
        "held": person_id in sat.held_by,
        "offered": row["offered_to"] == person_id,
        "hand_message": row["hand_message"] if mine else None,
        "hand_sent": row["hand_sent"] if mine else None,
        "hand_closed": bool(row["hand_closed"]) if mine else None,
        "deck": row["deck"] if sat.deck_owner == person_id else None,
        "word": row["word"] if sat.deck_owner == person_id else None,
        "preferences": row["preferences"] if sat.reaction_preferences == person_id else None,
    }


def _unseated(sat: Sat, person_id: int) -> list[Change]:
    """What is taken out of a seat beside the numbers of its people."""
    row, written = sat.row, list[Change]()
    if person_id in sat.held_by:
        others = [each for each in sat.held_by if each != person_id]
        written.append(personal_data.held_by(sat.table_id, sat.seat, row["held_by"], others))
    if row["deck"] is not None and sat.deck_owner == person_id:
        written.append(personal_data.no_deck(sat.table_id, sat.seat, row["deck"]))
    if sat.reaction_preferences == person_id:
        written.append(personal_data.no_reaction_preferences(sat.table_id, sat.seat, row["preferences"]))
    return written


def as_file(data: dict[str, Any]) -> bytes:
    """Data as the bytes of a file."""
    return json.dumps(data, ensure_ascii=False, indent=1).encode()
