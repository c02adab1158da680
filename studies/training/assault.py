"""Trains the value network of Triangular Assault by self-play, or against one opponent to see how much can be won.

    python -m studies.training.assault                     writes games/assault/search/value.npz, in about six minutes
    python -m studies.training.assault --against greedy    trains against one opponent and prints the share of wins

Both sides take the action with the highest expectation by the current network, with exact probabilities of coins. The
value of a position is then moved towards that expectation and, a little, towards the result (temporal differences).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit

import craton
from craton.games.assault.search import value
from craton.games.assault.search.value import HIDDEN, PATTERNS, TURNS

FILE = Path(value.__file__).with_name("value.npz")
GAME = craton.game("assault")
CELLS = len(GAME.board)
assert GAME.options["turn_limit"] == TURNS

CORE = np.array([cell in GAME.board.regions["core"] for cell in range(CELLS)])
KIND = np.array([value.region(len(links), core) for links, core in zip(GAME.board.links, CORE, strict=True)])
OFF_BOARD = CELLS  # the missing neighbour of a cell at the rim; always empty
NEAR = np.array([[*links, OFF_BOARD][:3] for links in GAME.board.links])
CHANCES = np.array([0.0, 1 / 2, 3 / 4, 7 / 8])

ITSELF, GREEDY, RANDOM = "itself", "greedy", "random"
OPPONENTS = [ITSELF, GREEDY, RANDOM]
ROUNDS, GAMES = 14, 60_000
FIRST_RATE, LAST_RATE = 0.1, 0.003
SHARED = np.float32(0.1)  # learning rate of pattern weights: a pattern occurs many times in one position
TRUST = 0.3  # the weight of the result, against the expectation one action ahead
OPENING = 2  # random actions at the beginning of an evaluation game


class Network(NamedTuple):
    """A hidden layer shared by all turns, and for each turn a bias, output weights and a linear part; all float32."""

    weights: Any
    """[PATTERNS, HIDDEN]"""
    bias: Any
    """[TURNS, HIDDEN]"""
    out: Any
    """[TURNS, HIDDEN]"""
    direct: Any
    """[TURNS, PATTERNS]: the linear part"""
    rest: Any
    """[TURNS]"""


pattern = njit(inline="always")(value.pattern.py_func)


@njit(inline="always")
def count_near(stones: Any, cell: int, colour: int) -> int:
    found = 0
    for place in range(3):
        found += stones[NEAR[cell, place]] == colour
    return found


@njit(inline="always")
def pattern_at(stones: Any, cell: int, mover: int) -> int:
    stone = 0 if stones[cell] == 0 else 1 if stones[cell] == mover else 2
    return pattern(KIND[cell], stone, count_near(stones, cell, mover), count_near(stones, cell, 3 - mover))


@njit
def lead_of_black(stones: Any) -> int:
    """Black's lead in cells; the core breaks ties."""
    lead = 0
    for cell in range(CELLS):
        sign = (stones[cell] == 1) - (stones[cell] == 2)
        lead += sign * (CELLS + 1 + CORE[cell])
    return lead


@njit
def lead_after(lead: int, stones: Any, cell: int, mover: int) -> int:
    """The lead after the side to move has placed on a cell or taken it."""
    gain = (CELLS + 1 + CORE[cell]) * (1 if stones[cell] == 0 else 2)
    return lead + gain if mover == 1 else lead - gain


@njit
def wins(lead: int, mover: int) -> float:
    return 1.0 if (lead > 0) == (mover == 1) else 0.0


@njit(fastmath=True, inline="always")
def add_one(sums: Any, weights: Any, direct: Any, found: int, sign: float) -> None:
    sums[HIDDEN] += sign * direct[found]
    for unit in range(HIDDEN):
        sums[unit] += sign * weights[found, unit]


@njit(fastmath=True)
def add(sums: Any, network: Network, stones: Any, cell: int, turn: int, sign: float) -> None:
    """Add the patterns that a cell is part of, its own and those of its neighbours, for the side to move at a turn."""
    weights, direct, mover = network.weights, network.direct[turn], 1 + turn % 2
    add_one(sums, weights, direct, pattern_at(stones, cell, mover), sign)
    for place in range(3):
        near = NEAR[cell, place]
        if near != OFF_BOARD:
            add_one(sums, weights, direct, pattern_at(stones, near, mover), sign)


@njit(fastmath=True)
def sum_up(sums: Any, network: Network, stones: Any, turn: int) -> None:
    """The inputs of the hidden units, and of the linear part, for a position (sums modified in place)."""
    sums[:HIDDEN] = network.bias[turn]
    sums[HIDDEN] = network.rest[turn]
    direct = network.direct[turn]
    for cell in range(CELLS):
        add_one(sums, network.weights, direct, pattern_at(stones, cell, 1 + turn % 2), np.float32(1))


@njit(fastmath=True)
def win_probability(sums: Any, out: Any, turn: int) -> float:
    """The win probability of the side to move."""
    total = sums[HIDDEN]
    for unit in range(HIDDEN):
        total += out[turn, unit] * min(np.float32(1), max(np.float32(0), sums[unit]))
    return 1.0 / (1.0 + np.exp(-total))


@njit
def evaluate_actions(network: Network, stones: Any, turn: int, counts: Any, found: Any) -> None:
    """The value of acting on each cell for the side to move; below 0 where it cannot act (found modified in place)."""
    mover, other, last = 1 + turn % 2, 2 - turn % 2, turn + 1 == TURNS
    sums, changed = np.empty(HIDDEN + 1, np.float32), np.empty(HIDDEN + 1, np.float32)
    lead = lead_of_black(stones)
    if last:
        stays = wins(lead, mover)
    else:
        sum_up(sums, network, stones, turn + 1)
        stays = 1.0 - win_probability(sums, network.out, turn + 1)
    for cell in range(CELLS):
        found[cell] = -1.0
        before = stones[cell]
        chance = 1.0 if before == 0 else CHANCES[count_near(stones, cell, mover)]
        if before == mover or chance == 0.0:
            continue
        if last:
            then = wins(lead_after(lead, stones, cell, mover), mover)
        elif before == other and counts[other] == 1:
            then = 1.0
        else:
            changed[:] = sums
            add(changed, network, stones, cell, turn + 1, np.float32(-1))
            stones[cell] = mover
            add(changed, network, stones, cell, turn + 1, np.float32(1))
            stones[cell] = before
            then = 1.0 - win_probability(changed, network.out, turn + 1)
        found[cell] = chance * then + (1.0 - chance) * stays


@njit
def best(found: Any) -> int:
    choice, most = -1, -1.0
    for cell in range(CELLS):
        worth = found[cell] + 1e-7 * np.random.random() if found[cell] >= 0.0 else -1.0
        if worth > most:
            choice, most = cell, worth
    return choice


@njit
def any_of(found: Any) -> int:
    choice, count = -1, 0
    for cell in range(CELLS):
        if found[cell] >= 0.0:
            count += 1
            if np.random.random() * count < 1.0:
                choice = cell
    return choice


@njit
def greedy(stones: Any, turn: int, counts: Any, found: Any) -> int:
    """The choice of `craton.bots.greedy`."""
    mover, other = 1 + turn % 2, 2 - turn % 2
    own, foe = counts[mover], counts[other]
    lead = lead_of_black(stones)
    choice, most, ties = -1, -2.0, 0
    for cell in range(CELLS):
        if found[cell] < 0.0:
            continue
        chance = 1.0 if stones[cell] == 0 else CHANCES[count_near(stones, cell, mover)]
        taken = stones[cell] != 0
        if turn + 1 == TURNS:
            then = 2.0 * wins(lead_after(lead, stones, cell, mover), mover) - 1.0
            stays = 2.0 * wins(lead, mover) - 1.0
        else:
            then = 1.0 if taken and foe == 1 else (own + 1 - foe + taken) / (own + foe + 2.0 - taken)
            stays = (own - foe) / (own + foe + 1.0)
        worth = chance * then + (1.0 - chance) * stays
        if worth > most + 1e-12:
            choice, most, ties = cell, worth, 1
        elif worth > most - 1e-12:
            ties += 1
            if np.random.random() * ties < 1.0:
                choice = cell
    return choice


@njit
def act(stones: Any, turn: int, cell: int, counts: Any) -> float:
    """Play on a cell (stones and counts modified in place); return Black's result if the game is over, else -1."""
    mover, other = 1 + turn % 2, 2 - turn % 2
    taken = stones[cell] != 0
    if not taken or np.random.random() < CHANCES[count_near(stones, cell, mover)]:
        stones[cell] = mover
        counts[mover] += 1
        counts[other] -= taken
        if taken and counts[other] == 0:
            return 1.0 if mover == 1 else 0.0
    return wins(lead_of_black(stones), 1) if turn + 1 == TURNS else -1.0


@njit
def mean(found: Any) -> float:
    total, count = 0.0, 0
    for cell in range(CELLS):
        if found[cell] >= 0.0:
            total += found[cell]
            count += 1
    return total / count


@njit(fastmath=True)
def train(network: Network, games: int, seed: int, rate: float, opponent: int, seat: int) -> None:
    """Play games and update the network; `opponent` is an index of OPPONENTS, `seat` the learner's side."""
    weights, bias, out, direct, rest = network
    np.random.seed(seed)
    found, counts = np.empty(CELLS), np.zeros(3, np.int64)
    seen, goals, explored = np.zeros((TURNS, CELLS + 1), np.int64), np.zeros(TURNS), np.zeros(TURNS, np.int64)
    sums, pull = np.empty(HIDDEN + 1, np.float32), np.empty(HIDDEN, np.float32)
    for _ in range(games):
        stones = np.zeros(CELLS + 1, np.int64)
        counts[:] = 0
        lot = np.random.random()
        epsilon = 0.02 if lot < 0.4 else 0.15 if lot < 0.9 else 0.5
        turn, result = 0, -1.0
        while result < 0.0:
            evaluate_actions(network, stones, turn, counts, found)
            seen[turn] = stones
            explored[turn] = 0
            if opponent and turn % 2 != seat:
                cell = greedy(stones, turn, counts, found) if opponent == 1 else any_of(found)
                goals[turn] = found[cell] if opponent == 1 else mean(found)
            else:
                cell = best(found)
                goals[turn] = found[cell]
                lot = np.random.random()
                if lot < 1.5 * epsilon:
                    cell = any_of(found) if lot < epsilon else greedy(stones, turn, counts, found)
                    explored[turn] = 1
            result = act(stones, turn, cell, counts)
            turn += 1
        goal = result  # Black's
        for at in range(turn - 1, -1, -1):
            ahead = goals[at] if at % 2 == 0 else 1.0 - goals[at]
            goal = ahead if explored[at] else TRUST * goal + (1.0 - TRUST) * ahead
            sum_up(sums, network, seen[at], at)
            error = (goal if at % 2 == 0 else 1.0 - goal) - win_probability(sums, out, at)
            step = np.float32(rate * error)
            rest[at] += step
            for unit in range(HIDDEN):
                inside = 0 < sums[unit] < 1
                pull[unit] = step * out[at, unit] if inside else np.float32(0)
                out[at, unit] += step * min(np.float32(1), max(np.float32(0), sums[unit]))
                bias[at, unit] += pull[unit]
                pull[unit] *= SHARED
            for cell in range(CELLS):
                met = pattern_at(seen[at], cell, 1 + at % 2)
                direct[at, met] += step * SHARED
                for unit in range(HIDDEN):
                    weights[met, unit] += pull[unit]


@njit
def share_won(network: Network, games: int, seed: int, opponent: int, seat: int) -> float:
    """The share of games won by one-ply search against an opponent; seat -1 for both in turn."""
    np.random.seed(seed)
    found, counts, won = np.empty(CELLS), np.zeros(3, np.int64), 0.0
    for game in range(games):
        stones = np.zeros(CELLS + 1, np.int64)
        counts[:] = 0
        mine = game % 2 if seat < 0 else seat
        turn, result = 0, -1.0
        while result < 0.0:
            evaluate_actions(network, stones, turn, counts, found)
            if turn < OPENING or (turn % 2 != mine and opponent == 2):
                cell = any_of(found)
            else:
                cell = best(found) if turn % 2 == mine else greedy(stones, turn, counts, found)
            result = act(stones, turn, cell, counts)
            turn += 1
        won += result if mine == 0 else 1.0 - result
    return won / games


def new_network() -> Network:
    rng = np.random.default_rng(0)
    return Network(
        (rng.standard_normal((PATTERNS, HIDDEN)) * 0.05).astype(np.float32),
        np.full((TURNS, HIDDEN), 0.3, np.float32),
        (rng.standard_normal((TURNS, HIDDEN)) * 0.1).astype(np.float32),
        np.zeros((TURNS, PATTERNS), np.float32),
        np.zeros(TURNS, np.float32),
    )


def trained(opponent: int, seat: int, rounds: int, games: int) -> Network:
    network = new_network()
    for number in range(rounds):
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (number / max(1, rounds - 1))
        train(network, games, number, rate, opponent, seat)
        shares = " ".join(
            f"{name} {share_won(network, 4000, number, OPPONENTS.index(name), seat if opponent else -1):.1%}"
            for name in OPPONENTS[1:]
        )
        print(f"{number + 1} of {rounds}: rate {rate:.4f}, wins against {shares}", flush=True)
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--against", choices=OPPONENTS, default=ITSELF)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, default=GAMES, help="in each round")
    given = parser.parse_args()
    opponent = OPPONENTS.index(given.against)
    if not opponent:
        network = trained(opponent, 0, given.rounds, given.games)
        np.savez_compressed(FILE, **dict(zip(value.PARTS, network, strict=True)))
        print(f"written: {FILE.name}")
        return
    for seat, side in enumerate(("Black", "White")):
        network = trained(opponent, seat, given.rounds, given.games)
        share = share_won(network, 40_000, 1_000, opponent, seat)
        print(f"as {side} against {given.against}: {share:.1%} of 40,000 games", flush=True)


if __name__ == "__main__":
    main()
