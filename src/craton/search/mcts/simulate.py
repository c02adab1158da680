"""Simulations: one way down the tree, one look beyond it, and what that teaches. Compiled, over any game's kernels.

What the searching side cannot know is drawn anew for each simulation from its view (`roots`, one possible position a
row). Statistics are kept by action, so they average over what is hidden. Where two draws disagree about who moves next
or what is legal, the simulation leaves the tree there.
"""

from __future__ import annotations

from typing import Any

from craton.kernel.decorator import (
    CONSTANTS,
    FLOAT,
    FLOAT_GRID,
    FLOATS,
    GRID,
    INT,
    INTS,
    RANDOM,
    SMALL_GRID,
    VOID,
    Constants,
    Ints,
    Signature,
    kernel,
)
from craton.kernel.layout import (
    APPLY,
    BLACK,
    BLACK_SEAT,
    CHANCE,
    CHANCE_WEIGHTS,
    DRAW,
    END,
    HASH,
    LEGAL,
    MOVER,
    OVER,
    PLAYOUT,
    ROLLOUT,
    WINNER,
)
from craton.kernel.rng import below
from craton.search.mcts.tree import (
    CHILD,
    DONE,
    EXPAND,
    FITS,
    HEARSAY,
    KEY,
    NONE,
    PLAIN,
    PROVEN,
    ROOT,
    UNKNOWN,
    VISITS,
    WHO,
    child_with_key,
    expand,
    learn,
    learn_by_hearsay,
    proof,
    seat_to_move,
    select,
)
from craton.search.playouts import play_out

LONGEST_PATH = 400

# Rows of the work space int64[WAYS, LONGEST_PATH + 1]: the nodes on the way down, and who was to move at each.
PATH, SIDES, SEATS = range(3)
WAYS = 3


@kernel(Signature(FLOAT, INTS))
def result_of_black(state: Ints) -> float:
    """Of a finished game: 1 if Black has won, 0 if White has, 1/2 for a draw."""
    if state[WINNER] == DRAW:
        return 0.5
    return 1.0 if state[WINNER] == BLACK else 0.0


@kernel(Signature(INT, INTS, INT, RANDOM))
def drawn(weights: Ints, count: int, rng: Any) -> int:
    """A number from 0 to count - 1, each as likely as its weight."""
    total = 0
    for outcome in range(count):
        total += weights[outcome]
    lot = below(rng, total)
    outcome = 0
    while lot >= weights[outcome]:
        lot -= weights[outcome]
        outcome += 1
    return outcome


@kernel(Signature(VOID, INTS, INT, RANDOM))
def shuffle(actions: Ints, count: int, rng: Any) -> None:
    """So that a short search does not prefer the first cells of the board (actions modified in place)."""
    for at in range(count - 1, 0, -1):
        other = below(rng, at + 1)
        actions[at], actions[other] = actions[other], actions[at]


@kernel(Signature(INT, INTS, INT, INT))
def contains(actions: Ints, count: int, action: int) -> int:
    for at in range(count):
        if actions[at] == action:
            return 1
    return 0


@kernel(
    Signature(
        VOID, CONSTANTS, GRID, INTS, INTS, INTS, FLOATS, RANDOM, INTS, GRID, INTS, FLOATS, FLOATS, SMALL_GRID,
        FLOAT_GRID, INTS, FLOATS, INT,
        LEGAL, APPLY, CHANCE_WEIGHTS, APPLY, PLAYOUT, INT, ROLLOUT, INT,
    )
)  # fmt: skip
def simulate(
    constants: Constants,
    roots: Any,
    state: Ints,
    out: Ints,
    work: Ints,
    floats: Any,
    rng: Any,
    trace: Ints,
    ways: Any,
    places: Ints,
    played: Any,
    bounds: Any,
    nodes: Any,
    stats: Any,
    counters: Ints,
    settings: Any,
    simulations: int,
    legal: Any,
    apply: Any,
    chance_weights: Any,
    apply_outcome: Any,
    playout: Any,
    has_playout: int,
    rollout: Any,
    has_rollout: int,
) -> None:
    """Adds simulations to the tree, fewer if the root is proven.

    A leaf is valued by the game's rollout if it has one that knows, else by its playout, else by the law's.
    Scratch: places int64[action numbers], played float64[2 * action numbers] of zeros, bounds float64[most actions].
    """
    path, sides, seats = ways[PATH], ways[SIDES], ways[SEATS]
    hearsay = settings[HEARSAY] > 0.0
    proves = len(roots) == 1 and settings[PLAIN] == 0.0
    ends = trace if hearsay else trace[:0]
    for _ in range(simulations):
        if nodes[PROVEN, ROOT]:
            return
        row = counters[DONE] % len(roots)
        counters[DONE] += 1
        for slot in range(len(state)):
            state[slot] = roots[row, slot]
        node, depth = ROOT, 0
        path[0] = ROOT
        black = -1.0  # Black's result, once it is known
        if hearsay:
            trace[0] = END
        while state[MOVER] != OVER:
            who = state[MOVER]
            sides[depth] = who
            if nodes[WHO, node] == UNKNOWN:
                nodes[WHO, node] = who
            if nodes[WHO, node] != who or depth + 1 >= LONGEST_PATH or nodes[PROVEN, node]:
                break
            if who == CHANCE:
                if has_rollout:
                    black = rollout(constants, state, work, rng, floats, ends)
                    if black >= 0.0:
                        break
                apply_outcome(constants, state, drawn(out, chance_weights(constants, state, out), rng), work)
                child = child_with_key(nodes, stats, counters, node, state[HASH] & FITS)
                if child == NONE:
                    break
            else:
                seats[depth] = seat_to_move(state)
                if nodes[CHILD, node] == NONE:
                    if stats[VISITS, node] < settings[EXPAND] and node != ROOT:
                        break
                    elder = -1
                    if hearsay:
                        elder = depth - 1
                        while elder >= 0 and sides[elder] != who:
                            elder -= 1
                        elder = path[elder] if elder >= 0 else -1
                    count = legal(constants, state, out, work)
                    if node == ROOT:
                        shuffle(out, count, rng)
                    expand(nodes, stats, counters, settings, node, elder, out, count, places)
                    if nodes[CHILD, node] == NONE:
                        break
                child = select(nodes, stats, node, seats[depth], settings, bounds)
                if len(roots) > 1:
                    count = legal(constants, state, out, work)
                    if not contains(out, count, nodes[KEY, child]):
                        break
                apply(constants, state, nodes[KEY, child], work)
            node = child
            depth += 1
            path[depth] = node
        sides[depth] = state[MOVER]
        over = state[MOVER] == OVER
        if not over and black < 0.0 and nodes[PROVEN, node]:
            black = 1.0 if (nodes[PROVEN, node] == 1) == (state[BLACK_SEAT] == 0) else 0.0
        if not over and black < 0.0:
            if has_rollout:
                black = rollout(constants, state, work, rng, floats, ends)
            if black < 0.0:
                if has_playout:
                    playout(constants, state, work, rng, ends)
                else:
                    play_out(constants, state, out, work, rng, ends, legal, apply, chance_weights, apply_outcome)
        if black < 0.0:
            black = result_of_black(state)
        result = black if state[BLACK_SEAT] == 0 else 1.0 - black  # seats may have been swapped to the last
        learn(stats, result, path, depth)
        if hearsay:
            learn_by_hearsay(nodes, stats, result, path, sides, trace, depth, played, bounds)
        if proves:
            if over and state[WINNER] != DRAW:
                nodes[PROVEN, node] = 1 if result == 1.0 else 2
            if nodes[PROVEN, node]:
                above = depth - 1
                while above >= 0 and sides[above] != CHANCE and nodes[PROVEN, path[above + 1]]:
                    nodes[PROVEN, path[above]] = proof(nodes, path[above], seats[above])
                    above -= 1


@kernel(PLAYOUT)
def no_playout(constants: Constants, state: Ints, work: Ints, rng: Any, trace: Ints) -> int:
    """Stands in the place of a game's own playout where there is none."""
    return 0


@kernel(ROLLOUT)
def no_rollout(constants: Constants, state: Ints, work: Ints, rng: Any, floats: Any, trace: Ints) -> float:
    """Stands in the place of a game's own rollout where there is none."""
    return -1.0
