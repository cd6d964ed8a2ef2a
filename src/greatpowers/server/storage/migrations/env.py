"""Run by Alembic: migrates the connection that the server hands over."""

from alembic import context

from greatpowers.server.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
