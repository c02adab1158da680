"""Games as arrays: planes, masks, neighbours, symmetries, information states."""

from __future__ import annotations

import random

import numpy as np
import pytest

import craton
from craton.boards import hexhex, square, triangles
from craton.boards.grid import grid_of
from craton.core.registry import definition
from craton.testing import covering_games

GAMES = craton.list_games()


def play_randomly(state: craton.State, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        if state.to_move is None:
            return
        if state.to_move is craton.CHANCE:
            state.roll(rng)
        else:
            state.push_code(rng.choice(state.position.legal))


def plane(view: craton.View | craton.Position, name: str) -> np.ndarray:
    return view.planes()[view.game.features.names.index(name)]


@pytest.mark.parametrize(
    ("board", "offsets"),
    [
        (square(5), {(0, 1), (0, -1), (1, 0), (-1, 0)}),
        (hexhex(4), {(0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1)}),
        (triangles("hex37"), {(0, 1), (0, -1), (1, 0), (-1, 0)}),
    ],
    ids=str,
)
def test_neighbours_are_at_constant_offsets_in_the_layout(board: object, offsets: set[tuple[int, int]]) -> None:
    grid = grid_of(board)
    place = [divmod(at, grid.columns) for at in grid.places]
    assert len(set(place)) == len(board)
    found = {(place[b][0] - place[a][0], place[b][1] - place[a][1]) for a in range(len(board)) for b in board.links[a]}
    assert found == offsets
    if board.kind == "triangles":
        for cell, near in enumerate(board.links):
            across = {place[n][0] - place[cell][0] for n in near} - {0}
            assert across <= ({-1} if board.up[cell] else {1})
    else:  # two cells at one of the offsets are neighbours
        at = {p: cell for cell, p in enumerate(place)}
        for cell, (row, column) in enumerate(place):
            near = {at[row + r, column + c] for r, c in offsets if (row + r, column + c) in at}
            assert near == set(board.links[cell])


def test_planes_show_a_drawn_position_from_the_viewers_side() -> None:
    state = craton.new("faultlines", size=3, fault_lines="b2", keystone=True)
    state.push("a1*+b2+c3")
    own, enemy = plane(state.view("white"), "own"), plane(state.view("white"), "enemy")
    assert own.tolist() == [[0, 0, 0], [0, 1, 0], [0, 0, 0]]
    assert enemy.tolist() == [[1, 0, 0], [0, 0, 0], [0, 0, 1]], "row 0 is the bottom row"
    assert (plane(state.view("black"), "own") == enemy).all()
    assert plane(state.position, "keystone").tolist() == [[1, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert plane(state.position, "fault_line").sum() == 1
    assert (plane(state.view("white"), "enemy_keystone") == 1).all()
    assert (plane(state.view("black"), "own_placed") == np.float32(2 / 9)).all()
    assert (plane(state.view("black"), "to_move") == 0).all()
    assert (plane(state.view("spectator"), "own") == own).all()


def test_places_outside_the_board_are_zero_in_every_plane() -> None:
    state = craton.new("lifeline", size=3)
    planes = state.position.planes()
    assert planes.shape == state.game.features.shape
    assert planes.dtype == np.float32
    assert plane(state.position, "cells").sum() == 19
    assert (planes[:, plane(state.position, "cells") == 0] == 0).all()
    assert state.position.planes(by_cell=True).shape == (len(planes), 19)
    assert (state.position.planes(by_cell=True)[3] == 1).all()


@pytest.mark.parametrize("name", GAMES)
def test_a_view_s_planes_and_text_do_not_depend_on_what_is_hidden(name: str) -> None:
    rng, hidden = random.Random(name), 0
    for game in covering_games(definition(name)):
        state = craton.State(game)
        for _ in range(8):
            for viewer in ("black", "white", "spectator"):
                view = state.view(viewer)
                hidden += view.hides
                other = craton.View.of(view.sample(rng), viewer)
                assert (view.planes() == other.planes()).all()
                assert view.to_text() == other.to_text()
            play_randomly(state, rng, 1)
    assert hidden or name == "faust"


@pytest.mark.parametrize("name", GAMES)
def test_symmetries_permute_planes_and_masks(name: str) -> None:
    rng = random.Random(name)
    game = craton.game(name, **({"board": "hex24"} if name == "assault" else {"size": 4}))
    features, images = game.features, 0
    for steps in range(0, 30, 3):
        state = craton.State(game)
        play_randomly(state, rng, steps)
        position = state.position
        for symmetry in range(game.symmetries):
            image = position.image(symmetry)
            flat = position.planes().reshape(len(features.names), -1)
            same = [number for number, plane in enumerate(features.names) if plane != "focus"]
            expected = image.planes().reshape(len(features.names), -1)  # `focus` is the lowest cell of a group
            assert (flat[:, features.place_symmetries[symmetry]][same] == expected[same]).all()
            by_cell = position.planes(by_cell=True)[:, features.cell_symmetries[symmetry]]
            assert (by_cell[same] == image.planes(by_cell=True)[same]).all()
            assert (position.action_mask()[features.action_symmetries[symmetry]] == image.action_mask()).all()
            images += 1
    assert images >= 60
    for table in (features.cell_symmetries, features.place_symmetries, features.action_symmetries):
        assert (np.sort(table, axis=1) == np.arange(table.shape[1])).all(), "each row is a permutation"


@pytest.mark.parametrize("name", GAMES)
def test_masks_neighbours_and_action_texts_agree_with_the_game(name: str) -> None:
    state = craton.new(name)
    play_randomly(state, random.Random(3), 9)
    game, mask = state.game, state.action_mask()
    assert mask.shape == (game.action_count,)
    assert tuple(np.flatnonzero(mask)) == state.position.legal
    assert (state.view().action_mask() == mask).all()
    for code, text in zip(state.position.legal, state.legal_moves, strict=True):
        assert game.write_action(code) == text
        assert game.read_action(text) == code
    rows = game.features.neighbours
    assert [tuple(row[row >= 0]) for row in rows] == list(game.board.links)
    pairs = set(map(tuple, game.features.edge_index.T))
    assert pairs == {(cell, near) for cell, links in enumerate(game.board.links) for near in links}
    with pytest.raises(craton.ActionError, match="is not an action number"):
        game.write_action(game.action_count)
    with pytest.raises(craton.ActionError):
        game.read_action("k77")


def test_returns_belong_to_seats_and_survive_a_swap() -> None:
    state = craton.new("faust", size=3)
    assert state.returns() == (0.0, 0.0)
    over = craton.new("faultlines", size=3, pie=True)
    over.push("a1+swap+pass+pass+roll a1=1")
    assert over.outcome is not None
    assert over.outcome.winner == "black"
    assert over.returns() == (-1.0, 1.0), "the second seat plays Black"
    draw = craton.new("faultlines", size=3)
    draw.push("pass+pass")
    assert draw.returns() == (0.0, 0.0)


@pytest.mark.parametrize("name", GAMES)
def test_no_game_is_longer_than_its_bound(name: str) -> None:
    for game in covering_games(definition(name)):
        state = craton.State(game)
        play_randomly(state, random.Random(game.options_text), 10**6 if len(game.board) < 10 else 60)
        assert len(state.steps) <= game.longest_game


def test_an_information_state_hides_a_sealed_choice_until_it_is_opened() -> None:
    states = {}
    for seal in ("seal-play", "seal-pass"):
        state = craton.new("faultlines", size=3, sealed=True)
        state.push(f"a1+c3+{seal}")
        states[seal] = state
    play, passed = states.values()
    assert play.information_state("second") == passed.information_state("second")
    assert play.information_state("first") != passed.information_state("first")
    assert "seal-" not in play.information_state("second")
    play.push("seal-play")
    passed.push("seal-play")
    assert play.information_state("second") != passed.information_state("second")


def test_an_information_state_remembers_a_stone_that_was_seen_and_removed() -> None:
    """Two histories that a seat could once tell apart stay different, even if the positions become equal."""
    one, other = craton.new("lifeline", size=3), craton.new("lifeline", size=3)
    one.push("a1+e3")
    other.push("c3+e3")
    assert one.information_state("second") != other.information_state("second")
    assert one.information_state("second").count("?") == 1


def test_void_sacred_choices_stay_hidden_from_the_other_seat() -> None:
    texts = set()
    for cell in ("c4", "c6"):
        state = craton.new("assault", sacred="any", pie=True)
        state.push(f"sacred {cell}")
        state.push("sacred a1")
        state.push("b3")
        state.push("swap")
        texts.add(state.information_state("second"))
        assert f"sacred {cell}" in state.information_state("first")
    assert len(texts) == 1


def test_a_seat_is_first_or_second() -> None:
    with pytest.raises(craton.ActionError, match="A seat is first or second"):
        craton.new("faust").information_state("black")
