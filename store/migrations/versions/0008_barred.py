"""Who was removed from a table and may not come back to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "barred",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_index("ix_barred_person_id", "barred", ["person_id"])


def downgrade() -> None:
    op.drop_index("ix_barred_person_id", "barred")
    op.drop_table("barred")
