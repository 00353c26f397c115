"""Versions of tables, and interactions that count once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("progress", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    pressed = sa.text("press IS NOT NULL")
    op.create_index(
        "ix_journal_press",
        "journal",
        ["table_id", "press"],
        unique=True,
        sqlite_where=pressed,
        postgresql_where=pressed,
    )
