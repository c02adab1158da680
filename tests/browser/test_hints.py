"""Where a hint is not what the insight seems to recommend, the page says why."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import craton
from craton.core.state import State
from craton.server.wire.insight import insight_json
from craton.server.wire.position import visible_json
from craton.server.wire.study import chance_json
from tests.drawn import random_step

NODE = shutil.which("node")
READER = Path(__file__).parent / "node" / "hints.mjs"

pytestmark = pytest.mark.skipif(NODE is None, reason="node is not installed")


def said(state: State, *actions: str) -> list[str]:
    """What the page says about each of the actions as a hint in a position."""
    view = state.view(str(state.to_move))
    context = {"position": visible_json(view), "insight": insight_json(view, 0), "options": {}}
    asked = [{"game": state.game.name, "action": action, "context": context} for action in actions]
    assert NODE is not None
    ran = subprocess.run([NODE, READER], input=json.dumps(asked), capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr
    found: list[str] = json.loads(ran.stdout)
    return found


def stones(state: State) -> dict[str, Any]:
    return visible_json(state.view("spectator"))["stones"]


def taken(state: State, action: str) -> int:
    """The enemy stones that an action removes or turns, less the own ones."""
    side, before = str(state.to_move), stones(state)
    state.push(action)
    after = stones(state)
    state.undo()
    return sum(-1 if before[cell] == side else 1 for cell in before if before[cell] != after.get(cell))


def coins(state: State, action: str) -> int:
    """The coins that an action throws."""
    state.push(action)
    chance = chance_json(state.position)
    state.undo()
    return 0 if chance is None else len(chance["outcomes"][0]["text"])


@pytest.mark.parametrize(("game", "options"), [("faust", {"size": 5}), ("lifeline", {"size": 3, "balance": "weak"})])
def test_a_hint_that_takes_less_than_possible_is_explained(game: str, options: dict[str, Any]) -> None:
    state, rng = State(craton.game(game, **options)), random.Random(f"hints {game}")
    counts: dict[str, int] = {}
    while max(counts.values(), default=0) < 1 or min(counts.values()) > 0:
        random_step(state, rng)
        counts = {action: taken(state, action) for action in map(str, state.legal_moves)}
    most = max(counts.values())
    best, quiet = max(counts, key=lambda action: counts[action]), min(counts, key=lambda action: counts[action])
    about_best, about_quiet = said(state, best, quiet)
    assert about_best == ""
    first, _, rest = about_quiet.partition(" ")
    assert counts[first] == most
    assert rest == f"would take {most} right away, but the engine looks further ahead."


def test_a_hint_that_is_not_the_likeliest_attack_is_explained() -> None:
    state, rng = State(craton.game("assault")), random.Random("hints assault")
    counts: dict[str, int] = {}
    while max(counts.values(), default=0) < 2 or min(counts.values()) > 0:
        random_step(state, rng)
        counts = {action: coins(state, action) for action in map(str, state.legal_moves)} if state.seat_to_move else {}
    most = max(counts.values())
    best, quiet = max(counts, key=lambda action: counts[action]), min(counts, key=lambda action: counts[action])
    about_best, about_quiet = said(state, best, quiet)
    assert about_best == ""
    words = about_quiet.removeprefix("Counting cells alone, ")
    assert counts[words.split(" ")[0]] == most
    assert f"({ {2: 75, 3: 88}[most] }% to succeed), but the engine looks further ahead." in words
