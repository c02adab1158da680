"""Golden files: readable playthroughs and perft counts, one for every value of every option."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Iterator, Mapping

from craton.core.definition import Definition
from craton.core.errors import OptionError
from craton.core.game import Game, make_game
from craton.core.options import Value
from craton.core.position import Position
from craton.core.sides import Actor
from craton.core.state import State
from craton.core.text import write_position
from craton.search.perft import perft

MAX_LINES = 500_000
MAX_DEPTH = 6
WIDTH = 116


def golden_games(
    definition: Definition, needs: Mapping[str, Mapping[str, Value]] | None = None
) -> Iterator[tuple[str, Game]]:
    """File names and small games for the defaults and for every other sample value of every option.

    `needs` gives the options without which an option has no effect.
    """
    small: dict[str, Value] = {o.name: o.samples[2] for o in definition.options if o.name == "size"}
    yield "default", make_game(definition, small)
    for option in definition.options:
        for value in option.samples:
            if value == option.default or (option.name == "size" and value == small["size"]):
                continue
            given = {**small, **(needs or {}).get(option.name, {}), option.name: value}
            try:
                yield f"{option.name}={option.write(value)}", make_game(definition, given)
            except OptionError:  # the value is incompatible with the defaults
                continue


def playthrough(game: Game, seed: int = 1) -> str:
    """A random match step by step: the position, its legal actions or outcomes, and the one that was chosen."""
    state = State(game)
    lines = [f"# {game.name} {game.options_text}: a random match with seed {seed}"]
    for step in random_match(game, seed).steps:
        lines += ["", state.to_text()]
        if state.to_move is Actor.CHANCE:
            odds = " ".join(f"{name}:{probability}" for name, probability in state.chance.items())
            lines += _wrapped(f"{state.event}: {odds}")
        else:
            moves = list(state.legal_moves)
            lines += _wrapped(f"{state.to_move} has {len(moves)}: {' '.join(moves)}")
        lines.append(f"> {step.text}")
        state.push(step.text)
    lines += ["", state.to_text(), f"= {state.outcome}", "", *map(str.rstrip, str(state).splitlines()), ""]
    return "\n".join(lines)


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)


def perft_lines(game: Game, seed: int = 1) -> Iterator[str]:
    """`position | count count ...` for the start, the middle and a point near the end of a random match."""
    state = random_match(game, seed)
    for share in (0, 50, 90):
        at = len(state.steps) * share // 100
        position = state.steps[at].before
        yield f"{write_position(position)} | {' '.join(map(str, _perfts(position)))}"


def _perfts(position: Position) -> list[int]:
    """The perfts from depth 1 on, up to the first that is zero or too large for a test."""
    counts: list[int] = []
    for depth in range(1, MAX_DEPTH + 1):
        growth = counts[-1] / counts[-2] if len(counts) > 1 else 1
        if counts and counts[-1] * max(growth, 1) > MAX_LINES:
            break
        count = perft(position, depth)
        if count == 0:
            break
        counts.append(count)
    return counts


def random_match(game: Game, seed: int) -> State:
    rng = random.Random(seed)
    state = State(game)
    while state.to_move is not None:
        if state.to_move is Actor.CHANCE:
            state.roll(rng)
        else:
            state.push(rng.choice(list(state.legal_moves)))
    return state
