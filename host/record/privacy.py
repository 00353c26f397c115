"""Export and deletion of the data about a person."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from engine.kernel.flow import Event
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import people_in, text_from_data
from host.digests import BARRED, Digests, held_purpose
from host.people import Person
from host.record.references import alone, moderator, without
from host.tables.proposal import Proposal
from host.tables.registry import RECENT, Registry
from host.tables.seat_assignment import ReactionPreferences
from host.tables.status import Status
from host.tables.table import Table
from host.tables.versions import retried, write
from store import personal_data, progress
from store.budget import Spent
from store.database import Store
from store.errors import StaleError
from store.kept_digests import KeptDigest, kept
from store.mentions import FORGOTTEN
from store.personal_data import NamingLine, PersonalSeat, StoredProposal
from store.statements import Change

NOBODY = Person(FORGOTTEN, "")
ACTIVE = (Status.OPEN, Status.RUNNING)


class DataSummary(NamedTuple):
    """Amount of data about a person: tables that are open or running, finished games, decks."""

    active: int
    finished: int
    decks: int


class Privacy:
    """Exports and deletes the data of one person at a time.

    ``resign`` and ``leave`` remove a person from a running and an open table, ``void`` cancels the proposal of a table
    whose lock is held, ``refresh`` shows a board again.
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
        """Create the service; the lock ``records`` is held while journals are rewritten."""
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
        """Return all data stored about a person as plain JSON data, without data about others.

        It contains everything that :meth:`delete` removes.
        """
        async with self._records:
            return await self._exported(person)

    async def _exported(self, person: Person) -> dict[str, Any]:
        me, message = await self._traces(person), await self._reader.turn_messages.of(person.id)
        return {
            "id": person.id,
            "person": me.known,
            "decks": await self._reader.decks(person.id),
            "puzzles": await self._reader.puzzles(person.id),
            "daily_puzzles": await self._reader.daily_puzzles.answers_of(person.id),
            "ratings": [row._asdict() for row in await self._reader.ratings.ratings_of(person.id)],
            "results": await self._reader.results(person.id),
            "achievements": [row._asdict() for row in await self._reader.achievements.reached([person.id], None)],
            "turn_message": None
            if message is None
            else {"message_id": message.message_id, "sent": message.sent, "told": message.waiting},
            "removed_from": await self._reader.tables.barring(person.id),
            "tables": await self._reader.tables.owned(person.id),
            "seats": [_seat_of(sat, person.id) for sat in me.seats],
            "remembered": await self._remembered(person.id),
            "proposals": [
                {"table": proposed.table_id, "proposal": alone(proposed.proposal, person.id)}
                for proposed in me.proposals
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
        """Return the amount of data that :meth:`delete` would remove."""
        seats = [sat for sat in await self._reader.sat(person.id) if person.id in sat.holders]
        active = sum(1 for sat in seats if sat.status in ACTIVE and sat.row["person_id"] == person.id)
        decks = await self._reader.decks(person.id)
        return DataSummary(active, len({sat.table_id for sat in seats if sat.status not in ACTIVE}), len(decks))

    async def delete(self, person: Person) -> None:
        """Resign and leave everywhere, then delete name, decks, preferences, puzzles, ratings, statistics and goals.

        Finished games stay, with an unknown person in the seat and in the events. Until a running game ends, its table
        keeps a keyed digest of a person who was removed or has seen a hand. Raises RefusedError
        (``refused-privacy-active``) if a game cannot be left now; then nothing is deleted.
        """
        async with self._records:
            await self._delete(person)

    async def _delete(self, person: Person) -> None:
        for sat in await self._reader.sat(person.id):
            if person.id in (sat.row["person_id"], sat.reserved_for) and sat.status in ACTIVE:
                await self._step_out(sat.table_id, person)
        for proposed in await self._join_requests(person.id):
            await self._withdraw(proposed.table_id, person)
        await self._keep_digests(person.id)
        touched = await self._erase(person)
        loaded = self._registry.loaded()
        changed = [table for table in loaded if await self._forget(table, person.id, in_news=table.id in touched)]
        if changed:
            await self._erase(person)  # data written before the tables in memory were changed
        for table in changed:
            if table.status in ACTIVE:
                self._refresh(table)

    # ---- digests that tables keep

    async def _keep_digests(self, person_id: int) -> None:
        """Keep digests at running tables, so that they still know a removed person and the hands that a person saw."""
        purposes = {table_id: [BARRED] for table_id in await self._store.tables.barring(person_id)}
        for sat in await self._reader.sat(person_id):
            if sat.status == Status.RUNNING and person_id in sat.holders:
                purposes.setdefault(sat.table_id, []).append(held_purpose(sat.seat))
        for table_id, at_table in purposes.items():
            digests = {purpose: self._digests.of(person_id, purpose, table_id) for purpose in at_table}
            written = [kept(digest, purpose, table_id) for purpose, digest in digests.items()]
            try:
                table = await self._registry.get(table_id)
            except RefusedError:  # a table that cannot be read now may be readable later
                await self._store.write(*written)
                continue
            async with table.lock:
                if table.status in ACTIVE:
                    await write(self._store, table, *written)
                    table.forgotten = tuple(dict.fromkeys((*table.forgotten, *digests.values())))

    async def _remembered(self, person_id: int) -> list[dict[str, Any]]:
        """Return the data kept under digests of a person: used budget, and what tables remember."""

        def is_mine(row: KeptDigest | Spent) -> bool:
            return row.digest == self._digests.of(person_id, row.what, row.table_id)

        kept_rows, spent = await self._store.kept_digests.all(), await self._store.budget.all()
        return [
            *({"what": row.what, "table": row.table_id} for row in kept_rows if is_mine(row)),
            *(
                {"what": row.what, "table": row.table_id or None, "amount": row.amount, "until": row.until}
                for row in spent
                if is_mine(row)
            ),
        ]

    # ---- in the store

    async def _traces(self, person: Person) -> Traces:
        return Traces(
            await self._reader.person(person.id),
            await self._reader.sat(person.id),
            await self._naming(person.id),
            await self._reader.naming(person.id),
            [row["table"] for row in await self._reader.tables.owned(person.id)],
            await self._reader.tables.barring(person.id),
        )

    async def _naming(self, person_id: int) -> list[StoredProposal]:
        """Return the open proposals that name a person."""
        return [
            proposed
            for proposed in await self._reader.proposals(person_id)
            if proposed.proposal is None or _names_person(Proposal.from_data(proposed.proposal), person_id)
        ]

    async def _join_requests(self, person_id: int) -> list[StoredProposal]:
        """Return the open proposals to let a person in."""
        return [
            proposed
            for proposed in await self._naming(person_id)
            if proposed.proposal is not None and Proposal.from_data(proposed.proposal).newcomer == person_id
        ]

    @retried
    async def _erase(self, person: Person) -> set[int]:
        """Erase a person from the store; return the ids of tables whose events have changed."""
        versions = await self._registry.versions((await self._traces(person)).tables)
        me = await self._traces(person)
        if versions and not me.tables <= versions.keys():
            raise StaleError
        finished = await self._reader.results(person.id)
        written = self._registry.outdated(person.id)
        written += [progress.next_version(*seen) for seen in versions.items()]
        written += [personal_data.no_marks(row["table_id"], row["seat"]) for row in finished]
        written += personal_data.person(person.id)
        for sat in me.seats:
            written += _erased_from_seat(sat, person.id)
        written += [personal_data.no_proposal(proposed.table_id, proposed.stored) for proposed in me.proposals]
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
            if refused.refusal.key == "refused-not-loadable":  # a game that can never continue
                return
            raise
        try:
            if table.status is Status.OPEN:
                await self._leave(table, person)
            elif table.status is Status.RUNNING:
                await self._resign(table, person)
        except RefusedError as refused:
            if refused.refusal.key != "refused-left":  # already out of the game
                raise RefusedError(Refusal("refused-privacy-active", {"reason": refused.refusal.text})) from None

    async def _withdraw(self, table_id: int, person: Person) -> None:
        """Cancel a person's request to join; at a table that cannot be read it is only erased later."""
        try:
            table = await self._registry.get(table_id)
        except RefusedError:
            return
        async with table.lock:
            if table.proposal is not None and table.proposal.newcomer == person.id:
                await self._void(table)

    async def _forget(self, table: Table, person_id: int, *, in_news: bool) -> bool:
        """Forget a person at a table in memory (``in_news``: in its news too); return whether it has changed."""
        async with table.lock:
            known = table.names.pop(person_id, None) is not None or in_news
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
                    assignment.hand_message, assignment.hand_sent, assignment.lost_answer = None, 0.0, None
                if assignment.reaction_preferences.person_id == person_id:
                    assignment.reaction_preferences = ReactionPreferences()
                assignment.held_by = tuple(holder for holder in assignment.held_by if holder != person_id)
                assignment.left_by = None if assignment.left_by == person_id else assignment.left_by
                assignment.offered_to = None if assignment.offered_to == person_id else assignment.offered_to
            if table.proposal is not None and _names_person(table.proposal, person_id):
                table.proposal = None
            known = known or person_id in (table.owner, *table.barred)
            table.barred = tuple(barred for barred in table.barred if barred != person_id)
            table.owner = FORGOTTEN if table.owner == person_id else table.owner
            if in_news and table.news:
                rows = await self._store.journal.recent(table.id, RECENT)
                table.recent_events.replace(Event(text) for row in rows for text in text_from_data(row.events))
            return known


class Traces(NamedTuple):
    """Data that names a person: their own row, seats, proposals, journal lines, own tables, and those that bar them."""

    known: dict[str, Any] | None
    seats: list[PersonalSeat]
    proposals: list[StoredProposal]
    lines: list[NamingLine]
    owned: list[int]
    barred: list[int]

    @property
    def tables(self) -> set[int]:
        """The numbers of all tables that know the person."""
        return {trace.table_id for trace in (*self.seats, *self.proposals, *self.lines)} | {*self.owned, *self.barred}


def _names_person(proposal: Proposal, person_id: int) -> bool:
    """Return whether a proposal names a person, as its newcomer or the owner of its seat."""
    return person_id in (proposal.newcomer, proposal.data.get("person"), *people_in(proposal.text))


def _seat_of(sat: PersonalSeat, person_id: int) -> dict[str, Any]:
    """Return the data of a seat that concern a person, without data of others."""
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
        "lost_answer": row["lost_answer"] if mine else None,
        "seen": row["seen"] if mine else None,
        "deck": row["deck"] if sat.deck_owner == person_id else None,
        "word": row["word"] if sat.deck_owner == person_id else None,
        "preferences": row["preferences"] if sat.reaction_preferences == person_id else None,
    }


def _erased_from_seat(sat: PersonalSeat, person_id: int) -> list[Change]:
    """Return the changes that erase a person's data from a seat, except the ids of its people."""
    row, written = sat.row, list[Change]()
    if person_id in sat.held_by:
        others = [holder for holder in sat.held_by if holder != person_id]
        written.append(personal_data.held_by(sat.table_id, sat.seat, row["held_by"], others))
    if row["deck"] is not None and sat.deck_owner == person_id:
        written.append(personal_data.no_deck(sat.table_id, sat.seat, row["deck"]))
    if sat.reaction_preferences == person_id:
        written.append(personal_data.no_reaction_preferences(sat.table_id, sat.seat, row["preferences"]))
    return written


def as_file(data: dict[str, Any]) -> bytes:
    """Return JSON data as the bytes of a file."""
    return json.dumps(data, ensure_ascii=False, indent=1).encode()
