"""Whole games in compiled code: two players, dice that depend only on a key and the turn, and a log of every step.

The dice of a turn come from a generator seeded by the game's dice key and the turn number. Two games with the same key
therefore get the same random numbers for the same events of the same turn, whatever was played before: that is what
makes games comparable in pairs.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from craton.kernel.decorator import (
    FLOAT,
    FLOATS,
    GRID,
    INT,
    INTS,
    RANDOM,
    UINT,
    VOID,
    Ints,
    Signature,
    Structure,
    kernel,
)
from craton.kernel.layout import CHANCE, MOVER, OVER, TURN, first_seat_result, seat_to_move
from craton.kernel.rng import below, draw, draw_outcome
from craton.search.law import LAW
from craton.search.mcts.layout import (
    CHILD,
    COUNT,
    EXACT,
    FIELDS,
    INVERSE_ROOT,
    KEY,
    LOWER,
    MOVER_SEEN,
    NODES_USED,
    PROOF,
    ROOT,
    SCRATCH,
    SIMULATIONS,
    STATS,
    TREE,
    UNVISITED,
    UPPER,
    VISITS,
    WINS,
    Scratch,
    Tree,
)
from craton.search.mcts.simulation import GAME, simulate
from craton.search.solve.reductions import copy

# Results of `play_game` other than a number of steps.
LOG_FULL, OVER_IN_OPENING = -1, -2

UNKNOWN = -1.0
"""As a value: not computed."""

# Entries of `counts`.
RUN, SEARCHES = range(2)

_GOLDEN, _MIX1, _MIX2 = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_11, _27, _30, _31 = (np.uint64(n) for n in (11, 27, 30, 31))


class Player(NamedTuple):
    """One seat: a tree search with a budget, or a random player if the budget is 0."""

    game: Any
    """The law, playout, rollout and features that its simulations use."""
    tree: Any
    scratch: Any
    """Its `rng` is the player's own generator."""
    budget: int
    """Simulations before each action."""
    temperature: float
    """0 for the best action; otherwise actions are drawn by visits ** (1 / temperature)."""


class Log(NamedTuple):
    """The steps of a game, all modified in place; row `t` of `states` is the position before step `t`."""

    states: Any
    """int64[steps + 1, slots]"""
    codes: Any
    """int64[steps]: the action, or -1 - outcome"""
    choices: Any
    """int64[steps]: the number of legal actions; 0 at a chance event"""
    values: Any
    """float64[steps]: the first seat's win probability according to the player's search; UNKNOWN without one"""
    counts: Any
    """int64[2]: simulations and searches"""
    root: Any
    """int64[1, slots]: scratch"""


class Opening(NamedTuple):
    """How a game begins: given actions, then random ones."""

    actions: Any
    """int64[...]"""
    random_actions: int
    rng: Any
    """uint64[4]"""


PLAYER = Structure(Player, GAME, TREE, SCRATCH, INT, FLOAT)
LOG = Structure(Log, GRID, INTS, INTS, FLOATS, INTS, GRID)
OPENING = Structure(Opening, INTS, INT, RANDOM)


@kernel(Signature(VOID, RANDOM, UINT, INT))
def seed_turn(rng: Any, key: Any, turn: int) -> None:
    """Seed a generator for the dice of one turn (SplitMix64; rng modified in place). Compiled only."""
    word = np.uint64(key) + np.uint64(turn) * _MIX1
    for at in range(4):
        word += _GOLDEN
        mixed = (word ^ (word >> _30)) * _MIX1
        mixed = (mixed ^ (mixed >> _27)) * _MIX2
        rng[at] = mixed ^ (mixed >> _31)


@kernel(Signature(FLOAT, RANDOM))
def uniform(rng: Any) -> float:
    """A number from 0 to 1, exclusive; compiled only."""
    return float(draw(rng) >> _11) / 9007199254740992.0


@kernel(Signature(VOID, TREE))
def clear(tree: Tree) -> None:
    """Leave only an unvisited root (tree modified in place); other nodes are initialised when they are made."""
    tree.counters[NODES_USED] = 1
    tree.counters[SIMULATIONS] = 0
    for field in range(FIELDS):
        tree.nodes[field, ROOT] = 0
    for stat in range(STATS):
        tree.stats[stat, ROOT] = 0.0
    tree.nodes[MOVER_SEEN, ROOT] = UNVISITED
    tree.stats[INVERSE_ROOT, ROOT] = 1.0
    tree.stats[UPPER, ROOT] = 1.0


@kernel(Signature(FLOAT, TREE, INT))
def first_seat_value(tree: Tree, node: int) -> float:
    """The first seat's value of a node: the mean of its visits, within the proven bounds."""
    stats = tree.stats
    mean = stats[WINS, node] / stats[VISITS, node] if stats[VISITS, node] > 0.0 else 0.5
    value: float = min(max(mean, stats[LOWER, node]), stats[UPPER, node])
    return value


@kernel(Signature(INT, TREE, INT))
def best_child(tree: Tree, seat: int) -> int:
    """The root's best child for the seat that searched; `craton.search.mcts.result.ranked` says which that is."""
    nodes, stats = tree.nodes, tree.stats
    first, last = nodes[CHILD, ROOT], nodes[CHILD, ROOT] + nodes[COUNT, ROOT]
    floor = -1.0  # not 0: sums of chances may exceed 1 by a rounding error, and then all lower bounds are below 0
    for child in range(first, last):
        floor = max(floor, stats[LOWER, child] if seat == 0 else 1.0 - stats[UPPER, child])
    most_visited, exact = -1, -1  # the best child with an open value, and with an exact one
    for child in range(first, last):
        lower = stats[LOWER, child] if seat == 0 else 1.0 - stats[UPPER, child]
        upper = stats[UPPER, child] if seat == 0 else 1.0 - stats[LOWER, child]
        if nodes[PROOF, child] == EXACT:
            if lower == floor and (exact < 0 or stats[VISITS, child] > stats[VISITS, exact]):
                exact = child
        elif not (upper <= floor and lower < floor) and (
            most_visited < 0 or stats[VISITS, child] > stats[VISITS, most_visited]
        ):
            most_visited = child
    if most_visited < 0 or exact < 0:
        return exact if most_visited < 0 else most_visited
    value = first_seat_value(tree, most_visited)
    return exact if floor > 0.0 and floor >= (value if seat == 0 else 1.0 - value) else most_visited


@kernel(Signature(INT, TREE, INT, INT, FLOAT, RANDOM))
def drawn_child(tree: Tree, seat: int, best: int, temperature: float, rng: Any) -> int:
    """A child drawn by visits ** (1 / temperature); the best one at temperature 0 or if it is a proven win."""
    nodes, stats = tree.nodes, tree.stats
    first, last = nodes[CHILD, ROOT], nodes[CHILD, ROOT] + nodes[COUNT, ROOT]
    if temperature == 0.0 or (nodes[PROOF, best] == EXACT and stats[LOWER, best] == 1.0 - seat):
        return best
    most = 0.0
    for child in range(first, last):
        most = max(most, stats[VISITS, child])
    if most == 0.0:
        return best if nodes[PROOF, ROOT] == EXACT else int(first + below(rng, last - first))
    total = 0.0
    for child in range(first, last):
        total += (stats[VISITS, child] / most) ** (1.0 / temperature)
    lot = uniform(rng) * total
    for child in range(first, last):
        lot -= (stats[VISITS, child] / most) ** (1.0 / temperature)
        if lot < 0.0:
            return int(child)
    return best


@kernel(Signature(FLOAT, GAME, TREE, SCRATCH, GRID, INT))
def search(game: Any, tree: Tree, scratch: Scratch, root: Any, simulations: int) -> float:
    """Search from a position in an empty tree; return the first seat's value of the root."""
    clear(tree)
    simulate(game, tree, scratch, root, simulations)
    return first_seat_value(tree, ROOT)


@kernel(Signature(INT, PLAYER, PLAYER, LOG, OPENING, UINT, RANDOM))
def play_game(first: Player, second: Player, log: Log, opening: Opening, dice_key: Any, dice: Any) -> int:
    """Play from the state in row 0 of the log to the end; return the number of steps, LOG_FULL or OVER_IN_OPENING.

    dice uint64[4] is scratch. All but the keys and budgets are modified in place.
    """
    law, _, _, _, _ = first.game
    constants, legal, apply, chance_weights, apply_outcome = law
    actions, work = first.scratch.actions, first.scratch.work
    dice_turn, chosen, given, begun = -1, 0, len(opening.actions), False
    for step in range(len(log.codes)):
        state = log.states[step]
        if state[MOVER] == OVER:
            return OVER_IN_OPENING if opening.random_actions > 0 and not begun else step
        after = log.states[step + 1]
        copy(state, after)
        log.values[step] = UNKNOWN
        if state[MOVER] == CHANCE:
            if state[TURN] != dice_turn:
                dice_turn = state[TURN]
                seed_turn(dice, dice_key, dice_turn)
            outcome = draw_outcome(actions, chance_weights(constants, state, actions), dice)
            log.codes[step], log.choices[step] = -1 - outcome, 0
            apply_outcome(constants, after, outcome, work)
            continue
        count = legal(constants, state, actions, work)
        log.choices[step] = count
        seat = seat_to_move(state)
        if chosen < given:
            action = opening.actions[chosen]
        elif chosen < given + opening.random_actions:
            action = actions[below(opening.rng, count)]
        elif count == 1:
            action = actions[0]
        else:
            budget = first.budget if seat == 0 else second.budget
            rng = first.scratch.rng if seat == 0 else second.scratch.rng
            if budget == 0:
                action = actions[below(rng, count)]
            else:
                copy(state, log.root[0])
                if seat == 0:
                    search(first.game, first.tree, first.scratch, log.root, budget)
                    tree, temperature = first.tree, first.temperature
                else:
                    search(second.game, second.tree, second.scratch, log.root, budget)
                    tree, temperature = second.tree, second.temperature
                best = best_child(tree, seat)
                log.values[step] = first_seat_value(tree, best)
                log.counts[RUN] += tree.counters[SIMULATIONS]
                log.counts[SEARCHES] += 1
                action = tree.nodes[KEY, drawn_child(tree, seat, best, temperature, rng)]
        begun = chosen >= given + opening.random_actions
        chosen += 1
        log.codes[step] = action
        apply(constants, after, action, work)
    return LOG_FULL


class Batch(NamedTuple):
    """Games that are played one after the other in one call; entry g of each row belongs to game g."""

    dice_keys: Any
    """uint64[games]"""
    first: Any
    """uint64[4 * games]: the generator of the first seat's player"""
    second: Any
    """uint64[4 * games]"""
    openings: Any
    """uint64[4 * games]: the generator of the random opening"""
    steps: Any
    """int64[games]: the number of steps; modified in place"""
    simulations: Any
    """int64[games]: modified in place"""


BATCH = Structure(Batch, RANDOM, RANDOM, RANDOM, RANDOM, INTS, INTS)


@kernel(Signature(VOID, RANDOM, RANDOM, INT))
def load_generator(rng: Any, states: Any, number: int) -> None:
    """Copy generator `number` of a row (rng modified in place)."""
    for at in range(4):
        rng[at] = states[4 * number + at]


@kernel(Signature(INT, PLAYER, PLAYER, LOG, OPENING, BATCH, RANDOM))
def play_games(first: Player, second: Player, log: Log, opening: Opening, batch: Batch, dice: Any) -> int:
    """Play games into successive parts of the log; return how many, fewer than wanted if one of them does not fit.

    Row 0 of the log holds the start. A game of n steps takes n + 1 entries.
    """
    begin = 0
    for number in range(len(batch.dice_keys)):
        if number > 0:
            copy(log.states[0], log.states[begin])
        load_generator(first.scratch.rng, batch.first, number)
        load_generator(second.scratch.rng, batch.second, number)
        load_generator(opening.rng, batch.openings, number)
        log.counts[RUN] = 0
        part = Log(log.states[begin:], log.codes[begin:], log.choices[begin:], log.values[begin:], log.counts, log.root)
        steps = play_game(first, second, part, opening, batch.dice_keys[number], dice)
        if steps < 0:
            return number
        batch.steps[number] = steps
        batch.simulations[number] = log.counts[RUN]
        begin += steps + 1
        if begin >= len(log.codes):
            return number + 1
    return len(batch.dice_keys)


@kernel(Signature(INT, LAW, GRID, INTS, INTS, INTS, INTS))
def replay(law: Any, states: Any, codes: Ints, choices: Ints, actions: Ints, work: Ints) -> int:
    """Write the positions after each of the codes, from row 0 on, and the numbers of legal actions.

    Returns the number of codes replayed: fewer than given if one of them is not legal. states int64[codes + 1, slots]
    and choices int64[codes] are modified in place; actions and work are scratch.
    """
    constants, legal, apply, chance_weights, apply_outcome = law
    for step in range(len(codes)):
        copy(states[step], states[step + 1])
        mover, code = states[step, MOVER], codes[step]
        if mover == OVER:
            return step
        if mover == CHANCE:
            if code >= 0 or -1 - code >= chance_weights(constants, states[step], actions):
                return step
            choices[step] = 0
            apply_outcome(constants, states[step + 1], -1 - code, work)
            continue
        count = legal(constants, states[step], actions, work)
        at = 0
        while at < count and actions[at] != code:
            at += 1
        if at == count:
            return step
        choices[step] = count
        apply(constants, states[step + 1], code, work)
    return len(codes)


@kernel(Signature(VOID, GAME, TREE, SCRATCH, GRID, GRID, INT, FLOATS))
def evaluate(game: Any, tree: Tree, scratch: Scratch, states: Any, root: Any, simulations: int, values: Any) -> None:
    """Write the first seat's value of each of the states, by a search of its own; results where the game is over.

    states int64[count, slots]; values float64[count] and root int64[1, slots] are modified in place.
    """
    for at in range(len(states)):
        copy(states[at], root[0])
        if states[at, MOVER] == OVER:
            values[at] = first_seat_result(states[at])
        else:
            values[at] = search(game, tree, scratch, root, simulations)
