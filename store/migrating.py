"""Upgrades a database to the newest schema when it is opened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import structlog
from sqlalchemy import Connection, column, func, inspect, select, table

from store.errors import StoreError

FOLDER = Path(__file__).resolve().parent / "migrations"

_VERSION = table("alembic_version", column("version_num"))

_ADVISORY = 7_236_410_955_268_147_302
"""The number of the lock with which one process at a time migrates a PostgreSQL database; always this one."""

log = structlog.get_logger(__name__)


def migrate(connection: Connection, before_upgrade: Callable[[str], None]) -> None:
    """Run the missing migrations on this connection, which has a transaction open: all of them or none.

    ``before_upgrade`` is called with the present version of a database that is not new. Raises StoreError
    (``refused-store-newer``) for a database of an unknown version.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_ADVISORY)))
    present, known = present_version(connection), versions()
    if present == known[-1]:
        return
    if present is not None:
        if present not in known:
            raise StoreError("refused-store-newer")
        before_upgrade(present)
    from alembic import command  # takes as long to load as the store itself, and few starts need it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if present is not None:
        log.info("database upgraded", version=known[-1])


def versions() -> list[str]:
    """Return the versions of the schema, oldest first, from the file names of the migrations."""
    return sorted(file.stem.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*.py"))


def present_version(connection: Connection) -> str | None:
    """Return the version of the database, where Alembic keeps it; None for a new database."""
    if not inspect(connection).has_table(_VERSION.name):
        return None
    return connection.execute(select(_VERSION.c.version_num)).scalar_one_or_none()
