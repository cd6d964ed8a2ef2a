"""By which rules a table was played, and snapshots from which it can go on."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Give tables a fingerprint and a digest, not known yet, and snapshots their past."""
    for name in ("fingerprint", "digest"):
        op.add_column(
            "tables", sa.Column(name, sa.String(length=16), nullable=False, server_default="")
        )
    with op.batch_alter_table("snapshots") as snapshots:
        snapshots.drop_column("version")
        snapshots.add_column(sa.Column("past", sa.JSON(none_as_null=True), nullable=True))
