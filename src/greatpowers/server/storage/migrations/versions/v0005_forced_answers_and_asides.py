"""Answers that were given by themselves, and what seats say though they are not asked."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Mark answers that left no choice, and make room for asides."""
    op.add_column(
        "answers", sa.Column("forced", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "asides",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=16), nullable=False),
        sa.Column("option", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_asides_table_id", "asides", ["table_id"])
