"""Plays a whole match of a game on the full screen against a bot, by keyboard, and prints the account of luck.

`python -m tests.cli.play_plugin GAME`, in a process of its own that finds an installed plug-in.
"""

from __future__ import annotations

import random
import sys

from textual.widgets import Static

from craton.cli._terminal_app.dialogs import ResultCard
from tests.cli.terminal import Player1, app_of, new, play

RNG = random.Random(1)


async def script(user: Player1) -> None:
    while not user.app.match.is_over:
        steps = len(user.state.steps)
        if user.state.seat_to_move in user.app.match.people:
            await user.type(RNG.choice(user.state.legal_moves))
        await user.until(lambda steps=steps: len(user.state.steps) > steps or user.app.match.is_over)
    await user.shows(ResultCard)
    await user.until(lambda: "computed" not in str(user.app.screen.query_one("#luck", Static).content))
    print(user.screen_text())


if __name__ == "__main__":
    play(app_of(new(sys.argv[1]), bot="random"), script)
