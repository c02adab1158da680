"""Ratings, tournaments, and what a match of a tournament has beyond others."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.String(40)


def upgrade() -> None:
    for name in ("tournament", "twin", "dice"):
        op.add_column("matches", sa.Column(name, ID))
    op.create_table(
        "ratings",
        sa.Column("user", ID, sa.ForeignKey("users.id", name="fk_ratings_user"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("lost", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", "game", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game_mu", "ratings", ["game", "mu"])
    op.create_table(
        "rating_changes",
        sa.Column("user", ID, sa.ForeignKey("users.id", name="fk_rating_changes_user"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("match", ID, sa.ForeignKey("matches.id", name="fk_rating_changes_match"), nullable=False),
        sa.Column("opponent", ID, sa.ForeignKey("users.id", name="fk_rating_changes_opponent"), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", "game", "number", name="pk_rating_changes"),
        sa.UniqueConstraint("match", "user", name="uq_rating_changes_match_user"),
    )
    op.create_table(
        "tournaments",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("creator", ID, sa.ForeignKey("users.id", name="fk_tournaments_creator"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("due", sa.BigInteger),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_game", "tournaments", ["game"])
    op.create_index("ix_tournaments_updated", "tournaments", ["status", "updated"])
    op.create_table(
        "entrants",
        sa.Column("tournament", ID, sa.ForeignKey("tournaments.id", name="fk_entrants_tournament"), nullable=False),
        sa.Column("user", ID, sa.ForeignKey("users.id", name="fk_entrants_user"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.Integer),
        sa.Column("withdrawn", sa.Integer),
        sa.PrimaryKeyConstraint("tournament", "user", name="pk_entrants"),
    )
    op.create_index("ix_entrants_user", "entrants", ["user"])
    op.create_table(
        "pairings",
        sa.Column("tournament", ID, sa.ForeignKey("tournaments.id", name="fk_pairings_tournament"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("table", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("first", ID, sa.ForeignKey("users.id", name="fk_pairings_first"), nullable=False),
        sa.Column("second", ID, sa.ForeignKey("users.id", name="fk_pairings_second")),
        sa.Column("match", ID),
        sa.Column("points", sa.Integer),
        sa.Column("how", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round", "table", "game", name="pk_pairings"),
        sa.UniqueConstraint("match", name="uq_pairings_match"),
    )


def downgrade() -> None:
    for table in ("pairings", "entrants", "tournaments", "rating_changes", "ratings"):
        op.drop_table(table)
    for name in ("tournament", "twin", "dice"):
        op.drop_column("matches", name)
