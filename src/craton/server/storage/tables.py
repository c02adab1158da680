"""The tables. Times are integer milliseconds since 1970, points count halves, and JSON is kept in text columns."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = sa.String(40)

users = sa.Table(
    "users",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("key", sa.String(40), unique=True),  # the name of an account in lower case; NULL for guests
    sa.Column("password", sa.String(200)),  # argon2id; NULL for guests
    sa.Column("is_bot", sa.Boolean, nullable=False, default=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger),  # the last sign of life, to within a day
    sa.Column("email", sa.String(200)),  # confirmed; only for password recovery
    sa.Column("banned", sa.BigInteger),  # until when the user may not use the server
    sa.Column("muted", sa.BigInteger),  # until when the user may not chat
    sa.Column("ban_reason", sa.String(200)),  # shown to the user
    sa.Column("mute_reason", sa.String(200)),
    sa.Column("deleted", sa.BigInteger),  # when the user deleted the account
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("hash", sa.String(64), nullable=False),  # of the secret part of the cookie
    sa.Column("user", ID, sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("agent", sa.String(200), nullable=False, default=""),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("user", ID, sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("label", sa.String(60), nullable=False),
    sa.Column("scopes", sa.String(200), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("expires", sa.BigInteger),
    sa.Column("used", sa.BigInteger),  # the last use, to within an hour
)

recoveries = sa.Table(
    "recoveries",
    metadata,
    sa.Column("user", ID, sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("kind", sa.String(10), primary_key=True),  # operator or mail, for a new password; email confirms one
    sa.Column("hash", sa.String(64), nullable=False),  # of the one-time code
    sa.Column("email", sa.String(200)),  # the address to be confirmed
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False, default=0),
)
"""One-time codes with which a user sets a new password or confirms an e-mail address."""

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(40), nullable=False, index=True),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("setup", sa.Text),  # the text form of the first position, if it is not the game's own
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),  # whether it is listed in the lobby
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("creator", ID, sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("previous", ID, index=True),  # the match that this one is a rematch of
    sa.Column("tournament", ID),
    sa.Column("twin", ID),  # the match with the same dice and the seats exchanged
    sa.Column("dice", ID),  # the match whose id the dice are derived from, if it is the twin
    sa.Column("asked", sa.Text),  # the options as requested, if some of them are drawn by the dice
    sa.Column("rules", sa.Integer, nullable=False, default=1, server_default="1"),  # the version of the game's rules
    sa.Column("quarantined", sa.Text),  # why the match cannot be read; NULL if it can
    # The columns below are derived from the log and kept for lists and searches.
    sa.Column("first", ID, sa.ForeignKey("users.id"), index=True),
    sa.Column("second", ID, sa.ForeignKey("users.id"), index=True),
    sa.Column("first_bot", sa.String(200)),
    sa.Column("second_bot", sa.String(200)),
    sa.Column("status", sa.String(10), nullable=False),  # waiting, playing, over, aborted
    sa.Column("to_act", sa.String(10)),  # first or second; NULL if no seat is to move
    sa.Column("winner", sa.String(10)),  # first, second or draw
    sa.Column("reason", sa.String(40)),
    sa.Column("ply", sa.Integer, nullable=False, default=0),
    sa.Column("deadline", sa.BigInteger),  # when the flag of the seat to move falls
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("last_play", sa.BigInteger, nullable=False, server_default="0"),  # when the play last went on
    sa.Column("head", sa.String(64)),  # the hash of the last entry
    sa.Index("ix_matches_deadline", "status", "deadline"),
    sa.Index("ix_matches_updated", "status", "updated"),
    sa.Index("ix_matches_recent", "updated", "id"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("match", ID, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("ply", sa.Integer),  # NULL for entries that are not part of the play, such as chat
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("seat", sa.String(10)),
    sa.Column("text", sa.Text, nullable=False, default=""),
    sa.Column("data", sa.Text, nullable=False, default="{}"),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("action_id", sa.String(64)),
    sa.Column("hash", sa.String(64)),  # of the previous hash and this row
    sa.UniqueConstraint("match", "ply"),
    sa.UniqueConstraint("match", "seat", "action_id"),
)
"""The log of each match: append-only, which triggers enforce."""

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("match", ID, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # of the analysis: another one is made again
    sa.Column("text", sa.Text, nullable=False),  # the response as JSON
)
"""The analyses of finished matches."""

private = sa.Table(
    "private",
    metadata,
    sa.Column("match", ID, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("user", ID, sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("kind", sa.String(20), primary_key=True),  # notes, plan:first, plan:second, mute
    sa.Column("text", sa.Text, nullable=False),
    sa.Index("ix_private_user", "user"),
)
"""Texts that only their owner sees."""

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("user", ID, sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("drawn", sa.Integer, nullable=False),
    sa.Column("lost", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # the end of the last match
    sa.Column("until", sa.BigInteger, nullable=False),  # when the rating becomes provisional without further matches
    sa.Index("ix_ratings_game_mu", "game", "mu"),
)

rating_changes = sa.Table(
    "rating_changes",
    metadata,
    sa.Column("user", ID, sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("match", ID, sa.ForeignKey("matches.id"), nullable=False),
    sa.Column("opponent", ID, sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("score", sa.Integer, nullable=False),  # 2 won, 1 drawn, 0 lost
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("match", "user"),
)
"""What each rated match did to a rating. The keys make a match count only once: two writers that start from the same
rating want the same number, and two that rate the same match want the same row."""

match_styles = sa.Table(
    "match_styles",
    metadata,
    sa.Column("match", ID, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # when the match ended
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),  # of first, in halves: 2 won, 1 drawn, 0 lost
    sa.Column("first", sa.String(40)),  # the style of the first seat; NULL if it made too few decisions
    sa.Column("first_probability", sa.Double),
    sa.Column("second", sa.String(40)),
    sa.Column("second_probability", sa.Double),
    sa.Index("ix_match_styles_game_at", "game", "at"),
)
"""The style that each player of a finished match resembles most, by the classifier."""

opening_moves = sa.Table(
    "opening_moves",
    metadata,
    sa.Column("position", sa.String(32), primary_key=True),  # `canonical_key`: game, options, position
    sa.Column("move", sa.String(40), primary_key=True),  # the action in the canonical form of the position
    sa.Column("wins", sa.Integer, nullable=False),  # of the seat that had to decide
    sa.Column("draws", sa.Integer, nullable=False),
    sa.Column("losses", sa.Integer, nullable=False),
)
"""What people played in the first turns of public matches, and how these ended. A change of a law's slots would change
the keys: its migration empties this table and `opening_matches`, and the server counts everything again."""

opening_matches = sa.Table(
    "opening_matches",
    metadata,
    sa.Column("match", ID, sa.ForeignKey("matches.id"), primary_key=True),
)
"""The matches that `opening_moves` has counted. Each row is written together with the counts of its match, so that no
match is counted twice."""

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("creator", ID, sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(40), nullable=False, index=True),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("plan", sa.Text, nullable=False),  # kind, rounds and all other settings
    sa.Column("status", sa.String(10), nullable=False),  # open, running, over, cancelled
    sa.Column("round", sa.Integer, nullable=False),  # the current round; 0 before the start
    sa.Column("rounds", sa.Integer),  # the number of rounds, known from the start
    sa.Column("due", sa.BigInteger),  # when it or its next round starts, if that is known
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("version", sa.Integer, nullable=False, default=0, server_default="0"),  # counts changes
    sa.Column("secret", sa.LargeBinary),  # what its matches and their dice are derived from; NULL before 0.2
    sa.Index("ix_tournaments_updated", "status", "updated"),
)

entrants = sa.Table(
    "entrants",
    metadata,
    sa.Column("tournament", ID, sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("user", ID, sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("joined", sa.BigInteger, nullable=False),
    sa.Column("seed", sa.Integer),  # 1 for the highest rating, known from the start
    sa.Column("withdrawn", sa.Integer),  # the round in which the entrant withdrew
    sa.Index("ix_entrants_user", "user"),
)

pairings = sa.Table(
    "pairings",
    metadata,
    sa.Column("tournament", ID, sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("first", ID, sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("second", ID, sa.ForeignKey("users.id"), index=True),  # NULL if first has a bye
    sa.Column("match", ID),  # NULL for a bye, or if one of the two had withdrawn
    sa.Column("points", sa.Integer),  # of first, in halves; second gets the rest of 2
    sa.Column("how", sa.String(40), nullable=False, default=""),  # what decided it
    sa.UniqueConstraint("match"),
)
"""One row per game. The key makes sure that a round is paired only once, by whatever process."""

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("name", sa.String(80), primary_key=True),
    sa.Column("holder", sa.String(40), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),  # by the database's clock
)
"""Work that one of several processes does at a time."""

heartbeats = sa.Table(
    "heartbeats",
    metadata,
    sa.Column("process", sa.String(40), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""When each server process was last alive."""

outages = sa.Table(
    "outages",
    metadata,
    sa.Column("start", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("end", sa.BigInteger, nullable=False),
    sa.Column("cause", sa.String(40), nullable=False),
)
"""Intervals in which no server was running; they are charged to no clock."""

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("match", ID, sa.ForeignKey("matches.id"), nullable=False, index=True),
    sa.Column("reporter", ID, sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("about", ID, sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("closed", sa.BigInteger),  # NULL while it is open
    sa.Column("note", sa.Text, nullable=False, default="", server_default=""),  # the operator's
    sa.Index(
        "uq_reports_open",
        "match",
        "reporter",
        unique=True,
        sqlite_where=sa.text("closed IS NULL"),
        postgresql_where=sa.text("closed IS NULL"),
    ),
)
"""Reports of players to the operator; a user has at most one open report on a match."""

audit = sa.Table(
    "audit",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("by", sa.String(80), nullable=False),
    sa.Column("command", sa.String(40), nullable=False),
    sa.Column("subject", sa.String(80), nullable=False),
    sa.Column("details", sa.Text, nullable=False, default="{}", server_default="{}"),
)
"""Commands of operators, one row each."""

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("notice", sa.Text, nullable=False),
    sqlite_autoincrement=True,  # ids are never used again
)
"""Topics that other programs have changed, for a server on a SQLite file; PostgreSQL has its own notifications."""
