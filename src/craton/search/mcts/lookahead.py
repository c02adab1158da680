"""Looking one action ahead: a decision that is visited often knows at once which of its actions end the game."""

from __future__ import annotations

from typing import Any

from craton.kernel.decorator import INT, Signature, kernel
from craton.kernel.layout import MOVER, OVER, first_seat_result
from craton.search.law import LAW
from craton.search.mcts.backup import set_bounds
from craton.search.mcts.layout import CHILD, COUNT, KEY, OPEN, PROOF, SCRATCH, TREE, Scratch, Tree

LOOK_AHEAD_AFTER = 12.0
"""The visits after which a node other than the root looks ahead."""


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
