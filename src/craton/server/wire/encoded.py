"""The JSON of matches, encoded once for all viewers who see the same.

What a viewer sees of a match depends only on the match, the viewer, whether the chat is muted and which users have
deleted their accounts; only the clocks depend on the moment, and are filled in when the text is sent.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast
from weakref import ReferenceType, ref

from craton.boards import Board
from craton.server.matches.match import Match
from craton.server.wire.clocks import clocks_json
from craton.server.wire.encoding import encode
from craton.server.wire.match import entries_json, match_json
from craton.server.wire.position import board_json
from craton.server.wire.view import MatchView

MAX_SIZE = 32 * 2**20
"""Characters kept. A match on a board of 19×19 takes about 40,000 for each viewer."""

_TOKEN = secrets.token_hex(16)
_CLOCKS, _BOARD = f"clocks {_TOKEN}", f"board {_TOKEN}"
"""Placeholders for the clocks and the board in a text; random, so that no player can write them."""

Key = tuple[str, str, bool, int | None]


@dataclass(frozen=True)
class _Template:
    """A text with a placeholder for the clocks, and the match it was made from."""

    match: ReferenceType[Match]
    names: Mapping[str, str]
    """Of the view; another object after an account was deleted."""
    parts: Sequence[str]
    size: int
    """Without the board, which is shared."""


class EncodedMatches:
    """A cache of the most recently sent texts about matches."""

    def __init__(self, max_size: int = MAX_SIZE) -> None:
        self._max_size = max_size
        self._templates: OrderedDict[Key, _Template] = OrderedDict()
        self._size = 0
        self.built = 0
        """Texts encoded since the start."""

    def whole(self, view: MatchView, now: int) -> str:
        """The whole match; see `match_json`."""
        return self._filled(view, None, now)

    def entries(self, view: MatchView, after: int, now: int) -> str:
        """The log entries after a number, and the state; see `entries_json`."""
        return self._filled(view, after, now)

    def change(self, view: MatchView, before: int, now: int, *, repeated: bool) -> str:
        """The answer to a command (`MatchChange`). before: the number of the last entry before it."""
        return f'{self.entries(view, before, now)[:-1]},"repeated":{encode(repeated)}}}'

    def snapshot_frame(self, view: MatchView, now: int) -> str:
        head = encode({"type": "snapshot", "match": view.match.id, "number": view.match.number})
        return f'{head[:-1]},"body":{self.whole(view, now)}}}'

    def entries_frame(self, view: MatchView, after: int, now: int) -> str:
        return f'{{"type":"entries",{self.entries(view, after, now)[1:]}'

    def _filled(self, view: MatchView, after: int | None, now: int) -> str:
        key = (view.match.id, view.viewer, view.muted, after)
        template = self._templates.get(key)
        if template is None or template.match() is not view.match or template.names is not view.names:
            template = self._add(key, _template(view, after))
        else:
            self._templates.move_to_end(key)
        clocks = encode(clocks_json(view.match.clocks, now))
        return "".join(clocks if part is _CLOCKS else part for part in template.parts)

    def _add(self, key: Key, template: _Template) -> _Template:
        self.built += 1
        self._drop(key)
        self._templates[key] = template
        self._size += template.size
        while self._size > self._max_size and len(self._templates) > 1:
            self._drop(next(iter(self._templates)))
        return template

    def _drop(self, key: Key) -> None:
        old = self._templates.pop(key, None)
        if old is not None:
            self._size -= old.size


def _template(view: MatchView, after: int | None) -> _Template:
    content = cast(dict[str, Any], match_json(view, 0) if after is None else entries_json(view, after, 0))
    content["state"]["clocks"] = _CLOCKS
    if after is None:
        content["board"] = _BOARD
    parts = [encode(content)]
    for token, value in ((_BOARD, _encoded_board(view.match.game.board)), (_CLOCKS, _CLOCKS)):
        head, found, tail = parts.pop().partition(f'"{token}"')
        parts += [head, value, tail] if found else [head]
    return _Template(ref(view.match), view.names, parts, sum(len(part) for part in parts[::2]))


@lru_cache(maxsize=64)
def _encoded_board(board: Board) -> str:
    return encode(board_json(board))
