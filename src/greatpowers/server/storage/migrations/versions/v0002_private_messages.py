"""Messages to one seat alone."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Give messages a recipient; those that have none are for everybody."""
    op.add_column("messages", sa.Column("recipient", sa.String(length=16), nullable=True))
