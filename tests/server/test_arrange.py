"""Positions that are set up stone by stone."""

from pathlib import Path

import pytest

from craton.server.wire.study import Arrangement
from tests.server.harness import LiveServer, check_response


def test_the_start_can_be_painted_on(server: LiveServer) -> None:
    me = server.client()
    answer = me.post("/study/arrange", {"game": "faultlines", "options": {"size": 3, "keystone": True}})
    check_response(Arrangement, answer)
    assert (answer["cells"], answer["mover"], answer["turns"], answer["problem"]) == ({}, "black", 0, None)
    assert answer["letters"][:4] == ["b", "w", "B", "W"]
    stones = {"a1": "B", "b2": "w", "c3": "b"}
    painted = me.post("/study/arrange", {"position": answer["position"], "cells": stones, "mover": "white"})
    assert painted["position"] == (
        "faultlines size=3,keystone=yes 2b/1w1/B2 white 3 black_keystone=spent,black_placed=2,white_placed=1"
    )
    assert painted["marks"] == {"a1": ["keystone"]}
    assert painted["stones"] == {"a1": "black", "b2": "white", "c3": "black"}
    cleared = me.post("/study/arrange", {"position": painted["position"], "cells": dict.fromkeys(painted["cells"], "")})
    assert cleared["position"] == "faultlines size=3,keystone=yes 3/3/3 black 0 -"


@pytest.mark.parametrize("game", ["assault", "faultlines", "faust", "lifeline"])
def test_what_was_played_can_be_set_up(server: LiveServer, game: str) -> None:
    me = server.client()
    state = me.post("/study", {"game": game})["state"]
    steps: list[str] = []
    while len(steps) < 8:
        placements = sorted(cell for cell, found in state["actions"]["cells"].items() if found == [cell])
        steps.append(placements[5 * len(steps) % 7])
        state = me.post("/study", {"game": game, "steps": steps})["state"]
    there = me.post("/study/arrange", {"game": game, "steps": steps})
    found = me.post("/study/arrange", {"game": game, "cells": there["cells"], "mover": there["mover"]})
    assert found["problem"] is None
    assert found["cells"] == there["cells"]
    assert me.post("/study", {"position": found["position"]})["state"]["to_move"] == there["mover"]


def test_what_cannot_be_is_explained_and_still_shown(server: LiveServer) -> None:
    me = server.client()
    lonely = me.post("/study/arrange", {"game": "faust", "cells": {"a1": "b", "b1": "b", "c1": "b", "d1": "b"}})
    assert lonely["position"] is None
    assert lonely["problem"].startswith("board: ")
    assert set(lonely["stones"].values()) == {"black"}
    late = me.post("/study/arrange", {"game": "faultlines", "cells": {"a1": "b"}, "turns": 0, "mover": "black"})
    assert late["position"] is None


@pytest.mark.parametrize("cells", [{"z99": "b"}, {"a1": "x"}])
def test_cells_and_letters_that_are_none_are_refused(server: LiveServer, cells: dict[str, str]) -> None:
    assert server.client().refused("POST", "/study/arrange", {"game": "faust", "cells": cells}) == (400, "bad-request")


@pytest.mark.long
def test_a_long_line_costs_more_than_a_short_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with LiveServer(tmp_path, limits=True) as server:
        costs: list[float] = []
        limiter = server.app.state.context.limiter
        real = limiter._take

        def take(buckets: list[tuple[str, str]], cost: float) -> None:
            if buckets[0][0] == "look":
                costs.append(cost)
            real(buckets, cost)

        monkeypatch.setattr(limiter, "_take", take)
        for length in (1, 2000):
            server.client().request("POST", "/study/arrange", {"game": "faust", "steps": ["a1"] * length})
        short, long = costs
        assert long >= 5 * short
