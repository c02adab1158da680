"""What Triangular Assault adds to the search: fast playouts, the leaf evaluation (rollout) and tuned settings."""

from __future__ import annotations

from craton.core.definition import SearchParts


def parts() -> SearchParts:
    from craton.games.assault.search import playout, rollout

    return SearchParts(playout=playout.playout, rollout=rollout.rollout)
