"""Self-play, and the agreement of training and product about the meaning of a network's planes. Torch is not needed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import craton
from craton.core.game import Game
from craton.core.position import Position
from craton.kernel.layout import MOVER, OVER, WHITE
from studies.learning.gate import MOST_PAIRS, passes
from studies.learning.selfplay import Plan, SelfPlay
from studies.learning.subject import SUBJECTS


@pytest.mark.parametrize(
    ("name", "options"),
    [("lifeline", {"size": 4}), ("lifeline", {"size": 4, "balance": "komi"}), ("faust", {"size": 5})],
)
def test_training_and_search_read_the_same_logits_from_the_planes(name: str, options: dict[str, Any]) -> None:
    game, subject = craton.game(name, **options), SUBJECTS[name]
    model, cells = game.definition.search_parts().network, len(game.board)
    assert model is not None
    planes = np.random.default_rng(1).normal(size=cells * subject.planes + subject.extras).astype(np.float32)
    rng, seen = random.Random(2), set()
    for position in positions_of_games(game, 4, rng):
        if position.data[MOVER] > WHITE:  # the network does not know such positions
            continue
        actions = np.array(position.legal)
        seen |= {int(action) // cells for action in actions}
        found = np.zeros(len(actions))
        model.logits.compiled(game.arrays, np.array(position.data), actions, len(actions), planes, found)
        wanted = np.append(planes, 0.0)[subject.places(actions, cells, options["size"])].sum(axis=-1)
        assert found == pytest.approx(wanted, abs=1e-5)
    assert len(seen) > 1  # more than placements: swaps, spent komi, and in Faust captures


def positions_of_games(game: Game, games: int, rng: random.Random) -> Iterator[Position]:
    """The positions of some random games."""
    for _ in range(games):
        position = game.start()
        while position.to_move is not None:
            yield position
            position = position.after(rng.choice(position.legal))


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
    assert (np.diff(found["left"]) < 0).all()
    assert found["left"][-1] >= 1


@pytest.mark.long
def test_self_play_records_the_reply_and_the_length() -> None:
    """Every position is recorded, and nothing is random: the reply is what follows."""
    game = craton.game("lifeline", size=3, balance="weak")
    plan = Plan(simulations=20, fast_simulations=5, recorded=1.0, random_share=0.0)
    found = SelfPlay(game, game.definition.search_parts().network, plan, seed=1).play(opening=0)
    positions = [Position(game, tuple(int(slot) for slot in row)) for row in found["states"]]
    for at, (position, after) in enumerate(pairwise(positions)):
        if found["left"][at] != found["left"][at + 1] + 1 or after.seat_to_move is position.seat_to_move:
            continue  # a forced action between them, or a swap
        (reply,) = found["replies"][at : at + 1]
        assert reply in after.legal
        if at + 2 < len(positions) and found["left"][at + 1] == found["left"][at + 2] + 1:
            assert str(after.after(int(reply))) == str(positions[at + 2])
    assert found["replies"][-1] == -1 or found["left"][-1] > 1


def test_the_gate_lets_stronger_weights_pass_and_no_weaker_ones(tmp_path: Path) -> None:
    """Noise in place of the learned weights loses, and the learned weights win against it."""
    subject = replace(SUBJECTS["lifeline"], gate=({"size": 3},))
    model = craton.game("lifeline").definition.search_parts().network
    assert model is not None
    noise, rng = tmp_path / "noise.npz", np.random.default_rng(1)
    with np.load(model.file) as found:
        np.savez(noise, **{name: rng.normal(0, found[name].std() + 0.01, found[name].shape) for name in found.files})
    assert passes(subject, model.file, noise, seed=1).accepted
    verdict = passes(subject, noise, model.file, seed=1)
    assert not verdict.accepted
    assert verdict.score < 0.5
    assert verdict.games < 2 * MOST_PAIRS  # decided before the last game


@pytest.mark.long
def test_training_that_was_interrupted_ends_with_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch", reason="training needs torch: pip install -e '.[learning]'")
    from studies.learning.__main__ import Training, main

    model = craton.game("lifeline").definition.search_parts().network
    assert model is not None
    command = ["lifeline", "--start", str(model.file), "--games", "2", "--generations", "4", "--gate", "9"]
    main([*command, "--folder", str(tmp_path / "whole")])

    def interrupt(self: Training, steps: int) -> dict[str, float]:
        if self.done == 2:
            raise KeyboardInterrupt
        return train(self, steps)

    train = Training._train
    monkeypatch.setattr(Training, "_train", interrupt)
    with pytest.raises(KeyboardInterrupt):
        main([*command, "--folder", str(tmp_path / "parts")])
    monkeypatch.undo()
    main([*command, "--folder", str(tmp_path / "parts")])
    one, other = (np.load(tmp_path / part / "weights-003.npz") for part in ("whole", "parts"))
    assert all((one[name] == other[name]).all() for name in one.files)
