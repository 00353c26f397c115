"""Bringing a database to the newest schema when it is opened."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from store.errors import StoreError

_FOLDER = Path(__file__).resolve().parent / "migrations"


def migrate(connection: Connection) -> None:
    """Run what migrations are missing, on this connection, which has a transaction open.

    Raises StoreError (``refused-store-newer``) for a database of a version unknown here.
    """
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present == scripts.get_current_head():
        return
    if present is not None and present not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreError("refused-store-newer")
    command.upgrade(config, "head")
