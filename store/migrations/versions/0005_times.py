"""The time of all seats of a table in one place, written with each move; who has seen which seat's hand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("progress", sa.Column("times", sa.Text))
    op.add_column("seats", sa.Column("held_by", sa.Text))
    op.add_column("seats", sa.Column("offered_to", sa.BigInteger))
    op.drop_column("seats", "bank")


def downgrade() -> None:
    op.add_column("seats", sa.Column("bank", sa.Float))
    op.drop_column("seats", "offered_to")
    op.drop_column("seats", "held_by")
    op.drop_column("progress", "times")
