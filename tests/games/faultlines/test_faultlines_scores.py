"""The exact scores of a quake against the law, against dice, and against the float twin that search uses."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import craton
from craton.core.errors import CratonError
from craton.core.position import Position
from craton.core.registry import definition
from craton.core.sides import Actor, Side
from craton.games.faultlines.insight.scores import can_place, convolve, deconvolve, final_scores, group_outcome
from craton.games.faultlines.law import rules
from craton.games.faultlines.law.groups import find_groups
from craton.games.faultlines.law.rules import FAILED, PHASE, PLACED
from craton.games.faultlines.search.bitboards import SURVIVED
from craton.games.faultlines.search.quake_value import PAD
from craton.kernel.layout import BLACK, BOARD, TRAITS, WHITE
from craton.odds import final_scores as quake
from craton.odds import what_if
from craton.testing import covering_games
from tests.games.faultlines.faultlines_boards import drawn, interpreted_and_compiled, quake_values, random_match
from tests.games.faultlines.faultlines_boards import quake as quake_of


def in_quake(position: Position) -> Position:
    """The position with the quake begun, whatever the phase of placement."""
    data = list(position.data)
    if not data[rules.WAVE]:
        rules.start_quake(position.game.constants, data, [0] * position.game.work_size)
    return Position(position.game, tuple(data))


def no_more_stones(position: Position) -> int:
    """What `quake` supposes of both sides: they pass between waves, and salvage wherever they can."""
    return position.legal[0] if position.data[PHASE] == rules.SALVAGE else position.legal[-1]


def by_law(position: Position) -> tuple[dict[tuple[int, int], Fraction], Counter[str]]:
    """The joint distribution of the scores and the chances of the winners, by the law's whole tree of chance."""
    joint: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    wins: Counter[str] = Counter()
    todo: dict[Position, Fraction] = {in_quake(position): Fraction(1)}
    while todo:
        following: dict[Position, Fraction] = defaultdict(Fraction)
        for here, probability in todo.items():
            if here.outcome is not None:
                assert here.outcome.score is not None
                joint[tuple(here.outcome.score)] += probability
                wins[str(here.outcome.winner or "draw")] += probability  # type: ignore[assignment]
            elif here.weights:
                for number in range(len(here.weights)):
                    following[here.after_outcome(number)] += probability / len(here.weights)
            else:
                following[here.after(no_more_stones(here))] += probability
        todo = following
    return dict(joint), wins


def positions(size: int, seed: int, most: int) -> list[Position]:
    """Every position of one random match for each option set of a covering, on a small board, with few stones."""
    found: list[Position] = []
    for number, game in enumerate(covering_games(definition("faultlines"), seed)):
        rng = random.Random(f"{seed} {number}")
        options = dict(game.options) | {
            "size": size,
            "turn_limit": None,
            "fault_lines": rng.choice(["", "b2", "a1,c3"]),
        }
        match = random_match(craton.game("faultlines", **options), rng, most=most)
        found += [state.position for state in match]
    return found


SMALL = positions(3, seed=1, most=5)


def test_the_sample_has_every_phase() -> None:
    assert {position.data[PHASE] for position in SMALL} == {0, 1, 2, 3, 4, 5}
    assert {position.to_move for position in SMALL} == {Side.BLACK, Side.WHITE, Actor.CHANCE, None}
    assert 100 < len(SMALL) < 2000


def test_the_joint_distribution_is_that_of_the_laws_whole_tree_of_chance() -> None:
    for position in random.Random(3).sample(SMALL, 100):
        joint, wins = by_law(position)
        found = quake(position)
        assert found.joint == joint, position
        assert (found.black, found.draw, found.white) == (wins["black"], wins["draw"], wins["white"]), position


def test_probabilities_sum_to_exactly_1_and_everything_agrees() -> None:
    for position in SMALL:
        found = quake(position)
        assert found.black + found.draw + found.white == 1
        assert sum(found.joint.values()) == 1
        assert found.expected["black"] == sum(black * share for (black, _), share in found.joint.items())
        assert found.difference.mean == found.expected["black"] - found.expected["white"]


def test_a_finished_game_is_certain() -> None:
    over = [position for position in SMALL if position.outcome is not None]
    assert over
    for position in over:
        outcome = position.outcome
        assert outcome is not None
        found = quake(position)
        assert found.joint == {outcome.score: 1}
        assert found.clinched == (str(outcome.winner) if outcome.winner else None)


def test_the_float_twin_of_the_search_agrees_interpreted_and_compiled() -> None:
    sample = SMALL + positions(7, seed=2, most=30)[::9]
    sample = [position for position in sample if not position.game.options["progressive"]]
    sample = [position for position in sample if position.data[PHASE] not in (rules.SALVAGE, rules.SAVE)]
    assert len(sample) > 100
    for position in sample:
        game, exact, found = position.game, final_scores(position), quake(position)
        for kernels, data, work, floats in interpreted_and_compiled(position):
            kernels.set_up(data[BOARD:], kernels.constants[TRAITS], work, len(game.board))
            kernels.link(work)
            kernels.measure(work)
            kernels.spread_keys(data, work)
            for side, weights in ((BLACK, exact.black), (WHITE, exact.white)):
                total, count = sum(weights.values()), kernels.side_scores(kernels.constants, data, side, work, floats)
                least = work[SURVIVED + side]
                assert set(weights) <= set(range(least, least + count))
                wanted = [weights.get(score, 0) / total for score in range(least, least + count)]
                assert list(floats[PAD : PAD + count]) == pytest.approx(wanted, abs=1e-12), position
        value = float(found.black + found.draw / 2)
        assert quake_values(position) == pytest.approx([value, value], abs=1e-12)


def test_what_if_is_the_difference_to_the_quake_with_the_stone_on_the_board() -> None:
    sample = [position for position in SMALL if can_place(position)]
    sample += [position for position in positions(7, seed=4, most=30)[::15] if can_place(position)]
    assert len(sample) > 100
    for position in sample:
        now, found = quake(position), what_if(position)
        names = position.game.board.names
        assert set(found) == {name for cell, name in enumerate(names) if not position.data[BOARD + cell]}
        cells = list(found)
        for cell in random.Random(len(cells)).sample(cells, min(6, len(cells))):
            for side in (Side.BLACK, Side.WHITE):
                then = quake(with_stone(position, cell, side))
                change = found[cell][side]
                other = side.other
                assert change.own == then.expected[side] - now.expected[side]
                assert change.difference == change.own - (then.expected[other] - now.expected[other])
                assert change.draw == then.draw - now.draw
                assert change.win == getattr(then, side) - getattr(now, side)


def with_stone(position: Position, cell: str, side: Side) -> Position:
    """One plain stone more, whosever turn it is."""
    data = list(position.data)
    at = 0 if side is Side.BLACK else 1
    data[BOARD + position.game.board.index[cell]] = at + 1
    data[PLACED + at] += 1
    return Position(position.game, tuple(data))


def test_no_stone_can_be_asked_about_while_groups_are_judged_or_the_game_is_over() -> None:
    closed = [position for position in SMALL if not can_place(position)]
    assert closed
    for position in closed:
        with pytest.raises(CratonError, match="No stone can be placed here"):
            what_if(position)


def test_a_view_tells_what_the_whole_state_tells() -> None:
    state = drawn("b w .\n. . .\n. . w", sealed=True, phase="seal", white_placed=2, turns=4)
    answers = []
    for choice in ("seal-play", "seal-pass"):
        twin = state.copy()
        twin.push(choice)
        view = twin.view("white")
        assert view.hides
        answers.append((quake(view), what_if(view).to_json()))
        assert answers[-1] == (quake(twin), what_if(twin).to_json())
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    ("row", "mean", "floor", "ceiling"),
    [
        ("b . b . b . b . b", Fraction(5, 6), 0, 5),
        ("b b b . b b b . .", Fraction(3), 0, 6),
        ("b b b b b b . . .", Fraction(6), 6, 6),
        ("b b b b b . . . .", Fraction(25, 6), 0, 5),
        ("b b b b b b b . .", Fraction(7), 7, 7),
    ],
)
def test_the_documents_rows_of_stones(row: str, mean: Fraction, floor: int, ceiling: int) -> None:
    found = quake(drawn(". . . . . . . . .\n" * 8 + row)).scores["black"]
    assert (found.mean, found.floor, found.ceiling) == (mean, floor, ceiling)


def test_the_documents_two_threes_become_seven() -> None:
    state = drawn(". . . . . . . . .\n" * 8 + "b b b . b b b . .")
    assert what_if(state)["d1"]["black"].own == 4
    assert what_if(state).best("black")[0] == "d1"


def test_the_documents_resonance_with_the_ninth_stone_counted() -> None:
    state = drawn(". . . . . . . . .\n" * 8 + "b b b b b b . b b", resonance=True)
    assert quake(state).expected["black"] == 6 + Fraction(2, 3) + 1
    assert what_if(state)["g1"]["black"].own == 12 - (7 + Fraction(2, 3))


def test_aftershock_gives_a_sixth_of_a_stone_for_each_failure() -> None:
    picture = ". . . . .\n" * 4 + "b b b . b"
    plain, aftershock = quake(drawn(picture)), quake(drawn(picture, aftershock=True))
    assert aftershock.expected["black"] - plain.expected["black"] == Fraction(1, 6) * (Fraction(1, 2) + Fraction(5, 6))


def test_a_tie_is_won_by_fewer_stones_placed_and_one_more_stone_can_turn_it() -> None:
    state = drawn("b b b . .\nb b b . .\n. . . . .\nw w w . .\nw w w . w")
    found = quake(state)
    assert found.joint == {(6, 6): Fraction(5, 6), (6, 7): Fraction(1, 6)}
    assert (found.black, found.white) == (Fraction(5, 6), Fraction(1, 6))
    alone = what_if(state)["e3"]["black"]  # 7 stones placed by each now
    assert alone.own == Fraction(1, 6)
    assert alone.win == Fraction(1, 6) * Fraction(5, 6) - Fraction(5, 6)
    assert alone.draw == Fraction(5, 6) * Fraction(5, 6) + Fraction(1, 6) * Fraction(1, 6)


def test_a_clinched_game() -> None:
    assert quake(drawn("b b b . .\nb b b . .\n. . . . .\n. . . . .\nw w . w w")).clinched == "black"
    assert quake(drawn("b b b . .\nb b . . .\n. . . . .\n. . . . .\nw w . w w")).clinched is None


def test_a_quake_that_has_begun_keeps_what_has_been_rolled() -> None:
    state = quake_of("b b b . w\n. . . . .\n. . . . .\n. . . . .\nw w . . b", aftershock=True, resonance=True)
    state.push("6")  # the pair a1-b1 fails
    assert state.event is None
    pending = quake(state)
    assert pending.scores["white"].ceiling == 2  # one salvaged, one alone; no resonance any more
    state.push("salvage b1")
    assert quake(state) == pending
    state.push("1")
    assert quake(state).scores["white"].floor == 1


def test_with_waves_every_group_is_still_judged_once_and_a_group_with_a_new_stone_again() -> None:
    state = drawn("b' b' . .\n. . . .\n. . . .\n. . . w'", progressive=True, phase="between", wave=1, choices=2)
    assert quake(state).joint == {(2, 1): 1}
    assert what_if(state)["c4"]["black"].own == Fraction(3, 2) - 2
    assert what_if(state)["b1"]["black"].own == Fraction(1, 6)


def test_swapped_colours_swap_the_answer() -> None:
    for position in SMALL[::7]:
        data = list(position.data)
        for cell in range(len(position.game.board)):
            value = data[BOARD + cell]
            data[BOARD + cell] = value ^ 3 if value else 0
        for slot in (PLACED, FAILED):
            data[slot], data[slot + 1] = data[slot + 1], data[slot]
        one, two = quake(position), quake(Position(position.game, tuple(data)))
        assert (one.black, one.draw, one.white) == (two.white, two.draw, two.black)
        assert one.scores["black"] == two.scores["white"]


def test_symmetries_of_the_board_change_nothing() -> None:
    for position in SMALL[::11]:
        for symmetry in range(position.game.symmetries):
            assert quake(position.image(symmetry)) == quake(position)


def test_groups_are_those_of_the_law() -> None:
    for position in SMALL:
        found, constants, data = find_groups(position), position.game.constants, list(position.data)
        assert [group.cells[0] for group in found.all] == sorted(group.cells[0] for group in found.all)
        for cell in range(len(position.game.board)):
            assert (found.number[cell] >= 0) == bool(position.stone(cell))
            if position.stone(cell):
                work = [0] * position.game.work_size
                count = rules.collect_group(constants, data, cell, work)
                assert sorted(work[:count]) == list(found.at(cell).cells)
                assert rules.effective_size(data, work, count) == found.at(cell).size


@given(
    st.lists(st.tuples(st.integers(1, 9), st.integers(1, 20)), min_size=1, max_size=6),
    st.sampled_from((2, 5, 6, 8, 20)),
    st.booleans(),
)
def test_deconvolution_removes_a_group_again(parts: list[tuple[int, int]], die: int, aftershock: bool) -> None:
    weights = [1]
    for stones, size in parts:
        outcome = group_outcome(stones, min(size, die), die, aftershock)
        before, weights = weights, convolve(weights, outcome)
        assert deconvolve(weights, outcome) == before
    assert len(weights) == 1 + sum(stones for stones, _ in parts)


@settings(max_examples=150)
@given(st.lists(st.sampled_from((0, 1, 2)), min_size=25, max_size=25), st.integers(0, 24), st.sampled_from(["", "c3"]))
def test_a_stone_more_never_lowers_the_survival_of_its_group(stones: list[int], cell: int, faults: str) -> None:
    game = craton.game("faultlines", size=5, fault_lines=faults)
    stones[cell] = 0
    position = Position(game, game.start().data[:BOARD] + tuple(stones))
    before = find_groups(position).all
    after = find_groups(with_stone(position, game.board.names[cell], Side.BLACK)).all
    for group in before:
        larger = next(other for other in after if set(group.cells) <= set(other.cells))
        assert larger.faces >= group.faces
        joined = cell in larger.cells
        assert joined or larger == group
        assert not (joined and game.constants[TRAITS][cell])
