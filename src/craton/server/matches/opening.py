"""Opening a match: from its terms to a header and the first seats."""

from __future__ import annotations

import random
import re
import secrets
from dataclasses import dataclass, field, replace
from typing import Any

from craton.core.dice import SECRET_BYTES, fresh_seed
from craton.core.game import Game, make_game
from craton.core.registry import definition
from craton.core.text import read_position, write_position
from craton.server.accounts.identity import Caller
from craton.server.bots.levels import name_of_bot
from craton.server.errors import RequestError, bad_request
from craton.server.matches import commands
from craton.server.matches.clock import SEATS, Rule
from craton.server.matches.commands import Command
from craton.server.matches.match import OTHER, Header, Match, Seat

SEED = re.compile(r"[A-Za-z0-9_-]{1,64}")


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
    seed: str | None = None


def fresh_id() -> str:
    """An id that cannot be guessed: 96 random bits."""
    return secrets.token_urlsafe(12)


def check_terms(terms: Terms) -> tuple[Game, str | None]:
    """The game, and the text of the first position if it is not the game's own; RequestError if they are impossible."""
    game, setup = _game_and_setup(terms)
    if terms.rated and (terms.opponent in ("same", "bot") or setup or terms.hints):
        raise RequestError(
            "bad-request",
            "A rated match is between two people, from the game's own starting position and without hints.",
        )
    if (terms.opponent == "bot") != (terms.bot is not None):
        raise RequestError("bad-request", "A bot or its level must be named for a match against a bot, and only then.")
    if terms.opponent == "anyone" and terms.private:
        raise RequestError("bad-request", "A match that is open to anyone cannot be private.")
    return game, setup


def open_match(terms: Terms, caller: Caller, now: int) -> tuple[Match, list[Command]]:
    """A match without entries, and the commands that fill its first seats."""
    game, setup = check_terms(terms)
    seat = secrets.choice(SEATS) if terms.seat == "random" else terms.seat
    player = Seat(caller.name, checked_seed(terms.seed), caller.user, program=caller.is_bot)
    header = Header(
        id=fresh_id(),
        created=now,
        game=game,
        setup=setup,
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
        seating.append(commands.sit(OTHER[seat], replace(player, seed=fresh_seed())))
    elif terms.bot is not None:
        seating.append(commands.sit(OTHER[seat], Seat(name_of_bot(terms.bot), fresh_seed(), bot=terms.bot)))
    return Match(header), seating


def open_rematch(match: Match, now: int) -> tuple[Match, list[Command]]:
    """The rematch: the same players and terms, with the seats exchanged and new dice."""
    header = replace(
        match.header,
        id=fresh_id(),
        created=now,
        secret=secrets.token_bytes(SECRET_BYTES),
        previous=match.id,
        open=False,
        tournament=None,
        twin=None,
        dice=None,
    )
    seating = [commands.sit(seat, replace(match.seats[OTHER[seat]], seed=fresh_seed())) for seat in SEATS]
    return Match(header), seating


def checked_seed(seed: str | None) -> str:
    if seed is None:
        return fresh_seed()
    if not SEED.fullmatch(seed):
        raise RequestError("bad-request", "A seed consists of 1 to 64 letters, digits, '_' or '-'.")
    return seed


def _game_and_setup(terms: Terms) -> tuple[Game, str | None]:
    with bad_request():
        if terms.setup is None:
            if terms.game is None:
                raise RequestError("bad-request", "The match needs a game, or a position to start from.")
            given = terms.options | ({} if terms.preset is None else {"preset": terms.preset})
            return make_game(definition(terms.game), given, random.SystemRandom()), None
        position = read_position(terms.setup)
    if terms.game not in (None, position.game.name) or terms.options or terms.preset:
        raise RequestError("bad-request", "The position determines the game and its options; do not give them too.")
    if position.to_move is None:
        raise RequestError("bad-request", "The game is over in this position.")
    setup = write_position(position)
    return position.game, None if position == position.game.start() else setup
