"""Private talk among several seats, each line for those who sat there when it was said."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make room; older tables keep their private talk, with those who could read it already."""
    op.add_column(
        "tables", sa.Column("private_talk", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.add_column(
        "messages", sa.Column("n", sa.BigInteger(), nullable=False, server_default=sa.text("0"))
    )
    op.add_column(
        "messages", sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "hearers",
        sa.Column(
            "message_id",
            sa.Integer(),
            sa.ForeignKey("messages.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.String(length=16), primary_key=True),
        sa.Column("issue", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
    )
    op.execute("UPDATE messages SET n = id")
    op.execute("UPDATE messages SET private = TRUE WHERE recipient IS NOT NULL")
    op.execute(
        "INSERT INTO hearers (message_id, seat, issue, name)"
        " SELECT messages.id, seats.seat, seats.token_version, seats.name FROM messages"
        " JOIN seats ON seats.table_id = messages.table_id"
        " WHERE messages.recipient IS NOT NULL"
        " AND (seats.seat = messages.recipient OR seats.seat = messages.seat)"
    )
    op.drop_column("messages", "recipient")
