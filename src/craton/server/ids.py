"""Ids of users, matches, tournaments and reports."""

from __future__ import annotations

import secrets


def fresh_id() -> str:
    """An id that cannot be guessed: 96 random bits. None begins with -, like an option of a command."""
    while (found := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return found
