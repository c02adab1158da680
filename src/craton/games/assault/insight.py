"""What a player of Triangular Assault wants to see: the chance of every attack that can be made."""

from __future__ import annotations

from fractions import Fraction

from craton.core.insight import Odds
from craton.core.layout import BOARD, TURN
from craton.core.position import Position
from craton.games.assault import rules


def odds(position: Position) -> list[Odds]:
    """The success of each attack of the side to move; of the one being thrown, during its coins."""
    game, data = position.game, position.data
    names, cells = game.board.names, len(game.board)
    side = data[TURN] % 2
    if data[rules.PHASE] == rules.COINS:
        targets = [data[rules.TARGET] - 1]
    else:
        targets = [action % cells for action in position.legal if action // cells == rules.ATTACK]
    found = []
    for target in targets:
        allies = tuple(near for near in game.board.links[target] if data[BOARD + near] == side + 1)
        words = f"{len(allies)} {'ally' if len(allies) == 1 else 'allies'}"
        chance = 1 - Fraction(1, 2 ** len(allies))
        if _is_stubborn(position, side, len(allies)):
            words, chance = "stubborn defence", Fraction(0)
        found.append(Odds(f"x{names[target]}", words, chance, (target, *allies)))
    return found


def _is_stubborn(position: Position, side: int, allies: int) -> bool:
    """Whether the defender still holds the attack that fails without coins."""
    if not position.game.options["stubborn"] or allies < rules.ALL_ALLIES:
        return False
    return not position.data[rules.USED_WHITE if side == 0 else rules.USED_BLACK]
