"""Perft: the number of lines of play of a given length, counting actions and outcomes of chance events as steps.

The simplest test that two engines agree on the rules. Lines that end earlier are not counted.
"""

from __future__ import annotations

from typing import Any

from craton.core.position import Position
from craton.kernel.decorator import GRID, INT, INTS, Ints, Signature, kernel
from craton.kernel.layout import CHANCE, MOVER, OVER
from craton.search.law import LAW, law_of

COMPILED_FROM = 3
"""The depth from which compiling pays off."""


@kernel(Signature(INT, LAW, GRID, GRID, INTS, INT))
def count_lines(law: Any, states: Any, steps: Any, work: Ints, depth: int) -> int:
    """The perft of states[0]; compiled only. states int64[depth, slots], steps int64[depth, most actions + 2]."""
    constants, legal, apply, chance_weights, apply_outcome = law
    total, level = 0, 0
    entering = True
    while level >= 0:
        state, todo = states[level], steps[level]
        if entering:
            if state[MOVER] == OVER:
                count = 0
            elif state[MOVER] == CHANCE:
                count = chance_weights(constants, state, todo[2:])
            else:
                count = legal(constants, state, todo[2:], work)
            if level == depth - 1:
                total += count
                count = 0
            todo[0], todo[1] = count, 0
        if todo[1] == todo[0]:
            level -= 1
            entering = False
            continue
        below = states[level + 1]
        for slot in range(len(state)):
            below[slot] = state[slot]
        if state[MOVER] == CHANCE:
            apply_outcome(constants, below, todo[1], work)
        else:
            apply(constants, below, todo[2 + todo[1]], work)
        todo[1] += 1
        level += 1
        entering = True
    return total


def perft(position: Position, depth: int) -> int:
    """The number of lines of `depth` steps from a position."""
    if depth < COMPILED_FROM:
        return perft_interpreted(position, depth)
    import numpy as np

    game = position.game
    states = np.zeros((depth, game.slots), np.int64)
    states[0] = position.data
    steps = np.zeros((depth, max(game.most_actions, 64) + 2), np.int64)
    work = np.zeros(game.work_size, np.int64)
    return int(count_lines.compiled(law_of(game), states, steps, work, depth))


def perft_interpreted(position: Position, depth: int) -> int:
    """The same by plain recursion over positions, without compiling."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(position.legal) + len(position.weights)
    return sum(perft_interpreted(child, depth - 1) for _, child in children(position))


def divide(position: Position, depth: int) -> dict[str, int]:
    """The perft of each first step."""
    return {name: perft(child, depth - 1) for name, child in children(position)}


def children(position: Position) -> list[tuple[str, Position]]:
    """The actions or outcomes of a position by name, each with the position it leads to."""
    if position.weights:
        return [(name, position.after_outcome(number)) for number, name in enumerate(position.chance)]
    notation = position.game.definition.notation
    return [(notation.write(position.game, action), position.after(action)) for action in position.legal]
