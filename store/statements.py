"""The kinds of statements that write: what they do to which columns, worded for each kind of database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Executable, Table, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from store.schema import tables

STATEMENTS: list[Statement] = []
"""All that were defined."""


@dataclass(slots=True, frozen=True, eq=False)
class Statement:
    """One statement for many rows. In a transaction statements go out by ``order``: rows that others refer to are
    written first and removed last, and otherwise as they were defined."""

    order: tuple[int, int]
    table: Table
    verb: str
    """insert, put (insert or replace), update or delete."""
    keys: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()

    def worded(self, dialect: str) -> Executable:
        """As this kind of database ("sqlite", "postgresql") understands it."""
        match self.verb:
            case "insert":
                return insert(self.table)
            case "put":
                adding = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(self.table)
                new = {name: adding.excluded[name] for name in self.columns}
                return adding.on_conflict_do_update(index_elements=list(self.keys), set_=new)
            case "update":
                return update(self.table).where(*self._same()).values({n: bindparam("new_" + n) for n in self.columns})
            case _:
                return delete(self.table).where(*self._same())

    def _same(self) -> list[ColumnElement[bool]]:
        return [self.table.c[name] == bindparam("of_" + name) for name in self.keys]


def _define(table: Table, verb: str, keys: tuple[str, ...] = (), columns: tuple[str, ...] = ()) -> Statement:
    place = int(bool(table.foreign_keys))
    if verb == "delete" and table is tables:
        place = 2  # the rows of all that belongs to a table are gone by then
    statement = Statement((place, len(STATEMENTS)), table, verb, keys, columns)
    STATEMENTS.append(statement)
    return statement


class Change(NamedTuple):
    """One row to write: which statement, and its values."""

    statement: Statement
    values: Mapping[str, Any]


class Adding:
    """Add a row; ``Adding(table)(column=value, …)`` makes the change."""

    def __init__(self, table: Table) -> None:
        self.statement = _define(table, "insert")

    def __call__(self, **values: Any) -> Change:
        return Change(self.statement, values)


class Putting:
    """Add a row, or give the row of the same primary key these values; all rows must name the same columns."""

    def __init__(self, table: Table, *columns: str) -> None:
        keys = tuple(column.name for column in table.primary_key)
        self.statement = _define(table, "put", keys, columns)

    def __call__(self, **values: Any) -> Change:
        return Change(self.statement, values)


class Setting:
    """Change columns of the rows with these keys: ``Setting(table, keys, columns)(*keys, column=value, …)``."""

    def __init__(self, table: Table, keys: tuple[str, ...], columns: tuple[str, ...]) -> None:
        self.statement = _define(table, "update", keys, columns)

    def __call__(self, *keys: Any, **values: Any) -> Change:
        same = {"of_" + name: key for name, key in zip(self.statement.keys, keys, strict=True)}
        return Change(self.statement, same | {"new_" + name: value for name, value in values.items()})


class Removing:
    """Remove the rows with these keys."""

    def __init__(self, table: Table, *keys: str) -> None:
        self.statement = _define(table, "delete", keys)

    def __call__(self, *keys: Any) -> Change:
        return Change(self.statement, {"of_" + name: key for name, key in zip(self.statement.keys, keys, strict=True)})
