"""Decks of people, and the deck somebody brings to a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("list", sa.Text, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.add_column("seats", sa.Column("deck", sa.Text))


def downgrade() -> None:
    op.drop_column("seats", "deck")
    op.drop_table("decks")
