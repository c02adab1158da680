"""`genmove_analyze`: a bot's search in the format that Leela Zero introduced and Sabaki reads."""

from __future__ import annotations

from craton.adapters.gtp.table import Table
from craton.bots.external.vertices import to_gtp
from craton.core.view import View

MAX_CANDIDATES = 20


class Analysis:
    """Chooses with the bot of a table and keeps what its search says about the first action of a move."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.lines: list[str] = []
        """One line of candidates; none if the bot does not search, or has only one action."""
        self._is_first = True

    def choose(self, view: View) -> str:
        table = self._table
        seat = view.seen.seat_to_move
        assert seat is not None
        bot = table.bot(table.seconds(seat))
        is_first, self._is_first = self._is_first, False
        if not hasattr(bot, "analyse"):
            return table.choice(view)
        result = bot.analyse(view)
        if is_first:
            infos = []
            for order, one in enumerate(result.candidates[:MAX_CANDIDATES]):
                line = result.line if one.action == result.best else (one.action,)
                moves = " ".join(to_gtp(table.game, action) for action in line)
                move = to_gtp(table.game, one.action)
                infos.append(
                    f"info move {move} visits {one.visits} winrate {round(10_000 * one.value)} order {order} pv {moves}"
                )
            self.lines.append(" ".join(infos))
        best: str = result.best
        return best
