"""Playouts, rollouts, network and tuning of Faust."""

from __future__ import annotations

from craton.core.definition import SearchParts


def parts() -> SearchParts:
    from craton.games.faust.search import playout, rollout
    from craton.games.faust.search.network import MODEL

    return SearchParts(playout=playout.playout, rollout=rollout.rollout, network=MODEL)
