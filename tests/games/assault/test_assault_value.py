"""The learned value: equal however it is computed, sensible in clear positions, used only where it was trained."""

import random

import numpy as np
import pytest

import craton
from craton.bots.greedy import GreedyBot
from craton.core.position import Position
from craton.core.view import View
from craton.games.assault.law import rules
from craton.games.assault.search.value import HIDDEN, PARTS, PATTERNS, TURNS, WEIGHTS, value
from craton.kernel.layout import BOARD, OPTIONS, TURN
from craton.kernel.rng import new_generator
from studies.training import assault as learn_assault
from tests.drawn import random_step
from tests.games.assault.assault_boards import drawn

SHAPES = ((PATTERNS, HIDDEN), (TURNS, HIDDEN), (TURNS, HIDDEN), (TURNS, PATTERNS), (TURNS,))


def stones_of(position: Position) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """The stones as the training script holds them, with one more entry for cells off the board."""
    return np.array([*position.data[BOARD : BOARD + learn_assault.CELLS], 0])


def black_wins(position: Position) -> float:
    return float(value.compiled(position.game.arrays, np.array(position.data, np.int64), np.zeros(HIDDEN)))


def positions(count: int, **options: object) -> list[Position]:
    """Decisions of random games, each at another turn."""
    rng, found = random.Random(1), []
    while len(found) < count:
        state = craton.new("assault", **options)
        while state.to_move is not None and state.position.data[TURN] < len(found) % TURNS:
            random_step(state, rng)
        while state.to_move is craton.CHANCE:
            state.roll(rng)
        if state.to_move is not None:
            found.append(state.position)
    return found


def rolled_out(position: Position, seed: int) -> float:
    game = position.game
    rollout = game.definition.search_parts().rollout
    assert rollout is not None
    spaces = np.zeros(game.work_size, np.int64), new_generator(seed), np.zeros(2 * game.slots), np.zeros(200, np.int64)
    return float(rollout.compiled(game.arrays, np.array(position.data, np.int64), *spaces))


def test_the_weights_were_trained() -> None:
    assert WEIGHTS.shape == (PATTERNS, HIDDEN)
    assert np.count_nonzero(WEIGHTS) > PATTERNS * HIDDEN // 2


def test_compiled_and_interpreted_agree() -> None:
    for position in positions(60):
        plain = value(position.game.constants, list(position.data), [0.0] * HIDDEN)
        assert plain == pytest.approx(black_wins(position), abs=1e-9)
        assert 0 <= plain <= 1


@pytest.mark.long
def test_the_training_script_computes_the_same_value() -> None:
    """The training script uses an array of stones, the search bitboards."""
    with np.load(learn_assault.FILE) as found:
        network = learn_assault.Network(*(found[name] for name in PARTS))
    assert tuple(part.shape for part in network) == SHAPES
    sums = np.zeros(HIDDEN + 1, np.float32)
    for position in positions(60):
        turn = position.data[TURN]
        learn_assault.sum_up(sums, network, stones_of(position), turn)
        chance = learn_assault.win_probability(sums, network.out, turn)
        assert (chance if turn % 2 == 0 else 1 - chance) == pytest.approx(black_wins(position), abs=1e-3)


@pytest.mark.long
def test_the_greedy_opponent_of_the_training_script_is_the_greedy_bot() -> None:
    for position in positions(60):
        values = GreedyBot(seed=1).values(View.of(position, str(position.to_move)))
        stones = stones_of(position)
        cells = {name.removeprefix("x"): worth for name, worth in values.items()}
        found = np.array([1.0 if name in cells else -1.0 for name in position.game.board.names])
        chosen = learn_assault.greedy(stones, position.data[TURN], np.bincount(stones, minlength=3), found)
        assert cells[position.game.board.names[chosen]] == max(cells.values())


def test_the_training_script_knows_the_winner() -> None:
    rng = random.Random(2)
    for _ in range(40):
        state = craton.new("assault")
        while state.to_move is not None:
            random_step(state, rng)
        assert state.outcome is not None
        lead = learn_assault.lead_of_black(stones_of(state.position))
        assert learn_assault.wins(lead, 1) == float(state.outcome.winner is craton.Side.BLACK)


def test_a_symmetric_board_has_the_same_value() -> None:
    for position in positions(30):
        board, data = position.game.board, list(position.data)
        for images in board.symmetries:
            turned = list(data)
            for cell, image in enumerate(images):
                turned[BOARD + image] = data[BOARD + cell]
            found = value.compiled(position.game.arrays, np.array(turned, np.int64), np.zeros(HIDDEN))
            assert found == pytest.approx(black_wins(position), abs=1e-9)


@pytest.mark.parametrize(("black", "white", "least", "most"), [(12, 2, 0.95, 1), (2, 12, 0, 0.05), (7, 7, 0, 0.5)])
def test_near_the_end_the_lead_decides(black: int, white: int, least: float, most: float) -> None:
    """Stones that do not touch: Black's fill the board from the top, White's from the bottom; two turns are left."""
    top, bottom = "b" * black, "w" * white
    cells = top + "." * (37 - black - white) + bottom
    rows, at = [], 0
    for length in (5, 7, 9, 9, 7):
        rows.append(cells[at : at + length])
        at += length
    state = drawn(*rows, turns=28)
    assert least <= black_wins(state.position) <= most


def test_a_rollout_uses_the_value_instead_of_a_playout() -> None:
    for position in positions(10):
        assert rolled_out(position, seed=1) == rolled_out(position, seed=2) == black_wins(position)


OTHER = [{"board": "hex24"}, {"turn_limit": 50}, {"turn_limit": 29}, {"momentum": 1}, {"influence": True}]
OTHER += [{"stubborn": True}, {"sacred": "any"}, {"tide": True}]


@pytest.mark.parametrize("options", OTHER, ids=str)
def test_elsewhere_a_rollout_plays_the_game_to_its_end(options: dict[str, object]) -> None:
    position = craton.game("assault", **options).start()
    assert {rolled_out(position, seed) for seed in range(40)} == {0.0, 1.0}


def test_a_swap_that_may_still_come_is_not_overlooked() -> None:
    game = craton.game("assault", pie=True)
    assert game.constants[OPTIONS][rules.PIE]
    here = game.start()
    assert {rolled_out(here, seed) for seed in range(40)} == {0.0, 1.0}
    state = craton.new("assault", pie=True)
    state.push("a1")
    state.push("e5")
    assert 0 < rolled_out(state.position, 1) < 1
