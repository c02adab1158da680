"""Every game's insight has the common shape for every viewer in every phase, is symmetric and reveals no secrets."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence

import pytest

import craton
from craton.core.game import Game
from craton.core.insight import Insight
from craton.core.registry import definition
from craton.core.state import State
from craton.kernel.layout import SYMMETRIES
from craton.testing import covering_games
from tests.drawn import random_step

COVER = [game for name in craton.list_games() for game in covering_games(definition(name))]
VIEWERS = ("black", "white", "spectator", "first", "second")
MOST_POSITIONS = 12
LONGEST_LABEL = 4


def sampled_states(game: Game, rng: random.Random) -> Iterator[State]:
    """The first positions of a random match, where the phases are, its last one, and some between."""
    state = State(game)
    steps = 0
    while state.to_move is not None:
        if steps < MOST_POSITIONS // 2 or rng.random() < MOST_POSITIONS / 2 / len(game.board):
            yield state
        random_step(state, rng)
        steps += 1
    yield state


def check_shape(found: Insight, game: Game) -> None:
    cells = range(len(game.board))
    for item in (*found.marks, *found.links, *found.regions):
        assert item.layer
        assert item.words.endswith("."), item
    for labelled in (*found.marks, *found.regions):
        assert len(labelled.label) <= LONGEST_LABEL, labelled
    for region in found.regions:
        assert region.cells
        assert len(set(region.cells)) == len(region.cells)
        assert all(cell in cells for cell in region.cells)
        assert region.side in ("black", "white", "")
    assert all(mark.cell in cells for mark in found.marks)
    assert all(link.start in cells and link.end in cells for link in found.links)
    for panel in found.panels:
        assert panel.title
        assert all(len(row) == len(panel.columns) for row in panel.rows)
        assert not panel.note or panel.note.endswith(".")
    assert all(sentence.endswith(".") for sentence in found.sentences)
    assert not found.shown or found.shown in found.layers
    json.dumps(found.to_json(game.board), allow_nan=False)


@pytest.mark.parametrize("game", COVER, ids=lambda game: f"{game.name} {game.options_text}")
def test_insight_has_the_common_shape_for_every_viewer_and_reveals_no_secrets(game: Game) -> None:
    rng = random.Random(f"insight shape {game.options_text}")
    for state in sampled_states(game, rng):
        for viewer in VIEWERS:
            view = state.view(viewer)
            found = view.insight()
            check_shape(found, game)
            if view.hides:
                sample = State(game, view.sample(rng)).view(viewer)
                assert sample.key == view.key
                assert sample.insight() == found


def moved(found: Insight, images: Sequence[int]) -> list[list[object]]:
    """Marks and regions without their words, moved by a symmetry."""
    marks = [(m.layer, images[m.cell], m.label, m.value) for m in found.marks]
    regions = [(r.layer, sorted(images[c] for c in r.cells), r.side, r.label, r.value) for r in found.regions]
    return [sorted(items, key=repr) for items in (marks, regions)]


@pytest.mark.parametrize("game", COVER, ids=lambda game: f"{game.name} {game.options_text}")
def test_symmetric_positions_have_symmetric_insight(game: Game) -> None:
    cells, insight = len(game.board), game.definition.insight
    for number, state in enumerate(sampled_states(game, random.Random(f"symmetric {game.options_text}")), start=1):
        symmetry = number % game.symmetries
        images = game.constants[SYMMETRIES][symmetry * cells : (symmetry + 1) * cells]
        here, image = insight(state.position), insight(state.position.image(symmetry))
        assert moved(here, images) == moved(image, range(cells))
