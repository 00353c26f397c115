"""The tables of version 1.0.0."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_PENDING = sa.text("seq > board_seq OR seq > thread_seq OR due IS true")
_TIMED = sa.text("deadline IS NOT NULL")


def upgrade() -> None:
    _create_people_and_servers()
    _create_tables_and_seats()
    _create_progress_and_journal()
    _create_results_and_ratings()
    _create_notes_of_the_house()


def _create_people_and_servers() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("locale", sa.String(20), nullable=False),
        sa.Column("preferences", sa.Text),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("settings", sa.Text),
        sa.Column("left", sa.Float),
    )
    op.create_table(
        "decks",
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("list", sa.Text, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )


def _create_tables_and_seats() -> None:
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
        sa.Column("clock", sa.Text),
        sa.Column("proposal", sa.Text),
        sa.Column("paused", sa.Float),
        sa.Column("ended", sa.Float),
        sa.Column("ending", sa.String(20)),
        sa.Column("rematch_of", sa.Integer),
        sa.Column("told", sa.Text),
        sa.UniqueConstraint("active_channel", name="uq_tables_active_channel"),
    )
    op.create_index("ix_tables_channel_id", "tables", ["channel_id"])
    op.create_index("ix_tables_ended", "tables", ["ended"])
    op.create_index("ix_tables_thread_id", "tables", ["thread_id"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.BigInteger),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("hand_message", sa.BigInteger),
        sa.Column("hand_sent", sa.Float, nullable=False),
        sa.Column("deck", sa.Text),
        sa.Column("left_by", sa.BigInteger),
        sa.Column("preferences", sa.Text),
        sa.Column("held_by", sa.Text),
        sa.Column("offered_to", sa.BigInteger),
        sa.Column("hand_closed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("word", sa.Text, nullable=False),
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
    op.create_table(
        "barred",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_index("ix_barred_person_id", "barred", ["person_id"])


def _create_progress_and_journal() -> None:
    op.create_table(
        "progress",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("board_seq", sa.Integer, nullable=False),
        sa.Column("thread_seq", sa.Integer, nullable=False),
        sa.Column("due", sa.Boolean, nullable=False),
        sa.Column("dice_key", sa.LargeBinary, nullable=False),
        sa.Column("saved", sa.LargeBinary),
        sa.Column("deadline", sa.Float),
        sa.Column("times", sa.Text),
    )
    op.create_index("ix_progress_deadline", "progress", ["deadline"], sqlite_where=_TIMED, postgresql_where=_TIMED)
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
    op.create_table(
        "archives",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("lines", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "mentions",
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_mentions_table_id", "mentions", ["table_id"])


def _create_results_and_ratings() -> None:
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
        sa.Column("kind", sa.String(20)),
        sa.Column("side", sa.Integer),
    )
    op.create_index("ix_results_guild_id", "results", ["guild_id", "ended"])
    op.create_index("ix_results_person_id", "results", ["person_id", "ended"])
    op.create_table(
        "achievements",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.String(80), primary_key=True),
    )
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
        sa.Column("opponents", sa.Integer, nullable=False, server_default="0"),
    )


def _create_notes_of_the_house() -> None:
    op.create_table(
        "turn_messages",
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("sent", sa.Float, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_table(
        "kept_digests",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("what", sa.String(20), primary_key=True),
        sa.Column("table_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("times", sa.Text),
        sa.Column("until", sa.Float),
    )
    op.create_index("ix_kept_digests_table_id", "kept_digests", ["table_id"])
    op.create_index("ix_kept_digests_until", "kept_digests", ["until"])
    op.create_table(
        "notes",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
