"""Opening a match: from what was asked for to a header and the first seats."""

from __future__ import annotations

import random
import re
import secrets
from dataclasses import dataclass, field, replace
from typing import Any

from craton.core.dice import SECRET_BYTES, fresh_seed
from craton.core.errors import CratonError
from craton.core.game import Game, make_game
from craton.core.registry import definition
from craton.core.text import read_position, write_position
from craton.server.bots.levels import name_of_bot
from craton.server.errors import Refusal
from craton.server.matches import commands
from craton.server.matches.clock import SEATS, Rule
from craton.server.matches.commands import Command
from craton.server.matches.match import OTHER, Header, Match

SEED = re.compile(r"[A-Za-z0-9_-]{1,64}")
OPPONENTS = ("same", "friend", "anyone", "bot")


@dataclass(frozen=True)
class Wish:
    """What somebody asks for who opens a match."""

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


def check_wish(wish: Wish) -> tuple[Game, str | None]:
    """The game, and the text of the position to start from if that is not the game's own; Refusal if it cannot be."""
    chosen, setup = _game_and_setup(wish)
    if wish.rated and (wish.opponent in ("same", "bot") or setup or wish.hints):
        raise Refusal(
            "bad-request", "A rated match is between two people, from the game's own beginning and without hints."
        )
    if (wish.opponent == "bot") != (wish.bot is not None):
        raise Refusal("bad-request", "A match against a bot, and no other, names the bot or its level.")
    if wish.opponent == "anyone" and wish.private:
        raise Refusal("bad-request", "A match that is open to anyone cannot be private.")
    return chosen, setup


def open_match(wish: Wish, user: str, name: str, now: int, *, program: bool = False) -> tuple[Match, list[Command]]:
    """A match without entries, and the commands that seat those who sit at once."""
    chosen, setup = check_wish(wish)
    seat = secrets.choice(SEATS) if wish.seat == "random" else wish.seat
    header = Header(
        id=fresh_id(),
        created=now,
        game=chosen,
        setup=setup,
        clock=wish.clock,
        rated=wish.rated,
        private=wish.private,
        open=wish.opponent == "anyone",
        hints=not wish.rated if wish.hints is None else wish.hints,
        creator=user,
        secret=secrets.token_bytes(SECRET_BYTES),
    )
    seating = [commands.sit(seat, name=name, seed=checked_seed(wish.seed), user=user, program=program)]
    if wish.opponent == "same":
        seating.append(commands.sit(OTHER[seat], name=name, seed=fresh_seed(), user=user, program=program))
    elif wish.bot is not None:
        seating.append(commands.sit(OTHER[seat], name=name_of_bot(wish.bot), seed=fresh_seed(), bot=wish.bot))
    return Match(header), seating


def open_rematch(match: Match, now: int) -> tuple[Match, list[Command]]:
    """The next match of the same two, with seats exchanged and dice of its own."""
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
    seating = []
    for seat in SEATS:
        who = match.seats[OTHER[seat]]
        seating.append(
            commands.sit(seat, name=who.name, seed=fresh_seed(), user=who.user, bot=who.bot, program=who.program)
        )
    return Match(header), seating


def checked_seed(seed: str | None) -> str:
    if seed is None:
        return fresh_seed()
    if not SEED.fullmatch(seed):
        raise Refusal("bad-request", "A seed is 1 to 64 letters, digits, '_' or '-'.")
    return seed


def _game_and_setup(wish: Wish) -> tuple[Game, str | None]:
    try:
        if wish.setup is None:
            if wish.game is None:
                raise Refusal("bad-request", "The match needs a game, or a position to start from.")
            given = wish.options | ({} if wish.preset is None else {"preset": wish.preset})
            return make_game(definition(wish.game), given, random.SystemRandom()), None
        position = read_position(wish.setup)
    except Refusal:
        raise
    except CratonError as error:
        raise Refusal("bad-request", str(error)) from None
    if wish.game not in (None, position.game.name) or wish.options or wish.preset:
        raise Refusal("bad-request", "The position names the game and its options; leave them out beside it.")
    if position.to_move is None:
        raise Refusal("bad-request", "The game is over in this position.")
    setup = write_position(position)
    return position.game, None if position == position.game.start() else setup
