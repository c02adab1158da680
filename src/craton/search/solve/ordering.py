"""The order in which a solver tries actions: by the history heuristic, and where much is at stake by a network, too."""

from __future__ import annotations

from typing import Any, NamedTuple

from craton.kernel.decorator import FLOATS, GRID, INT, INTS, VOID, Floats, Ints, Signature, Structure, kernel
from craton.kernel.layout import KEYS, MOVER, OVER, first_seat_result, seat_to_move
from craton.search.network.inference import evaluate
from craton.search.network.layout import CELLS, NETWORK, Network
from craton.search.solve.reductions import SOLVER_LAW, canonical, copy
from craton.search.solve.transposition import LOSS, VALUE, WIN, hash_with, probe

BLAME = 2
"""The weight of failures in the history heuristic; found by measurement, like the other numbers here."""
NETWORK_FROM = 11
"""Actions from which on a decision's subtree is so large that ordering by network pays."""
LOGIT_WEIGHT, HISTORY_WEIGHT = 0.05, 3.0
DECIDED = 1e6
"""The score of an action that is known to win; losing ones have the opposite."""


class Memory(NamedTuple):
    """What earlier searches leave for later ones; modified in place, except for the keys."""

    table: Any
    """int64[rows, ENTRY]: the transposition table"""
    second_keys: Any
    """int64[...]: Zobrist keys of the second hash"""
    history: Any
    """int64[movers, action numbers]: scores of the history heuristic"""


class Scratch(NamedTuple):
    canonical: Any
    """int64[slots]"""
    image: Any
    """int64[slots]"""
    work: Any
    """int64[work size]"""
    scores: Any
    """float64[most actions, at least 64]"""
    logits: Any
    """float64[most actions, at least 64]"""


MEMORY = Structure(Memory, GRID, INTS, GRID)
SCRATCH = Structure(Scratch, INTS, INTS, INTS, FLOATS, FLOATS)


@kernel(Signature(VOID, INTS, INT, FLOATS))
def sort_by_scores(actions: Ints, count: int, scores: Floats) -> None:
    """Sort the actions with the highest scores to the front, and the scores with them; a stable insertion sort."""
    for at in range(1, count):
        action, score = actions[at], scores[at]
        place = at
        while place > 0 and scores[place - 1] < score:
            actions[place], scores[place] = actions[place - 1], scores[place - 1]
            place -= 1
        actions[place], scores[place] = action, score


@kernel(Signature(VOID, INTS, INTS, INT, INT))
def reward(history: Ints, actions: Ints, tried: int, nodes: int) -> None:
    """Raise the score of the last action tried, which won after `nodes` nodes in all; lower those tried before it.

    Scores are weighted by nodes, so that the order is right where much is at stake, near the root.
    """
    history[actions[tried - 1]] += nodes
    for at in range(tried - 1):
        history[actions[at]] -= BLAME * nodes // tried


@kernel(Signature(VOID, INTS, INT, INTS, FLOATS))
def write_history(actions: Ints, count: int, history: Ints, scores: Floats) -> None:
    for at in range(count):
        scores[at] = float(history[actions[at]])


@kernel(Signature(INT, SOLVER_LAW, INTS, INTS, INTS, MEMORY, SCRATCH))
def known_result(law: Any, state: Ints, below: Ints, reductions: Ints, memory: Memory, scratch: Scratch) -> int:
    """What the table or the law says of the position `below` one action later: 1 a win, -1 a loss, 0 unknown or a draw.

    Near the move cap the table may be wrong about that, which costs time but no correctness: this orders actions.
    """
    seat = seat_to_move(state)
    if below[MOVER] == OVER:
        first = int(2.0 * first_seat_result(below)) - 1
        return -first if seat else first
    canonical(law, below, reductions, scratch.canonical, scratch.image, scratch.work)
    keys = law[0][KEYS]
    row = probe(memory.table, hash_with(scratch.canonical, keys), hash_with(scratch.canonical, memory.second_keys))
    value = memory.table[row, VALUE] if row >= 0 else 0
    if value != WIN and value != LOSS:
        return 0
    own = 1 if value == WIN else -1
    return own if seat_to_move(below) == seat else -own


@kernel(Signature(VOID, SOLVER_LAW, INTS, INTS, INTS, INT, INTS, MEMORY, SCRATCH, NETWORK))
def order(
    law: Any,
    state: Ints,
    below: Ints,
    actions: Ints,
    count: int,
    reductions: Ints,
    memory: Memory,
    scratch: Scratch,
    network: Network,
) -> None:
    """Sort the actions of a decision, the most promising first; `below` is overwritten."""
    constants, _, apply, _, _, _ = law
    history, scores = memory.history[state[MOVER]], scratch.scores
    write_history(actions, count, history, scores)
    if network.shape[CELLS] > 0 and count >= NETWORK_FROM and evaluate(constants, state, scratch.work, network) >= 0.0:
        most = 1.0
        for at in range(count):
            most = max(most, scores[at])
        logits = scratch.logits
        network.logits(constants, state, actions, count, network.planes, logits)
        for at in range(count):
            copy(state, below)
            apply(constants, below, actions[at], scratch.work)
            result = known_result(law, state, below, reductions, memory, scratch)
            scores[at] = HISTORY_WEIGHT * scores[at] / most + LOGIT_WEIGHT * logits[at] + DECIDED * result
    sort_by_scores(actions, count, scores)
