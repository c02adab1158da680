"""Measures what an opponent's mistakes add up to: how much above one half a perfect player would score against it.

    python -m studies.mistakes GAME [--against plain|greedy|random] [--games 8] [--seconds 1] [--judge 3] [--jobs 2]

The search plays pairs of games against the opponent. A longer search then judges every decision: where it prefers
another action, both actions are searched for as long again, and the difference in value is the mistake. With equal
seats a perfect player scores 1/2 plus the sum of the other side's mistakes. Both sides' mistakes must add up to the
score of the match, which shows how reliable the judge is; chance events are averaged over, not sampled. A judge that
plays no better than the opponent finds no mistakes, so give it several times the opponent's time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import mean, stdev

from craton.bots.spec import parse_bot
from craton.core.actions import compact
from craton.core.position import Position
from craton.core.registry import game as game_of
from craton.core.sides import Actor
from craton.core.state import Step
from craton.kernel.layout import first_seat_result
from craton.lab.duel import Duel, final_state
from craton.odds.luck import results, to_first_seat
from craton.search.analysis.evaluate import SearchValue
from studies.strength import OPENINGS, SEED, matches

STUDENT = (
    *(12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23),
    *(2.20, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.10, 2.09, 2.09),
)
"""Student's t for 95% intervals, by the number of pairs less two; the last value for all larger numbers."""


def worth(judge: SearchValue, position: Position) -> float:
    """The first seat's win probability; decisions by one search, so that two compared values have the same bias."""
    if position.to_move is None:
        return first_seat_result(position.data)
    if position.weights:
        exact = position.game.definition.exact_value(position)
        if exact is not None:
            return float(to_first_seat(position, exact))
        return sum(float(chance) * worth(judge, after) for after, chance in results(position).items())
    value = judge.search(position).value
    return 1 - value if position.seat_to_move is Actor.SECOND else value


def mistake(judge: SearchValue, step: Step) -> float:
    """The loss in value, for the seat that decided, of a step against the judge's preferred action."""
    game, before = step.before.game, step.before
    if len(before.legal) == 1:
        return 0.0
    best = game.definition.notation.read(game, compact(judge.search(before).best))
    if best == step.code:
        return 0.0
    lost = worth(judge, before.after(best)) - worth(judge, step.after)
    return -lost if before.seat_to_move is Actor.SECOND else lost


def account(duel: Duel, seconds: float, number: int) -> tuple[float, float, float]:
    """A's mistakes, B's mistakes and A's score in one game; the score by exact odds if known before the end."""
    state = final_state(duel, number)
    judge = SearchValue(seconds=seconds, seed=number)
    seat_of_a = number % 2
    sums = [0.0, 0.0]
    exact_value = duel.game.definition.exact_value
    known = next((step.before for step in state.steps if exact_value(step.before) is not None), state.position)
    decisions = [step for step in state.steps if step.event is None][duel.openings :]
    for step in decisions:
        sums[(step.before.seat_to_move is Actor.SECOND) ^ seat_of_a] += mistake(judge, step)
    score = worth(judge, known)
    return sums[0], sums[1], 1 - score if seat_of_a else score


def shown(values: Sequence[float]) -> str:
    """The mean of pairs of games with its 95% interval."""
    pairs = [mean(pair) for pair in zip(values[::2], values[1::2], strict=True)]
    if len(pairs) == 1:
        return f"{mean(pairs):.1%}"
    half = STUDENT[min(len(pairs), len(STUDENT) + 1) - 2] * stdev(pairs) / sqrt(len(pairs))
    return f"{mean(pairs):.1%} ± {half:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--against", choices=["plain", "greedy", "random"], default="plain")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each action")
    parser.add_argument("--judge", type=float, default=3.0, help="seconds of each of the judge's searches")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    one, other = matches(args.seconds, 1)[args.against]
    duel = Duel(game_of(args.game), parse_bot(one), parse_bot(other), args.games, openings=OPENINGS, seed=SEED)
    found = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for number, game in enumerate(pool.map(partial(account, duel, args.judge), range(args.games)), 1):
            found.append(game)
            ours, theirs, score = game
            line = f"game {number}: mistakes {ours:.1%} against {theirs:.1%}, score {score:.1%}"
            print(line, file=sys.stderr, flush=True)
    ours, theirs, scores = zip(*found, strict=True)
    print(f"{args.game}: {one} against {other}, {args.games} games, judged by {args.judge:g} s")
    print(f"  mistakes of the former      {shown(ours)}")
    print(f"  mistakes of the latter      {shown(theirs)}")
    print(f"  score of the former         {shown(scores)}")
    print(f"  the same by the account     {shown([0.5 + b - a for a, b in zip(ours, theirs, strict=True)])}")
    print(f"  without any mistakes        {shown([0.5 + b for b in theirs])}")


if __name__ == "__main__":
    main()
