"""On which side seats were rated, against how many people, and a look at the running tables without a clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

COUNTED = """
    UPDATE results SET side = seat WHERE person_id IS NOT NULL AND outcome <> 'stopped' AND kind IS NULL
    AND table_id IN (SELECT id FROM tables WHERE ending = 'played')
"""
OPPONENTS = """
    UPDATE ratings SET opponents = (
        SELECT count(DISTINCT other.person_id)
        FROM results AS own JOIN results AS other ON other.table_id = own.table_id AND other.side <> own.side
        WHERE own.person_id = ratings.person_id AND own.game = ratings.game
        AND (ratings.guild_id = 0 OR own.guild_id = ratings.guild_id)
    )
"""
WITHOUT_CLOCK = """
    UPDATE progress SET deadline = 0
    WHERE table_id IN (SELECT id FROM tables WHERE status = 'running' AND clock IS NULL AND paused IS NULL)
"""


def upgrade() -> None:
    op.add_column("results", sa.Column("side", sa.Integer))
    op.add_column("ratings", sa.Column("opponents", sa.Integer, nullable=False, server_default="0"))
    op.execute(COUNTED)
    op.execute(OPPONENTS)
    op.execute(WITHOUT_CLOCK)


def downgrade() -> None:
    op.drop_column("ratings", "opponents")
    op.drop_column("results", "side")
