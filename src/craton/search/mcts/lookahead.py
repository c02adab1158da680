"""Looking one action ahead: a decision that is visited often knows at once which of its actions end the game."""

from __future__ import annotations

from typing import Any

from craton.kernel.decorator import FLOAT, INT, Signature, kernel
from craton.kernel.layout import MOVER, OVER, first_seat_result
from craton.search.law import LAW
from craton.search.mcts.backup import set_bounds
from craton.search.mcts.layout import CHILD, COUNT, KEY, OPEN, PROOF, SCRATCH, TREE, Scratch, Tree

NEAR_ROOT = 2
"""Up to this depth a node looks ahead early, because there it decides what is played."""
VISITS_NEAR_ROOT, VISITS_BELOW = 2.0, 20.0


@kernel(Signature(FLOAT, INT))
def look_ahead_after(depth: int) -> float:
    """The visits after which a node at this depth looks ahead, once: that costs as much as an evaluation."""
    if depth == 0:
        return 0.0
    return VISITS_NEAR_ROOT if depth <= NEAR_ROOT else VISITS_BELOW


@kernel(Signature(INT, LAW, TREE, SCRATCH, INT))
def prove_ends(law: Any, tree: Tree, scratch: Scratch, node: int) -> int:
    """Prove the children of a decision in which the game is over; return their number.

    Priors alone would starve them: a network may think little of an action that wins at once.
    `scratch.state` is the node's position; `scratch.other` is overwritten.
    """
    constants, _, apply, _, _ = law
    state, other, ends = scratch.state, scratch.other, 0
    for child in range(tree.nodes[CHILD, node], tree.nodes[CHILD, node] + tree.nodes[COUNT, node]):
        if tree.nodes[PROOF, child] == OPEN:
            for slot in range(len(state)):
                other[slot] = state[slot]
            apply(constants, other, tree.nodes[KEY, child], scratch.work)
            if other[MOVER] == OVER:
                result = first_seat_result(other)
                set_bounds(tree, child, result, result)
                ends += 1
    return ends
