"""Limits on the number of tables, checked by the transaction that adds one, for all processes together."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Executable, Table, bindparam, func, select, update

from store.schema import people, seats, servers, tables
from store.statements import Change, Expect, Upsert

_active = tables.c.active_channel.is_not(None)
_tables_of_person = (
    select(func.count())
    .select_from(tables.join(seats, seats.c.table_id == tables.c.id))
    .where(_active, seats.c.person_id == people.c.id)
)
_tables_of_server = select(func.count()).select_from(tables).where(_active, tables.c.guild_id == servers.c.id)


class _AtMost(Expect):
    """Fail with StaleError if after all other statements more tables than ``most`` belong to a row.

    The same transaction must have written this row before the tables: until it ends, other transactions wait for that.
    """

    def __init__(self, table: Table, counted: ColumnElement[int]) -> None:
        super().__init__(table, ("id",))
        self._counted = counted

    def __call__(self, key: int, most: int) -> Change:
        return Change(self, {"of_id": key, "most": most})

    def compile_for(self, dialect: str) -> Executable:
        few = self._counted <= bindparam("most")
        return update(self.table).where(*self._with_keys(), few).values(id=self.table.c.id)

    def _place(self) -> int:
        return 3


_person_at_most = _AtMost(people, _tables_of_person.scalar_subquery())
_server_at_most = _AtMost(servers, _tables_of_server.scalar_subquery())
_hold_server = Upsert(servers, "id")


def person_at_most(person_id: int, most: int) -> Change:
    """Let a write fail (StaleError) after which a person sits at more open or running tables.

    The write must include the person (:func:`store.people.person`).
    """
    return _person_at_most(person_id, most)


def server_at_most(guild_id: int, most: int) -> tuple[Change, Change]:
    """Let a write fail (StaleError) after which a server has more open or running tables."""
    return _hold_server(id=guild_id, language=""), _server_at_most(guild_id, most)
