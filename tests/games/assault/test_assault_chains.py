"""The best chain of attacks against the law's whole tree, against slower twins, and on hand-made boards."""

import random
from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest

from craton.boards import triangles
from craton.core.position import Position
from craton.games.assault.insight.attack_board import AttackBoard, attack_board, bits_of
from craton.games.assault.insight.attacks import attacks
from craton.games.assault.insight.momentum_chains import WORK_LIMIT, Chain, ChainFinder
from craton.games.assault.insight.tide import flooded_this_turn
from craton.games.assault.law import rules
from craton.kernel.layout import TURN
from tests.games.assault.assault_boards import drawn, random_attack_board, random_positions


def swing_by_law(position: Position) -> Fraction:
    """The most that attacks can change the difference of cells in this turn, through every action and outcome."""
    side, turn, cells = position.turn % 2, position.turn, len(position.game.board)
    flooded = flooded_this_turn(position)
    idle = attack_board(position, side, flooded=flooded)
    start = idle.own.bit_count() - idle.foe.bit_count()

    @cache
    def best(here: Position) -> Fraction:
        if here.to_move is None or here.data[TURN] != turn:
            end = attack_board(here, side, flooded=flooded)  # a game that is over floods no more
            return Fraction(end.own.bit_count() - end.foe.bit_count() - start)
        if here.weights:
            chances = here.chance.values()
            return sum((p * best(here.after_outcome(number)) for number, p in enumerate(chances)), Fraction(0))
        return max(best(here.after(action)) for action in here.legal if action >= cells)

    return best(position)


@pytest.mark.parametrize("need", [1, 2])
@pytest.mark.parametrize("stubborn", [False, True])
def test_the_best_chain_is_that_of_the_whole_tree(need: int, stubborn: bool) -> None:
    rng = random.Random(f"{need} {stubborn}")
    checked = flooding = 0
    while checked < 50:
        options = {"board": rng.choice(["hex24", "torus24", "hex37"]), "momentum": need, "stubborn": stubborn}
        options["coin"] = rng.choice(["1/2", "1/4", "3/5", "3/4"])
        if options["board"] != "torus24":
            options["tide"] = True
        for position in random_positions(rng, options, rng.choice(["even", "fierce"])):
            if position.data[rules.PHASE] not in (rules.PLAY, rules.CHAIN) or position.to_move is None:
                continue
            board = attack_board(position, position.turn % 2)
            if not board.targets() or board.foe.bit_count() > 6:
                continue
            floods = flooded_this_turn(position) != 0
            if rng.random() < (0.2 if floods else 0.8):
                continue
            flooding += floods
            found = attacks(position)
            assert all(attack.chain.exact for attack in found)
            assert max(attack.chain.swing for attack in found) == swing_by_law(position)
            checked += 1
    assert flooding > 3


def captures_by_sets(board: AttackBoard, *, following: bool) -> Fraction:
    """The same by every set of captured stones, without any cleverness."""

    @cache
    def best(own: int, foe: int, need: int) -> Fraction:
        here = replace(board, own=own, foe=foe)
        options = [
            here.chance(t)
            * (here.gain(t) + (best(own | 1 << t, foe & ~(1 << t), board.momentum) if board.momentum else 0))
            for t in here.targets(need)
        ]
        return max(options, default=Fraction(0))

    return best(board.own, board.foe, board.momentum if following else 1)


def best_chain(board: AttackBoard, *, following: bool = False, work_limit: int | None = WORK_LIMIT) -> Chain:
    chains = ChainFinder(board, work_limit=work_limit).by_first_target(following=following).values()
    return max(chains, key=lambda chain: chain.captures, default=Chain((), Fraction(0)))


def captures_of(board: AttackBoard, order: tuple[int, ...]) -> Fraction:
    """What an order is worth."""
    if not order:
        return Fraction(0)
    target = order[0]
    return board.chance(target) * (board.gain(target) + captures_of(board.capture(1 << target), order[1:]))


def test_dense_boards_have_the_same_best_chain_as_their_slow_twin() -> None:
    rng = random.Random(3)
    for _ in range(60):
        board = random_attack_board(rng, 10)
        for following in (False, True):
            chain = best_chain(board, following=following, work_limit=None)
            assert chain.exact
            if following and not board.momentum:
                assert chain.order == ()
                continue
            assert chain.captures == captures_by_sets(board, following=following)
            assert captures_of(board, chain.order) == chain.captures


def test_cells_that_flood_are_stepping_stones_at_most() -> None:
    rng = random.Random(9)
    for _ in range(100):
        board = random_attack_board(rng, 8)
        board = replace(board, momentum=1, stubborn=False, flooding=rng.getrandbits(len(board.neighbours)))
        chain = best_chain(board, work_limit=None)
        assert chain.exact
        assert chain.captures == captures_by_sets(board, following=False) == captures_of(board, chain.order)


def test_every_first_attack_has_its_own_best_chain() -> None:
    rng = random.Random(4)
    for _ in range(20):
        board = random_attack_board(rng, 9)
        for target, chain in ChainFinder(board).by_first_target().items():
            after = board.capture(1 << target)
            rest = captures_by_sets(after, following=True) if board.momentum else Fraction(0)
            assert chain.order[0] == target
            assert chain.captures == board.chance(target) * (board.gain(target) + rest)


def test_with_little_work_allowed_a_chain_is_still_right_but_not_sure_to_be_the_best() -> None:
    rng = random.Random(5)
    unsure = 0
    for _ in range(40):
        board = random_attack_board(rng, 10)
        quick, best = best_chain(board, work_limit=5), best_chain(board, work_limit=None)
        assert captures_of(board, quick.order) == quick.captures <= best.captures
        assert quick.captures == best.captures or not quick.exact
        unsure += not quick.exact
    assert unsure > 5


def test_the_order_matters() -> None:
    # c4 has one ally, c2 two. After c2, c3 has two; taking all three in that order beats any other.
    state = drawn(
        ". . . . .", ". b . . . . .", "b w w w b . . . .", ". . . . . . . . .", "w . . . . . w", turns=9, mover="white",
        momentum=1,
    )  # fmt: skip
    board, cell = attack_board(state.position, 0), state.game.board.index
    chain = best_chain(board)
    assert chain.captures == captures_by_sets(board, following=False)
    worse = tuple(reversed(chain.order))
    assert captures_of(board, worse) < chain.captures
    assert cell["c3"] in chain.order


def test_without_momentum_a_chain_is_one_attack() -> None:
    state = drawn(".....", ".......", "...bwb...", "....b....", "w......", turns=8)
    (attack,) = attacks(state.position)
    assert attack.chain.order == (attack.target,)
    assert attack.chain.swing == attack.swing == Fraction(7, 4)


def test_no_chain_reaches_seven() -> None:
    hex54 = triangles("hex54")
    near = tuple(bits_of(links) for links in hex54.links)
    up = bits_of([cell for cell in range(len(hex54)) if hex54.up[cell]])
    board = AttackBoard(up, ((1 << len(hex54)) - 1) & ~up, near, 1, False)
    chain = best_chain(board)
    assert chain.exact
    assert 6 < chain.captures < 7
    assert len(chain.order) == 27
