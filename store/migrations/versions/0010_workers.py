"""Workers: processes that do nothing but think, and what the others want of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("processes", sa.Column("works", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "wanted_reviews",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("share", sa.Float, nullable=False, server_default="0"),
        sa.Column("leased", sa.Float),
    )
    op.create_table(
        "wanted_moves",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ask", sa.String(40), nullable=False),
        sa.Column("leased", sa.Float),
        sa.Column("move", sa.Text),
    )
