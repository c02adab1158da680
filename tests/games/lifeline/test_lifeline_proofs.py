"""The assumptions behind the short cuts of the law, checked exhaustively on small boards and on many random ones."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import combinations, product

import pytest

import craton
from craton.core.game import Game
from craton.core.position import Position
from craton.games.lifeline.law import rules
from craton.kernel.layout import BOARD, MOVER
from tests.games.lifeline.lifeline_boards import position_of, strewn, without_dead
from tests.referee.boards import OTHER, pieces
from tests.referee.lifeline import Lifeline as Referee

SIDES = ("black", "white")


def referee_of(size: int, stones: Mapping[str, str], side: str, *, opening: bool = False) -> Referee:
    """The referee with that board, in the middle of a game or in the first turn of a side."""
    referee = Referee(size=size)
    referee.stones, referee.side = dict(stones), side
    referee.placing_turns = dict.fromkeys(SIDES, 0 if opening else 1)
    return referee


def fast(position: Position) -> set[str]:
    """The legal placements by the law: cells of empty regions that touch a friendly group."""
    return set(position.legal_moves) & set(position.game.board.names)


def changes(position: Position, cell: int) -> bool:
    """The rulebook's own test: whether the turn changes the board."""
    return position.after(cell).data[BOARD:] != position.data[BOARD:]


def boards_of_size_two() -> list[dict[str, str]]:
    """All boards of seven cells on which no group is dead."""
    referee = Referee(size=2)
    boards = (
        {cell: owner for cell, owner in zip(referee.grid.cells, owners, strict=True) if owner}
        for owners in product((None, *SIDES), repeat=7)
    )
    return [stones for stones in boards if not any(referee.dead(stones, side) for side in SIDES)]


# Legality


def test_on_every_board_of_size_two_legal_placements_and_what_they_leave_are_the_referees() -> None:
    game = craton.game("lifeline", size=2)
    boards = boards_of_size_two()
    illegal = 0
    for stones in boards:
        for side in SIDES:
            position, referee = position_of(game, stones, side), referee_of(2, stones, side)
            assert fast(position) == referee.legal(), (stones, side)
            illegal += 7 - len(stones) - len(fast(position))
            for cell in fast(position):
                after = position.after(game.board.index[cell]).board
                assert after == referee.after([cell])
                assert after in boards, "no dead group is left"
    assert len(boards) == 193
    assert illegal > 0


@pytest.mark.sample(1)
@pytest.mark.parametrize(("size", "count"), [(3, 3000), (4, 2500), (5, 1000), (6, 500)])
def test_on_random_boards_the_fast_test_is_the_literal_one(size: int, count: int) -> None:
    """All cells that the fast test refuses, and some that it takes."""
    game, rng = craton.game("lifeline", size=size), random.Random(size)
    refused = 0
    for number in range(count):
        stones = without_dead(game, strewn(game, rng))
        position = position_of(game, stones, SIDES[number % 2])
        legal = fast(position)
        empty = [cell for cell, name in enumerate(game.board.names) if name not in stones]
        doubtful = [cell for cell in empty if game.board.names[cell] not in legal]
        refused += len(doubtful)
        for cell in doubtful:
            assert not changes(position, cell), (position, game.board.names[cell])
        for name in rng.sample(sorted(legal), min(3, len(legal))):
            assert changes(position, game.board.index[name]), (position, name)
    assert refused > count / 4


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_a_stone_in_a_region_that_touches_only_enemies_never_captures(size: int) -> None:
    game, referee, rng = craton.game("lifeline", size=size), Referee(size=size), random.Random(size)
    cells, near = referee.grid.cells, referee.grid.near
    seen = 0
    for number in range(600 // size):
        stones = without_dead(game, strewn(game, rng))
        side = SIDES[number % 2]
        for region in pieces((cell for cell in cells if cell not in stones), near):
            touched = {stones[other] for cell in region for other in near[cell] if other in stones}
            if side in touched or not touched:
                continue
            for cell in region:
                assert not referee.dead({**stones, cell: side}, OTHER[side]), (stones, cell)
                seen += 1
    assert seen > 20


def test_a_side_without_stones_never_has_a_legal_placement() -> None:
    for stones in boards_of_size_two():
        for side in set(SIDES) - set(stones.values()):
            assert referee_of(2, stones, side).legal() == set()


def quiet_cells(game: Game, stones: Mapping[str, str], side: int) -> list[bool]:
    """For each empty cell: whether a stone there is quiet, in which case no group may be dead afterwards."""
    found, work = [], [0] * game.work_size
    start = position_of(game, stones, SIDES[side]).data
    for cell, name in enumerate(game.board.names):
        if name in stones:
            continue
        data = list(start)
        data[BOARD + cell] = side + 1
        found.append(bool(rules.is_quiet(game.constants, data, cell, work)))
        if found[-1]:
            dead = [rules.remove_dead(game.constants, list(data), other, work) for other in range(2)]
            assert dead == [0, 0], (stones, side, name)
    return found


def test_on_every_board_of_size_two_a_quiet_stone_kills_nothing() -> None:
    game = craton.game("lifeline", size=2)
    found = [quiet_cells(game, stones, side) for stones in boards_of_size_two() for side in range(2)]
    assert 100 < sum(map(sum, found)) < sum(map(len, found))


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [3, 4, 5, 7])
def test_on_random_boards_a_quiet_stone_kills_nothing(size: int) -> None:
    game, rng = craton.game("lifeline", size=size), random.Random(f"quiet {size}")
    found = []
    for number in range(600 // size):
        stones = strewn(game, rng)
        sparse = dict(rng.sample(sorted(stones.items()), len(stones) // rng.randrange(1, 4)))
        found += quiet_cells(game, without_dead(game, sparse), number % 2)
    assert len(found) / 10 < sum(found) < len(found)


def test_many_stones_of_a_game_are_quiet() -> None:
    game, rng = craton.game("lifeline"), random.Random(1)
    position, quiet, turns = game.start(), 0, 0
    while position.to_move is not None:
        action = rng.choice(position.legal)
        if rules.was_judged(game.constants, list(position.data)):
            data = list(position.data)
            data[BOARD + action] = data[MOVER] + 1
            quiet += rules.is_quiet(game.constants, data, action, [0] * game.work_size)
            turns += 1
        position = position.after(action)
    assert quiet > turns / 3


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_dead_groups_are_the_referees(size: int) -> None:
    game, referee, rng = craton.game("lifeline", size=size), Referee(size=size), random.Random(f"dead {size}")
    for number in range(500 // size):
        stones = strewn(game, rng)
        side = SIDES[number % 2]
        data = list(position_of(game, stones, "black").data)
        removed = rules.remove_dead(game.constants, data, number % 2, [0] * game.work_size)
        dead = referee.dead(stones, side)
        assert Position(game, tuple(data)).board == {cell: owner for cell, owner in stones.items() if cell not in dead}
        assert removed == len(dead)


# The weak opening's fourth stone, the one placement on a board that has not been judged


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [2, 3])
def test_the_fourth_stone_of_a_weak_opening_may_go_anywhere_by_both_tests(size: int) -> None:
    game = craton.game("lifeline", size=size, balance="weak")
    names = game.board.names
    for black in combinations(names, 2):
        for white in set(names) - set(black):
            position = position_of(game, {**dict.fromkeys(black, "black"), white: "white"}, "white", turn=3)
            empty = set(names) - {*black, white}
            assert fast(position) == empty
            for name in empty:
                assert changes(position, game.board.index[name])


# Opening pairs


def openings(size: int) -> list[tuple[int, int]]:
    """Black's opening pairs, one for each class of symmetric ones; all of them by the referee's judgement."""
    game, referee = craton.game("lifeline", size=size), referee_of(size, {}, "black", opening=True)
    found, seen = [], set()
    for one, other in combinations(range(len(game.board)), 2):
        images = {tuple(sorted((perm[one], perm[other]))) for perm in game.board.symmetries}
        if images & seen:
            continue
        seen.add((one, other))
        if referee.after([game.board.names[one], game.board.names[other]]):
            found.append((one, other))
    return found


def is_pair(game: Game, data: list[int], side: int, one: int, other: int) -> tuple[bool, bool]:
    """By the law's test and by the literal one."""
    work = [0] * game.work_size
    short = rules.is_pair(game.constants, one, other)
    return bool(short), bool(rules.pair_changes(game.constants, data, side, one, other, work))


@pytest.mark.parametrize("size", [2, 3, 4])
def test_blacks_opening_pairs_are_exactly_those_that_change_the_board(size: int) -> None:
    game, referee = craton.game("lifeline", size=size), referee_of(size, {}, "black", opening=True)
    empty = [0] * game.slots
    for one, other in combinations(range(len(game.board)), 2):
        names = [game.board.names[one], game.board.names[other]]
        assert is_pair(game, empty, 0, one, other) == (bool(referee.after(names)),) * 2
        assert is_pair(game, empty, 0, other, one) == is_pair(game, empty, 0, one, other)
    assert not any(empty)


@pytest.mark.sample(2)
@pytest.mark.parametrize(("size", "classes"), [(2, 2), (3, 17), (4, 61)])
def test_whites_opening_pairs_are_exactly_those_that_change_the_board(size: int, classes: int) -> None:
    """After every opening of Black, up to symmetry."""
    game = craton.game("lifeline", size=size)
    found = openings(size)
    assert len(found) == classes
    for black in found:
        data = [0] * game.slots
        for cell in black:
            data[BOARD + cell] = 1
        empty = [cell for cell in range(len(game.board)) if cell not in black]
        for one, other in combinations(empty, 2):
            short, literal = is_pair(game, data, 1, one, other)
            assert short == literal == (other not in game.board.links[one]), (black, one, other)


@pytest.mark.parametrize("size", [5, 8, 12])
def test_close_opening_pairs_on_larger_boards_pass_or_fail_both_tests(size: int) -> None:
    game, rng = craton.game("lifeline", size=size), random.Random(size)
    links = game.board.links
    for _ in range(60):
        middle = rng.randrange(len(game.board))
        near = sorted({other for cell in links[middle] for other in (cell, *links[cell])})
        black = rng.sample(near, 2)
        if black[1] in links[black[0]]:
            continue
        data = [0] * game.slots
        for cell in black:
            data[BOARD + cell] = 1
        one, other = rng.sample([cell for cell in near if cell not in black], 2)
        short, literal = is_pair(game, data, 1, one, other)
        assert short == literal == (other not in links[one])


@pytest.mark.parametrize("size", [2, 3])
def test_no_opening_pair_captures_or_is_cut_off(size: int) -> None:
    names = craton.game("lifeline", size=size).board.names
    for black in openings(size):
        stones = {names[cell]: "black" for cell in black}
        referee = referee_of(size, stones, "white", opening=True)
        for one, other in combinations(sorted(set(names) - set(stones)), 2):
            if other not in referee.grid.near[one]:
                assert len(referee.after([one, other])) == 4


def test_white_always_has_an_opening_pair_on_size_two() -> None:
    start = craton.new("lifeline", size=2)
    for first in list(start.legal_moves):
        start.push(first)
        seconds = list(start.legal_moves)
        assert seconds
        for second in seconds:
            start.push(second)
            assert start.to_move == "white"
            assert len(start.legal_moves) > 1  # besides the swap
            start.undo()
        start.undo()


@pytest.mark.parametrize("size", [2, 3])
def test_a_first_stone_is_legal_exactly_if_a_second_one_goes_with_it(size: int) -> None:
    state = craton.new("lifeline", size=size)
    state.push("a1")
    state.push(next(iter(state.legal_moves)))
    stones = dict(state.board)
    referee = referee_of(size, stones, "white", opening=True)
    empty = set(state.game.board.names) - set(stones)
    pairs = {pair for pair in combinations(sorted(empty), 2) if referee.after(list(pair)) != stones}
    assert fast(state.position) == {cell for pair in pairs for cell in pair}
    for first in sorted(fast(state.position)):
        state.push(first)
        assert fast(state.position) == {next(iter(set(pair) - {first})) for pair in pairs if first in pair}
        state.undo()
