"""What all bots that ask a program have in common: its command, time limits, and its end."""

from __future__ import annotations

from abc import ABC, abstractmethod

from craton.bots import view_of
from craton.bots.external.process import EngineError, LineProcess, command_words
from craton.core.errors import OptionError
from craton.core.game import Game
from craton.core.state import State
from craton.core.view import View

SECONDS = 10.0
"""Default time limit for one action."""
START_SECONDS = 20.0
"""Time limit for an engine's start: an interpreter may have to compile first."""
MAX_SECONDS = 3600.0
MARGIN = 0.25
"""Seconds by which an answer may be late: the engine's clock starts when it reads the question."""


class EngineBot(ABC):
    """Asks a program for every action. It is started with the first one and kept until `close`.

    seconds: time limit for one action. start: time limit for its start. An engine that is late, ends or writes nonsense
    is killed, EngineError is raised, and the next call starts it again.
    """

    def __init__(
        self, *, command: str, seconds: float = SECONDS, start: float = START_SECONDS, seed: int | str | None = None
    ) -> None:
        command_words(command)
        self.seconds = check_seconds("seconds", seconds)
        self._start_seconds = check_seconds("start", start)
        self._command = command
        self._seed = seed
        self._process: LineProcess | None = None
        self._game: Game | None = None

    def choose(self, view: State | View) -> str:
        view = view_of(view)
        try:
            if self._process is None or not self._process.is_running:
                self.close()
                self._process = LineProcess(self._command)
                self._greet(self._process)
            return self._ask_for_action(self._process, view)
        except EngineError:
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.close()
        self._process, self._game = None, None

    @abstractmethod
    def _greet(self, process: LineProcess) -> None:
        """Begin the conversation with a program that has just been started."""

    @abstractmethod
    def _ask_for_action(self, process: LineProcess, view: View) -> str:
        """The program's choice; EngineError if it fails."""


def check_seconds(name: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= MAX_SECONDS:
        raise OptionError(f"{name} must be a number above 0 and at most {MAX_SECONDS:g}, not {value!r}.")
    return float(value)
