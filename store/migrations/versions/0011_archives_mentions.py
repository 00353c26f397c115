"""Compressed journals, an index from people to the lines that name them, and which servers the bot has left."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_IN_WORDS = {
    "event-came-back": ("person", "before"),
    "event-handed-over": ("person",),
    "event-left-seat": ("person",),
    "event-moderated": ("person",),
    "event-paused": ("person",),
    "event-removed": ("person", "by"),
    "event-resumed": ("person",),
    "event-seat-offered": ("person",),
    "event-seat-taken": ("person", "before"),
    "proposal-newcomer": ("person",),
}
"""Texts that held names in words, and which of their values did; each has a value ``person``."""
_BATCH = 1000


def upgrade() -> None:
    op.add_column("servers", sa.Column("left", sa.Float))
    op.create_index("ix_tables_ended", "tables", ["ended"])
    op.create_table(
        "archives",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("lines", sa.LargeBinary, nullable=False),
    )
    mentions = op.create_table(
        "mentions",
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_mentions_table_id", "mentions", ["table_id"])
    naming = sa.text(
        "SELECT table_id, seq, kind, move, events FROM journal "
        "WHERE events LIKE :named OR kind IN ('stop', 'pause', 'resume')"
    )
    rows = op.get_bind().execute(naming, {"named": '%"person":%'})
    while some := rows.fetchmany(_BATCH):
        found = [(person, name, row.table_id, row.seq) for row in some for person, name in sorted(_named(row))]
        if found:
            columns = ("person_id", "name", "table_id", "seq")
            op.bulk_insert(mentions, [dict(zip(columns, each, strict=True)) for each in found])


def _named(row: Any) -> set[tuple[int, str]]:
    """Return who is named in a line: by number, or (0) in words."""
    try:
        move = json.loads(row.move or "null") if row.kind in ("stop", "pause", "resume") else None
        found = {*_named_in(json.loads(row.events))}
    except ValueError:  # such a line freezes its own table
        return set()
    if isinstance(move, list) and len(move) == 2 and isinstance(move[1], list):
        found |= {(each, "") for each in move[1] if isinstance(each, int)}
    return found - {(0, "")}


def _named_in(value: Any) -> Iterator[tuple[int, str]]:
    if isinstance(value, list):
        for part in value:
            yield from _named_in(part)
    elif isinstance(value, dict):
        key, values = value.get("text"), value.get("values")
        if key == "person" and isinstance(values, dict) and isinstance(values.get("person"), int):
            yield values["person"], ""
        in_words = _IN_WORDS.get(key, ()) if isinstance(key, str) else ()
        for name, part in (values if isinstance(values, dict) else value).items():
            if isinstance(part, str) and name in in_words:
                yield 0, part
            else:
                yield from _named_in(part)


def downgrade() -> None:
    op.drop_table("mentions")
    op.drop_table("archives")
    op.drop_index("ix_tables_ended", "tables")
    op.drop_column("servers", "left")
