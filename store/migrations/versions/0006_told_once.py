"""What the channel of a table was told once, and who takes no private messages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("told", sa.Text))
    op.add_column("seats", sa.Column("hand_closed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "hand_closed")
    op.drop_column("tables", "told")
