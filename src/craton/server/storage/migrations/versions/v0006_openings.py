"""Counts of the openings of public matches; the server fills them from the matches that exist."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

ID = sa.String(40)


def upgrade() -> None:
    op.create_table(
        "opening_moves",
        sa.Column("position", sa.String(32), nullable=False),
        sa.Column("move", sa.String(40), nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("losses", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("position", "move", name="pk_opening_moves"),
    )
    op.create_table(
        "opening_matches",
        sa.Column("match", ID, sa.ForeignKey("matches.id", name="fk_opening_matches_match"), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_opening_matches"),
    )


def downgrade() -> None:
    op.drop_table("opening_matches")
    op.drop_table("opening_moves")
