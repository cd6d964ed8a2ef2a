"""Tables at which a lesson is given."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Mark them; those that were there before are none."""
    op.add_column(
        "tables", sa.Column("lesson", sa.Boolean(), nullable=False, server_default=sa.false())
    )
