"""The syntax of SGF (FF[4]): nodes with properties, in sequences and variations. It knows no game."""

from __future__ import annotations

import re

from craton.core.errors import RecordError

Node = dict[str, list[str]]

MAX_LENGTH = 10_000_000
MAX_NODES = 100_000
_TOKEN = re.compile(r"\s*(?:([();])|([A-Za-z]+)|\[((?:[^\]\\]|\\.)*)\])", re.DOTALL)
_ESCAPE = re.compile(r"\\(\r\n|\n\r|.)", re.DOTALL)


def write_value(text: str) -> str:
    return "[" + re.sub(r"([\]\\])", r"\\\1", text) + "]"


def write_node(node: Node) -> str:
    return ";" + "".join(name + "".join(map(write_value, values)) for name, values in node.items())


def main_lines(text: str) -> list[tuple[list[Node], int]]:
    """The nodes of the main line of every game in a text, and the number of variations that are not in it.

    RecordError names the line of a mistake.
    """
    if len(text) > MAX_LENGTH:
        raise RecordError(f"An SGF file has at most {MAX_LENGTH:,} characters.")
    games: list[tuple[list[Node], int]] = []
    nodes: list[Node] = []
    depth = left_out = count = 0
    is_main = [True]  # for each open bracket, whether it is on the main line
    children = [0]
    name = ""
    at = text.find("(")
    if at < 0:
        raise RecordError("This is not SGF: there is no '('.")
    while at < len(text.rstrip()):
        found = _TOKEN.match(text, at)
        if found is None:
            raise _error("cannot be read as SGF", text, at)
        mark, word, value = found.groups()
        place, at = at, found.end()
        if mark == "(":
            children[-1] += 1
            is_main.append(is_main[-1] and (depth == 0 or children[-1] == 1))
            left_out += depth > 0 and children[-1] > 1 and is_main[-2]
            children.append(0)
            depth += 1
        elif mark == ")":
            if not depth:
                raise _error("there is a ')' too many", text, place)
            depth -= 1
            is_main.pop()
            children.pop()
            if not depth:
                games.append((nodes, left_out))
                nodes, left_out = [], 0
        elif not depth:
            raise _error("text outside of a game", text, place)
        elif mark == ";":
            count += 1
            if count > MAX_NODES:
                raise _error(f"more than {MAX_NODES:,} nodes", text, place)
            name = ""
            if is_main[-1]:
                nodes.append({})
        elif word is not None:
            name = "".join(letter for letter in word if letter.isupper())  # FF[3] allowed lower case
            if not name:
                raise _error(f"{word[:20]!r} is not the name of a property", text, place)
            if is_main[-1] and nodes:
                nodes[-1].setdefault(name, [])
        else:
            if not name or not nodes:
                raise _error("a value without a property", text, place)
            if is_main[-1]:
                nodes[-1][name].append(_ESCAPE.sub(lambda part: "" if "\n" in part[1] else part[1], value or ""))
    if depth:
        raise RecordError("The SGF breaks off: a ')' is missing.")
    return games


def _error(what: str, text: str, at: int) -> RecordError:
    line = text.count("\n", 0, at) + 1
    return RecordError(f"This is not correct SGF: {what}.", line, at - text.rfind("\n", 0, at))
