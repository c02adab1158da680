"""Opening a match: from its terms to a header and the first seats."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from craton.core.dice import SECRET_BYTES
from craton.core.game import Game
from craton.core.options import split_options
from craton.core.random_options import undrawn_game
from craton.core.registry import definition
from craton.core.text import read_position, write_position
from craton.server.accounts.identity import Caller
from craton.server.bots.levels import name_of_bot
from craton.server.errors import RequestError, bad_request
from craton.server.ids import fresh_id
from craton.server.matches import commands
from craton.server.matches.clock import SEATS, Rule
from craton.server.matches.commands import Command
from craton.server.matches.header import Header, Seat
from craton.server.matches.match import OTHER, Match


@dataclass(frozen=True)
class Terms:
    """The terms of a new match, as its creator requests them."""

    game: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    preset: str | None = None
    setup: str | None = None
    seat: str = "random"
    opponent: str = "friend"
    bot: str | None = None
    clock: Rule = field(default_factory=Rule)
    rated: bool = False
    private: bool = False
    hints: bool | None = None
    commitment: str | None = None
    """The SHA-256 of the creator's seed; None leaves the seed to the server."""


@dataclass(frozen=True)
class Start:
    """The start of a match: a game, a position, or a game whose random options are drawn at the start."""

    game: Game
    setup: str | None = None
    """The text of the first position, if it is not the game's own."""
    asked: str | None = None
    """The options as requested, if some of them are random."""


def check_terms(terms: Terms) -> Start:
    """The start of a match; RequestError if the terms are impossible."""
    start = _start(terms)
    if terms.rated and (terms.opponent in ("same", "bot") or start.setup or terms.hints):
        raise RequestError(
            "bad-request",
            "A rated match is between two people, from the game's own starting position and without hints.",
        )
    if terms.rated and terms.seat != "random":
        raise RequestError("bad-request", "Seats are assigned in rated matches: seat must be random.")
    if terms.rated:
        check_rated_clock(terms.clock)
    if terms.rated and terms.private:
        raise RequestError("bad-request", "A rated match cannot be private.")
    if (terms.opponent == "bot") != (terms.bot is not None):
        raise RequestError("bad-request", "A bot or its level must be named for a match against a bot, and only then.")
    if terms.opponent == "anyone" and terms.private:
        raise RequestError("bad-request", "A match that is open to anyone cannot be private.")
    return start


def check_rated_clock(clock: Rule) -> None:
    """RequestError if a clock is so short that it would decide a rated match by itself."""
    if clock.is_too_short:
        raise RequestError(
            "bad-request", "Rated play needs at least ten seconds for the first turn, in correspondence an hour."
        )


def open_match(terms: Terms, caller: Caller, now: int, *, given: str | None = None) -> tuple[Match, list[Command]]:
    """A match without entries, and the commands that fill its first seats. given: the creator's seat if it is rated."""
    start = check_terms(terms)
    seat = given or (secrets.choice(SEATS) if terms.seat == "random" else terms.seat)
    player = Seat(caller.name, None, caller.user, program=caller.is_bot, commitment=terms.commitment)
    header = Header(
        id=fresh_id(),
        created=now,
        game=start.game,
        setup=start.setup,
        asked=start.asked,
        clock=terms.clock,
        rated=terms.rated,
        private=terms.private,
        open=terms.opponent == "anyone",
        hints=not terms.rated if terms.hints is None else terms.hints,
        creator=caller.user,
        secret=secrets.token_bytes(SECRET_BYTES),
    )
    seating = [commands.sit(seat, player)]
    if terms.opponent == "same":
        seating.append(commands.sit(OTHER[seat], replace(player, commitment=None)))
    elif terms.bot is not None:
        seating.append(commands.sit(OTHER[seat], Seat(name_of_bot(terms.bot), None, bot=terms.bot)))
    return Match(header), seating


def open_rematch(match: Match, commitments: Mapping[str, str | None], now: int) -> tuple[Match, list[Command]]:
    """The rematch: the same players and terms, with the seats exchanged and new dice.

    commitments: by the seats of the match that is over.
    """
    old = match.header
    header = replace(
        old,
        id=fresh_id(),
        created=now,
        game=old.game if old.asked is None else undrawn_game(old.game.definition, split_options(old.asked))[0],
        secret=secrets.token_bytes(SECRET_BYTES),
        previous=match.id,
        rated=old.rated and not old.private,  # earlier versions had private rated matches
        open=False,
        tournament=None,
        twin=None,
        dice=None,
        rules=None,
    )
    players = {
        OTHER[seat]: replace(taken, seed=None, by_server=False, commitment=commitments.get(seat))
        for seat, taken in match.seats.items()
    }
    return Match(header), [commands.sit(seat, players[seat]) for seat in SEATS]


def _start(terms: Terms) -> Start:
    with bad_request():
        if terms.setup is None:
            if terms.game is None:
                raise RequestError("bad-request", "The match needs a game, or a position to start from.")
            given = terms.options | ({} if terms.preset is None else {"preset": terms.preset})
            game, asked = undrawn_game(definition(terms.game), given)
            return Start(game, asked=asked)
        position = read_position(terms.setup)
    if terms.game not in (None, position.game.name) or terms.options or terms.preset:
        raise RequestError("bad-request", "The position determines the game and its options; do not give them too.")
    if position.to_move is None:
        raise RequestError("bad-request", "The game is over in this position.")
    setup = write_position(position)
    return Start(position.game, None if position == position.game.start() else setup)
