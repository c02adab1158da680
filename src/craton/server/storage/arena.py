"""The tables of ratings and tournaments. Times are whole milliseconds since 1970; points count halves."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from craton.server.storage.tables import ID, metadata

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
    Column("until", BigInteger, nullable=False),  # from then on it is provisional again, if nothing is played
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
"""What each rated match did to a rating. Its keys are what makes a match count once: two writers who start from the
same rating want the same number, and the same match wants the same row."""

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
    Column("plan", Text, nullable=False),  # kind, rounds and all else that is decided when it is opened
    Column("status", String(10), nullable=False),  # open, running, over, cancelled
    Column("round", Integer, nullable=False),  # the round that is played; 0 before the start
    Column("rounds", Integer),  # how many there will be; known from the start on
    Column("due", BigInteger),  # when it starts or the next round begins, if that is known
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
    Column("seed", Integer),  # 1 for the highest rating; known from the start on
    Column("withdrawn", Integer),  # the round from which on nothing is played any more
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
    Column("second", ID, ForeignKey("users.id")),  # NULL: first has a bye
    Column("match", ID),  # NULL: a bye, or one of them had withdrawn
    Column("points", Integer),  # of first, in halves; second has the rest of 2
    Column("how", String(40), nullable=False, default=""),  # what decided it
    UniqueConstraint("match"),
)
"""One row for each game. Its key is what makes a round paired once, whoever pairs it."""
