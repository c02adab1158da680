"""The tables. Times are integer milliseconds since 1970, points count halves, and JSON is kept in text columns."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
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
    Column("key", String(40), unique=True),  # the name of an account in lower case; NULL for guests
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
    Column("setup", Text),  # the text form of the first position, if it is not the game's own
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),  # whether it is listed in the lobby
    Column("hints", Boolean, nullable=False),
    Column("creator", ID, ForeignKey("users.id"), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("previous", ID),  # the match that this one is a rematch of
    Column("tournament", ID),
    Column("twin", ID),  # the match with the same dice and the seats exchanged
    Column("dice", ID),  # the match whose id the dice are derived from, if it is the twin
    # The columns below are derived from the log and kept for lists and searches.
    Column("first", ID, ForeignKey("users.id"), index=True),
    Column("second", ID, ForeignKey("users.id"), index=True),
    Column("first_bot", String(200)),
    Column("second_bot", String(200)),
    Column("status", String(10), nullable=False),  # waiting, playing, over, aborted
    Column("to_act", String(10)),  # first or second; NULL if no seat is to move
    Column("winner", String(10)),  # first, second or draw
    Column("reason", String(40)),
    Column("ply", Integer, nullable=False, default=0),
    Column("deadline", BigInteger),  # when the flag of the seat to move falls
    Column("updated", BigInteger, nullable=False),
    Index("ix_matches_deadline", "status", "deadline"),
    Index("ix_matches_updated", "status", "updated"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", ID, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer),  # NULL for entries that are not part of the play, such as chat
    Column("kind", String(20), nullable=False),
    Column("seat", String(10)),
    Column("text", Text, nullable=False, default=""),
    Column("data", Text, nullable=False, default="{}"),
    Column("at", BigInteger, nullable=False),
    Column("action_id", String(64)),
    UniqueConstraint("match", "ply"),
    UniqueConstraint("match", "seat", "action_id"),
)
"""The log of each match: append-only, which triggers enforce."""

private = Table(
    "private",
    metadata,
    Column("match", ID, ForeignKey("matches.id"), primary_key=True),
    Column("user", ID, ForeignKey("users.id"), primary_key=True),
    Column("kind", String(20), primary_key=True),  # notes, plan:first, plan:second, mute
    Column("text", Text, nullable=False),
)
"""Texts that only their owner sees."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("user", ID, ForeignKey("users.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # the end of the last match
    Column("until", BigInteger, nullable=False),  # when the rating becomes provisional without further matches
    Index("ix_ratings_game_mu", "game", "mu"),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("user", ID, ForeignKey("users.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("match", ID, ForeignKey("matches.id"), nullable=False),
    Column("opponent", ID, ForeignKey("users.id"), nullable=False),
    Column("score", Integer, nullable=False),  # 2 won, 1 drawn, 0 lost
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "user"),
)
"""What each rated match did to a rating. The keys make a match count only once: two writers that start from the same
rating want the same number, and two that rate the same match want the same row."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("creator", ID, ForeignKey("users.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("game", String(40), nullable=False, index=True),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("plan", Text, nullable=False),  # kind, rounds and all other settings
    Column("status", String(10), nullable=False),  # open, running, over, cancelled
    Column("round", Integer, nullable=False),  # the current round; 0 before the start
    Column("rounds", Integer),  # the number of rounds, known from the start
    Column("due", BigInteger),  # when it or its next round starts, if that is known
    Column("updated", BigInteger, nullable=False),
    Index("ix_tournaments_updated", "status", "updated"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ID, ForeignKey("tournaments.id"), primary_key=True),
    Column("user", ID, ForeignKey("users.id"), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("seed", Integer),  # 1 for the highest rating, known from the start
    Column("withdrawn", Integer),  # the round in which the entrant withdrew
    Index("ix_entrants_user", "user"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", ID, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("table", Integer, primary_key=True, autoincrement=False),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("first", ID, ForeignKey("users.id"), nullable=False),
    Column("second", ID, ForeignKey("users.id")),  # NULL if first has a bye
    Column("match", ID),  # NULL for a bye, or if one of the two had withdrawn
    Column("points", Integer),  # of first, in halves; second gets the rest of 2
    Column("how", String(40), nullable=False, default=""),  # what decided it
    UniqueConstraint("match"),
)
"""One row per game. The key makes sure that a round is paired only once, by whatever process."""
