"""What the sides have in hand besides stones."""

from __future__ import annotations

from craton.core.position import Position
from craton.games.assault.law import rules


def holdings(seen: Position) -> tuple[str, str]:
    """Whether each side's stubborn defence is kept or spent."""
    if seen.game.options["stubborn"] == "no":
        return "", ""
    used = (seen.data[slot] for slot in (rules.USED_BLACK, rules.USED_WHITE))
    black, white = (f"save {'spent' if spent else 'kept'}" for spent in used)
    return black, white
