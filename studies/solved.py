"""Solves small games and endgames exactly and writes docs/solved.md.

    python -m studies.solved            all parts, some minutes
    python -m studies.solved --large    first the rows of Faust 5 that are missing, in all about 25 minutes, and 7 GB of
                                        memory; may be interrupted

The rows of Faust 5 are kept in studies/solved-faust-5.txt.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
import time
from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import craton
from craton.core.game import Game
from craton.core.position import Position
from craton.core.text import write_position
from craton.kernel.layout import BOARD
from craton.search.solve.solver import Solution, Solver, Unsolved
from examples.sealed_pass import equilibrium, win_chances

PAGE = Path(__file__).resolve().parents[1] / "docs" / "solved.md"
SECONDS = 300.0
"""The time limit for one row."""
SAMPLE = 40
LARGE = Path(__file__).resolve().parent / "solved-faust-5.txt"
LARGE_TABLE = 1 << 27
"""Rows of the table of positions for Faust 5."""

HEAD = """# Solved games

The values of games under perfect play, computed by `craton solve` (`src/craton/search/solve/`); this page is written by
`python -m studies.solved`. Values are exact win probabilities, a draw counting half, of **the seat to move** in the
position of the row; `craton solve --text '...'` computes any row again. Except for Faust 5, every row was solved from
scratch, on one thread; a node is a position searched (without chance) or a decision enumerated (with chance). The
seconds are CPU time on {machine}, without compiling, measured
while other work was going on.

Without chance, positions are solved by depth-first minimax with a transposition table of positions up to symmetry. A
win or a loss is stored with the number of turns within which it is forced, so the values are exact with the move cap,
too. With chance, they are solved by expectimax in exact fractions over all reachable decisions. Games with hidden
information that matters (`sealed`, `sacred`) are refused. Lifeline's first stone of a pair is hidden only from a side
that has nothing to decide before it is shown, so solving with open information is exact.
"""


class Row(NamedTuple):
    position: Position
    value: Fraction
    nodes: int
    seconds: float
    solution: Solution | None

    def __str__(self) -> str:
        return f"`{write_position(self.position)}` | {self.value} | {self.nodes:,} | {self.seconds:.2f} |"


def solved(position: Position, *, fully: bool = False) -> Row | None:
    """A row solved from scratch; fully: with the value of every action. None if it takes too long."""
    solver, begin = Solver(position.game), time.process_time()
    try:
        if fully:
            solution = solver.solve(position, seconds=SECONDS)
            value, nodes = solution.value, solution.nodes
        else:
            solution = None
            value, nodes = solver.value(position, seconds=SECONDS)
    except Unsolved as error:
        print(f"{write_position(position)}: {error}", file=sys.stderr)
        return None
    row = Row(position, value, nodes, time.process_time() - begin, solution)
    print(row, file=sys.stderr, flush=True)
    return row


def table(*heads: str) -> list[str]:
    names = [*heads, "position", "value", "nodes", "s"]
    return ["", f"| {' | '.join(names)} |", "|" + "---|" * len(names)]


def line(row: Row | None, *cells: object) -> str:
    first = "".join(f"| {cell} " for cell in cells)
    return f"{first}| {row}" if row else f"{first}| not solved in {SECONDS:.0f} s | | | |"


def after(game: Game, *turns: str) -> Position:
    state = craton.State(game)
    for turn in turns:
        state.push(turn)
    return state.position


def first_turns(game: Game) -> Iterator[tuple[str, int]]:
    """Black's first turns up to symmetry, each with the size of its class."""
    classes: dict[tuple[int, ...], list[str]] = {}
    for one in game.start().legal_moves:
        middle = after(game, one)
        pairs = [f"{one}+{two}" for two in middle.legal_moves] if middle.to_move is craton.Side.BLACK else [one]
        for turn in pairs:
            images = [after(game, turn).image(symmetry).data[BOARD:] for symmetry in range(game.symmetries)]
            classes.setdefault(min(images), []).append(turn)
    for turns in classes.values():
        stones = {frozenset(turn.split("+")) for turn in turns}  # a pair in both orders is one
        yield turns[0], len(stones)


def winner(row: Row) -> str:
    """The winner in a game without draws: the side to move if the value is 1."""
    side = craton.Side(str(row.position.to_move))
    return str(side if row.value == 1 else side.other)


def lifeline() -> Iterator[str]:
    yield "\n## Lifeline"
    yield "\nEvery first turn of Black's, up to symmetry (*images* counts them), and the winner without a swap."
    solved(craton.game("lifeline", size=2).start())  # compiles, so that the rows below do not measure it
    for size in (2, 3):
        for balance in ("strong", "weak"):
            game = craton.game("lifeline", size=size, balance=balance)
            rows = [(turn, images, solved(after(game, turn, "swap"))) for turn, images in first_turns(game)]
            yield f"\n### size={size}, balance={balance}"
            yield from table("first turn", "images", "wins")
            yield from (line(row, turn, images, winner(row) if row else "?") for turn, images, row in rows)
            if all(row is not None for _, _, row in rows):
                black = [turn for turn, _, row in rows if row and winner(row) == "black"]
                white = [turn for turn, _, row in rows if row and winner(row) == "white"]
                yield (
                    f"\nWithout the swap {'Black' if black else 'White'} wins. With it the second seat wins after every"
                    f" first turn: it swaps after {', '.join(black) or 'none'}, and stays White after"
                    f" {', '.join(white) or 'none'}, images included."
                )
    yield "\nThe same for the whole game with the swap, searched as it stands:"
    yield from table()
    yield from (line(solved(craton.game("lifeline", size=2, balance=name).start())) for name in ("strong", "weak"))
    yield "\n### balance=komi"
    yield (
        "\nThe second seat has taken White. A larger komi is never worse for White, which need not spend it, so these"
        " rows decide the others up to komi_max=12. Whatever is named, the second seat wins by taking the right colour."
    )
    yield from table("size", "komi", "wins")
    for size, komi in ((2, 1), (2, 12), (3, 3), (3, 4)):
        row = solved(after(craton.game("lifeline", size=size, balance="komi"), f"komi {komi}", "white"))
        yield line(row, size, komi, winner(row) if row else "?")


def faust() -> Iterator[str]:
    yield "\n## Faust"
    yield "\nEvery first disc, up to symmetry, without the pie rule; then whole games."
    solved(craton.game("faust", size=3).start())
    yield from table("size", "pattern", "first disc", "images", "wins")
    for size, pattern in ((3, True), (4, True), (4, False)):
        game = craton.game("faust", size=size, pie=False, pattern=pattern)
        for turn, images in first_turns(game):
            row = solved(after(game, turn))
            yield line(row, size, "yes" if pattern else "no", turn, images, winner(row) if row else "?")
    yield from table("size", "pie")
    for size in (3, 4):
        for pie in (False, True):
            row = solved(craton.game("faust", size=size, pie=pie).start())
            yield line(row, size, "yes" if pie else "no")
    yield from faust_5()


def faust_5() -> Iterator[str]:
    """The rows that `--large` has solved so far."""
    rows = LARGE.read_text(encoding="utf-8").splitlines() if LARGE.exists() else []
    if not rows:
        return
    solved_discs = {row.split(" | ")[0].removeprefix("| ") for row in rows}
    missing = [turn for turn, _ in first_turns(craton.game("faust", size=5, pie=False)) if turn not in solved_discs]
    yield (
        "\nSize 5, one first disc after the other, with a table of up to 5 GB that is kept from row to row, so that\n"
        "later rows take fewer nodes (`python -m studies.solved --large`)"
        + (f"; {' and '.join(missing)} have not been solved:" if missing else ":")
    )
    yield from table("first disc", "images", "wins")
    yield from rows
    if any("| black |" in row for row in rows):
        yield "\nWithout the pie rule Black wins." + ("" if missing else " With it the second seat does.")


def solve_faust_5() -> None:
    """Append the rows that are missing."""
    game = craton.game("faust", size=5, pie=False)
    solver = Solver(game, table_rows=LARGE_TABLE)
    known = LARGE.read_text(encoding="utf-8") if LARGE.exists() else ""
    for turn, images in reversed(list(first_turns(game))):
        if f"| {turn} |" in known:
            continue
        position, begin = after(game, turn), time.process_time()
        value, nodes = solver.value(position, progress=partial(show, turn))
        row = Row(position, value, nodes, time.process_time() - begin, None)
        with LARGE.open("a", encoding="utf-8") as file:
            file.write(line(row, turn, images, winner(row)) + "\n")


def show(turn: str, nodes: int, seconds: float) -> None:
    print(f"\r{turn}: {nodes:,} nodes, {seconds:.0f} s", end="", file=sys.stderr, flush=True)


SEALED_DICE = (3, 4, 6)


def sealed_passing() -> Iterator[str]:
    yield "\n## Fault Lines, sealed passing"
    yield (
        "\nA round of sealed passing on 3×3 in which neither side has a best choice: the middle is a fault line with a"
        " white stone, and after this round the quake comes. Given both sealed choices, the rest is open and is solved"
        " exactly; the table has Black's chance of winning for each pair (Black's choice first), then the one"
        " equilibrium: how often each side has to seal `play`, and Black's chance of winning. `examples/sealed_pass.py`"
        " finds the equilibrium for the die with 3 faces by CFR+ with OpenSpiel."
    )
    heads = ("die", "play, play", "play, pass", "pass, play", "pass, pass", "Black plays", "White plays", "Black wins")
    yield f"\n| {' | '.join(heads)} | position |"
    yield "|" + "---|" * (len(heads) + 1)
    for die in SEALED_DICE:
        game = craton.game("faultlines", size=3, turn_limit=4, sealed=True, fault_lines="b2", die=die)
        state = craton.State(game)
        state.push("pass+b2")
        chances = win_chances(state)
        cells = [*chances[0], *chances[1], *equilibrium(chances)]
        yield f"| {die} | {' | '.join(map(str, cells))} | `{state.to_text()}` |"


FAULT_LINES: tuple[dict[str, Any], ...] = (
    {},
    {"pie": True},
    {"resonance": True},
    {"pie": True, "resonance": True},
    {"keystone": True},
    {"aftershock": True},
    {"progressive": True},
    {"fault_lines": "b2"},
    {"fault_lines": "a1+c3"},
    {"fault_lines": "a1+c1+a3+c3"},
    {"fault_lines": "b1+a2+c2+b3"},
    *({"turn_limit": limit} for limit in range(2, 11)),
)


def fault_lines() -> Iterator[str]:
    yield "\n## Fault Lines, 3×3"
    yield "\nThe first seat's value with each option, and its best first actions."
    solved(craton.game("faultlines", size=3, turn_limit=2).start())
    yield from table("options", "value as a decimal", "best")
    for options in FAULT_LINES:
        game = craton.game("faultlines", size=3, **options)
        row = solved(game.start(), fully=True)
        named = ", ".join(part for part in game.options_text.split(",") if part != "size=3") or "default"
        yield line(
            row,
            named,
            f"{float(row.value):.4f}" if row else "?",
            " ".join(row.solution.best) if row and row.solution else "?",
        )
    yield "\nEach first action with default options; the value is White's:"
    yield from table("first action")
    game = craton.game("faultlines", size=3)
    yield from (line(solved(after(game, action)), action) for action in ("a1", "b1", "b2", "pass"))


def endgame(game: Game, left: int, seed: int) -> Position:
    """A position of a random match with `left` turns to play."""
    rng = random.Random(f"{left} {seed}")
    while True:
        state = craton.State(game)
        while state.to_move is craton.CHANCE or (
            state.to_move is not None and state.turn < game.options["turn_limit"] - left
        ):
            if state.to_move is craton.CHANCE:
                state.roll(rng)
            else:
                state.push(rng.choice(list(state.legal_moves)))
        if state.to_move is not None:
            return state.position


def assault() -> Iterator[str]:
    game = craton.game("assault", board="hex24", turn_limit=10)
    yield "\n## Triangular Assault, hex24, turn_limit=10"
    yield (
        "\nThe whole game is too large for this solver: each further turn multiplies the decisions by roughly ten."
        " Solved here are the last turns, from positions of random matches."
    )
    solved(endgame(game, 1, 0))
    yield from table("turns left", "best")
    for left, count in ((1, 3), (2, 3), (3, 3), (4, 3), (5, 1), (6, 1)):
        for seed in range(count):
            row = solved(endgame(game, left, seed), fully=True)
            best = row.solution.best if row and row.solution else ()
            yield line(row, left, " ".join(best[:6]) + (f" and {len(best) - 6} more" if len(best) > 6 else ""))
    yield f"\nOver {SAMPLE} such positions each, for the side to move:"
    yield "\n| turns left | to move | mean value | an attack is best | only attacks are best | nodes | s |"
    yield "|---|---|---|---|---|---|---|"
    for left in (1, 2, 3, 4):
        rows = [solved(endgame(game, left, seed), fully=True) for seed in range(SAMPLE)]
        found = [row.solution for row in rows if row and row.solution]
        mean = float(sum(solution.value for solution in found) / len(found))
        some = sum(any(action.startswith("x") for action in solution.best) for solution in found)
        only = sum(all(action.startswith("x") for action in solution.best) for solution in found)
        nodes, seconds = sum(solution.nodes for solution in found), sum(row.seconds for row in rows if row)
        side = rows[0].position.to_move if rows[0] else "?"
        yield f"| {left} | {side} | {mean:.3f} | {some} | {only} | {nodes:,} | {seconds:.2f} |"


PARTS = {"lifeline": lifeline, "faust": faust, "faultlines": fault_lines, "sealed": sealed_passing, "assault": assault}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m studies.solved", description=__doc__)
    parser.add_argument("--out", type=Path, default=PAGE, help="default docs/solved.md")
    parser.add_argument("--only", choices=PARTS, help="one game; give --out, too")
    parser.add_argument("--large", action="store_true", help="first solve what is missing of Faust 5")
    args = parser.parse_args()
    if args.large:
        solve_faust_5()
    machine = f"a machine with {os.cpu_count()} cores under Python {platform.python_version()}"
    lines = [HEAD.format(machine=machine).rstrip()]
    for name, part in PARTS.items():
        if args.only in (None, name):
            lines += part()
    args.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
