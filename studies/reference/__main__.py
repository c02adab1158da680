"""Plays the search of the working tree against the search of a fixed commit, at equal CPU time per action.

    python -m studies.reference lifeline size=5 [--games 40] [--seconds 0.1] [--bot mcts] [--openings 2] [--seed 1]

The games of a pair have the same random opening actions and the same dice, with seats swapped. Both sides take their
time from a clock of CPU seconds of their own process, so that other work on the machine does not matter. The first
search of either process, which loads the compiled code, is made before the first game. `--commit` names another
reference, `--simulations` replaces the seconds.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from functools import partial

import craton
from craton.bots import Bot, play_to_end
from craton.bots.spec import parse_bot
from craton.core.dice import Dice
from craton.core.errors import CratonError
from craton.core.game import Game, make_game
from craton.core.registry import definition
from craton.core.sides import SEATS, Actor
from craton.core.state import State
from craton.lab.elo import estimate
from studies.reference.engine import REFERENCE, reference_bot


def opened(game: Game, openings: int, rng: random.Random) -> State:
    """A state after random actions."""
    while True:
        state, left = State(game), openings
        while state.to_move is not None and (left or state.to_move is Actor.CHANCE):
            if state.to_move is Actor.CHANCE:
                state.roll(rng)
            else:
                state.push_code(rng.choice(state.position.legal))
                left -= 1
        if state.to_move is not None:
            return state


def throw(dice: Dice, state: State) -> None:
    state.push(dice.draw(state.turn, state.event or "", state.chance))


def play_pairs(game: Game, new: Bot, old: Bot, pairs: int, openings: int, seed: int) -> Iterator[tuple[float, float]]:
    """The points of `new` in the first and in the second seat, pair by pair."""
    names = dict.fromkeys(SEATS, "search")
    for pair in range(pairs):
        dice = Dice(f"reference-{seed}-{pair}", "first", "second", f"{seed} {pair}".encode().ljust(32))
        points = []
        for seat in SEATS:
            state = opened(game, openings, random.Random(f"reference {seed} opening {pair}"))
            bots = {seat: new, next(other for other in SEATS if other is not seat): old}
            play_to_end(state, bots, names, partial(throw, dice))
            winner = state.outcome.winner if state.outcome else None
            points.append(0.5 if winner is None else float(state.seat(winner) is seat))
        yield points[0], points[1]


def read_options(texts: list[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise CratonError(f"An option is written name=value, not {text!r}.")
        options[name] = int(value) if value.isdigit() else {"yes": True, "no": False}.get(value, value)
    return options


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=craton.list_games())
    parser.add_argument("option", nargs="*", help="name=value")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.1, help="CPU time per action")
    parser.add_argument("--simulations", type=int, help="per action, instead of seconds")
    parser.add_argument("--bot", default="mcts", help="the bot of the working tree, without a budget")
    parser.add_argument("--openings", type=int, default=2, help="random actions at the beginning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--commit", default=REFERENCE)
    args = parser.parse_args()
    game = make_game(definition(args.game), read_options(args.option))
    budget = f"simulations={args.simulations}" if args.simulations else f"seconds={args.seconds:g},clock=cpu"
    joint = "," if ":" in args.bot else ":"
    new = parse_bot(f"{args.bot}{joint}{budget}").make(f"reference {args.seed}")
    old = reference_bot(f"mcts:{budget}", commit=args.commit, seed=args.seed)
    try:
        for bot in (new, old):
            bot.choose(State(game).view())
        scores: list[float] = []
        first = second = 0.0
        for one, other in play_pairs(game, new, old, args.games // 2, args.openings, args.seed):
            first, second = first + one, second + other
            scores.append((one + other) / 2)
            found = estimate(scores)
            print(
                f"{game.name} {game.options_text}, {budget}: {found.score:.1%} ({found.low:.1%} to {found.high:.1%}) in"
                f" {2 * len(scores)} games; {first:g} points in the first seat, {second:g} in the second",
                flush=True,
            )
    finally:
        old.close()


if __name__ == "__main__":
    main()
