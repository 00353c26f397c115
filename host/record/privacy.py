"""What is known about a person, handed out or forgotten."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, cast

from engine.kernel.menus import Refusal, Refused
from engine.kernel.text import Text, text_to_data
from host.hall import Hall
from host.people import Person
from host.table import Status, Table
from store import person_changes
from store.changes import Change
from store.database import Store
from store.person_changes import FORGOTTEN
from store.personal import PersonalReader
from store.results import ResultReader

NOBODY = Person(FORGOTTEN, "")
ACTIVE = (Status.OPEN, Status.RUNNING)


class Holding(NamedTuple):
    """How much is stored about somebody: games that still run or are open, games that are over, decks."""

    active: int
    finished: int
    decks: int


class Privacy:
    """Hands out and forgets. ``resign`` and ``leave`` end somebody's part in a running and an open table."""

    def __init__(
        self,
        store: Store,
        hall: Hall,
        resign: Callable[[int, Person], Awaitable[Any]],
        leave: Callable[[int, Person], Awaitable[Any]],
    ) -> None:
        self._store = store
        self._hall = hall
        self._resign = resign
        self._leave = leave
        self._reader = PersonalReader(store)

    async def export(self, person: Person) -> dict[str, Any]:
        """All that is stored about a person, as plain JSON data; nothing of others."""
        return {
            "id": person.id,
            "person": await self._reader.person(person.id),
            "decks": await self._reader.decks(person.id),
            "ratings": [row._asdict() for row in await ResultReader(self._store).ratings_of(person.id)],
            "results": await self._reader.results(person.id),
            "removed_from": await self._reader.barred(person.id),
            "seats": [
                {"table": each.table_id, "seat": each.seat, "game": each.game, "status": each.status,
                 "opened": each.created, "now": each.now}
                for each in await self._reader.sat(person.id)
            ],
        }  # fmt: skip

    async def holding(self, person: Person) -> Holding:
        """How much there is to forget."""
        sat = await self._reader.sat(person.id)
        active = sum(1 for each in sat if each.status in ACTIVE and each.now)
        decks = await self._reader.decks(person.id)
        return Holding(active, len({each.table_id for each in sat if each.status not in ACTIVE}), len(decks))

    async def delete(self, person: Person) -> None:
        """Resign and leave everywhere, then forget: name, decks, preferences, ratings, statistics. Finished games stay,
        with an unknown person in the seat. Raises Refused (``refused-privacy-active``) where a game cannot be left now;
        nothing is forgotten then."""
        for each in await self._reader.sat(person.id):
            if (each.now or each.reserved) and each.status in ACTIVE:
                await self._step_out(each.table_id, person)
        sat = await self._reader.sat(person.id)
        known = await self._reader.person(person.id)
        names = list(dict.fromkeys((person.name, "" if known is None else str(known["name"]))))
        written: list[Change] = [*person_changes.person(person.id)]
        for each in sat:
            if person.id in each.held_by:
                others = [holder for holder in each.held_by if holder != person.id]
                written.append(person_changes.held_by(each.table_id, each.seat, others))
        for line in await self._reader.naming(person.id, names, sorted({each.table_id for each in sat})):
            move, events = _scrubbed(line.move, person.id, ()), _scrubbed(line.events, person.id, names)
            if (move, events) != (line.move, line.events):
                written.append(person_changes.line(line.table_id, line.seq, move, events))
        await self._store.write(*written)
        for table in self._hall.loaded():
            await _forget(table, person.id)

    async def _step_out(self, table_id: int, person: Person) -> None:
        table = await self._hall.get(table_id)
        try:
            if table.status is Status.OPEN:
                await self._leave(table_id, person)
            elif table.status is Status.RUNNING:
                await self._resign(table_id, person)
        except Refused as refused:
            if refused.refusal.key != "refused-left":  # out of the game already
                raise Refused(Refusal("refused-privacy-active", {"reason": refused.refusal.text})) from None


async def _forget(table: Table, person_id: int) -> None:
    """The same for a table in memory."""
    async with table.lock:
        for chair in table.chairs:
            if chair.person is not None and chair.person.id == person_id:
                chair.person, chair.deck = NOBODY, None
            chair.held_by = tuple(each for each in chair.held_by if each != person_id)
            chair.left_by = None if chair.left_by == person_id else chair.left_by
            chair.offered_to = None if chair.offered_to == person_id else chair.offered_to
        table.barred = tuple(each for each in table.barred if each != person_id)
        table.owner = FORGOTTEN if table.owner == person_id else table.owner


def _scrubbed(value: Any, person_id: int, names: list[str] | tuple[str, ...]) -> Any:
    """Data without a person's number and names."""
    if isinstance(value, dict):
        found = cast("dict[str, Any]", value)
        return {key: _scrubbed(part, person_id, names) for key, part in found.items()}
    if isinstance(value, list):
        return [_scrubbed(part, person_id, names) for part in cast("list[Any]", value)]
    if isinstance(value, str) and value and value in names:
        return text_to_data(Text("person-forgotten"))
    return FORGOTTEN if value == person_id and not isinstance(value, bool) else value


def as_file(data: dict[str, Any]) -> bytes:
    """Data as the bytes of a file."""
    return json.dumps(data, ensure_ascii=False, indent=1).encode()
