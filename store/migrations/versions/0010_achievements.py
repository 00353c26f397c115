"""Goals that were reached, and the kind of games that all win or lose together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("kind", sa.String(20)))
    op.create_table(
        "achievements",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.String(80), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("achievements")
    op.drop_column("results", "kind")
