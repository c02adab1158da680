"""What the sides have in hand besides stones."""

from __future__ import annotations

from craton.core.position import Position
from craton.games.faultlines.law import rules


def holdings(seen: Position) -> tuple[str, str]:
    """Whether each side's Keystone is kept or spent."""
    if not seen.game.options["keystone"]:
        return "", ""
    black, white = (f"Keystone {'spent' if seen.data[rules.SPENT + side] else 'kept'}" for side in (0, 1))
    return black, white
