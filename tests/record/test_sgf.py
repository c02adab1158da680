"""SGF: records there and back, what a program for Go shows, and files of other games."""

from __future__ import annotations

import random
import re

import pytest

import craton
from craton import CratonError
from craton.record import Record, record_of, replay
from craton.record.sgf import read_sgf, write_sgf
from craton.record.sgf_tree import main_lines

GO = "(;GM[1]FF[4]SZ[5]PB[Ann]PW[Bob];B[aa];W[ee](;B[bb])(;B[cc]))"
CASES = [
    ("faust", {"size": 5}),
    ("faust", {"size": 4, "pie": False}),
    ("faultlines", {"size": 4, "sealed": True, "aftershock": True, "pie": True, "keystone": True}),
    ("faultlines", {"size": 5, "progressive": True, "fault_lines": "a1+b2"}),
]


def random_record(name: str, options: dict[str, object], seed: int) -> Record:
    state, rng = craton.new(name, **options), random.Random(seed)
    while state.to_move is not None:
        if state.chance:
            state.roll(rng)
        else:
            state.push(rng.choice(state.legal_moves))
    return record_of(state, {"First": 'A] \\ "b"', "Second": "c:d", "Date": "2026.11.18"})


def shown_by_go(nodes: list[dict[str, list[str]]], size: int) -> dict[str, str]:
    """The stones that a program for Go shows: moves with captures, and setups."""
    stones: dict[str, str] = {}

    def near(point: str) -> list[str]:
        x, y = map("abcdefghijklmnopqrs".index, point)
        around = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        return [chr(97 + a) + chr(97 + b) for a, b in around if 0 <= a < size and 0 <= b < size]

    def capture(point: str, colour: str) -> None:
        if stones.get(point) != colour:
            return
        group, todo = {point}, [point]
        while todo:
            for other in near(todo.pop()):
                if other not in stones:
                    return
                if stones[other] == colour and other not in group:
                    group.add(other)
                    todo.append(other)
        for dead in group:
            del stones[dead]

    for node in nodes:
        assert not ({"B", "W"} & node.keys() and {"AB", "AW", "AE"} & node.keys())
        for colour, other in (("B", "W"), ("W", "B")):
            for point in filter(None, node.get(colour, [])):
                stones[point] = colour
                for place in near(point):
                    capture(place, other)
                capture(point, colour)
            for point in node.get(f"A{colour}", []):
                stones[point] = colour
        for point in node.get("AE", []):
            del stones[point]
    return stones


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_record_comes_back_and_go_programs_show_its_last_position(name: str, options: dict[str, object]) -> None:
    for seed in range(3):
        record = random_record(name, options, seed)
        text = write_sgf(record)
        assert read_sgf(text) == [record]
        ((nodes, left_out),) = main_lines(text)
        assert left_out == 0
        board, size = replay(record).board, replay(record).game.board.size
        points = {name[0] + chr(97 + size - int(name[1:])): str(side)[0].upper() for name, side in board.items()}
        assert shown_by_go(nodes, size) == points


def test_what_sgf_cannot_express_is_said_in_comments() -> None:
    state = craton.new("faust", size=4)
    state.push("b2")
    state.push("swap")
    text = write_sgf(record_of(state))
    assert "C[White: swap]" in text
    state = craton.new("faultlines", size=3)
    state.push("a1+pass+pass+roll a1=6")
    assert re.search(r"C\[roll a1=6\]CRA\[roll a1=6\]AE\[ac\]", write_sgf(record_of(state)))


def test_moves_of_another_program_are_read_for_the_game_that_is_named() -> None:
    (record,) = read_sgf(GO, craton.game("faust"))
    assert record.tags["Options"] == "size=5"
    assert [str(turn) for turn in record.turns] == ["a5", "e1", "b4"]
    assert (record.tags["First"], record.termination) == ("Ann", "*")
    assert record.opening_comments == ("1 variation of the SGF left out.",)


@pytest.mark.parametrize(
    ("text", "game", "words"),
    [
        (GO, None, "This SGF is a game of Go, not one of Craton's"),
        ("(;GM[6];B[aa])", None, "game type 6 of SGF"),
        (GO.replace("W[ee]", "W[aa]"), "faust", "Node 3 of the SGF: .*occupied"),
        (GO.replace("W[ee]", "B[ee]"), "faust", "a move of black, who is not to move"),
        (GO.replace("W[ee]", "W[zz]"), "faust", "outside of the board"),
        (GO.replace("SZ[5]", "SZ[5]AB[cc]"), "faust", "sets up stones"),
        (GO.replace("SZ[5]", "SZ[5:7]"), "faust", "not square"),
        (GO.replace("SZ[5]", "SZ[99]"), "faust", "size must be"),
        (GO, "lifeline", "square boards only"),
        (GO[:-1], "faust", "breaks off"),
        (GO + ")", "faust", "too many"),
        ("(;B[aa", "faust", "cannot be read as SGF"),
        ("hello", "faust", "there is no '\\('"),
        ("(;[aa])", "faust", "a value without a property"),
        ("(;CRG[chess])", None, "There is no game 'chess'"),
        ("(;CRG[faust]CRO[size=4];CRA[z9])", None, "Node 2 of the SGF"),
    ],
)
def test_sgf_that_is_wrong_or_of_another_game_is_refused(text: str, game: str | None, words: str) -> None:
    with pytest.raises(CratonError, match=words):
        read_sgf(text, craton.game(game) if game else None)


def test_boards_that_are_not_square_are_refused() -> None:
    state = craton.new("lifeline", size=3)
    with pytest.raises(CratonError, match="SGF has square boards only"):
        write_sgf(record_of(state))
