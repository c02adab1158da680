"""The networks: what they see, what they compute, and how the search uses them."""

from __future__ import annotations

import random
from dataclasses import replace
from math import exp
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import craton
from craton.core.game import Game
from craton.core.network import Model
from craton.core.position import Position
from craton.core.view import View
from craton.games.faust.search import encoding as faust
from craton.games.lifeline.search import encoding as lifeline
from craton.kernel.layout import BLACK, MOVER, SYMMETRIES
from craton.search.guidance import guidance_of
from craton.search.mcts import layout
from craton.search.mcts.search import Search
from craton.search.mcts.settings import settings_of
from craton.search.mcts.tree import SearchTree
from craton.search.network.inference import evaluate
from craton.search.network.weights import network_of

GAMES = (("lifeline", 3), ("lifeline", 5), ("lifeline", 7), ("faust", 5), ("faust", 8))


def model_of(game: Game) -> Model:
    model = game.definition.search_parts().network
    assert model is not None
    return model


def positions(game: Game, seed: int, count: int) -> list[Position]:
    """Positions of random play with a side to move."""
    rng = random.Random(seed)
    found: list[Position] = []
    while len(found) < count:
        position = game.start()
        while position.to_move is not None:
            if rng.random() < 0.2 and position.data[MOVER] <= 1:
                found.append(position)
            position = position.after(rng.choice(list(position.legal)))
    return found[:count]


def codes_of(game: Game, position: Position) -> npt.NDArray[np.int64]:
    model = model_of(game)
    codes = np.zeros(len(game.board) * model.cell_codes + model.global_codes, np.int64)
    before = np.array(position.data)
    state = before.copy()
    assert model.encode.compiled(game.arrays, state, np.zeros(game.work_size, np.int64), codes) == 1
    assert (state == before).all()
    return codes


def value_of(game: Game, position: Position, model: Model) -> tuple[float, npt.NDArray[np.float32]]:
    """The value and the planes, compiled."""
    network = network_of(game, model)
    work = np.zeros(game.work_size, np.int64)
    value = evaluate.entry_point(game.arrays, np.array(position.data), work, network)
    return value, network.planes


def textbook(game: Game, codes: npt.NDArray[np.int64], model: Model) -> tuple[float, list[float]]:
    """The same function, written with whole matrices."""
    with np.load(model.file) as found:
        weights: dict[str, Any] = {name: found[name].astype(np.float64) for name in found.files}
    cells, near = len(game.board), model.neighbourhood(game)
    by_cell = codes[: cells * model.cell_codes].reshape(cells, model.cell_codes)
    x = weights["embedding"][by_cell].sum(1) + weights["global_embedding"][codes[cells * model.cell_codes :]].sum(0)
    x = np.maximum(x, 0)
    layer = 0
    while f"layer{layer}" in weights:
        around = np.vstack([x, np.zeros(x.shape[1])])[near].reshape(cells, -1)
        whole = np.concatenate([x.mean(0), x.max(0)]) @ weights[f"pool{layer}"]
        x = np.maximum(x + around @ weights[f"layer{layer}"] + weights[f"bias{layer}"] + whole, 0)
        layer += 1
    pooled = np.concatenate([x.mean(0), x.max(0), x.sum(0) / 64])
    hidden = np.maximum(pooled @ weights["hidden"] + weights["hidden_bias"], 0)
    logit = weights["value"][0] + hidden @ weights["value"][1:]
    extras = weights["extra"][:, 0] + weights["extra"][:, 1:] @ hidden
    return 1 / (1 + exp(-logit)), [*(x @ weights["policy"].T).ravel(), *extras]


@pytest.fixture(scope="module")
def random_weights(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Networks whose weights are noise of the size of the learned ones: nothing in them is near 0 by habit."""
    folder, files = tmp_path_factory.mktemp("networks"), {}
    for name in ("lifeline", "faust"):
        rng = np.random.default_rng(5)
        with np.load(model_of(craton.game(name)).file) as found:
            noise = {part: rng.normal(0, found[part].std() + 0.01, found[part].shape) for part in found.files}
        files[name] = folder / f"{name}.npz"
        np.savez(files[name], **noise)
    return files


@pytest.mark.parametrize(("name", "size"), GAMES)
def test_the_compiled_network_computes_what_the_formula_says(
    name: str, size: int, random_weights: dict[str, Path]
) -> None:
    game = craton.game(name, size=size)
    for model in (model_of(game), replace(model_of(game), file=random_weights[name])):
        for position in positions(game, seed=1, count=6):
            value, planes = value_of(game, position, model)
            wanted, wanted_planes = textbook(game, codes_of(game, position), model)
            assert value == pytest.approx(wanted, abs=1e-4)
            assert planes == pytest.approx(np.array(wanted_planes), rel=1e-3, abs=1e-3)


@pytest.mark.parametrize(("name", "size"), GAMES)
def test_a_position_and_its_image_have_the_same_codes(name: str, size: int) -> None:
    game = craton.game(name, size=size)
    cells, per_cell = len(game.board), model_of(game).cell_codes
    images = np.array(game.constants[SYMMETRIES]).reshape(-1, cells)
    for position in positions(game, seed=2, count=4):
        codes = codes_of(game, position)
        by_cell = codes[: cells * per_cell].reshape(cells, per_cell)
        for symmetry, image in enumerate(images):
            found = codes_of(game, position.image(symmetry))
            seen = found[: cells * per_cell].reshape(cells, per_cell)[image]
            # A rotation may exchange rows and columns, whose codes are summed.
            assert (np.sort(seen, axis=1) == np.sort(by_cell, axis=1)).all()
            assert (found[cells * per_cell :] == codes[cells * per_cell :]).all()


def test_lifeline_counts_the_liberties_and_lifelines_of_groups() -> None:
    position = craton.read_position("lifeline size=3 1b1/4/w1b1w/4/b2 black 6 -")
    codes = codes_of(position.game, position)[: 19 * 3].reshape(19, 3)
    names = position.game.board.names
    own, enemy = lifeline.STATUS, lifeline.STATUS + 20
    assert codes[names.index("a1"), 1] == own + 3  # one stone with three liberties
    assert codes[names.index("c3"), 1] == own + 4  # four or more
    assert codes[names.index("c1"), 1] == enemy + 3
    assert codes[names.index("a1"), 2] == lifeline.LIVES + 3  # one lifeline, one region
    # The other cells are one region of 14 cells, which three groups of the mover's and two of the enemy's touch.
    assert codes[names.index("b1"), 1] == lifeline.STATUS + lifeline.STONE_STATUS + (4 * 3 + 2) * 8 + 5


def test_lifeline_sees_the_komi_that_is_left() -> None:
    game = craton.game("lifeline", size=4, balance="komi")
    seen = []
    for komi in range(1, 13):
        position = game.start()
        for action in (f"komi{komi}", "white"):
            position = position.after(game.definition.notation.read(game, action))
        seen.append(int(codes_of(game, position)[-2]) - lifeline.KOMI_LEFT)
    assert seen == [1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6]


@pytest.mark.parametrize(
    ("position", "in_hand", "contested"),
    [
        ("size=4 w3/5/w5/wwwwwww/bbbbbb/5/b3 black 16 -", -5, 0),  # 8 cells of Black's own, 13 of White's
        ("size=4 w3/5/w5/wwwwwww/bbbbbb/5/b3 white 17 -", 5, 0),
        ("size=4,balance=komi w3/5/w5/wwwwwww/bbbbbb/5/b3 white 17 points=1", 6, 0),
        ("size=4,balance=komi w3/5/w5/wwwwwww/bbbbbb/5/b3 white 17 points=9", 7, 0),  # larger numbers count as 7
        ("size=4 w3/5/w5/wwwwww1/bbbbb1/5/b3 black 14 -", 0, 4),  # one region that both sides touch
    ],
)
def test_lifeline_counts_the_moves_in_hand(position: str, in_hand: int, contested: int) -> None:
    read = craton.read_position(f"lifeline {position}")
    found = divmod(int(codes_of(read.game, read)[-1]) - lifeline.IN_HAND, 5)
    assert found == (in_hand + lifeline.MOST_IN_HAND, contested)


def test_faust_sees_which_discs_can_be_captured() -> None:
    position = craton.read_position("faust size=4 4/1w2/wbw1/1w2 white 5 -")
    names, per_cell = position.game.board.names, faust.CELL_CODES
    codes = codes_of(position.game, position)[:-3].reshape(16, per_cell)
    assert codes[names.index("b2"), 2] == faust.THREATS + 2 * 4 + 1  # an enemy disc, alone
    assert codes[names.index("a2"), 2] == faust.THREATS + 1 * 4
    run = codes[names.index("b2"), 3]
    closed = faust.CLOSED * 3 + faust.CLOSED
    assert run == faust.RUNS + (9 + closed) * 4  # of one disc, between two discs of the mover's


@pytest.mark.parametrize("name", ["lifeline", "faust"])
def test_the_search_expands_with_priors_and_values_of_the_network(name: str) -> None:
    game = craton.game(name, size=5)
    tree = SearchTree(game, [game.start().data], 1, 10_000, settings_of(game))
    tree.simulate(40)
    stats, children = tree.arrays.stats, tree.children(layout.ROOT)
    assert stats[layout.PRIOR, children].sum() == pytest.approx(1.0)
    assert (stats[layout.PRIOR, children] > 0).all()
    again = SearchTree(game, [game.start().data], 1, 10_000, settings_of(game))
    again.simulate(1)
    (child,) = (child for child in again.children(layout.ROOT) if again.arrays.stats[layout.VISITS, child])
    after = game.start().after(int(again.arrays.nodes[layout.KEY, child]))
    value, _ = value_of(game, after, model_of(game))
    is_black = after.data[MOVER] == BLACK  # the first seat
    assert again.value(child) == pytest.approx(value if is_black else 1 - value)


def test_a_search_that_leaves_out_actions_keeps_the_priors_of_the_network() -> None:
    game = craton.game("lifeline", size=4)
    never = guidance_of(game, None, {}, "merge")
    tree = SearchTree(game, [game.start().data], 1, 10_000, settings_of(game), guidance=never)
    tree.simulate(60)
    children = tree.children(layout.ROOT)
    assert tree.arrays.stats[layout.PRIOR, children].sum() == pytest.approx(1.0)
    free = SearchTree(game, [game.start().data], 1, 10_000, settings_of(game))
    free.simulate(60)
    visits = (one.arrays.stats[layout.VISITS, one.children(layout.ROOT)] for one in (tree, free))
    assert np.array_equal(*visits)  # nothing can be merged here, so nothing is left out


def test_a_full_tree_still_searches() -> None:
    game = craton.game("lifeline", size=4)
    tree = SearchTree(game, [game.start().data], 1, 300, settings_of(game))
    tree.simulate(500)
    assert tree.simulations == 500
    assert tree.arrays.counters[layout.NODES_USED] <= 300


def test_komi_is_agreed_by_search_although_the_network_knows_no_seats() -> None:
    game = craton.game("lifeline", size=4, balance="komi")
    result = Search(View.of(game.start(), "first")).run(simulations=60)
    assert result.best.startswith("komi")
    assert 0.0 <= result.value <= 1.0


def test_an_interpreted_search_uses_rollouts() -> None:
    game = craton.game("faust", size=3)
    search = Search(View.of(game.start(), "black"), interpreted=True)
    assert search.settings.puct == 0.0
    assert search.run(simulations=8).simulations == 8
