"""The statements that write, compiled for each kind of database; calling a statement makes a change."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Executable, Table, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from store.schema import tables

STATEMENTS: list[WriteStatement] = []
"""All defined statements."""


class Change(NamedTuple):
    """One row to write: a statement and its values."""

    statement: WriteStatement
    values: Mapping[str, Any]


class WriteStatement(ABC):
    """One statement for many rows; calling it makes the change of one row.

    A transaction runs statements by ``order``: rows that others refer to are written first and removed last; otherwise
    in the order of definition.
    """

    def __init__(self, table: Table, keys: Sequence[str] = (), columns: Sequence[str] = ()) -> None:
        self.table = table
        self.keys = keys
        self.columns = columns
        self.order = (self._place(), len(STATEMENTS))
        STATEMENTS.append(self)

    @abstractmethod
    def compile_for(self, dialect: str) -> Executable:
        """Return the statement for this kind of database ("sqlite", "postgresql")."""

    def _place(self) -> int:
        return int(bool(self.table.foreign_keys))

    def _with_keys(self) -> list[ColumnElement[bool]]:
        return [self.table.c[name] == bindparam("of_" + name) for name in self.keys]

    def _keyed(self, keys: Sequence[Any]) -> dict[str, Any]:
        return {"of_" + name: key for name, key in zip(self.keys, keys, strict=True)}


class Insert(WriteStatement):
    """Add a row; ``Insert(table)(column=value, …)`` makes the change."""

    def __call__(self, **values: Any) -> Change:
        return Change(self, values)

    def compile_for(self, dialect: str) -> Executable:
        return insert(self.table)


class Upsert(WriteStatement):
    """Add a row, or give the row of the same primary key these values (if any); all rows must name the same columns."""

    def __init__(self, table: Table, *columns: str) -> None:
        super().__init__(table, [column.name for column in table.primary_key], columns)

    def __call__(self, **values: Any) -> Change:
        return Change(self, values)

    def compile_for(self, dialect: str) -> Executable:
        adding = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(self.table)
        new = {name: adding.excluded[name] for name in self.columns}
        if not new:
            return adding.on_conflict_do_nothing()
        return adding.on_conflict_do_update(index_elements=self.keys, set_=new)


class Update(WriteStatement):
    """Change columns of the rows with these keys: ``Update(table, keys, columns)(*keys, column=value, …)``."""

    def __call__(self, *keys: Any, **values: Any) -> Change:
        return Change(self, self._keyed(keys) | {"new_" + name: value for name, value in values.items()})

    def compile_for(self, dialect: str) -> Executable:
        return update(self.table).where(*self._with_keys()).values({n: bindparam("new_" + n) for n in self.columns})


class Expect(Update):
    """Change a row that must exist with these keys; where there is none, the transaction fails with StaleError.

    These statements run first, in the order of their keys, so that processes lock rows in the same order.
    """

    @property
    def names(self) -> Sequence[str]:
        """The names of the values that identify a row."""
        return ["of_" + name for name in self.keys]

    def _place(self) -> int:
        return -1


class ExpectUpsert(Expect):
    """Add a row, or change the row of the same primary key if that is ``expected``; else StaleError is raised.

    ``changed`` returns the new values of that row, given the row that would be added. Both may depend on further values
    (``bindparam``) of a change, whose names are not those of columns.
    """

    def __init__(
        self, table: Table, changed: Callable[[Any], Mapping[str, Any]], expected: ColumnElement[bool]
    ) -> None:
        super().__init__(table, [column.name for column in table.primary_key])
        self._changed = changed
        self._expected = expected

    @property
    def names(self) -> Sequence[str]:
        return self.keys

    def __call__(self, **values: Any) -> Change:
        return Change(self, values)

    def compile_for(self, dialect: str) -> Executable:
        adding = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(self.table)
        changed = dict(self._changed(adding.excluded))
        claiming = adding.on_conflict_do_update(index_elements=self.keys, set_=changed, where=self._expected)
        return claiming.execution_options(preserve_rowcount=True)


class Prepared(WriteStatement):
    """A statement for every kind of database; ``Prepared(table, statement)(name=value, …)`` binds its values."""

    def __init__(self, table: Table, statement: Executable) -> None:
        super().__init__(table)
        self._statement = statement

    def __call__(self, **values: Any) -> Change:
        return Change(self, values)

    def compile_for(self, dialect: str) -> Executable:
        return self._statement


class Delete(WriteStatement):
    """Remove the rows with these keys."""

    def __init__(self, table: Table, *keys: str) -> None:
        super().__init__(table, keys)

    def __call__(self, *keys: Any) -> Change:
        return Change(self, self._keyed(keys))

    def compile_for(self, dialect: str) -> Executable:
        return delete(self.table).where(*self._with_keys())

    def _place(self) -> int:
        """Place the rows that belong to a table before the table itself."""
        return 2 if self.table is tables else super()._place()
