"""Solves one round of sealed passing in Fault Lines with OpenSpiel's CFR, and compares it with the exact equilibrium.

    pip install craton[research]
    python examples/sealed_pass.py

White has a stone on a fault line in the middle of a 3×3 board. Both sides now seal `play` or `pass` without knowing the
other's choice; whoever sealed `play` places one stone, then the quake comes. Neither side has a best choice: each must
mix, or the other exploits it.
"""

from __future__ import annotations

import argparse
from fractions import Fraction

from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import craton
from craton.adapters.openspiel import load
from craton.search.solve.solver import Solver

POSITION = "faultlines size=3,turn_limit=4,sealed=yes,fault_lines=b2,die=3 3/1w1/3 black 2 phase=seal,white_placed=1"
SEALS = ("seal-play", "seal-pass")


def win_chances(state: craton.State) -> list[list[Fraction]]:
    """Black's exact chance of winning for each pair of sealed choices: rows are Black's, columns White's."""
    solver = Solver(state.game)
    table = []
    for black in SEALS:
        row = []
        for white in SEALS:
            after = state.copy()
            after.push(black)
            after.push(white)
            value, _ = solver.value(after.position)  # for the seat to move; for the first seat at a chance event
            row.append(1 - value if after.to_move == "white" else value)
        table.append(row)
    return table


def equilibrium(table: list[list[Fraction]]) -> tuple[Fraction, Fraction, Fraction]:
    """The chances that Black and White seal `play`, and Black's chance of winning, in a 2×2 game without a saddle."""
    (a, b), (c, d) = table
    assert max(min(a, b), min(c, d)) < min(max(a, c), max(b, d)), "one side has a best choice"
    total = a - b - c + d
    return (d - c) / total, (d - b) / total, (a * d - b * c) / total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=200, help="iterations of CFR+; default 200")
    args = parser.parse_args()
    state = craton.parse(POSITION)
    print(state, "\n")
    table = win_chances(state)
    for seal, row in zip(SEALS, table, strict=True):
        print(f"Black {seal}:  " + "   ".join(f"White {w}: {p}" for w, p in zip(SEALS, row, strict=True)))
    black, white, value = equilibrium(table)
    print(f"\nexact: Black plays with {black}, White with {white}; Black wins with {value} = {float(value):.5f}")

    game = load(state.position)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(args.iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    root = game.new_initial_state()
    second = root.child(root.legal_actions()[0])
    plays = [policy.action_probabilities(node)[node.legal_actions()[0]] for node in (root, second)]
    first_seat, _ = expected_game_score.policy_value(root, [policy, policy])
    print(
        f"CFR+:  Black plays with {plays[0]:.5f}, White with {plays[1]:.5f}; Black wins with {(first_seat + 1) / 2:.5f}"
    )
    print(f"exploitability after {args.iterations} iterations: {exploitability.exploitability(game, policy):.6f}")


if __name__ == "__main__":
    main()
