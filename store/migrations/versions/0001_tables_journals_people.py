"""Tables with their seats, progress and journal; people and servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_PENDING = sa.text("seq > board_seq OR seq > thread_seq OR due IS true")


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("locale", sa.String(20), nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("language", sa.String(20), nullable=False),
    )
    _create_tables()
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.BigInteger),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("hand_message", sa.BigInteger),
        sa.Column("hand_sent", sa.Float, nullable=False),
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
    _create_progress_and_journal()


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("active_channel", sa.BigInteger),
        sa.Column("thread_id", sa.BigInteger),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("owner", sa.BigInteger, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("board_message", sa.BigInteger),
        sa.Column("board_posted", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("active_channel", name="uq_tables_active_channel"),
    )
    op.create_index("ix_tables_channel_id", "tables", ["channel_id"])
    op.create_index("ix_tables_thread_id", "tables", ["thread_id"])


def _create_progress_and_journal() -> None:
    op.create_table(
        "progress",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("board_seq", sa.Integer, nullable=False),
        sa.Column("thread_seq", sa.Integer, nullable=False),
        sa.Column("due", sa.Boolean, nullable=False),
        sa.Column("dice_key", sa.LargeBinary),
        sa.Column("saved", sa.LargeBinary),
    )
    op.create_index("ix_progress_pending", "progress", ["table_id"], sqlite_where=_PENDING, postgresql_where=_PENDING)
    op.create_table(
        "journal",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("move", sa.Text),
        sa.Column("ask", sa.String(40)),
        sa.Column("press", sa.BigInteger),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("rolls", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("journal", "progress", "seats", "tables", "servers", "people"):
        op.drop_table(table)
