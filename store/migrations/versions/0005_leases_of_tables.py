"""Leases of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("progress", sa.Column("holder", sa.String(40)))
    op.add_column("progress", sa.Column("leased", sa.Float))
    op.add_column("progress", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
