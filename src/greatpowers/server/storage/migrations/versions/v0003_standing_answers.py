"""Answers that are given in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for standing answers."""
    op.create_table(
        "standing_answers",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.String(length=16), nullable=False),
        sa.Column("prompt", sa.Text(), nullable=False),
        sa.Column("args", sa.JSON(), nullable=False),
        sa.Column("option", sa.Text(), nullable=False),
        sa.Column("period", sa.String(length=24), nullable=True),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("given", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_standing_answers_table_id", "standing_answers", ["table_id"])
