"""Completion of typed actions and commands."""

from __future__ import annotations

from textual.suggester import Suggester

from craton.cli._local_match.match import LocalMatch

COMMANDS = ("help", "hint", "insight", "log", "moves", "odds", "quit", "resign", "text", "undo")


class Completion(Suggester):
    """Suggests the first command or legal action that begins with the text."""

    def __init__(self, match: LocalMatch) -> None:
        super().__init__(use_cache=False, case_sensitive=False)
        self._match = match

    async def get_suggestion(self, value: str) -> str | None:
        actions = [] if self._match.is_over else list(self._match.state.legal_moves)
        return next((text for text in (*actions, *COMMANDS) if text.startswith(value) and text != value), None)
