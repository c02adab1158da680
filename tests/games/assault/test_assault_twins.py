"""The law against its slow twin, against its own compiled form, and against what every position must satisfy."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

import craton
from craton.core.position import Position
from craton.games.assault.law import rules
from craton.kernel import layout
from tests.games.assault.assault_boards import choose, random_options, random_positions
from tests.twins.assault import Twin

STYLES = ("even", "fierce", "rim")


def same(position: Position, twin: Twin) -> None:
    game = position.game
    mover = position.to_move
    assert (str(mover) if mover else None) == twin.to_move()
    assert {name: str(side) for name, side in position.board.items()} == twin.stones
    cells = enumerate(position.data[layout.BOARD :])
    assert {game.board.names[cell] for cell, value in cells if value == rules.FLOODED} == twin.flooded
    assert position.turn == twin.turns
    assert list(position.legal) == sorted(set(position.legal))
    assert set(position.legal_moves) == twin.actions()
    assert bool(position.data[layout.BLACK_SEAT]) == twin.swapped
    outcome = position.outcome
    assert (outcome and (str(outcome.winner), outcome.reason, tuple(outcome.score or ()))) == twin.result
    if position.weights:
        assert position.event == f"x{twin.under_attack}"
        assert list(position.chance) == twin.coins()
        assert set(position.weights) == {1}


@pytest.mark.parametrize("style", STYLES)
def test_the_law_and_its_twin_play_the_same_games(style: str) -> None:
    rng = random.Random(f"twin {style}")
    reasons: Counter[str] = Counter()
    turns = 0
    while turns < 4000:
        options = random_options(rng)
        position, twin = craton.game("assault", **options).start(), Twin(**options)
        same(position, twin)
        while position.to_move is not None:
            if position.weights:
                coins = rng.choice(list(position.chance))
                position = position.after_outcome(list(position.chance).index(coins))
                twin.throw(coins)
            else:
                action = choose(position, rng, style)
                twin.play(position.game.definition.notation.write(position.game, action))
                position = position.after(action)
            same(position, twin)
        assert position.outcome
        reasons[position.outcome.reason] += 1
        turns += position.turn
    assert set(reasons) >= {"domination", "majority"}


def test_such_games_meet_every_phase_every_reason_and_floods_that_take_everything() -> None:
    rng = random.Random("corners")
    phases, reasons, wiped, flooded_out = set(), set(), 0, 0
    for number in range(150):
        options = random_options(rng)
        for position in random_positions(rng, options, STYLES[number % 3]):
            phases.add(position.data[rules.PHASE])
            wiped += position.turn > 0 and not position.board
        assert position.outcome
        reasons.add(position.outcome.reason)
        flooded_out += position.outcome.reason == "domination" and position.turn % 10 == 0
    assert phases == {rules.PLAY, rules.CHOOSE, rules.COINS, rules.CHAIN, rules.BONUS}
    assert reasons == {"domination", "majority", "core", "white-wins-ties"}
    assert wiped > 0
    assert flooded_out > 0


@pytest.mark.parametrize("style", STYLES)
def test_every_action_is_either_legal_or_explained(style: str) -> None:
    rng = random.Random(f"objections {style}")
    for _ in range(80):
        for position in random_positions(rng, random_options(rng), style):
            notation = position.game.definition.notation
            allowed = [a for a in range(position.game.action_count) if notation.why_illegal(position, a) is None]
            assert allowed == list(position.legal)


@pytest.mark.parametrize("style", STYLES)
def test_every_position_survives_its_text(style: str) -> None:
    rng = random.Random(f"texts {style}")
    for _ in range(60):
        for position in random_positions(rng, random_options(rng), style):
            text = craton.State(position.game, position).to_text()
            again = craton.parse(text)
            assert again.position == position
            assert again.to_text() == text


@pytest.mark.parametrize("style", STYLES)
def test_the_kept_hash_is_the_computed_one_and_values_stay_in_range(style: str) -> None:
    rng = random.Random(f"hash {style}")
    for _ in range(10):
        for position in random_positions(rng, random_options(rng), style):
            data = list(position.data)
            assert data[layout.HASH] == layout.rehash(position.game.constants, data)
            assert all(0 <= value < layout.HIDDEN for value in data[1:])
            assert not any(data[rules.SACRED_WHITE + 1 : layout.BOARD])


def test_compiled_and_interpreted_kernels_agree() -> None:
    rng = random.Random("compiled")
    for _ in range(40):
        for position in random_positions(rng, random_options(rng), rng.choice(STYLES)):
            game, kernels = position.game, position.game.definition.kernels
            data = np.array(position.data, dtype=np.int64)
            out, work = np.zeros(max(64, game.most_actions), np.int64), np.zeros(game.work_size, np.int64)
            if position.weights:
                assert tuple(out[: kernels.chance_weights.compiled(game.arrays, data, out)]) == position.weights
                draw = rng.randrange(len(position.weights))
                kernels.apply_outcome.compiled(game.arrays, data, draw, work)
                assert tuple(data) == position.after_outcome(draw).data
            elif position.to_move is not None:
                assert tuple(out[: kernels.legal.compiled(game.arrays, data, out, work)]) == position.legal
                action = rng.choice(position.legal)
                symmetry = rng.randrange(game.symmetries)
                image = np.zeros(game.slots, np.int64)
                kernels.mirror.compiled(game.arrays, data, symmetry, image, work)
                assert tuple(image[1:]) == position.image(symmetry).data[1:]
                mirrored = kernels.mirror_action(game.constants, action, symmetry)
                assert kernels.mirror_action.compiled(game.arrays, action, symmetry) == mirrored
                kernels.apply.compiled(game.arrays, data, action, work)
                assert tuple(data) == position.after(action).data
            else:
                assert kernels.value.compiled(game.arrays, data) == kernels.value(game.constants, list(position.data))
            begun = np.zeros(game.slots, np.int64)
            kernels.start.compiled(game.arrays, begun)
            assert tuple(begun) == game.start().data


def test_a_symmetry_leads_to_the_same_game() -> None:
    rng = random.Random("symmetry")
    for _ in range(60):
        options = random_options(rng)
        game = craton.game("assault", **options)
        assert game.symmetries == len(game.board.symmetries)
        symmetry = rng.randrange(game.symmetries)
        mirror_action = game.definition.kernels.mirror_action
        position, image = game.start(), game.start().image(symmetry)
        while position.to_move is not None:
            assert position.image(symmetry) == image
            assert {mirror_action(game.constants, action, symmetry) for action in position.legal} == set(image.legal)
            assert position.weights == image.weights
            if position.weights:
                draw = rng.randrange(len(position.weights))
                position, image = position.after_outcome(draw), image.after_outcome(draw)
            else:
                action = rng.choice(position.legal)
                position, image = position.after(action), image.after(mirror_action(game.constants, action, symmetry))
        assert position.image(symmetry) == image
        assert position.outcome == image.outcome


def test_whatever_text_is_accepted_can_be_played_to_its_end_in_accepted_positions() -> None:
    rng = random.Random("mutants")
    accepted = 0
    for _ in range(150):
        position = rng.choice(list(random_positions(rng, random_options(rng), rng.choice(STYLES))))
        game = position.game
        for _ in range(20):
            data = list(position.data)
            for _ in range(rng.randrange(1, 4)):
                data[layout.BOARD + rng.randrange(len(game.board))] = rng.randrange(4)
            if rng.random() < 0.5:
                slot = rng.choice([layout.TURN, layout.MOVER, layout.BLACK_SEAT, *range(rules.PHASE, layout.OWN + 6)])
                cell = slot in (rules.TARGET, rules.SACRED_BLACK, rules.SACRED_WHITE)
                data[slot] = rng.randrange(len(game.board) + 1 if cell else 6 if slot == layout.MOVER else 2)
            data[layout.HASH] = layout.rehash(game.constants, data)
            mutant = Position(game, tuple(data))
            if game.definition.problem(mutant) is not None:
                continue
            accepted += 1
            while mutant.to_move is not None:
                if mutant.weights:
                    mutant = mutant.after_outcome(rng.randrange(len(mutant.weights)))
                else:
                    assert mutant.legal
                    mutant = mutant.after(rng.choice(mutant.legal))
                assert game.definition.problem(mutant) is None
    assert accepted > 300
