"""The simulation loop: selection, expansion, evaluation of the leaf, backup. Compiled only, for any game's kernels.

Hidden information is handled by determinisation with a shared tree: every simulation starts from one of `roots`, the
positions sampled from the searching side's view. Statistics are kept by action, so they average over what is hidden.
Where two samples disagree about who moves next or what is legal, the simulation leaves the tree.
"""

from __future__ import annotations

from typing import Any

from craton.core.styles import FEATURES
from craton.kernel.decorator import (
    CONSTANTS,
    FLOAT,
    FLOATS,
    GRID,
    INT,
    INTS,
    RANDOM,
    VOID,
    Constants,
    Floats,
    Ints,
    Signature,
    kernel,
)
from craton.kernel.layout import (
    BLACK,
    BLACK_SEAT,
    CHANCE,
    END,
    HASH,
    MOVER,
    OVER,
    PLAYOUT,
    ROLLOUT,
    first_seat_result,
    seat_to_move,
)
from craton.kernel.rng import below, draw_outcome
from craton.search.guidance import appraise, softmax
from craton.search.law import LAW
from craton.search.mcts.backup import backup, backup_amaf, backup_bounds, bound_decision, set_bounds
from craton.search.mcts.expansion import chance_child, expand, expand_chance
from craton.search.mcts.layout import (
    CHILD,
    EXACT,
    EXPAND_AFTER,
    HASH_MASK,
    KEY,
    LOWER,
    MAX_PATH,
    MOVER_SEEN,
    NO_NODE,
    NODES_USED,
    PATH_MOVERS,
    PATH_NODES,
    PATH_SEATS,
    PLAIN,
    PRIOR,
    PROOF,
    PUCT,
    RAVE,
    ROOT,
    SCRATCH,
    SIMULATIONS,
    TREE,
    UNVISITED,
    VISITS,
    Scratch,
    Tree,
)
from craton.search.mcts.lookahead import look_ahead_after, prove_ends
from craton.search.mcts.selection import select
from craton.search.network.inference import evaluate
from craton.search.network.layout import CELLS, NETWORK, Network
from craton.search.playouts import play_out

GAME = (LAW, PLAYOUT, ROLLOUT, FEATURES, NETWORK)
"""The type of a game's law, playout, rollout, features and network, or `no_playout` and so on."""
PRIOR_TEMPERATURE = 1.0
"""Logits of a network and preferences of a style become prior probabilities by a softmax with this temperature."""
PRIOR_FLOOR = 0.1
"""The share of the prior that all actions have in common: none is excluded."""
UNKNOWN = -1.0


@kernel(Signature(VOID, INTS, INT, RANDOM))
def shuffle(actions: Ints, count: int, rng: Any) -> None:
    """Shuffle the first `count` actions (modified in place)."""
    for at in range(count - 1, 0, -1):
        other = below(rng, at + 1)
        actions[at], actions[other] = actions[other], actions[at]


@kernel(Signature(INT, INTS, INT, INT))
def contains(actions: Ints, count: int, action: int) -> int:
    for at in range(count):
        if actions[at] == action:
            return 1
    return 0


@kernel(Signature(INT, SCRATCH, INT))
def ancestor_of(scratch: Scratch, depth: int) -> int:
    """Return the nearest node above `depth` on the path with the same side to move; -1 if there is none."""
    movers = scratch.path[PATH_MOVERS]
    above = depth - 1
    while above >= 0 and movers[above] != movers[depth]:
        above -= 1
    return scratch.path[PATH_NODES, above] if above >= 0 else -1


@kernel(Signature(FLOAT, TREE, INT))
def expand_after(tree: Tree, uses_network: int) -> float:
    """The visits after which a node is expanded.

    With a network that is at the first visit, because evaluating the position yields the priors, too; but most leaves
    are visited only once, so once half of the tree is full, nodes wait for the second visit.
    """
    if uses_network:
        return 1.0 if 2 * tree.counters[NODES_USED] > tree.nodes.shape[1] else 0.0
    return float(tree.settings[EXPAND_AFTER])


@kernel(Signature(FLOAT, CONSTANTS, INTS, INTS, NETWORK))
def black_value(constants: Constants, state: Ints, work: Ints, network: Network) -> float:
    """Black's probability of winning according to the network, UNKNOWN if it does not know such positions."""
    value = evaluate(constants, state, work, network)
    return value if value < 0.0 or state[MOVER] == BLACK else 1.0 - value


@kernel(Signature(VOID, TREE, INT, FLOATS))
def set_priors(tree: Tree, node: int, logits: Floats) -> None:
    """Make the logits of a node's actions the priors of its children, if it has any (logits are overwritten)."""
    start = tree.nodes[CHILD, node]
    if start == NO_NODE:
        return
    softmax(logits, len(logits), PRIOR_TEMPERATURE)
    floor = PRIOR_FLOOR / len(logits)
    for at in range(len(logits)):
        tree.stats[PRIOR, start + at] = (1.0 - PRIOR_FLOOR) * logits[at] + floor


@kernel(Signature(VOID, GAME, TREE, SCRATCH, GRID, INT))
def simulate(game: Any, tree: Tree, scratch: Scratch, roots: Any, simulations: int) -> None:
    """Add simulations to the tree; fewer if the root is proven.

    A leaf is evaluated by the network, if the settings use it; otherwise by the game's rollout; where that is unknown,
    by its playout; without one, by playing out the law. roots int64[samples, slots].
    """
    law, playout, rollout, features, network = game
    constants, legal, apply, chance_weights, apply_outcome = law
    nodes, stats, settings = tree.nodes, tree.stats, tree.settings
    state, actions, work, rng, trace = scratch.state, scratch.actions, scratch.work, scratch.rng, scratch.trace
    path, movers, seats = scratch.path[PATH_NODES], scratch.path[PATH_MOVERS], scratch.path[PATH_SEATS]
    uses_rave = settings[RAVE] > 0.0
    proves = len(roots) == 1 and settings[PLAIN] == 0.0
    leaf_trace = trace if uses_rave else trace[:0]
    uses_network = settings[PUCT] > 0.0 and network.shape[CELLS] > 0
    for _ in range(simulations):
        if nodes[PROOF, ROOT] == EXACT:
            return
        sample = tree.counters[SIMULATIONS] % len(roots)
        tree.counters[SIMULATIONS] += 1
        for slot in range(len(state)):
            state[slot] = roots[sample, slot]
        node, depth = ROOT, 0
        path[0] = ROOT
        black = UNKNOWN  # Black's result
        is_exact = False
        is_inside = True  # whether the state is that of the node
        if uses_rave:
            trace[0] = END
        while state[MOVER] != OVER:
            mover = state[MOVER]
            movers[depth] = mover
            if nodes[MOVER_SEEN, node] == UNVISITED:
                nodes[MOVER_SEEN, node] = mover
            if nodes[MOVER_SEEN, node] != mover or depth + 1 >= MAX_PATH or nodes[PROOF, node] == EXACT:
                break
            if mover == CHANCE:
                black = rollout(constants, state, work, rng, scratch.floats, leaf_trace)
                if black >= 0.0:
                    is_exact = True
                    break
                if proves and nodes[CHILD, node] == NO_NODE:
                    expand_chance(law, tree, scratch, node)
                outcome = draw_outcome(actions, chance_weights(constants, state, actions), rng)
                apply_outcome(constants, state, outcome, work)
                is_full = proves and nodes[CHILD, node] == NO_NODE
                child = NO_NODE if is_full else chance_child(tree, node, state[HASH] & HASH_MASK)
                if child == NO_NODE:
                    is_inside = False
                    break
            else:
                seats[depth] = seat_to_move(state)
                visits = stats[VISITS, node]
                if nodes[CHILD, node] == NO_NODE:
                    if node != ROOT and visits < expand_after(tree, uses_network):
                        if uses_network:
                            black = black_value(constants, state, work, network)
                        break
                    count = legal(constants, state, actions, work)
                    if node == ROOT:  # a short search must not prefer the first cells of the board
                        shuffle(actions, count, rng)
                    is_guided = tree.guide.seat == seats[depth]
                    if is_guided:
                        count = appraise(features, constants, state, tree.guide, actions, count, work, scratch.bounds)
                    ancestor = ancestor_of(scratch, depth) if uses_rave else -1
                    expand(tree, node, ancestor, actions[:count], scratch.child_of)
                    has_style = is_guided and tree.guide.prior > 0.0
                    if has_style:
                        set_priors(tree, node, scratch.bounds[:count])
                    if uses_network:
                        black = black_value(constants, state, work, network)
                        if not has_style:
                            for at in range(count):
                                scratch.bounds[at] = 0.0
                            if black >= 0.0:
                                network.logits(constants, state, actions, count, network.planes, scratch.bounds)
                            set_priors(tree, node, scratch.bounds[:count])
                        if black >= 0.0 and node != ROOT:
                            break
                        black = UNKNOWN  # every simulation visits one of the root's children
                    if nodes[CHILD, node] == NO_NODE:
                        break
                if proves and (uses_network or node == ROOT) and visits == look_ahead_after(depth):
                    if prove_ends(law, tree, scratch, node) and bound_decision(tree, node, seats[depth]):
                        backup_bounds(tree, scratch, depth)
                    if nodes[PROOF, node] == EXACT:
                        break
                child = select(tree, node, seats[depth], scratch.bounds)
                if len(roots) > 1:
                    count = legal(constants, state, actions, work)
                    if not contains(actions, count, nodes[KEY, child]):
                        break
                apply(constants, state, nodes[KEY, child], work)
            node = child
            depth += 1
            path[depth] = node
        movers[depth] = state[MOVER]
        is_over = state[MOVER] == OVER
        is_proven = nodes[PROOF, node] == EXACT
        if not (is_over or is_proven or is_exact) and black < 0.0:
            black = rollout(constants, state, work, rng, scratch.floats, leaf_trace)
            if black < 0.0 and playout(constants, state, work, rng, leaf_trace) < 0:
                play_out(law, state, actions, work, rng, leaf_trace)
        if is_proven:
            result = stats[LOWER, node]
        elif is_over or black < 0.0:
            result = first_seat_result(state)
        else:
            result = black if state[BLACK_SEAT] == 0 else 1.0 - black  # a rollout may swap the seats
        backup(tree, scratch, depth, result)
        if uses_rave:
            backup_amaf(tree, scratch, depth, result)
        if proves and is_inside and (is_over or is_exact) and set_bounds(tree, node, result, result):
            backup_bounds(tree, scratch, depth)


@kernel(PLAYOUT)
def no_playout(constants: Constants, state: Ints, work: Ints, rng: Any, trace: Ints) -> int:
    """The playout of a game that has none of its own: plays nothing and says so by -1."""
    return -1


@kernel(ROLLOUT)
def no_rollout(constants: Constants, state: Ints, work: Ints, rng: Any, floats: Any, trace: Ints) -> float:
    """The rollout of a game that has none: the value is unknown."""
    return UNKNOWN
