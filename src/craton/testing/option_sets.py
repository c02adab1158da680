"""Pairwise covering option sets: every pair of sample values of two options occurs in at least one of a few games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, product

from craton.core.definition import Definition
from craton.core.errors import OptionError
from craton.core.game import Game, make_game
from craton.core.options import Value

Choice = tuple[str, Value]


def covering_games(definition: Definition, seed: int = 0, tries: int = 40) -> Iterator[Game]:
    """Games in which all compatible pairs of option values occur (greedy pairwise covering)."""
    rng = random.Random(seed)
    samples = {option.name: option.samples for option in definition.options}
    missing = {
        frozenset([(one, a), (two, b)])
        for one, two in combinations(samples, 2)
        for a, b in product(samples[one], samples[two])
    }
    while missing:
        wanted = min(missing, key=lambda pair: sorted(map(repr, pair)))
        best: tuple[set[frozenset[Choice]], Game] | None = None
        for _ in range(tries):
            values = {name: rng.choice(choices) for name, choices in samples.items()} | dict(wanted)
            game = _game_or_none(definition, values)
            if game is not None:
                covered = missing & {frozenset(pair) for pair in combinations(values.items(), 2)}
                if best is None or len(covered) > len(best[0]):
                    best = covered, game
        missing.discard(wanted)  # if no game was found, the two are incompatible
        if best is not None:
            missing -= best[0]
            yield best[1]


def random_game(definition: Definition, rng: random.Random) -> Game:
    """A game with random sample values."""
    while True:
        game = _game_or_none(definition, {option.name: rng.choice(option.samples) for option in definition.options})
        if game is not None:
            return game


def _game_or_none(definition: Definition, values: dict[str, Value]) -> Game | None:
    try:
        return make_game(definition, values)
    except OptionError:
        return None
