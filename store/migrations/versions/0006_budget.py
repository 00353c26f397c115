"""What people have spent of the budget, in a table of its own."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_SECONDS = {"call": 3600.0, "mentioned": None}
"""The length of a period; others last for a day. None: as long as the table."""


def upgrade() -> None:
    budget = op.create_table(
        "budget",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("amount", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_index("ix_budget_until", "budget", ["until"])
    kept = sa.table("kept_digests", *map(sa.column, ("digest", "what", "table_id", "times")))
    spent = kept.c.times.is_not(None)
    rows: list[dict[str, object]] = []
    for digest, what, table_id, stored in op.get_bind().execute(sa.select(kept).where(spent)):
        times, seconds = json.loads(stored), _SECONDS.get(what, 86400.0)
        until = None if seconds is None else times[0] + seconds
        rows.append({"digest": digest, "what": what, "table_id": table_id, "amount": len(times), "until": until})
    op.bulk_insert(budget, rows)
    op.execute(sa.delete(kept).where(sa.or_(spent, kept.c.table_id == 0)))
    op.drop_index("ix_kept_digests_until", "kept_digests")
    with op.batch_alter_table("kept_digests") as batch:
        batch.drop_column("times")
        batch.drop_column("until")
