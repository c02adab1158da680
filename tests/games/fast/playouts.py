"""What the playouts of every fast.py must keep, checked against the law."""

import random
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np

from craton.core.game import Game
from craton.core.position import Position
from craton.kernel.decorator import Kernel
from craton.kernel.layout import BLACK_SEAT, END, MOVER, OVER, WINNER, traced_action, traced_outcome
from craton.kernel.rng import new_generator
from craton.search.playouts import Player, Tally

LONGEST = 20_000


def fast_playout(game: Game) -> Kernel[..., int] | None:
    parts = game.definition.search_parts()
    return parts.playout if parts.plays(game.options) else None


class Tracer:
    """Plays out one position again and again, with its steps written down."""

    def __init__(self, position: Position, seed: int) -> None:
        game = position.game
        kernel = fast_playout(game)
        assert kernel is not None, "this game has no fast playout with these options"
        self.arrays, self.playout = game.arrays, kernel.compiled
        self.seat_of_black = 0  # at the end of the last playout
        self.start = np.array(position.data, np.int64)
        self.work = np.zeros(game.work_size, np.int64)
        self.rng = new_generator(seed)
        self.trace = np.zeros(LONGEST, np.int64)

    def play(self) -> tuple[list[int], int, int]:
        state = self.start.copy()
        self.trace[:] = END
        actions = self.playout(self.arrays, state, self.work, self.rng, self.trace)
        assert state[MOVER] == OVER
        self.seat_of_black = int(state[BLACK_SEAT])
        steps = self.trace.tolist()
        return steps[: steps.index(END)], int(actions), int(state[WINNER])


def check_traces(position: Position, playouts: int, seed: int) -> None:
    """Every step is one that the law allows, the game is over just then, and the winner is the law's."""
    tracer = Tracer(position, seed)
    for _ in range(playouts):
        steps, actions, winner = tracer.play()
        here, counted = position, 0
        for step in steps:
            assert here.to_move is not None, "the playout goes on behind the end"
            if here.weights:
                outcome = traced_outcome(step)  # its own inverse
                assert 0 <= outcome < len(here.weights)
                here = here.after_outcome(outcome)
            else:
                action = step >> 1
                assert action in here.legal, f"{action} is not legal in {here}"
                assert step == traced_action(action, here.data[MOVER]), "the side is wrong"
                here = here.after(action)
                counted += 1
        assert here.to_move is None, f"the playout stops early in {here}"
        assert here.data[WINNER] == winner
        assert here.data[BLACK_SEAT] == tracer.seat_of_black
        assert counted == actions


def check_uniform(position: Position, seed: int, each: int = 60) -> None:
    """The first action of many playouts is uniform over the law's legal actions: chi-square within 5 sigma."""
    if len(position.legal) < 2:
        return
    tracer = Tracer(position, seed)
    expected = max(each, 2000 // len(position.legal))
    counts: Counter[int] = Counter(tracer.play()[0][0] >> 1 for _ in range(expected * len(position.legal)))
    assert set(counts) <= set(position.legal)
    chi = sum((counts[action] - expected) ** 2 / expected for action in position.legal)
    degrees = len(position.legal) - 1
    assert abs(chi - degrees) < 5 * sqrt(2 * degrees) + 5, f"chi-square {chi:.1f} with {degrees} degrees in {position}"


def check_chances(counts: Counter[Any], chances: Mapping[Any, Fraction]) -> None:
    """As often as the chances say: chi-square below its 99.999 % quantile, by Wilson and Hilferty (z = 4.265).

    Kinds of which fewer than ten are expected are taken together.
    """
    assert set(counts) <= set(chances)
    number, rare, rare_expected, kinds, chi = sum(counts.values()), 0, 0.0, 0, 0.0
    for kind, chance in chances.items():
        expected = number * float(chance)
        if expected < 10:
            rare += counts[kind]
            rare_expected += expected
        else:
            kinds += 1
            chi += (counts[kind] - expected) ** 2 / expected
    if rare_expected >= 10:
        kinds += 1
        chi += (rare - rare_expected) ** 2 / rare_expected
    if kinds > 1:
        spread = 2 / (9 * (kinds - 1))
        assert chi < (kinds - 1) * (1 - spread + 4.265 * sqrt(spread)) ** 3, f"{chi} with {kinds - 1} degrees"


def check_results(position: Position, seconds: float = 0.5) -> None:
    """Shares of wins and draws and the mean length agree with the law's within 4.5 sigma."""
    fast = Player(position, 1).play_for(seconds)
    law = Player(position, 2, by_law=True).play_for(seconds)
    for name in ("black", "draw", "white"):
        one, two = (getattr(tally, name) / tally.playouts for tally in (fast, law))
        sigma = sqrt(_variance(fast, name) + _variance(law, name))
        assert abs(one - two) <= 4.5 * sigma + 1e-9, f"{name}: {one} and {two}"
    lengths = [tally.plies / tally.playouts for tally in (fast, law)]
    # The spread of lengths is not counted; half the mean is far above it, and errors in counting actions are larger.
    spread = lengths[1] / 2
    assert abs(lengths[0] - lengths[1]) < 4.5 * spread * sqrt(1 / fast.playouts + 1 / law.playouts), lengths


def _variance(tally: Tally, name: str) -> float:
    share = (getattr(tally, name) + 1) / (tally.playouts + 2)
    return share * (1 - share) / tally.playouts


def middle(game: Game, rng: random.Random, share: float) -> Position:
    """A position somewhere in a random match."""
    line = [game.start()]
    while line[-1].to_move is not None:
        here = line[-1]
        if here.weights:
            line.append(here.after_outcome(rng.randrange(len(here.weights))))
        else:
            line.append(here.after(rng.choice(here.legal)))
    return line[int(share * (len(line) - 1))]
