"""The page on insight names every layer that a game has."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import craton
from craton.core.registry import definition
from craton.core.sides import Actor
from craton.core.state import State
from craton.testing import covering_games

PAGE = (Path(__file__).parents[2] / "docs" / "insight.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """The part of the page under a heading."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, f"the page has no heading for {title}"
    return found[1]


@pytest.mark.parametrize("name", craton.list_games())
def test_the_page_names_every_layer_that_occurs_in_random_matches(name: str) -> None:
    layers: set[str] = set()
    for game in covering_games(definition(name)):
        rng = random.Random(f"page {game.options_text}")
        state = State(game)
        while state.to_move is not None:
            if rng.random() < 12 / len(game.board):
                layers.update(state.view("spectator").insight().layers)
            if state.to_move is Actor.CHANCE:
                state.roll(rng)
            else:
                state.push(rng.choice(list(state.legal_moves)))
    named = set(re.findall(r"^\| `([a-z-]+)` \|", section(definition(name).title), re.MULTILINE))
    assert layers <= named
