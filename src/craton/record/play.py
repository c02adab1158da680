"""A match between two bots, from the start to its record."""

from __future__ import annotations

import random

from craton.bots import Bot, close_bot, play_to_end
from craton.bots.spec import parse_bot
from craton.core.game import Game
from craton.core.registry import game as game_by_name
from craton.core.sides import SEATS, SIDES, Actor
from craton.core.state import State
from craton.record.identity import with_id
from craton.record.model import Record
from craton.record.states import record_of


def play(game: str | Game | State, *, black: Bot | str, white: Bot | str, seed: int | str | None = None) -> Record:
    """Let two bots play to the end and return the record.

    game: a name, a game with options, or a state to continue (which is not modified). A bot is any object with
    `choose(view)` or a text such as "mcts:5". A bot keeps its seat when the sides are swapped. `seed` determines the
    dice and the bots given as texts.

    >>> import craton
    >>> record = craton.play(craton.game("faultlines", size=3), black="greedy", white="random", seed=3)
    >>> record.tags["Result"], record.tags["First"], record.termination
    ('white', 'greedy', '0-1')
    """
    state = game.copy() if isinstance(game, State) else State(game_by_name(game) if isinstance(game, str) else game)
    names: dict[Actor, str] = {}
    bots: dict[Actor, Bot] = {}
    made: list[Bot] = []
    for side, bot in zip(SIDES, (black, white), strict=True):
        seat = state.seat(side)
        if isinstance(bot, str):
            spec = parse_bot(bot)
            spec.check(state.game)
            names[seat], bots[seat] = str(spec), spec.make(seed=None if seed is None else f"{seed} {seat}")
            made.append(bots[seat])
        else:
            names[seat], bots[seat] = type(bot).__name__, bot
    rng = random.Random(seed)
    try:
        play_to_end(state, bots, names, lambda state: state.roll(rng))
    finally:
        for bot in made:
            close_bot(bot)
    tags = {str(seat).capitalize(): names[seat] for seat in SEATS}
    return with_id(record_of(state, tags if seed is None else {**tags, "Seed": str(seed)}))
