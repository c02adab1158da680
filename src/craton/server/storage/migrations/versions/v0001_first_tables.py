"""The first tables: users, sessions, tokens, matches and their log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(40)


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(40)),
        sa.Column("password", sa.String(200)),
        sa.Column("is_bot", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("key", name="uq_users_key"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", ID, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("user", ID, sa.ForeignKey("users.id", name="fk_sessions_user"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_index("ix_sessions_user", "sessions", ["user"])
    op.create_table(
        "tokens",
        sa.Column("id", ID, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("user", ID, sa.ForeignKey("users.id", name="fk_tokens_user"), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("scopes", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
    )
    op.create_index("ix_tokens_user", "tokens", ["user"])
    op.create_table(
        "matches",
        sa.Column("id", ID, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("setup", sa.Text),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("creator", ID, sa.ForeignKey("users.id", name="fk_matches_creator"), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("previous", ID),
        sa.Column("first", ID, sa.ForeignKey("users.id", name="fk_matches_first")),
        sa.Column("second", ID, sa.ForeignKey("users.id", name="fk_matches_second")),
        sa.Column("first_bot", sa.String(200)),
        sa.Column("second_bot", sa.String(200)),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("to_act", sa.String(10)),
        sa.Column("winner", sa.String(10)),
        sa.Column("reason", sa.String(40)),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    for name in ("game", "first", "second"):
        op.create_index(f"ix_matches_{name}", "matches", [name])
    op.create_index("ix_matches_deadline", "matches", ["status", "deadline"])
    op.create_index("ix_matches_updated", "matches", ["status", "updated"])
    op.create_table(
        "entries",
        sa.Column("match", ID, sa.ForeignKey("matches.id", name="fk_entries_match"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("ply", sa.Integer),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.String(10)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("action_id", sa.String(64)),
        sa.PrimaryKeyConstraint("match", "number", name="pk_entries"),
        sa.UniqueConstraint("match", "ply", name="uq_entries_match_ply"),
        sa.UniqueConstraint("match", "seat", "action_id", name="uq_entries_match_seat_action_id"),
    )
    op.create_table(
        "private",
        sa.Column("match", ID, sa.ForeignKey("matches.id", name="fk_private_match"), nullable=False),
        sa.Column("user", ID, sa.ForeignKey("users.id", name="fk_private_user"), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "user", "kind", name="pk_private"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    guard_the_log()


def guard_the_log() -> None:
    """Entries can be added, not changed and not deleted."""
    if op.get_bind().dialect.name == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER entries_no_{verb.lower()} BEFORE {verb} ON entries "
                "BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION entries_are_kept() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'the log is append-only'; END $$"
    )
    op.execute(
        "CREATE TRIGGER entries_kept BEFORE UPDATE OR DELETE ON entries "
        "FOR EACH ROW EXECUTE FUNCTION entries_are_kept()"
    )


def downgrade() -> None:
    for table in ("entries", "private", "keys", "matches", "tokens", "sessions", "users"):
        op.drop_table(table)
