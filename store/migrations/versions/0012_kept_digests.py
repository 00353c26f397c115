"""What has to be remembered of people also after their data is deleted, by a keyed digest of their id."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
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


def downgrade() -> None:
    op.drop_table("kept_digests")
