"""How many moments of a game the player of a seat has read."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make room; at older tables nobody is known to have read anything."""
    op.add_column(
        "seats", sa.Column("moments_read", sa.Integer(), nullable=False, server_default="0")
    )
