"""Alembic runs this; the connection comes from `database.upgrade`."""

from alembic import context

from vacherie.server.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
