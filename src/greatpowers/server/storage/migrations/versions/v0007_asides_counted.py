"""Count the asides of a table, so that a server notices one it has not heard of."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Count those that were said."""
    op.add_column("tables", sa.Column("said", sa.Integer(), nullable=False, server_default="0"))
    op.execute(
        "UPDATE tables SET said = (SELECT COUNT(*) FROM asides WHERE asides.table_id = tables.id)"
    )
