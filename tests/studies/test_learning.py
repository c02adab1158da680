"""Self-play, and the agreement of training and product about the meaning of a network's planes. Torch is not needed."""

from __future__ import annotations

import random

import numpy as np
import pytest

import craton
from craton.core.position import Position
from craton.kernel.layout import MOVER, OVER
from studies.learning.selfplay import Plan, SelfPlay
from studies.learning.subject import SUBJECTS


@pytest.mark.parametrize(("name", "size"), [("lifeline", 4), ("faust", 5)])
def test_training_and_search_read_the_same_logits_from_the_planes(name: str, size: int) -> None:
    game, subject = craton.game(name, size=size), SUBJECTS[name]
    model, cells = game.definition.search_parts().network, len(game.board)
    assert model is not None
    planes = np.random.default_rng(1).normal(size=cells * subject.planes + subject.extras).astype(np.float32)
    rng, position, seen = random.Random(2), game.start(), set()
    while position.to_move is not None:
        actions = np.array(position.legal)
        seen |= {int(action) // cells for action in actions}
        found = np.zeros(len(actions))
        model.logits.compiled(game.arrays, np.array(position.data), actions, len(actions), planes, found)
        wanted = np.append(planes, 0.0)[subject.places(actions, cells, size)].sum(axis=-1)
        assert found == pytest.approx(wanted, abs=1e-5)
        position = position.after(rng.choice(position.legal))
    assert len(seen) > 1  # more than placements: swaps, and in Faust captures


@pytest.mark.long
@pytest.mark.parametrize("network", [False, True])
def test_self_play_records_searched_positions_with_their_legal_actions(network: bool) -> None:
    game = craton.game("lifeline", size=3)
    model = game.definition.search_parts().network if network else None
    found = SelfPlay(game, model, Plan(simulations=30, fast_simulations=5, recorded=1.0), seed=1).play(opening=2)
    assert len(found["states"]) > 3
    assert (found["end"][:, MOVER] == OVER).all()
    assert ((found["values"] >= 0) & (found["values"] <= 1)).all()
    for row, actions, visits in zip(found["states"], found["actions"], found["visits"], strict=True):
        position = Position(game, tuple(int(slot) for slot in row))
        assert sorted(action for action in actions.tolist() if action >= 0) == sorted(position.legal)
        assert 0 < visits.sum() <= 30
        assert not visits[actions < 0].any()
