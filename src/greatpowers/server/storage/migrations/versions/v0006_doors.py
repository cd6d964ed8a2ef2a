"""Renewed luck, seats that change hands, who opened a table, and who said what from which seat."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room; what was said by somebody named like a seat was said from it."""
    for name in ("seeds", "notes"):
        op.add_column("tables", sa.Column(name, sa.JSON(), nullable=False, server_default="[]"))
    op.add_column(
        "tables", sa.Column("opener", sa.String(length=64), nullable=False, server_default="")
    )
    op.create_index("tables_opener", "tables", ["opener", "created_at"])
    op.add_column("seats", sa.Column("seen_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("proposals", sa.Column("absent", sa.String(length=16), nullable=True))
    op.add_column("proposals", sa.Column("successor", sa.String(length=8), nullable=True))
    op.add_column("messages", sa.Column("seat", sa.String(length=16), nullable=True))
    op.execute(
        "UPDATE messages SET seat = author WHERE EXISTS (SELECT 1 FROM seats"
        " WHERE seats.table_id = messages.table_id AND seats.seat = messages.author)"
    )
