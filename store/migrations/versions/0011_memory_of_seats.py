"""What any process must know of seats: planned answers, lost answers, and when people have looked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("progress", sa.Column("plans", sa.Text))
    op.add_column("seats", sa.Column("lost_answer", sa.Text))
    op.add_column("seats", sa.Column("seen", sa.Float))
