"""Craton's games against the referee. A game is determined by its seed; longer runs: `python -m tests.referee.run`."""

from __future__ import annotations

import pytest

import craton
from craton.boards import hexhex, square, triangles

from . import boards
from .faultlines import PRESETS
from .lockstep import answers_of_craton, answers_of_referee, compare, play_one
from .sampling import REFEREES

GAMES_IN_A_BATCH = {"faultlines": 60, "lifeline": 14, "assault": 25, "faust": 16}
BATCHES = 12


@pytest.mark.parametrize("batch", [0, *(pytest.param(batch, marks=pytest.mark.long) for batch in range(1, BATCHES))])
@pytest.mark.parametrize("game", list(REFEREES))
def test_random_games_agree_with_the_referee_at_every_step(game: str, batch: int) -> None:
    for number in range(GAMES_IN_A_BATCH[game]):
        play_one(game, f"{batch}.{number}")


@pytest.mark.parametrize("size", range(2, 20))
def test_square_and_hexhex_boards_have_the_same_cells_and_neighbours(size: int) -> None:
    if size >= 3:
        assert_same_board(square(size), boards.square(size))
    if size <= 12:
        assert_same_board(hexhex(size), boards.hexhex(size))
        assert len(boards.hexhex(size).cells) == 3 * size * (size - 1) + 1


@pytest.mark.parametrize("name", ["hex37", "hex24", "hex54", "torus24", "torus54"])
def test_triangle_boards_have_the_same_cells_neighbours_core_and_layers(name: str) -> None:
    ours, theirs = triangles(name), boards.triangles(name)
    assert_same_board(ours, theirs)
    assert {ours.names[cell] for cell in ours.regions["core"]} == theirs.core
    layers = sorted(set(theirs.layer.values()), reverse=True)
    assert [{ours.names[cell] for cell in ring} for ring in ours.rings] == [
        {cell for cell in theirs.cells if theirs.layer[cell] == layer} for layer in layers
    ]


def assert_same_board(ours: craton.boards.Board, theirs: boards.Board) -> None:
    assert list(ours.names) == theirs.cells
    links = {ours.names[cell]: [ours.names[other] for other in near] for cell, near in enumerate(ours.links)}
    assert links == theirs.near


@pytest.mark.parametrize("preset", list(PRESETS))
def test_presets_of_fault_lines_set_the_options_that_the_rulebook_names(preset: str) -> None:
    options = craton.new("faultlines", preset=preset).game.options
    assert dict(options) == REFEREES["faultlines"](preset=preset).options


@pytest.mark.parametrize("game", list(REFEREES))
def test_defaults_are_those_of_the_rulebook(game: str) -> None:
    state, referee = craton.new(game), REFEREES[game]()
    assert dict(state.game.options) == referee.options
    compare(game, {}, [], answers_of_craton(state), answers_of_referee(referee))


@pytest.mark.parametrize(
    ("game", "good", "bad"),
    [
        ("faultlines", [{"size": n} for n in range(3, 20)], [{"size": 2}, {"size": 20}]),
        ("faultlines", [{"turn_limit": n} for n in (None, 2, 3, 999)], [{"turn_limit": n} for n in (0, 1, -2)]),
        ("faultlines", [{"turn_limit": 4, "sealed": True}], [{"turn_limit": 5, "sealed": True}]),
        ("faultlines", [{"size": 4, "fault_lines": boards.square(4).cells[:12]}], [{"size": 3, "fault_lines": ["d1"]}]),
        ("faultlines", [], [{"size": 4, "fault_lines": boards.square(4).cells[:13]}]),
        ("lifeline", [{"size": n} for n in range(2, 13)], [{"size": 1}, {"size": 13}]),
        ("lifeline", [{"balance": "komi", "komi_max": n} for n in (1, 99)], [{"komi_max": n} for n in (0, 100)]),
        ("lifeline", [{"balance": b} for b in ("strong", "weak", "komi")], [{"balance": "none"}]),
        ("assault", [{"turn_limit": n} for n in (10, 200)], [{"turn_limit": n} for n in (9, 201, None)]),
        ("assault", [{"momentum": n} for n in (0, 1, 2)], [{"momentum": 3}, {"momentum": -1}]),
        ("assault", [{"sacred": s} for s in ("off", "any", "core")], [{"sacred": "yes"}]),
        ("assault", [{"tide": True, "board": f"hex{n}"} for n in (24, 37, 54)], [{"tide": True, "board": "torus24"}]),
        ("assault", [{"board": "torus54"}], [{"board": "torus37"}, {"tide": True, "board": "torus54"}]),
        ("faust", [{"size": n} for n in range(3, 20)], [{"size": 2}, {"size": 20}]),
    ],
)
def test_options_within_the_rulebooks_bounds_are_taken_and_others_refused(
    game: str, good: list[dict[str, object]], bad: list[dict[str, object]]
) -> None:
    for options in good:
        craton.new(game, **options)
    for options in bad:
        with pytest.raises(craton.OptionError):
            craton.new(game, **options)
