"""Long logs get checkpoints, and a table the person who started its game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "checkpoints",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("host", sa.String(32)))
    op.create_index("tables_hosted", "tables", ["host", "phase"])
