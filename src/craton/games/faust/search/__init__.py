"""Playouts, rollouts and tuning of Faust."""

from __future__ import annotations

from craton.core.definition import SearchParts


def parts() -> SearchParts:
    from craton.games.faust.search import playout, rollout

    return SearchParts(playout=playout.playout, rollout=rollout.rollout)
