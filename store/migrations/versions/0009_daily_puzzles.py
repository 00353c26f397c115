"""The daily puzzles of servers, and who has answered them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_puzzles",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("due", sa.Float),
        sa.Column("leased", sa.Float),
        sa.Column("day", sa.Integer, nullable=False, server_default="0"),
        sa.Column("game", sa.String(40)),
        sa.Column("puzzle", sa.String(40)),
        sa.Column("trouble", sa.String(20)),
    )
    op.create_index("ix_daily_puzzles_due", "daily_puzzles", ["due"])
    op.create_table(
        "daily_answers",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("answered", sa.Float, nullable=False),
    )
