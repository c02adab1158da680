"""The frames of every animation, in every order, end at the position of the match."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.long

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("faultlines", {"size": 5, "keystone": True, "fault_lines": ["b2", "d4"], "resonance": True}),
    ("faultlines", {"size": 5, "keystone": True, "aftershock": True, "sealed": True}),
    ("faultlines", {"size": 5, "progressive": True, "aftershock": True, "turn_limit": 14}),
    ("assault", {"momentum": 1, "influence": True, "stubborn": True, "tide": True, "sacred": "any", "pie": True}),
    ("lifeline", {"size": 3}),
    ("faust", {"size": 4}),
]
LONGEST = 120
ENDS_AT = """async ({ game, options, board, parts }) => {
  const { partOf, visualsOf } = await import("/static/games/index.js");
  const visuals = await visualsOf(game, board);
  const { quakeOrder } = (await partOf(game, "preferences")) ?? { quakeOrder: { choices: [""], value: {} } };
  const all = (frames) => frames.flatMap((frame) => [frame, ...(frame.then ? all(frame.then()) : [])]);
  const written = (stones) => JSON.stringify(Object.entries(stones).filter(([, side]) => side).sort());
  const wrong = [];
  for (const order of quakeOrder.choices) {
    quakeOrder.value.value = order;
    for (const { before, entries, after } of parts) {
      const plays = entries.filter((entry) => entry.kind === "action" || entry.kind === "outcome");
      const context = { game, options, board, position: before, steps: [], insight: null };
      const frames = all(visuals.animate(plays, context));
      const stones = Object.assign({}, before.stones, ...frames.map((frame) => frame.stones ?? {}));
      const counts = frames.flatMap(({ scene }) => [scene?.score, scene?.stake].filter(Boolean).flatMap(Object.values));
      const isRight = written(stones) === written(after.stones) && counts.every((count) => count >= 0);
      if (!isRight) wrong.push([order, entries.map((entry) => entry.text), written(stones), written(after.stones)]);
    }
  }
  return wrong;
}"""


def play(visitor: Visitor, match: dict[str, Any], rng: random.Random) -> list[dict[str, Any]]:
    """Random play to the end: for each action the state before it, its log entries, and the state after it."""
    state, parts = match["state"], []
    while state["status"] == "playing" and len(parts) < LONGEST:
        actions = [action for here in state["actions"]["cells"].values() for action in here]
        words = state["actions"]["words"]
        action = rng.choice(words if words and (not actions or rng.random() < 0.15) else actions)
        body = {"action": action, "ply": state["ply"], "id": str(state["ply"])}
        done = visitor.ask("POST", f"/matches/{match['id']}/actions", body)
        parts.append({"before": state, "entries": done["entries"], "after": done["state"]})
        state = done["state"]
    return parts


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_an_animation_ends_at_the_position_of_the_match(visitor: Visitor, game: str, options: dict[str, Any]) -> None:
    visitor.ask("POST", "/guest")
    match = visitor.ask("POST", "/matches", {"game": game, "options": options, "opponent": "same"})
    parts = play(visitor, match, random.Random(3))
    about = {"game": game, "options": match["options"], "board": match["board"], "parts": parts}
    visitor.allow("was preloaded")  # a bare page uses no fonts
    assert visitor.bare().evaluate(ENDS_AT, about) == []
