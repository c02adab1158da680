"""The tables. Times are whole milliseconds since 1970; JSON stands in text columns, written and read by the store."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(40)

users = Table(
    "users",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(40), unique=True),  # the name of an account without capitals; NULL for guests
    Column("password", String(200)),  # argon2id; NULL for guests
    Column("is_bot", Boolean, nullable=False, default=False),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("hash", String(64), nullable=False),  # of the secret part of the cookie
    Column("user", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("agent", String(200), nullable=False, default=""),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", ID, primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("user", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("scopes", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
)

matches = Table(
    "matches",
    metadata,
    Column("id", ID, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("game", String(40), nullable=False, index=True),
    Column("options", Text, nullable=False),
    Column("setup", Text),  # the text of the position it starts from, if that is not the game's own
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),  # whether it is offered to everybody in the lobby
    Column("hints", Boolean, nullable=False),
    Column("creator", ID, ForeignKey("users.id"), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("previous", ID),  # the match of which it is the rematch
    Column("tournament", ID),
    Column("twin", ID),  # the match with the same dice and seats exchanged
    Column("dice", ID),  # the match after which the draws are named, if that is the twin
    # What follows is said by the log too, and is kept here for lists and searches.
    Column("first", ID, ForeignKey("users.id"), index=True),
    Column("second", ID, ForeignKey("users.id"), index=True),
    Column("first_bot", String(200)),
    Column("second_bot", String(200)),
    Column("status", String(10), nullable=False),  # waiting, playing, over, aborted
    Column("to_act", String(10)),  # first or second; NULL where nobody has to decide
    Column("winner", String(10)),  # first, second or draw
    Column("reason", String(40)),
    Column("ply", Integer, nullable=False, default=0),
    Column("deadline", BigInteger),  # when the flag of the seat to act falls
    Column("updated", BigInteger, nullable=False),
    Index("ix_matches_deadline", "status", "deadline"),
    Index("ix_matches_updated", "status", "updated"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", ID, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer),  # NULL for entries that are no part of the play, such as chat
    Column("kind", String(20), nullable=False),
    Column("seat", String(10)),
    Column("text", Text, nullable=False, default=""),
    Column("data", Text, nullable=False, default="{}"),
    Column("at", BigInteger, nullable=False),
    Column("action_id", String(64)),
    UniqueConstraint("match", "ply"),
    UniqueConstraint("match", "seat", "action_id"),
)
"""The truth: append-only, which triggers see to."""

private = Table(
    "private",
    metadata,
    Column("match", ID, ForeignKey("matches.id"), primary_key=True),
    Column("user", ID, ForeignKey("users.id"), primary_key=True),
    Column("kind", String(20), primary_key=True),  # notes, plan:first, plan:second, mute
    Column("text", Text, nullable=False),
)
"""What only its owner sees."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
