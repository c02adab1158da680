"""Tables and columns for operators, account recovery, integrity checks and several processes."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from craton.server.integrity.chain import entry_hash, header_hash
from craton.server.storage.migrations.versions.v0001_first_tables import guard_the_log as guard_the_first_log

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ID = sa.String(40)
EMPTY = "status IN ('waiting', 'aborted') AND ply <= 1"
"""A match without any play: it waits for an opponent, or its only ply is its end without a result."""
REFERENCES = {
    "matches": ("creator", "previous"),
    "rating_changes": ("opponent",),
    "tournaments": ("creator",),
    "pairings": ("first", "second"),
    "reports": ("match", "reporter"),
}
"""Columns that refer to users and matches. Without an index, deleting one of those would read the whole table."""
BATCH = 500
"""Matches whose logs are hashed at a time."""


def _columns() -> dict[str, tuple[sa.Column[Any], ...]]:
    return {
        "users": (
            sa.Column("seen", sa.BigInteger),
            sa.Column("email", sa.String(200)),
            sa.Column("banned", sa.BigInteger),
            sa.Column("muted", sa.BigInteger),
            sa.Column("ban_reason", sa.String(200)),
            sa.Column("mute_reason", sa.String(200)),
            sa.Column("deleted", sa.BigInteger),
        ),
        "tokens": (sa.Column("used", sa.BigInteger),),
        "matches": (
            sa.Column("asked", sa.Text),
            sa.Column("rules", sa.Integer, nullable=False, server_default="1"),
            sa.Column("quarantined", sa.Text),
            sa.Column("last_play", sa.BigInteger, nullable=False, server_default="0"),
            sa.Column("head", sa.String(64)),
        ),
        "entries": (sa.Column("hash", sa.String(64)),),
        "tournaments": (
            sa.Column("version", sa.Integer, nullable=False, server_default="0"),
            sa.Column("secret", sa.LargeBinary),
        ),
    }


def upgrade() -> None:
    for table, columns in _columns().items():
        for column in columns:
            op.add_column(table, column)
    newest = 'SELECT max("at") FROM entries WHERE "match" = matches.id AND'
    op.execute(f"UPDATE matches SET last_play = coalesce(({newest} ply IS NOT NULL), ({newest} kind = 'sit'), created)")
    op.create_table(
        "recoveries",
        sa.Column("user", ID, sa.ForeignKey("users.id", name="fk_recoveries_user"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("email", sa.String(200)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user", "kind", name="pk_recoveries"),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )
    op.create_table(
        "heartbeats",
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_heartbeats"),
    )
    op.create_table(
        "outages",
        sa.Column("start", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("end", sa.BigInteger, nullable=False),
        sa.Column("cause", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("start", name="pk_outages"),
    )
    op.create_table(
        "reports",
        sa.Column("id", ID, nullable=False),
        sa.Column("match", ID, sa.ForeignKey("matches.id", name="fk_reports_match"), nullable=False),
        sa.Column("reporter", ID, sa.ForeignKey("users.id", name="fk_reports_reporter"), nullable=False),
        sa.Column("about", ID, sa.ForeignKey("users.id", name="fk_reports_about"), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.Column("note", sa.Text, nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_about", "reports", ["about"])
    only_open = sa.text("closed IS NULL")
    op.create_index(
        "uq_reports_open",
        "reports",
        ["match", "reporter"],
        unique=True,
        sqlite_where=only_open,
        postgresql_where=only_open,
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("command", sa.String(40), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("details", sa.Text, nullable=False, server_default="{}"),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("notice", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_private_user", "private", ["user"])
    op.create_index("ix_matches_recent", "matches", ["updated", "id"])
    for table, names in REFERENCES.items():
        for name in names:
            op.create_index(f"ix_{table}_{name}", table, [name])
    _drop_guard()
    _hash_logs()
    _guard_the_log()


def _hash_logs() -> None:
    """Give every entry its hash."""
    connection = op.get_bind()
    found = sa.MetaData()
    matches, entries = (sa.Table(name, found, autoload_with=connection) for name in ("matches", "entries"))
    for name in ("rated", "private", "open", "hints"):
        matches.c[name].type = sa.Boolean()  # SQLite's own type is a number
    hashed = (
        sa.update(entries)
        .where(entries.c.match == sa.bindparam("of"), entries.c.number == sa.bindparam("at_number"))
        .values(hash=sa.bindparam("new"))
    )
    headed = sa.update(matches).where(matches.c.id == sa.bindparam("of")).values(head=sa.bindparam("new"))
    last = ""
    while headers := connection.execute(
        sa.select(matches).where(matches.c.id > last).order_by(matches.c.id).limit(BATCH)
    ).all():
        last = headers[-1].id
        logs: dict[str, list[Any]] = {header.id: [] for header in headers}
        ids = entries.c.match.in_(list(logs))
        for row in connection.execute(sa.select(entries).where(ids).order_by(entries.c.match, entries.c.number)):
            logs[row.match].append(row._asdict())
        new, heads = [], []
        for header in headers:
            previous = header_hash(header._asdict())
            for row in logs[header.id]:
                previous = entry_hash(previous, row)
                new.append({"of": header.id, "at_number": row["number"], "new": previous})
            heads.append({"of": header.id, "new": previous})
        if new:
            connection.execute(hashed, new)
        connection.execute(headed, heads)


def _drop_guard() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for verb in ("update", "delete"):
            op.execute(f"DROP TRIGGER entries_no_{verb}")
        return
    op.execute("DROP TRIGGER entries_kept ON entries")
    op.execute("DROP FUNCTION entries_are_kept()")


def _guard_the_log() -> None:
    """Entries can be added, not changed, and deleted only together with a match in which nothing was played."""
    if op.get_bind().dialect.name == "sqlite":
        for verb, condition in (
            ("UPDATE", ""),
            ("DELETE", f"WHEN NOT EXISTS (SELECT 1 FROM matches WHERE id = OLD.match AND {EMPTY}) "),
        ):
            op.execute(
                f"CREATE TRIGGER entries_no_{verb.lower()} BEFORE {verb} ON entries {condition}"
                "BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION entries_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        f"IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM matches WHERE id = OLD.match AND {EMPTY}) THEN RETURN OLD; "
        "END IF; RAISE EXCEPTION 'the log is append-only'; END $$"
    )
    op.execute(
        "CREATE TRIGGER entries_kept BEFORE UPDATE OR DELETE ON entries "
        "FOR EACH ROW EXECUTE FUNCTION entries_are_kept()"
    )


def downgrade() -> None:
    _drop_guard()
    guard_the_first_log()
    op.drop_index("ix_private_user", "private")
    op.drop_index("ix_matches_recent", "matches")
    for table, names in REFERENCES.items():
        for name in names:
            op.drop_index(f"ix_{table}_{name}", table)
    for table in ("notices", "audit", "reports", "outages", "heartbeats", "leases", "recoveries"):
        op.drop_table(table)
    for table, columns in _columns().items():
        for column in columns:
            op.drop_column(table, column.name)
