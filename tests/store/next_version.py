"""The version after this one, to test upgrades: the present migrations and one more."""

from __future__ import annotations

import shutil
from pathlib import Path

from alembic.script import ScriptDirectory

from store.migrating import FOLDER

PRESENT = str(ScriptDirectory(str(FOLDER)).get_current_head())
"""The version of a database that was opened by this version of the bot."""
NEXT = f"{int(PRESENT) + 1:04}"
_MIGRATION = f'''
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{PRESENT}"


def upgrade() -> None:
    op.add_column("people", sa.Column("greeting", sa.Text))
    op.create_table("badges", sa.Column("id", sa.Integer, primary_key=True))
    op.create_index("ix_badges_id", "badges", ["id"])
    op.execute("UPDATE people SET greeting = name")
    op.execute("INSERT INTO badges SELECT id FROM people")
'''  # noqa: S608


def next_migrations(folder: Path) -> Path:
    """Write the migrations of the next version into a new folder below this one and return it.

    A database is upgraded while :data:`store.migrating.FOLDER` is that folder.
    """
    migrations = folder / "next_migrations"
    shutil.copytree(FOLDER, migrations, ignore=shutil.ignore_patterns("__pycache__"))
    (migrations / "versions" / f"{NEXT}_badges.py").write_text(_MIGRATION, "utf-8")
    return migrations
