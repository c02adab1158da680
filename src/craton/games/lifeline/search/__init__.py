"""Playouts, rollouts and tuning of Lifeline."""

from __future__ import annotations

from craton.core.definition import SearchParts


def parts() -> SearchParts:
    from craton.games.lifeline.search import playout, rollout
    from craton.games.lifeline.search.network import MODEL

    return SearchParts(
        playout=playout.playout,
        rollout=rollout.rollout,
        network=MODEL,
        needs_compiler=True,
    )
