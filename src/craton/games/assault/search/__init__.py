"""Playouts, rollouts and tuning of Triangular Assault."""

from __future__ import annotations

from craton.core.definition import SearchParts


def parts() -> SearchParts:
    from craton.games.assault.search import playout, rollout

    return SearchParts(playout=playout.playout, rollout=rollout.rollout)
