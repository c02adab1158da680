"""The fast playouts of Lifeline against the law, from many starts, and the tables that they use."""

import pytest

import craton
from craton.core.game import Game
from craton.core.position import Position
from craton.games.lifeline.law import rules
from craton.games.lifeline.search.regions import (
    CUT_ARCS,
    EMPTY_ARCS,
    JOIN,
    LONGEST,
    OWN_ARCS,
    PLAIN,
    RING_MASK,
    RING_PLACE_MASK,
    RINGS,
    WALL_ARCS,
    WORDS,
)
from craton.kernel.layout import BOARD, TURN
from tests.games.fast.playouts import check_traces, check_uniform

BALANCES = ("strong", "weak", "komi")


def game_of(size: int, balance: str = "strong", **options: object) -> Game:
    return craton.game("lifeline", size=size, balance=balance, **options)


# ---------------------------------------------------------------- every action and every end is the law's


@pytest.mark.parametrize("balance", BALANCES)
def test_small_boards_are_filled_and_emptied_again_many_times(balance: str) -> None:
    check_traces(game_of(3, balance).start(), 400, seed=1)


@pytest.mark.parametrize("balance", BALANCES)
def test_every_state_of_a_game_is_a_start(balance: str) -> None:
    for position in check_traces(game_of(5, balance).start(), 1, seed=2)[:-1]:
        check_traces(position, 1, seed=3)


def test_the_move_cap_makes_a_draw() -> None:
    game = game_of(6)
    data = list(check_traces(game.start(), 1, seed=4)[20].data)
    cap = 12 * len(game.board)
    data[TURN] += cap - 4 - data[TURN] // 2 * 2
    for seed in range(20):
        end = check_traces(Position(game, tuple(data)), 1, seed)[-1]
        assert (end.turn, end.outcome) == (cap, (None, "move-cap", None))


# ---------------------------------------------------------------- more groups or regions than have numbers


def thirds(game: Game) -> list[int]:
    """A number from 0 to 2 for every cell: equal ones are never neighbours, each cell has three of each other one."""
    rows = game.board.rows
    return [(k + max(game.board.size - 1 - y, 0) - y) % 3 for y, row in enumerate(rows) for k in range(len(row))]


def scattered(game: Game, groups: int) -> Position:
    """Black groups of one stone each, two such White ones, one region; Black to move."""
    state = list(game.start().data)
    cells = [cell for cell, third in enumerate(thirds(game)) if third == 0]
    for cell in cells[: groups + 2]:
        state[BOARD + cell] = 1
    for cell in cells[groups : groups + 2]:
        state[BOARD + cell] = 2
    state[TURN] = 100
    return Position(game, tuple(state))


def comb(game: Game, holes: int) -> Position:
    """A Black group with holes of one cell, another one, two White groups, a large region; Black to move."""
    state = list(game.start().data)
    cells, third, links = len(game.board), thirds(game), game.board.links
    found = 0
    for cell in reversed(range(cells)):
        if third[cell] != 0:
            state[BOARD + cell] = 1
        elif found == holes:
            break
        found += third[cell] == 0
    alone = [cell for cell in range(cells) if not any(state[BOARD + near] for near in (cell, *links[cell]))]
    for cell, stone in zip((alone[0], alone[4], alone[8]), (1, 2, 2), strict=True):
        state[BOARD + cell] = stone
    state[TURN] = 100
    return Position(game, tuple(state))


@pytest.mark.parametrize("groups", [60, 63, 64, 65, 90])
def test_the_law_takes_over_when_numbers_for_groups_run_out(groups: int) -> None:
    check_traces(scattered(game_of(12), groups), 2, seed=groups)


@pytest.mark.parametrize("holes", [52, 56, 58, 59, 60, 80])
def test_the_law_takes_over_when_numbers_for_regions_run_out(holes: int) -> None:
    line = check_traces(comb(game_of(12), holes), 2, seed=holes)
    assert all({1, 2} <= set(position.data[BOARD:]) for position in line[:10]), "no side dies out at once"


# ---------------------------------------------------------------- statistics


@pytest.mark.parametrize("balance", BALANCES)
def test_every_action_of_the_opening_is_equally_likely(balance: str) -> None:
    # Pairs with the offer of a swap; free turns with the offer of a swap; naming a komi, taking a colour, free turns.
    for seed, position in enumerate(check_traces(game_of(3, balance).start(), 1, seed=7)[:6]):
        check_uniform(position, seed)


def test_spending_is_as_likely_as_any_placement() -> None:
    game = game_of(4, "komi", komi_max=5)
    spend = len(game.board) + rules.SPEND
    positions = [position for position in check_traces(game.start(), 1, seed=8) if spend in position.legal]
    assert len(positions) >= 3
    for seed, position in enumerate(positions[:3]):
        check_uniform(position, seed)


# ---------------------------------------------------------------- tables


def test_the_work_space_is_large_enough() -> None:
    for size in range(2, 13):
        game = craton.game("lifeline", size=size)
        assert game.work_size >= max(WORDS, 8 * len(game.board) + game.most_actions)


def test_rings_show_their_arcs() -> None:
    def runs(ring: list[bool]) -> list[set[int]]:
        """The runs of true places, by joining neighbours until nothing changes."""
        label = list(range(6))
        for _ in range(6):
            for place in range(6):
                if ring[place] and ring[place - 1]:
                    label[place] = label[place - 1] = min(label[place], label[place - 1])
        return [found for k in range(6) if (found := {p for p in range(6) if ring[p] and label[p] == k})]

    def places(info: int, shift: int) -> list[int]:
        return [place for place in range(6) if info >> shift & RING_MASK & 1 << place]

    for index in range(0, 2 * 4096, 7):  # seven is prime to 4096: all kinds of rings for both sides
        own, info = index // 4096 + 1, int(RINGS[index])
        kinds = [index % 4096 >> 2 * place & 3 for place in range(6)]
        empty = [kind == 0 for kind in kinds]
        arcs = {
            OWN_ARCS: runs([kind == own for kind in kinds]),
            EMPTY_ARCS: runs(empty),
            WALL_ARCS: runs([kind != 0 for kind in kinds]),
            CUT_ARCS: [
                run
                for run in runs([kind == 3 - own for kind in kinds])
                if not any(empty[place - 1] or empty[(place + 1) % 6] for place in run)
            ],
        }
        for shift, found in arcs.items():
            assert sorted(len(run & set(places(info, shift))) for run in found) == [1] * len(found)
            assert len(places(info, shift)) == len(found)
        beside = places(info, OWN_ARCS) or places(info, WALL_ARCS) or [6]
        assert info >> JOIN & RING_PLACE_MASK == beside[0]
        if arcs[EMPTY_ARCS]:
            longest = max(arcs[EMPTY_ARCS], key=len)
            assert len(next(run for run in arcs[EMPTY_ARCS] if info >> LONGEST & RING_PLACE_MASK in run)) == len(
                longest
            )
            assert info >> LONGEST & RING_PLACE_MASK in places(info, EMPTY_ARCS)
        plain = len(arcs[EMPTY_ARCS]) == 1 and len(arcs[OWN_ARCS]) <= 1 and not arcs[CUT_ARCS]
        assert info >> PLAIN & 1 == plain
