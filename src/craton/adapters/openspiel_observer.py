"""What OpenSpiel's players observe: tensors and texts made from views."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from craton.core.errors import OptionError
from craton.core.game import Game
from craton.core.information import view_of_seat
from craton.core.position import Position
from craton.core.sides import SEATS
from craton.core.text import write_position
from craton.core.view import View


class Observer:
    """OpenSpiel's observer protocol: `tensor` and its named parts in `dict`, `set_from`, `string_from`.

    planes: float32[planes, rows, columns], as in `View.planes`. With perfect recall, also steps: float32[longest game],
    a number for each step: 0 none yet, -1 hidden, 2 * (action + 1) + player, or -2 - outcome.
    """

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise OptionError(f"Observations of Craton's games take no parameters, not {params!r:.40}.")
        self._game = game
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self._recall = kind.perfect_recall
        self._private = kind.private_info
        planes = int(np.prod(game.features.shape))
        self.tensor = np.zeros(planes + (game.longest_game if self._recall else 0), np.float32)
        self.dict = {"planes": self.tensor[:planes].reshape(game.features.shape)}
        if self._recall:
            self.dict["steps"] = self.tensor[planes:]

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player observes into `tensor`."""
        position: Position = state.position
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            side = 0 if position.seat_of_black == SEATS[player] else 1
            self.dict["planes"][:] = position.game.features.observation(position.data, side)
        else:
            self.dict["planes"][:] = self._view(position, player).planes()
        if self._recall:
            numbers = state.history_node.numbers(player)
            self.dict["steps"][:] = 0
            self.dict["steps"][: len(numbers)] = numbers

    def string_from(self, state: Any, player: int) -> str:
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return write_position(state.position)
        if self._recall and self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return str(state.history_node.information_state(player))
        return self._view(state.position, player).to_text()

    def _view(self, position: Position, player: int) -> View:
        if self._private == pyspiel.PrivateInfoType.NONE:
            return View.of(position, "spectator")
        return view_of_seat(position, SEATS[player])
