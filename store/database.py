"""The store: one database, upgraded to the newest schema when opened; reads at any moment, writes by group commit."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from store.achievements import Achievements
from store.addresses import UNREACHABLE, plain_address, sqlite_file
from store.backup import copy_before_upgrade, upgrade_copies
from store.budget import Budget
from store.decks import Decks
from store.errors import StoreError
from store.journal import Journal
from store.kept_digests import KeptDigests
from store.leases import Leases
from store.listening import listen
from store.migrating import migrate
from store.notes import Notes
from store.opening_errors import opening_error
from store.people import People
from store.personal_data import PersonalData
from store.private_files import make_database_private
from store.processes import Processes
from store.progress import TableProgress
from store.puzzles import Puzzles
from store.reading import Readers
from store.results import Results
from store.retention import Retention
from store.reviews import Reviews
from store.same_file import SameFile
from store.seats import Seats
from store.servers import Servers
from store.tables import Tables
from store.time_limit import TIME_LIMIT
from store.turn_messages import TurnMessages
from store.wanted_moves import WantedMoves
from store.writer import Writer

_READERS = 4
_NETWORK = {
    "connect_timeout": UNREACHABLE,
    "tcp_user_timeout": UNREACHABLE * 1000,
    "keepalives_idle": UNREACHABLE - 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
}

log = structlog.get_logger(__name__)


class Store:
    """Reads by subject and writes changes.

    ``await store.tables.read(7)`` reads; ``await store.write(tables.owner(7, 42))`` writes the changes that the modules
    of the same names make. Every method may raise StoreError.
    """

    def __init__(self, readers: Readers, own: Readers, writer: Writer, direct: URL) -> None:
        self._readers = (readers, own)
        self._direct = direct
        self._writer = writer
        self.write = writer.write
        """Writes all given changes in one transaction, which is durable when it returns."""
        self.lost = writer.lost
        self.tables = Tables(readers)
        self.progress = TableProgress(readers)
        self.seats = Seats(readers)
        self.journal = Journal(readers)
        self.people = People(readers)
        self.decks = Decks(readers)
        self.puzzles = Puzzles(readers)
        self.servers = Servers(readers)
        self.results = Results(readers)
        self.achievements = Achievements(readers)
        self.personal_data = PersonalData(own)
        self.retention = Retention(readers)
        self.reviews = Reviews(readers)
        self.wanted_moves = WantedMoves(readers)
        self.notes = Notes(readers)
        self.kept_digests = KeptDigests(readers)
        self.budget = Budget(readers)
        self.turn_messages = TurnMessages(readers)
        self.leases = Leases(readers)
        self.processes = Processes(readers)

    @classmethod
    async def open(cls, url: str, direct_url: str | None = None, check: Callable[[], None] | None = None) -> Store:
        """Open or create a database.

        ``direct_url`` is the address of the PostgreSQL server itself where ``url`` leads to a connection pool; it is
        used for what needs a whole session. ``check`` is called in a thread before each write to PostgreSQL, and raises
        StoreError where the database is lost. Raises StoreError with nothing left open.
        """
        try:
            address = make_url(url)
            direct = make_url(direct_url or url)
            options = _options(address, pooled=direct != address)
            plain = create_engine(plain_address(address), **_options(address, pooled=direct != address, writing=True))
            reading, own = (
                create_engine(plain_address(address), pool_size=number, max_overflow=0, **options, **_reading(address))
                for number in (_READERS, 1)
            )
            preparing = plain if direct == address else create_engine(plain_address(direct))
        except (ArgumentError, ImportError) as error:
            raise StoreError("refused-store-url") from error
        if plain.dialect.name == "sqlite":
            for engine in (plain, reading, own):
                event.listen(engine, "connect", _prepare_sqlite)
            event.listen(plain, "connect", _leave_transactions_alone)
            event.listen(plain, "begin", _begin)
        file = sqlite_file(address) if plain.dialect.name == "sqlite" else None
        writer = Writer(plain)
        reached: list[bool] = []
        event.listen(preparing, "connect", lambda *_: reached.append(True))
        try:
            if file is not None:
                make_database_private(file)
            check = check if file is None else SameFile(file).check
            await writer.open(preparing, lambda connection: _prepare(connection, file), check)
        except Exception as error:
            await writer.close()
            failed = opening_error(error, url if reached or direct_url is None else direct_url)
            raise _with_way_back(failed, file) from error
        return cls(Readers(reading, _READERS), Readers(own, 1), writer, direct)

    async def listen(self, process: str, heard: Callable[[Collection[int] | None], None]) -> None:
        """Announce changes of tables to other processes, and hear theirs; see :func:`store.listening.listen`.

        SQLite has no announcements.
        """
        if self._direct.get_backend_name() == "postgresql":
            self._writer.announcer = process
            await listen(self._direct, process, heard)

    async def close(self) -> None:
        """Write all queued changes and close."""
        await self._writer.close()
        for readers in self._readers:
            await readers.close()


def _options(address: URL, *, pooled: bool = False, writing: bool = False) -> dict[str, Any]:
    if address.get_backend_name() == "sqlite":
        return {"connect_args": {"timeout": TIME_LIMIT, "check_same_thread": False}}
    arguments: dict[str, Any] = {**_NETWORK}
    if pooled:  # a statement prepared on one of the pool's connections is unknown on the next one
        arguments["prepare_threshold"] = None
    elif writing and "options" not in address.query:
        idle = UNREACHABLE * 1000  # a process that is cut off must not keep rows from the others
        lock = int(TIME_LIMIT * 1000)
        arguments["options"] = f"-c idle_in_transaction_session_timeout={idle} -c lock_timeout={lock}"
    return {"connect_args": arguments}


def _reading(address: URL) -> dict[str, Any]:
    """Return the options for readers, each of whose queries stands alone: PostgreSQL need not begin and end it."""
    return {} if address.get_backend_name() == "sqlite" else {"isolation_level": "AUTOCOMMIT"}


def _prepare(connection: Connection, file: Path | None) -> None:
    """Check a SQLite file for damage, and bring the database to the newest schema."""

    def keep_copy(version: str) -> None:
        if file is None:
            log.warning("no copy made before the upgrade, pg_dump makes one", version=version)
        else:
            copy_before_upgrade(file, version)

    if file is not None and connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one() != "ok":
        raise StoreError("refused-store-corrupt")
    migrate(connection, keep_copy)


def _with_way_back(error: StoreError, file: Path | None) -> StoreError:
    """Name the copy to go back to where a file is damaged."""
    if file is None or error.reason.key != "refused-store-corrupt":
        return error
    copies = [copy.name for copy in upgrade_copies(file)[:1]]
    return StoreError("refused-store-damaged", {"file": file.name, "copy": copies[0] if copies else "none"})


def _leave_transactions_alone(connection: Any, _record: Any) -> None:
    """Keep Python's driver from beginning transactions.

    It begins them before some statements only, and leaves changes of the schema out.
    """
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Turn on the write-ahead log for readers beside the writer, and FULL so that commits survive a power cut."""
    try:
        cursor = connection.cursor()
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()
    except Exception:
        connection.close()  # the pool does not know it yet, so its thread would never end
        raise
