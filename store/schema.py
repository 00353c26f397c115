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
    false,
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
    # preferences for all games, such as reminders, as JSON
    Column("preferences", Text),
)

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(20), nullable=False),
    # where games may be opened, who may open them, and similar settings, as JSON
    Column("settings", Text),
    # when the bot left it
    Column("left", Float),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False, index=True),
    # the channel as long as the table is open or running: at most one such table per channel
    Column("active_channel", BigInteger, unique=True),
    Column("thread_id", BigInteger, index=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("owner", BigInteger, nullable=False),
    Column("options", Text, nullable=False),
    # the seal of the secret, from the opening on
    Column("commitment", String(64), nullable=False),
    Column("board_message", BigInteger),
    Column("board_posted", Float, nullable=False),
    Column("created", Float, nullable=False),
    # how much time people have, as JSON; none: no limit
    Column("clock", Text),
    # what the table votes on, as JSON
    Column("proposal", Text),
    # since when nobody may move
    Column("paused", Float),
    Column("ended", Float, index=True),
    # how it ended: played to the end, stopped, abandoned
    Column("ending", String(20)),
    Column("rematch_of", Integer),
    # notices about threads and private messages that were sent to the channel, as JSON
    Column("told", Text),
    # the position of a finished game from which it goes on, as JSON
    Column("continues", Text),
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
    # the deck of this person, as JSON
    Column("deck", Text),
    # who left this seat to the computer and may come back
    Column("left_by", BigInteger),
    # how this seat wants to be asked, as JSON
    Column("preferences", Text),
    # the people who have held this seat and seen its hand, as JSON
    Column("held_by", Text),
    # the person it is offered to by its holder, or reserved for while nobody sits there
    Column("offered_to", BigInteger),
    # the person on this seat takes no private messages
    Column("hand_closed", Boolean, nullable=False, server_default=false()),
    # the word this seat adds to the dice; empty for the computer
    Column("word", Text, nullable=False),
    # the answer to this person's last move, if it did not reach them, as JSON
    Column("lost_answer", Text),
    # when this person looked at the table while it waited for them, in running time
    Column("seen", Float),
)

barred = Table(
    "barred",
    metadata,
    # a person removed from a table by moderators of the server
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False, index=True),
)

progress = Table(
    "progress",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    # grows with every change of the table and its seats; a write is accepted only for the version that its writer saw
    Column("version", Integer, nullable=False, server_default="0"),
    # the number of the table's last change, and of the last ones that board and thread show
    Column("seq", Integer, nullable=False),
    Column("board_seq", Integer, nullable=False),
    Column("thread_seq", Integer, nullable=False),
    # a computer player must answer
    Column("due", Boolean, nullable=False),
    # the secret of the dice, from the opening on; the key is made of it and the seats' words
    Column("dice_key", LargeBinary, nullable=False),
    Column("saved", LargeBinary),
    # when somebody's time is up or a reminder is due
    Column("deadline", Float),
    # the time each seat has used and left, as JSON
    Column("times", Text),
    # the answers that seats have planned for the questions that follow, as JSON
    Column("plans", Text),
    # the process that publishes its changes and lets its computers move, and until when; see store.leases
    Column("holder", String(40)),
    Column("leased", Float),
    Column("epoch", Integer, nullable=False, server_default="0"),
)

pending = or_(progress.c.seq > progress.c.board_seq, progress.c.seq > progress.c.thread_seq, progress.c.due.is_(True))
Index("ix_progress_pending", progress.c.table_id, sqlite_where=pending, postgresql_where=pending)

_timed = progress.c.deadline.is_not(None)
Index("ix_progress_deadline", progress.c.deadline, sqlite_where=_timed, postgresql_where=_timed)

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
    # its public texts, and its dice
    Column("events", Text, nullable=False),
    Column("rolls", Text, nullable=False),
)

# an interaction that is delivered twice counts once
_pressed = journal.c.press.is_not(None)
Index(
    "ix_journal_press", journal.c.table_id, journal.c.press,
    unique=True, sqlite_where=_pressed, postgresql_where=_pressed,
)  # fmt: skip

archives = Table(
    "archives",
    metadata,
    # the journal of a game that is over, compressed; see store.journal
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("lines", LargeBinary, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    # the review of a game that is over, computed once: compressed JSON
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("review", LargeBinary, nullable=False),
)

wanted_reviews = Table(
    "wanted_reviews",
    metadata,
    # somebody has asked for a review that is not there yet
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    # the share of the work that is done, and until when a process has taken it
    Column("share", Float, nullable=False, server_default="0"),
    Column("leased", Float),
)

wanted_moves = Table(
    "wanted_moves",
    metadata,
    # a question to a strong computer player that waits for the answer of a worker
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("ask", String(40), nullable=False),
    # until when a worker has taken it, and its answer as JSON
    Column("leased", Float),
    Column("move", Text),
)

mentions = Table(
    "mentions",
    metadata,
    # a line of a journal names this person
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id"), primary_key=True, index=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # none: the computer, or somebody whose data was deleted
    Column("person_id", BigInteger),
    # 0: not in a server
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("ended", Float, nullable=False),
    # 1 is the best; equal places are a draw
    Column("place", Integer, nullable=False),
    # won, lost, drawn, left, stopped
    Column("outcome", String(10), nullable=False),
    # the kind of a game that all win or lose together, such as its difficulty
    Column("kind", String(20)),
    # the side this seat was rated on; none: the game did not count
    Column("side", Integer),
    Index("ix_results_person_id", "person_id", "ended"),
    Index("ix_results_guild_id", "guild_id", "ended"),
)

achievements = Table(
    "achievements",
    metadata,
    # a mark of a goal reached with a game; the result names the person in the seat
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("mark", String(80), primary_key=True),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    # 0: everywhere
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("left", Integer, nullable=False),
    # how many different people the counted games were played against
    Column("opponents", Integer, nullable=False, server_default="0"),
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

puzzles = Table(
    "puzzles",
    metadata,
    # the first answer of a person to a puzzle of data/<game>/puzzles.yaml
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("answered", Float, nullable=False),
    # whether the person called it a good one; none: they did not say
    Column("good", Boolean),
)

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # where a puzzle is posted each day; none: it is switched off
    Column("channel_id", BigInteger),
    # when the next one is to be posted, and until when a process has taken it
    Column("due", Float, index=True),
    Column("leased", Float),
    # the last one: its date in days since 1970, and the puzzle of data/<game>/puzzles.yaml
    Column("day", Integer, nullable=False, server_default="0"),
    Column("game", String(40)),
    Column("puzzle", String(40)),
    # why the last attempt to post has failed
    Column("trouble", String(20)),
)

daily_answers = Table(
    "daily_answers",
    metadata,
    # the first answer of a person to the puzzle of a day, until the next one is posted
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("solved", Boolean, nullable=False),
    Column("answered", Float, nullable=False),
)

turn_messages = Table(
    "turn_messages",
    metadata,
    # the last private message to a person about tables where it is their turn, and these tables, as JSON
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("message_id", BigInteger, nullable=False),
    Column("sent", Float, nullable=False),
    Column("told", Text, nullable=False),
)

kept_digests = Table(
    "kept_digests",
    metadata,
    # what a table must remember of people after their data is deleted: keyed digests, never their ids
    Column("digest", String(64), primary_key=True),
    # the fact that is remembered
    Column("what", String(20), primary_key=True),
    # the table it ends with
    Column("table_id", Integer, primary_key=True, autoincrement=False, index=True),
)

budget = Table(
    "budget",
    metadata,
    # a keyed digest of a person, of what they used and of the table
    Column("digest", String(64), primary_key=True),
    # the limited use; see host.budget
    Column("what", String(20), nullable=False),
    # 0: no table
    Column("table_id", Integer, nullable=False),
    # how much was used in the present period
    Column("amount", Float, nullable=False),
    # when the period ends; none: with the table
    Column("until", Float, index=True),
)

processes = Table(
    "processes",
    metadata,
    # the process among those that share the database
    Column("number", Integer, primary_key=True, autoincrement=False),
    # distinguishes it from an earlier process of the same number
    Column("identity", String(40), nullable=False),
    Column("version", String(20), nullable=False),
    Column("started", Float, nullable=False),
    # when it last said that it is alive, and its calls of Discord a second since the time before
    Column("beat", Float, nullable=False),
    Column("calls", Float, nullable=False),
    # it does nothing but think
    Column("works", Boolean, nullable=False, server_default=false()),
)

notes = Table(
    "notes",
    metadata,
    # small values the bot remembers about itself, such as the commands it last sent
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
