"""Clocks and absent people, proposals, results and ratings, settings of servers and people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_COLUMNS = (
    ("people", "preferences", sa.Text),
    ("servers", "settings", sa.Text),
    ("tables", "clock", sa.Text),
    ("tables", "proposal", sa.Text),
    ("tables", "paused", sa.Float),
    ("tables", "ended", sa.Float),
    ("tables", "ending", sa.String(20)),
    ("tables", "rematch_of", sa.Integer),
    ("seats", "bank", sa.Float),
    ("seats", "left_by", sa.BigInteger),
    ("seats", "preferences", sa.Text),
    ("progress", "deadline", sa.Float),
)


def upgrade() -> None:
    for table, name, kind in _COLUMNS:
        op.add_column(table, sa.Column(name, kind))
    due = sa.text("deadline IS NOT NULL")
    op.create_index("ix_progress_deadline", "progress", ["deadline"], sqlite_where=due, postgresql_where=due)
    op.create_table(
        "results",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.BigInteger),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(10), nullable=False),
    )
    op.create_index("ix_results_person_id", "results", ["person_id", "ended"])
    op.create_index("ix_results_guild_id", "results", ["guild_id", "ended"])
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("left", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_index("ix_progress_deadline", "progress")
    for table, name, _ in reversed(_COLUMNS):
        op.drop_column(table, name)
