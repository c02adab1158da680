"""The nearest style of each side of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ID = sa.String(40)


def upgrade() -> None:
    op.create_table(
        "match_styles",
        sa.Column("match", ID, sa.ForeignKey("matches.id", name="fk_match_styles_match"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("first", sa.String(40)),
        sa.Column("first_probability", sa.Double),
        sa.Column("second", sa.String(40)),
        sa.Column("second_probability", sa.Double),
        sa.PrimaryKeyConstraint("match", name="pk_match_styles"),
    )
    op.create_index("ix_match_styles_game_at", "match_styles", ["game", "at"])


def downgrade() -> None:
    op.drop_table("match_styles")
