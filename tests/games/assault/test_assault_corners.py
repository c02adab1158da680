"""Positions that uniform random play never meets: the conformance kit, the compiled mirror, and accepted texts."""

from __future__ import annotations

import random

import numpy as np
import pytest

from craton.core.position import Position
from craton.core.state import State
from craton.core.view import View
from craton.games.assault.law import rules
from craton.kernel import layout
from craton.testing.conformance import check_state
from tests.games.assault.assault_boards import random_options, random_positions

STYLES = ("even", "fierce", "rim")


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


@pytest.mark.long
@pytest.mark.sample(1)
@pytest.mark.parametrize("style", ["fierce", "rim"])
def test_the_conformance_checks_hold_in_every_style_of_play(style: str) -> None:
    rng = random.Random(f"kit {style}")
    for _ in range(6):
        for position in random_positions(rng, random_options(rng), style):
            check_state(State(position.game, position), rng)
            if rng.random() < 0.1:
                assert 1 <= len(View.of(position, "spectator").insight().sentences) <= 5


def test_the_compiled_mirror_agrees() -> None:
    rng = random.Random("mirror")
    for _ in range(20):
        for position in random_positions(rng, random_options(rng), rng.choice(STYLES)):
            game, symmetry = position.game, rng.randrange(position.game.symmetries)
            data, image = np.array(position.data, np.int64), np.zeros(game.slots, np.int64)
            mirror = game.definition.law.mirror.compiled
            mirror(game.arrays, data, symmetry, image, np.zeros(game.work_size, np.int64))
            assert tuple(image[1:]) == position.image(symmetry).data[1:]


@pytest.mark.long
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
