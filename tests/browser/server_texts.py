"""Every English text that the server can send to a person: found in the source, and in positions of random matches."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import craton
from craton.core.game import Game
from craton.core.registry import definition
from craton.core.state import State
from craton.server.wire.games import game_json
from craton.server.wire.insight import insight_json
from craton.server.wire.position import visible_json
from craton.server.wire.study import chance_json
from craton.testing import covering_games
from tests.drawn import random_step

SOURCE = Path(craton.__file__).parent
FOLDERS = ("server/**", "core", "record", "games/*/law")
NOT_SHOWN = (
    "server/admin",
    "server/integrity",
    "server/storage",
    "server/exchange",
    "server/settings.py",
    "server/run.py",
    "core/browser.py",
    "core/registry.py",
    "record/sgf",
)
"""For operators, at the command line."""
MAX_POSITIONS = 8
VIEWERS = ("black", "spectator")
Text = tuple[str, str]
"""A game, or nothing for all of them, and the text."""


def is_sentence(text: str) -> bool:
    return text[:1].isupper() or text[:1] == "7"


class Raised(ast.NodeVisitor):
    """The messages of errors, and the sentences that functions return, with 7 for every value."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.assigned: dict[str, list[ast.expr]] = {}

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.visit_function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_function(node)

    def visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        outer, self.assigned = self.assigned, {}
        for inner in ast.walk(node):
            if isinstance(inner, ast.Assign) and isinstance(inner.targets[0], ast.Name):
                self.assigned.setdefault(inner.targets[0].id, []).append(inner.value)
        self.generic_visit(node)
        self.assigned = outer

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name.endswith("Error") or name in ("Incomplete", "Verdict", "Refused"):
            for argument in (*node.args, *(keyword.value for keyword in node.keywords)):
                self.note(argument)
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        for value in branches(node.value):
            if isinstance(value, ast.Tuple) and len(value.elts) == 2:  # a field of a position, what is wrong
                self.found += [f"7: {text}" for text in templates(value.elts[1]) if " " in text and text.endswith(".")]
            elif value is not None:
                self.note(value)
        self.generic_visit(node)

    def note(self, node: ast.expr) -> None:
        if isinstance(node, ast.Name):
            for value in self.assigned.pop(node.id, []):
                self.note(value)
        for text in templates(node):
            if is_sentence(text) and text.endswith(".") and " " in text:
                self.found.append(text)


def branches(node: ast.expr | None) -> Iterator[ast.expr | None]:
    if isinstance(node, ast.IfExp):
        yield from branches(node.body)
        yield from branches(node.orelse)
    else:
        yield node


def templates(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        parts = (part.value if isinstance(part, ast.Constant) else "7" for part in node.values)
        yield "".join(map(str, parts))
    elif isinstance(node, ast.IfExp):
        yield from templates(node.body)
        yield from templates(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from templates(value)


def raised_texts() -> Iterator[Text]:
    """The messages of errors."""
    for folder in FOLDERS:
        for path in sorted(SOURCE.glob(f"{folder}/*.py")):
            name = path.relative_to(SOURCE).as_posix()
            if name.startswith(NOT_SHOWN):
                continue
            reader = Raised()
            reader.visit(ast.parse(path.read_text(encoding="utf-8")))
            parts = name.split("/")
            yield from ((parts[1] if parts[0] == "games" else "", text) for text in reader.found)


def described_texts(name: str) -> Iterator[str]:
    game = game_json(definition(name))
    yield game["summary"]
    for option in game["options"]:
        yield option["help"]
        if option["kind"] != "choice":  # whose values are words of the notation
            yield option["values"]
    yield from game["preset_help"].values()
    for style in definition(name).styles.styles:
        yield from (style.title, style.summary)
        yield style.name.replace("-", " ").capitalize()  # as lists of players name it


def position_texts(state: State) -> Iterator[str]:
    for viewer in VIEWERS:
        view = state.view(viewer)
        found = insight_json(view, 0)
        yield from found["sentences"]
        for item in (*found["regions"], *found["marks"], *found["links"]):
            yield item["words"]
            yield item.get("label", "")
        for panel in found["panels"]:
            yield from (panel["title"], panel["note"])
            yield from (column.removesuffix("%").strip() for column in panel["columns"])
            yield from (value for row in panel["rows"] for value in row if isinstance(value, str))
        yield visible_json(view)["task"]
    chance = chance_json(state.position)
    if chance is not None:
        yield from (outcome["words"] for outcome in chance["outcomes"])


def played_texts(game: Game, rng: random.Random, positions: int) -> Iterator[str]:
    """The texts about some positions of a random match, the first and the last among them."""
    state = State(game)
    steps = 0
    while state.to_move is not None:
        if steps < 3 or rng.random() < positions / len(game.board):
            yield from position_texts(state)
        random_step(state, rng)
        steps += 1
    yield from position_texts(state)


def game_texts() -> set[Text]:
    """What the server says about the games and their positions."""
    found = set()
    for name in craton.list_games():
        found |= {(name, text) for text in described_texts(name)}
        for game in covering_games(definition(name)):
            rng = random.Random(f"texts {game.options_text}")
            found |= {(name, text) for text in played_texts(game, rng, MAX_POSITIONS)}
    return {(game, text) for game, text in found if text}
