"""Bringing a database to the newest schema when it is opened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import structlog
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from store.errors import StoreError

FOLDER = Path(__file__).resolve().parent / "migrations"

log = structlog.get_logger(__name__)


def migrate(connection: Connection, before_upgrade: Callable[[str], None]) -> None:
    """Run what migrations are missing, on this connection, which has a transaction open: all of them or none.

    ``before_upgrade`` is called with the present version of a database that is not new. Raises StoreError
    (``refused-store-newer``) for a database of a version unknown here.
    """
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    present, newest = MigrationContext.configure(connection).get_current_revision(), scripts.get_current_head()
    if present is not None and present == newest:
        return
    if present is not None and present not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreError("refused-store-newer")
    if present is not None:
        before_upgrade(present)
    command.upgrade(config, "head")
    if present is not None:
        log.info("database upgraded", version=newest)
