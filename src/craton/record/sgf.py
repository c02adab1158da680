"""SGF for the games on square boards, so that programs for Go can show them.

Placements are moves (B, W). Everything else (captures, swaps, sealed choices, dice) is in the comment of a node, with
its effect on the stones as a setup (AB, AW, AE). After each move a program for Go removes stones without liberties; a
setup undoes that. Private properties keep what SGF cannot express, so that tags, moves and result can be read back: CRG
is the game, CRO its options, CRS its start, CRT another tag as Name:value, CRA an action or outcome, CRE the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import IO

from craton.core.errors import CratonError, RecordError
from craton.core.game import Game, make_game
from craton.core.position import Position
from craton.core.sides import SIDES, Side
from craton.core.state import State, Step
from craton.core.wording import counted
from craton.record.model import Record, Turn
from craton.record.sgf_tree import Node, main_lines, write_node
from craton.record.states import UNFINISHED, opening_state, record_of, replay, turns_of

GO = "1"
LETTERS = "abcdefghijklmnopqrs"
COLOURS = {Side.BLACK: "B", Side.WHITE: "W"}
OWN_TAGS = ("Game", "Options", "Setup")
PLAYERS = {"First": "PB", "Second": "PW"}
Stones = dict[int, Side]


def is_sgf(stream: IO[bytes]) -> bool:
    """Whether a binary stream, which is not moved, looks like SGF rather than like records."""
    peek = getattr(stream, "peek", None)
    begin: bytes = peek(200)[:200] if peek else b""
    return begin.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"(;")


# Writing


def write_sgf(record: Record) -> str:
    """A record as SGF; RecordError if its board is not square."""
    state = replay(record)
    game = state.game
    if game.board.kind != "square":
        raise RecordError(f"SGF has square boards only, but {game.title} is played on a {game.board.kind} board.")
    nodes = [_root(record, state)]
    start = opening_state(record).position
    shown = _stones(start)
    nodes[0] |= _setup({}, shown, game)
    comments = _comments_by_step(record.turns, state.steps)
    for number, step in enumerate(state.steps):
        found, shown = _nodes_of(step, shown)
        if comments[number]:
            found[-1].setdefault("C", [""])
            found[-1]["C"] = ["\n".join(filter(None, [*found[-1]["C"], *comments[number]]))]
        nodes += found
    return "(" + "\n".join(map(write_node, nodes)) + ")\n"


def _root(record: Record, state: State) -> Node:
    game, tags = state.game, record.tags
    node: Node = {
        "FF": ["4"],
        "CA": ["UTF-8"],
        "GM": [GO],
        "AP": ["Craton"],
        "SZ": [str(game.board.size)],
        "RU": [game.title if game.options_text == "-" else f"{game.title} {game.options_text}"],
    }
    for side, name in zip(SIDES, PLAYERS.values(), strict=True):
        tag = str(state.seat(side)).capitalize()
        if tag in tags:
            node[name] = [tags[tag]]
    if "Date" in tags:
        node["DT"] = [tags["Date"].replace(".", "-")]
    node["RE"] = [_result(record)]
    about = [f"{game.title}, shown as if it were Go. Moves that Go does not have are in the comments."]
    if any(turn.variations for turn in record.turns):
        about.append("The record has variations, which are left out here.")
    node["C"] = ["\n".join([*about, *record.opening_comments])]
    node["CRG"], node["CRO"] = [game.name], [game.options_text]
    if "Setup" in tags:
        node["CRS"] = [tags["Setup"]]
    node["CRT"] = [f"{name}:{value}" for name, value in tags.items() if name not in OWN_TAGS]
    node["CRE"] = [record.termination]
    return node


def _result(record: Record) -> str:
    reason = record.tags.get("Reason", "")
    black, dash, white = record.tags.get("Score", "").partition("-")
    lead = str(abs(int(black) - int(white))) if dash and black != white else ""
    how = {"resign": "R", "resignation": "R", "time": "T", "timeout": "T"}.get(reason, lead)
    return {"1-0": f"B+{how}", "0-1": f"W+{how}", "1/2-1/2": "0"}.get(record.termination, "?")


def _nodes_of(step: Step, shown: Stones) -> tuple[list[Node], Stones]:
    """The nodes of a step, and the stones that a program for Go then shows."""
    game = step.before.game
    after = _stones(step.after)
    text = step.text if step.event is None else f"{step.event}={step.text}"
    node: Node = {}
    cell = game.board.index.get(step.text) if step.event is None else None
    mover = step.mover
    if isinstance(mover, Side) and (cell is not None or step.text == "pass"):
        node[COLOURS[mover]] = [_point(game, cell)]
        if cell is not None:
            shown = _after_go_move(game, shown, cell, mover)
    else:
        who = "" if step.event is not None else f"{str(mover).capitalize()}: "
        node["C"] = [f"{who}{text}"]
    node["CRA"] = [text]
    if shown == after:
        return [node], after
    if "B" in node or "W" in node:  # a node has a move or a setup, not both
        return [node, _setup(shown, after, game)], after
    return [node | _setup(shown, after, game)], after


def _comments_by_step(turns: Sequence[Turn], steps: Sequence[Step]) -> list[list[str]]:
    """The marks and comments of a record's turns, at the last step of each turn."""
    found: list[list[str]] = [[] for _ in steps]
    at = 0
    for turn in turns:
        at += sum(1 + (action.outcome is not None and not action.text.startswith("roll ")) for action in turn.actions)
        if at and at <= len(found):
            found[at - 1] += [*([turn.marks] if turn.marks else []), *turn.comments]
    return found


def _setup(before: Stones, after: Stones, game: Game) -> Node:
    node: Node = {}
    for name, side in (("AB", Side.BLACK), ("AW", Side.WHITE)):
        cells = [cell for cell, stone in after.items() if stone is side and before.get(cell) is not side]
        if cells:
            node[name] = [_point(game, cell) for cell in sorted(cells)]
    if gone := sorted(before.keys() - after.keys()):
        node["AE"] = [_point(game, cell) for cell in gone]
    return node


def _stones(position: Position) -> Stones:
    cells = ((cell, position.stone(cell)) for cell in range(len(position.game.board)))
    return {cell: side for cell, side in cells if side is not None}


def _after_go_move(game: Game, stones: Stones, cell: int, side: Side) -> Stones:
    """The stones after a move by the rules of Go, which is what a program for Go shows."""
    found = {**stones, cell: side}
    for colour in (side.other, side):
        groups = [_group(game, found, near) for near in (*game.board.links[cell], cell) if found.get(near) is colour]
        for group in groups:
            if all(near in found for one in group for near in game.board.links[one]):
                found = {place: stone for place, stone in found.items() if place not in group}
    return found


def _group(game: Game, stones: Stones, cell: int) -> set[int]:
    group, todo = {cell}, [cell]
    while todo:
        for near in game.board.links[todo.pop()]:
            if near not in group and stones.get(near) is stones[cell]:
                group.add(near)
                todo.append(near)
    return group


def _point(game: Game, cell: int | None) -> str:
    if cell is None:
        return ""
    size = game.board.size
    return LETTERS[cell % size] + LETTERS[size - 1 - cell // size]


# Reading


def read_sgf(text: str, game: Game | None = None) -> list[Record]:
    """The records in an SGF text. `game` is that of files which do not name one of Craton's games."""
    return [_read_game(nodes, left_out, game) for nodes, left_out in main_lines(text)]


def _read_game(nodes: Sequence[Node], left_out: int, game: Game | None) -> Record:
    if not nodes:
        raise RecordError("The SGF has a game without nodes.")
    root = nodes[0]
    note = [f"{counted(left_out, 'variation')} of the SGF left out."] if left_out else []
    if "CRG" in root:
        return _own(nodes, root, note)
    if game is None:
        kind = root.get("GM", [GO])[0]
        what = "a game of Go" if kind == GO else f"game type {kind[:10]} of SGF"
        raise RecordError(f"This SGF is {what}, not one of Craton's; name the game that its moves belong to.")
    return _foreign(nodes, game, note)


def _own(nodes: Sequence[Node], root: Node, note: list[str]) -> Record:
    tags = {"Game": _one(root, "CRG"), "Options": _one(root, "CRO", "-")}
    if "CRS" in root:
        tags["Setup"] = _one(root, "CRS")
    state = opening_state(Record(tags))
    for number, node in enumerate(nodes, start=1):
        for action in node.get("CRA", ()):
            _push(state, action, number)
    for entry in root.get("CRT", ()):
        name, _, value = entry.partition(":")
        tags[name] = value
    record = Record(tags, tuple(note), tuple(turns_of(state.steps)), _one(root, "CRE", UNFINISHED))
    replay(record)
    return record


def _foreign(nodes: Sequence[Node], game: Game, note: list[str]) -> Record:
    if game.board.kind != "square":
        raise RecordError(f"SGF has square boards only, and {game.title} is not played on one.")
    size = _one(nodes[0], "SZ", "19")
    if not size.isdigit():
        raise RecordError(f"The board of this SGF is not square: SZ[{size[:10]}].")
    if int(size) != game.board.size:
        if "size" not in game.options:
            raise RecordError(f"The board of this SGF has size {size}, that of the game {game.board.size}.")
        game = make_game(game.definition, {**game.options, "size": int(size)})
    state = State(game)
    for number, node in enumerate(nodes, start=1):
        if any(name in node for name in ("AB", "AW", "AE")):
            raise RecordError(f"Node {number} of the SGF sets up stones; only moves can be read.")
        for side in SIDES:
            for point in node.get(COLOURS[side], ()):
                if state.to_move is not side:
                    raise RecordError(f"Node {number} of the SGF is a move of {side}, who is not to move.")
                _push(state, _name(game, point, number), number)
    tags = {tag: _one(nodes[0], name) for tag, name in PLAYERS.items() if nodes[0].get(name)}
    if nodes[0].get("DT"):
        tags["Date"] = _one(nodes[0], "DT").replace("-", ".")
    record = record_of(state, tags)
    return replace(record, opening_comments=tuple(note))


def _one(node: Node, name: str, default: str = "") -> str:
    return (node.get(name) or [default])[0]


def _name(game: Game, point: str, number: int) -> str:
    size = game.board.size
    if not point or (point == "tt" and size <= 19):
        return "pass"
    places = [LETTERS.find(letter) for letter in point]
    if len(places) != 2 or not all(0 <= place < size for place in places):
        raise RecordError(f"Node {number} of the SGF has a move outside of the board: {point[:10]!r}.")
    return game.board.names[(size - 1 - places[1]) * size + places[0]]


def _push(state: State, action: str, number: int) -> None:
    try:
        state.push(action)
    except CratonError as error:
        raise RecordError(f"Node {number} of the SGF: {error}") from None
