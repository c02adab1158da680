"""The tide: which cells flood when, and what that ends."""

from __future__ import annotations

import pytest

import craton
from craton import Side
from craton.core.errors import OptionError
from tests.drawn import play
from tests.games.assault.assault_boards import drawn, rows

# hex37 after no, one, two and three tides
DRY = (
    "     . . . . .     ",
    "   . . . . . . .   ",
    " . . . . . . . . . ",
    " . . . . . . . . . ",
    "   . . . . . . .   ",
)
ONE = (
    "     ~ ~ . ~ ~     ",
    "   . . . . . . .   ",
    " ~ . . . . . . . ~ ",
    " ~ . . . . . . . ~ ",
    "   ~ ~ . . . ~ ~   ",
)
TWO = (
    "     ~ ~ ~ ~ ~     ",
    "   ~ ~ . . . ~ ~   ",
    " ~ ~ . . . . . ~ ~ ",
    " ~ ~ . . . . . ~ ~ ",
    "   ~ ~ ~ ~ ~ ~ ~   ",
)
THREE = (
    "     ~ ~ ~ ~ ~     ",
    "   ~ ~ ~ ~ ~ ~ ~   ",
    " ~ ~ ~ . . . ~ ~ ~ ",
    " ~ ~ ~ ~ . ~ ~ ~ ~ ",
    "   ~ ~ ~ ~ ~ ~ ~   ",
)
FOUR = (
    "     ~ ~ ~ ~ ~     ",
    "   ~ ~ ~ ~ ~ ~ ~   ",
    " ~ ~ ~ ~ . ~ ~ ~ ~ ",
    " ~ ~ ~ ~ ~ ~ ~ ~ ~ ",
    "   ~ ~ ~ ~ ~ ~ ~   ",
)
PICTURES = (DRY, ONE, TWO, THREE, FOUR)


def with_stones(picture: tuple[str, ...], **stones: str) -> list[str]:
    """The picture with stones on hex37: c5='b'."""
    lines = [list("".join(row.split())) for row in picture]
    for name, stone in stones.items():
        lines["edcba".index(name[0])][int(name[1:]) - 1] = stone
    return ["".join(line) for line in lines]


def dry(state: craton.State) -> int:
    return sum(row.count(".") + row.count("b") + row.count("w") for row in rows(state))


@pytest.mark.parametrize(("tides", "left"), [(0, 25), (1, 13), (2, 4), (3, 1)])
def test_the_tides_of_hex37_leave_25_then_13_then_4_cells_then_one(tides: int, left: int) -> None:
    picture = with_stones(PICTURES[tides], c5="b", c4="w", b5="w")
    state = drawn(*picture, mover="white", turns=10 * tides + 9, turn_limit=60, tide=True)
    assert dry(state) == (37, 25, 13, 4)[tides]
    state.push("c6")
    assert dry(state) == left
    flooded = [line.replace("b", ".").replace("w", ".") for line in rows(state)]
    assert flooded == ["".join(row.split()) for row in PICTURES[tides + 1]]


@pytest.mark.parametrize(
    ("board", "sizes", "inside"),
    [
        ("hex24", [24, 12, 6, 6, 6], ("b3", "b4")),
        ("hex54", [54, 42, 24, 12, 6, 6, 6], ("d5", "d6")),
    ],
)
def test_the_last_layer_never_floods(board: str, sizes: list[int], inside: tuple[str, ...]) -> None:
    state = craton.new("assault", board=board, tide=True, turn_limit=80)
    play(state, *inside)
    seen = [dry(state)]
    while len(seen) < len(sizes):
        # two stones in the middle attack each other and always fail
        attack = next(move for move in state.legal_moves if move[0] == "x")
        state.push(f"{attack}=0")
        if state.turn % 10 == 0:
            seen.append(dry(state))
    assert seen == sizes
    assert state.outcome is None


def test_flooded_stones_leave_with_their_cells() -> None:
    picture = with_stones(DRY, a1="b", e1="w", c5="b", c4="w")
    state = play(drawn(*picture, mover="white", turns=9, tide=True), "a7")
    assert state.board == {"c5": Side.BLACK, "c4": Side.WHITE}
    assert state.turn == 10
    assert state.to_move is Side.BLACK
    assert state.outcome is None


def test_flooded_cells_cannot_be_played() -> None:
    state = drawn(*with_stones(ONE, c5="b", c4="w"), turns=10, tide=True)
    assert "a1" not in state.legal_moves
    assert len(state.legal_moves) == 23 + 1


def test_there_is_no_flood_without_the_option_nor_before_the_tenth_turn() -> None:
    picture = with_stones(DRY, a1="b", e1="w", c5="b", c4="w")
    assert dry(play(drawn(*picture, mover="white", turns=9), "a7")) == 37
    assert dry(play(drawn(*picture, mover="black", turns=8, tide=True), "a7")) == 37


def test_the_turn_limit_comes_before_the_tide() -> None:
    picture = with_stones(DRY, a1="b", a2="b", e1="b", c5="b", c4="w")
    state = play(drawn(*picture, mover="white", turns=9, tide=True, turn_limit=10), "a7")
    assert state.outcome == (Side.BLACK, "majority", (4, 2))
    assert dry(state) == 37


def test_no_flood_follows_a_capture_that_ends_the_game() -> None:
    picture = with_stones(DRY, a1="b", a2="w", c4="w")
    state = play(drawn(*picture, mover="white", turns=9, tide=True), "xa1=1")
    assert state.outcome == (Side.WHITE, "domination", (0, 3))
    assert state.turn == 10
    assert dry(state) == 37
    assert craton.parse(state.to_text()).outcome == state.outcome


@pytest.mark.parametrize(("middle", "winner", "score"), [("b", "black", (1, 0)), ("w", "white", (0, 1))])
def test_a_flood_that_leaves_one_side_without_stones_ends_the_game(
    middle: str, winner: str, score: tuple[int, int]
) -> None:
    picture = with_stones(DRY, a1="b", e1="w", c5=middle)
    state = play(drawn(*picture, mover="white", turns=9, tide=True), "e2")
    assert state.outcome == (Side(winner), "domination", score)
    assert state.turn == 10
    assert craton.parse(state.to_text()).outcome == state.outcome


def test_a_flood_that_takes_all_stones_ends_nothing() -> None:
    picture = with_stones(DRY, a1="b", e1="w", e2="w")
    state = play(drawn(*picture, mover="white", turns=9, tide=True), "e4")
    assert state.outcome is None
    assert not state.board
    assert state.to_move is Side.BLACK
    state.push("c5")
    assert state.outcome is None  # White has no stone, but there was no capture and no flood
    assert state.to_move is Side.WHITE
    assert craton.parse(state.to_text()).position == state.position
    state.push("c4")
    state.push("xc4=1")
    assert state.outcome == (Side.BLACK, "domination", (2, 0))


def test_after_everything_was_flooded_a_turn_limit_may_find_one_side_alone() -> None:
    picture = with_stones(DRY, a1="b", e1="w")
    state = play(drawn(*picture, mover="white", turns=9, tide=True, turn_limit=11), "e4", "c5")
    assert state.outcome == (Side.BLACK, "majority", (1, 0))
    assert craton.parse(state.to_text()).outcome == state.outcome


def test_a_turn_that_is_a_chain_or_a_bonus_pair_is_one_turn_for_the_tide() -> None:
    picture = with_stones(DRY, c4="w", c5="b", c6="b", a1="b")
    state = drawn(*picture, mover="white", turns=9, tide=True, momentum=1)
    state.push("xc5=1")
    assert (state.turn, dry(state)) == (9, 37)
    state.push("stop")
    assert (state.turn, dry(state)) == (10, 25)
    state = drawn(*picture, mover="white", turns=9, tide=True, influence=True)
    state.push("c3")
    assert (state.turn, dry(state)) == (9, 37)
    state.push("a7")
    assert (state.turn, dry(state)) == (10, 25)
    assert "a7" not in state.board


def test_a_sacred_cell_that_has_flooded_belongs_to_no_side() -> None:
    picture = with_stones(DRY, a1="b", c5="b", c4="w", c6="w")
    options = {"tide": True, "sacred": "any", "turn_limit": 11}
    state = drawn(*picture, mover="white", turns=9, black_sacred="a1", white_sacred="b5", **options)
    play(state, "b3", "d3")
    assert state.outcome == (Side.WHITE, "majority", (2, 3))


def test_flooded_core_cells_break_no_ties() -> None:
    picture = with_stones(TWO, c5="b", c4="w", b5="w", c3="w", b4="w", d3="w")
    state = drawn(*picture, mover="white", turns=29, tide=True, turn_limit=32)
    play(state, "d4", "c6", "xc5=00")
    assert state.outcome == (Side.BLACK, "core", (2, 2))


def test_the_last_cell_of_hex37_is_never_left_empty() -> None:
    # With four cells left and the middle empty nobody can attack, and the fourth turn must fill the middle.
    state = drawn(*THREE, turns=30, turn_limit=60, tide=True)
    for turn in ("b5", "c4", "c6"):
        assert not [move for move in state.legal_moves if move[0] == "x"]
        state.push(turn)
    assert list(state.legal_moves) == ["c5"]


def test_if_neither_side_has_an_action_the_majority_decides_at_once() -> None:
    state = drawn(*FOUR, turns=40, turn_limit=60, tide=True)
    assert list(state.legal_moves) == ["c5"]
    state.push("c5")
    assert state.outcome == (Side.BLACK, "majority", (1, 0))
    assert state.turn == 41
    assert craton.parse(state.to_text()).position == state.position


@pytest.mark.parametrize("board", ["torus24", "torus54"])
def test_there_is_no_tide_on_a_torus(board: str) -> None:
    with pytest.raises(OptionError, match=f"There is no tide on {board}: a torus has no outermost layer."):
        craton.new("assault", board=board, tide=True)
    craton.new("assault", board=board, tide=False)


def test_flooded_cells_and_what_is_left_of_the_core_are_marked() -> None:
    state = drawn(*with_stones(THREE, c5="b", c4="w"), turns=30, turn_limit=60, tide=True)
    marks = state.game.definition.marks(state.position)
    assert sum("flooded" in names for names in marks.values()) == 33
    assert [state.game.board.names[cell] for cell, names in marks.items() if "core" in names] == ["c5"]
