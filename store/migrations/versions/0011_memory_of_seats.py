"""What any process must know of seats: the answers that people have planned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("progress", sa.Column("plans", sa.Text))
