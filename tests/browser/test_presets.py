"""The pictures of the presets on the page of a new match."""

from __future__ import annotations

import json
from typing import Any

import pytest

import craton
from craton.core.game import Game
from studies.pictures import FILE, PICTURES, picture, written
from studies.scenes import GAMES
from tests.browser.visitor import Visitor


def options(game: Game) -> dict[str, Any]:
    """Options, with random ones as drawn or to be drawn."""
    return {name: value if name != "fault_lines" else bool(value) for name, value in game.options.items()}


@pytest.mark.parametrize("game", PICTURES)
def test_every_preset_has_a_picture_with_its_own_options(game: str) -> None:
    presets = craton.game(game).definition.presets
    assert list(PICTURES[game]) == list(presets)
    for name, given in PICTURES[game].items():
        assert options(picture(given)[0].game) == options(craton.new(game, **presets[name]).game), name
    assert (GAMES / game / FILE).read_text() == written(game), "run python -m studies.pictures"


@pytest.mark.parametrize("game", PICTURES)
def test_no_two_presets_of_a_game_have_the_same_picture(game: str) -> None:
    presets = json.loads((GAMES / game / FILE).read_text())["presets"]
    drawn = [json.dumps(drawing, sort_keys=True) for drawing in presets.values()]
    assert len(set(drawn)) == len(drawn) == len(craton.game(game).definition.presets)


MARKS = {"faulted": "mark-fault", "waves": "mark-secured", "storm": "mark-flooded", "relics": "mark-sacred"}


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["faultlines", "assault"])
def test_the_page_draws_them_with_the_marks_of_their_rules(visitor: Visitor, game: str) -> None:
    page = visitor.go(f"/new/{game}")
    names = list(PICTURES[game])
    for name in names:
        page.locator(f'[data-preset="{name}"] svg').first.wait_for()
    for name in set(names) & MARKS.keys():
        page.locator(f'[data-preset="{name}"] .{MARKS[name]}').first.wait_for(state="attached")
    pictures = {page.locator(f'[data-preset="{name}"]').screenshot() for name in names}
    assert len(pictures) == len(names)
