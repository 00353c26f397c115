"""The tables of the database. Times are seconds since 1970; ids of people, servers, channels are the chat's own."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    or_,
)

metadata = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"}
)

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(200), nullable=False),
    Column("locale", String(20), nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(20), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False, index=True),
    # the channel as long as the table is open or running: at most one such table a channel
    Column("active_channel", BigInteger, unique=True),
    Column("thread_id", BigInteger, index=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("owner", BigInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("board_message", BigInteger),
    Column("board_posted", Float, nullable=False),
    Column("created", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, index=True),
    Column("level", String(20), nullable=False),
    Column("hand_message", BigInteger),
    Column("hand_sent", Float, nullable=False),
    # the deck this person brings to the game, as JSON
    Column("deck", Text),
)

progress = Table(
    "progress",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    # counts every change of the table; what the board and the thread have told of it
    Column("seq", Integer, nullable=False),
    Column("board_seq", Integer, nullable=False),
    Column("thread_seq", Integer, nullable=False),
    # a computer player is to answer
    Column("due", Boolean, nullable=False),
    Column("dice_key", LargeBinary),
    Column("saved", LargeBinary),
)

pending = or_(progress.c.seq > progress.c.board_seq, progress.c.seq > progress.c.thread_seq, progress.c.due.is_(True))
Index("ix_progress_pending", progress.c.table_id, sqlite_where=pending, postgresql_where=pending)

journal = Table(
    "journal",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("move", Text),
    Column("ask", String(40)),
    Column("press", BigInteger),
    Column("time", Float, nullable=False),
    # what everybody may know of it, and the dice it took
    Column("events", Text, nullable=False),
    Column("rolls", Text, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("name", String(40), primary_key=True),
    # the list as its owner wrote it
    Column("list", Text, nullable=False),
    Column("updated", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    # small things the house remembers about itself, such as which commands it last sent
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
