"""Running a duel, in this process or in several."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import ExitStack, closing
from functools import partial

from craton.core.errors import OptionError
from craton.lab.duel import Duel, Played, play_game
from craton.lab.log import Log
from craton.lab.workers import in_processes

MAX_JOBS = 64


def run_duel(duel: Duel, *, jobs: int = 1, log: Log | None = None) -> Generator[Played, None, None]:
    """Yield the games of a duel as they finish, except those already in the log; new games are appended to it.

    With several jobs the order of the games varies, but not the games. The caller may stop at any time.
    """
    if not 1 <= jobs <= MAX_JOBS:
        raise OptionError(f"The number of jobs must be 1 to {MAX_JOBS}, not {jobs}.")
    return _run(duel, jobs, log)


def _run(duel: Duel, jobs: int, log: Log | None) -> Generator[Played, None, None]:
    known = {game.number for game in log.played} if log else set()
    missing = [number for number in range(duel.games) if number not in known]
    work = partial(play_game, duel)
    with ExitStack() as stack:
        played = map(work, missing) if jobs == 1 else stack.enter_context(closing(in_processes(work, missing, jobs)))
        for game in played:
            if log:
                log.append(game)
            yield game
