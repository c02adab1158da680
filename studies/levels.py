"""Measures how far apart the levels of `mcts` are: each plays the one below it. Writes docs/levels.md.

    python -m studies.levels play [GAME ...] [--games 200] [--jobs 2]   plays the missing games; may be interrupted
    python -m studies.levels suggest [GAME ...]                         prints settings with more even steps
    python -m studies.levels write [GAME ...]                           writes docs/levels.md from the games played

The games of a pair have the same random opening and the same dice, with seats swapped. Everything is determined by the
seed, because budgets are simulations. Level 10 has no limit of its own; here it gets FOR_LEVEL_10 times the simulations
of level 9.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from hashlib import sha256
from math import exp, isfinite, log
from pathlib import Path

import numpy as np

import craton
from craton.bots.spec import BotSpec, parse_bot
from craton.core.game import Game
from craton.core.registry import game as game_of
from craton.lab.duel import Duel
from craton.lab.log import Log
from craton.lab.run import run_duel
from craton.lab.standing import Standing, standing
from craton.search.mcts.settings import MAX_LEVEL, level_of

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "levels.md"
LOGS = ROOT / "studies" / "duels"
FOR_LEVEL_10 = {"assault": 2, "faultlines": 2, "faust": 5, "lifeline": 4}
"""How many times the simulations of level 9 level 10 is given, so that its step is about as long as the others."""
OPENINGS = 2
SEED = 1


def bot_of(game: Game, level: int) -> BotSpec:
    if level < MAX_LEVEL:
        return parse_bot(f"mcts:{level}")
    return parse_bot(f"mcts:level={MAX_LEVEL},simulations={simulations_of(game, MAX_LEVEL)}")


def simulations_of(game: Game, level: int) -> int:
    """A level's simulations; for level 10, those that it is given here."""
    if level < MAX_LEVEL:
        return level_of(game, level).simulations or 0
    return FOR_LEVEL_10[game.name] * simulations_of(game, MAX_LEVEL - 1)


def duel_of(game: Game, level: int, games: int) -> Duel:
    """A level against the one below it; level 1 against random play."""
    below = bot_of(game, level - 1) if level > 1 else parse_bot("random")
    return Duel(game, bot_of(game, level), below, games, openings=OPENINGS, seed=SEED)


def log_of(game: Game, level: int) -> Path:
    """The log, named after the levels, settings and weights, so that games are played again when these change."""
    both = ((level_of(game, number), simulations_of(game, number)) for number in (level, level - 1) if number)
    marks = (f"{count}@{how.temperature:g}{_weights(game) if how.network else ''}" for how, count in both)
    settings = (f"{name}={value:g}" for name, value in sorted(game.definition.search_settings.items()))
    return LOGS / f"{'-'.join((game.name, str(level), *marks, *settings))}.log"


def _weights(game: Game) -> str:
    """A digest of the network's weights; empty for games without one."""
    model = game.definition.search_parts().network
    return "" if model is None else f"n{sha256(model.file.read_bytes()).hexdigest()[:8]}"


def play(names: Sequence[str], games: int, jobs: int, levels: Sequence[int]) -> None:
    LOGS.mkdir(exist_ok=True)
    for name in names:
        game = game_of(name)
        for level in levels:
            duel = duel_of(game, level, games)
            with Log(str(log_of(game, level)), duel) as log:
                played = [*log.played, *run_duel(duel, jobs=jobs, log=log)]
            found = standing(duel, played).estimate
            print(
                f"{name} {level}: {found.score:.1%} ({found.low:.1%} to {found.high:.1%}), Elo {found.elo:+.0f}",
                flush=True,
            )


def table(game: Game) -> list[str]:
    rows = [
        "| level | simulations | temperature | games | score against the level below | Elo above it, 95% |",
        "|---|---|---|---|---|---|",
    ]
    total, unclear = 0.0, []
    for level in range(1, MAX_LEVEL + 1):
        result = _standing(game, level)
        how, found = level_of(game, level), result.estimate
        total += found.elo
        if found.elo_low <= 0:
            unclear.append(str(level))
        simulations = f"{simulations_of(game, level):,}{'' if how.simulations else ' given'}"
        rows.append(
            f"| {level} | {simulations} | {how.temperature:g} | {result.games} | {found.score:.1%}"
            f" ({found.low:.1%} to {found.high:.1%})"
            f" | {found.elo:+.0f} ({found.elo_low:+.0f} to {found.elo_high:+.0f}) |"
        )
    model = game.definition.search_parts().network
    if model is not None:
        rows += ["", f"From level {model.first_level} on the search uses the network, before that rollouts."]
    if isfinite(total):
        rows += ["", f"From random play to level 10: {total:,.0f} Elo in total."]
    if unclear:
        rows += ["", f"Not significantly stronger than the level below in these games: level {', '.join(unclear)}."]
    return rows


def _standing(game: Game, level: int) -> Standing:
    games = sum(1 for _ in log_of(game, level).open(encoding="utf-8"))
    games += games % 2  # a duel has complete pairs
    duel = duel_of(game, level, games)
    with Log(str(log_of(game, level)), duel) as log:
        return standing(duel, log.played)


def suggest(names: Sequence[str]) -> None:
    """Print settings that would make the steps between levels even, interpolated between those that were played.

    Levels with and without the network are interpolated separately, along the logarithm of the simulations.
    """
    for name in names:
        game, numbers = game_of(name), range(1, MAX_LEVEL)
        elo = np.cumsum([_standing(game, level).estimate.elo for level in range(1, MAX_LEVEL + 1)])
        levels = {number: level_of(game, number) for number in numbers}
        for number in numbers:
            alike = [other for other in numbers if levels[other].network == levels[number].network]
            wanted, measured = elo[-1] * number / MAX_LEVEL, [elo[other - 1] for other in alike]
            simulations = _interpolate(wanted, measured, [log(levels[other].simulations or 1) for other in alike])
            temperature = _interpolate(wanted, measured, [log(levels[other].temperature) for other in alike])
            print(f"{name} {number}: ({round(exp(simulations))}, {exp(temperature):.2g}), {wanted:.0f} Elo", flush=True)


def _interpolate(wanted: float, places: Sequence[float], values: Sequence[float]) -> float:
    """The value at a place by the nearest two of at least two known ones; they may lie on one side of it."""
    at = min(max(int(np.searchsorted(places, wanted)), 1), len(places) - 1)
    share = (wanted - places[at - 1]) / (places[at] - places[at - 1])
    return values[at - 1] + share * (values[at] - values[at - 1])


def write(names: Sequence[str]) -> None:
    """Write the page; games that are not named keep their tables."""
    _, *old = PAGE.read_text(encoding="utf-8").split("\n## ")
    sections = {section.partition("\n")[0]: section.rstrip() for section in old}
    for name in names:
        game = game_of(name)
        sections[game.title] = "\n".join([game.title, "", *table(game)])
    PAGE.write_text("\n\n## ".join([INTRODUCTION.strip(), *sections.values()]) + "\n", encoding="utf-8")


INTRODUCTION = f"""
# Levels

`mcts:1` to `mcts:10` are the search bot at ten strengths: `craton play GAME --against mcts:5`. A level fixes the
simulations before each action and a temperature: an action is chosen in proportion to its visits to the power of
1 / temperature, so low levels search less and play weaker actions more often. A proven win is always played. Level 10
takes the best action and has no limit of its own; its budget is one second by default. In games with a network, low
levels do without it: even two simulations with it would be too strong for a beginner.

Measured by `python -m studies.levels play` and written by `python -m studies.levels write`: each level against
the one below it (level 1 against random play) on the game's default options, in pairs of games with the same
{OPENINGS} random opening actions, the same dice, and seats swapped, seed {SEED}. Here level 10 was given two to five
times the simulations of level 9. The tables give the number of games; where it is small, the intervals are wide, and
`play` continues where it was interrupted.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "suggest", "write"))
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    numbers = range(1, MAX_LEVEL + 1)
    parser.add_argument("--levels", type=int, nargs="*", default=list(numbers), choices=numbers, metavar="LEVEL")
    args = parser.parse_args()
    names = args.game or craton.list_games()
    if args.what == "play":
        play(names, args.games, args.jobs, args.levels)
    else:
        {"suggest": suggest, "write": write}[args.what](names)


if __name__ == "__main__":
    main()
