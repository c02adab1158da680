"""What Fault Lines adds to the search: fast playouts, the leaf evaluation (rollout) and tuned settings."""

from __future__ import annotations

from craton.core.definition import SearchParts

LARGEST_DIE = 6
"""With a larger die, groups roll that the fast playouts do not find."""


def parts() -> SearchParts:
    from craton.games.faultlines.search import playout, rollout

    return SearchParts(
        playout=playout.playout,
        plays=lambda options: not options["sealed"] and not options["progressive"] and options["die"] <= LARGEST_DIE,
        rollout=rollout.rollout,
        plain_rollout=rollout.rollout,
    )
