"""What the sides have in hand besides stones."""

from __future__ import annotations

from craton.core.position import Position
from craton.games.lifeline.law import rules


def holdings(seen: Position) -> tuple[str, str]:
    """The komi that White has left."""
    is_agreed = seen.data[rules.PHASE] not in (rules.NAME_KOMI, rules.TAKE_COLOUR)
    if seen.game.options["balance"] != "komi" or not is_agreed:
        return "", ""
    return "", f"komi {seen.data[rules.POINTS]}"
