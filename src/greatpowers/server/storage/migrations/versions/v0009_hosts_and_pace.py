"""Who opened a table, how far its game is, and how fast its bots answer."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make room; of older tables the host is not known."""
    op.add_column("tables", sa.Column("host", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("periods", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column(
        "tables", sa.Column("pace", sa.String(length=8), nullable=False, server_default="usual")
    )
