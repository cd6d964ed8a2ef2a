"""What the analyst found in games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make room; games that are over already are looked through when somebody asks."""
    op.create_table(
        "analyses",
        sa.Column(
            "table_id",
            sa.String(length=24),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("told", sa.JSON(), nullable=False),
    )
