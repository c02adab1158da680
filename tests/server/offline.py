"""Matches without a server: values that commands are applied to."""

from collections.abc import Mapping
from typing import Any

from craton.core.game import make_game
from craton.core.registry import definition
from craton.server.matches import commands
from craton.server.matches.clock import SEATS, Rule
from craton.server.matches.commands import Command
from craton.server.matches.header import Header, Seat
from craton.server.matches.match import Match
from craton.server.matches.service import numbered


def begun_match(
    game: str, options: Mapping[str, Any], clock: Rule | None = None, users: tuple[str, str] = ("ann", "bob")
) -> Match:
    """A match with both seats taken."""
    header = Header(
        id="m",
        created=0,
        game=make_game(definition(game), options),
        setup=None,
        clock=clock or Rule(),
        rated=False,
        private=False,
        open=False,
        hints=True,
        creator="u",
        secret=bytes(range(32)),
    )
    match = Match(header)
    for seat, user in zip(SEATS, users, strict=True):
        match = done(match, commands.sit(seat, Seat(user, user, user)))
    return match


def done(match: Match, *orders: Command) -> Match:
    """The match after some commands."""
    for order in orders:
        match = match.after(numbered(match, order(match, 0)))
    return match
