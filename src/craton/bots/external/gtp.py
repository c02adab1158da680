"""The bot `gtp:COMMAND`: a program that speaks GTP 2 with Craton's extensions; docs/gtp.md describes them."""

from __future__ import annotations

import time

from craton.bots.external.engine_bot import MARGIN, EngineBot
from craton.bots.external.process import EngineError, LineProcess
from craton.bots.external.vertices import colour_of, from_gtp
from craton.core.view import View
from craton.core.view_text import write_view

NEEDED = ("craton-game", "craton-position", "reg_genmove")
"""Commands that an engine must have, apart from the mandatory ones."""
MAX_RESPONSE = 10_000
"""Lines of one response."""


class GtpBot(EngineBot):
    """Gives a GTP engine the view as a position and asks for one action at a time.

    The engine's own dice are ignored: it chooses, and the caller throws.
    """

    def _ask_for_action(self, process: LineProcess, view: View) -> str:
        game = view.game
        if self._game != game:
            deadline = time.monotonic() + self._start_seconds
            self._ask(process, f"craton-game {game.name} {game.options_text}", deadline)
            self._game = game
        seat = view.seen.seat_to_move
        assert seat is not None
        deadline = time.monotonic() + self.seconds + MARGIN
        self._ask(process, f"craton-position {view.viewer} {write_view(view)}", deadline)
        self._ask(process, f"time_settings 0 {self.seconds:g} 1", deadline)
        move = self._ask(process, f"reg_genmove {colour_of(seat)}", deadline)
        if not move.strip():
            raise EngineError("nonsense", f"The engine {self._command!r} answered reg_genmove without a move.")
        # Of a whole turn only the first action, without the engine's dice, is taken.
        return from_gtp(game, move.split()[0]).partition("+")[0].partition("=")[0]

    def _greet(self, process: LineProcess) -> None:
        deadline = time.monotonic() + self._start_seconds
        known = self._ask(process, "list_commands", deadline).split()
        missing = [command for command in NEEDED if command not in known]
        if missing:
            lacks = f"The engine {self._command!r} does not know the GTP command {', '.join(missing)}."
            raise EngineError("refused", lacks)
        if self._seed is not None and "craton-seed" in known:
            self._ask(process, f"craton-seed {'-'.join(str(self._seed).split())}", deadline)

    def _ask(self, process: LineProcess, command: str, deadline: float) -> str:
        """The text of a successful response."""
        process.send(command, deadline)
        line = process.receive(deadline)
        while not line.strip():  # blank lines may separate responses
            line = process.receive(deadline)
        if line[0] not in "=?":
            raise EngineError("nonsense", f"The engine {self._command!r} did not answer in GTP: {line[:80]!r}.")
        lines = [line[1:].lstrip("0123456789").strip()]
        while (more := process.receive(deadline)).strip():
            lines.append(more)
            if len(lines) > MAX_RESPONSE:
                raise EngineError("nonsense", f"The engine {self._command!r} answered with too many lines.")
        text = "\n".join(lines)
        if line[0] == "?":
            name = command.split()[0]
            raise EngineError("refused", f"The engine {self._command!r} refused {name}: {text[:200]}")
        return text
