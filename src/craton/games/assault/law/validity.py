"""Why a position of Triangular Assault is impossible."""

from __future__ import annotations

from craton.core.position import Position
from craton.core.wording import counted
from craton.games.assault.law import rules
from craton.kernel.layout import BLACK, BLACK_SEAT, BOARD, CHANCE, EMPTY, MOVER, OVER, REASON, TURN, WHITE, WINNER

Problem = tuple[str, str] | None


def problem(position: Position) -> Problem:
    return (
        _clock_problem(position)
        or _option_problem(position)
        or _sacred_problem(position)
        or _mover_problem(position)
        or _stones_problem(position)
        or (_end_problem(position) if position.data[MOVER] == OVER else _phase_problem(position))
    )


def _clock_problem(position: Position) -> Problem:
    turn, limit = position.data[TURN], position.game.options["turn_limit"]
    if turn > limit:
        return "turns", f"the game ends after {limit} turns."
    if turn == limit and position.data[MOVER] != OVER:
        return "mover", f"after {limit} turns the game is over."
    flooded = {cell for cell, value in enumerate(position.data[BOARD:]) if value == rules.FLOODED}
    if all(flooded != _flooded_by(position, tides) for tides in _tides(position)):
        return "board", f"these are not the cells flooded after {counted(turn, 'turn')}."
    return None


def _tides(position: Position) -> set[int]:
    """The possible numbers of tides so far; none comes after the turn that ended the game."""
    turn, limit = position.data[TURN], position.game.options["turn_limit"]
    if not position.game.options["tide"]:
        return {0}
    last = turn // rules.TIDE_TURNS
    if position.data[MOVER] != OVER:
        return {last}
    before = (turn - 1) // rules.TIDE_TURNS
    return {before} if turn == limit else {before, last}


def _flooded_by(position: Position, tides: int) -> set[int]:
    """The cells flooded by the first `tides` tides."""
    return {cell for ring in position.game.board.rings[:-1][:tides] for cell in ring}


def _just_flooded(position: Position) -> bool:
    """Whether the last turn was followed by a flood."""
    tide, rest = divmod(position.data[TURN], rules.TIDE_TURNS)
    rings = position.game.board.rings[:-1]
    if rest or not 0 < tide <= len(rings):
        return False
    return position.data[BOARD + rings[tide - 1][0]] == rules.FLOODED


def _option_problem(position: Position) -> Problem:
    data, options = position.data, position.game.options
    if data[BLACK_SEAT] and (not options["pie"] or data[TURN] == 0):
        return "seats", "seats are swapped only with pie=yes, after Black's first turn."
    for name, slot in (("black_stubborn", rules.USED_BLACK), ("white_stubborn", rules.USED_WHITE)):
        if data[slot] and options["stubborn"] == "no":
            return name, "the defence can be spent only with stubborn=yes or choice."
    return None


def _sacred_problem(position: Position) -> Problem:
    game, data, wanted = position.game, position.data, position.game.options["sacred"]
    choosing = data[rules.PHASE] == rules.CHOOSE
    if choosing and (wanted == "off" or data[TURN] != data[BLACK_SEAT]):
        return "phase", "sacred cells are chosen only with that option, before the first turn or after a swap."
    for name, slot in (("black_sacred", rules.SACRED_BLACK), ("white_sacred", rules.SACRED_WHITE)):
        chosen = data[slot] > 0
        if wanted == "off" and chosen:
            return name, "this game has no sacred cells."
        if wanted == "core" and chosen and data[slot] - 1 not in game.board.regions["core"]:
            return name, "the sacred cell must be in the core."
        if wanted != "off" and not choosing and not chosen:
            return name, "the sacred cell is chosen before the first turn."
    if choosing and data[rules.SACRED_WHITE]:
        return "white_sacred", "White chooses last."
    return None


def _mover_problem(position: Position) -> Problem:
    data, phase = position.data, position.data[rules.PHASE]
    if (phase in (rules.COINS, rules.DEFEND)) != (data[rules.TARGET] > 0):
        return "target", "it must name a cell during an attack, and none otherwise."
    if data[MOVER] == OVER:
        return None if phase == rules.PLAY else ("phase", "the game is over.")
    mover = data[TURN] % 2
    if phase == rules.COINS:
        mover = CHANCE
    elif phase == rules.DEFEND:
        mover = 1 - mover
    elif phase == rules.CHOOSE:
        mover = WHITE if data[rules.SACRED_BLACK] else BLACK
    if data[MOVER] != mover:
        return "mover", f"after {counted(data[TURN], 'turn')}, in this phase, the other side is to move."
    return None


def _stones_problem(position: Position) -> Problem:
    """Problems of the numbers of stones, including sides without any."""
    data, turn = position.data, position.data[TURN]
    black, white = _counts(position)
    # With influence every turn may earn a bonus stone, except the first turn of each side.
    most = max(turn, 2 * turn - 2) if position.game.options["influence"] else turn
    if black + white > most + (data[rules.PHASE] == rules.BONUS):
        return "board", f"this many stones cannot have been placed in {counted(turn, 'turn')}."
    if turn < 2:
        return None if (black, white) == (turn, 0) else ("board", "Black's first turn places one stone.")
    if (black and white) or (data[MOVER] == OVER and data[REASON] == rules.DOMINATION):
        return None
    if not black and not white:
        return None if _just_flooded(position) else ("board", "only a flood removes the stones of both sides.")
    # All stones were flooded, Black has placed one since, and White is to move.
    tide = turn // rules.TIDE_TURNS
    rings = len(position.game.board.rings)
    if position.game.options["tide"] and turn % rules.TIDE_TURNS == 1 and 0 < tide < rings and (black, white) == (1, 0):
        return None
    return "board", "a side without stones has lost by domination."


def _counts(position: Position) -> tuple[int, int]:
    board = position.data[BOARD:]
    return board.count(1), board.count(2)


def _phase_problem(position: Position) -> Problem:
    game, data, phase = position.game, list(position.data), position.data[rules.PHASE]
    constants, options, side = game.constants, game.options, data[TURN] % 2
    if phase in (rules.COINS, rules.DEFEND):
        target = data[rules.TARGET] - 1
        allies = rules.allies(constants, data, target, side)
        if data[BOARD + target] != 2 - side or allies == 0:
            return "target", "it must be an enemy stone next to a stone of the attacker."
        resists = allies == rules.ALL_ALLIES and not data[rules.USED_WHITE - side]
        if phase == rules.COINS and options["stubborn"] == "yes" and resists:
            return "target", "no coins are thrown against a stubborn defence."
        if phase == rules.DEFEND and not (options["stubborn"] == "choice" and resists):
            return "phase", "only an unspent defence decides, with stubborn=choice and against three allies."
    elif phase == rules.CHAIN:
        need = options["momentum"]
        if need == 0 or not rules.can_attack(constants, data, side, need):
            return "phase", "a chain continues only with momentum, and only if there is a follow-up attack."
        if not _has_pair(position, side):
            return "phase", "no attack can have succeeded."
    elif phase == rules.BONUS:
        if not options["influence"] or EMPTY not in data[BOARD:]:
            return "phase", "a bonus stone is placed only with influence=yes, and only if a cell is empty."
        if not _has_gain(position, side):
            return "phase", "no stone can have earned a bonus."
    elif rules.is_stuck(constants, data):
        return "mover", "neither side has a legal action, so the game is over."
    return None


def _has_pair(position: Position, side: int) -> bool:
    """Whether two stones of the side are neighbours, as after every successful attack."""
    data, links = position.data, position.game.board.links
    own = [cell for cell in range(len(links)) if data[BOARD + cell] == side + 1]
    return any(near in own for cell in own for near in links[cell])


def _has_gain(position: Position, side: int) -> bool:
    """Whether a stone of the side has more neighbours of its own colour than of the other."""
    data, constants = list(position.data), position.game.constants
    return any(
        data[BOARD + cell] == side + 1
        and rules.allies(constants, data, cell, side) > rules.allies(constants, data, cell, 1 - side)
        for cell in range(len(position.game.board))
    )


def _end_problem(position: Position) -> Problem:
    game, data = position.game, position.data
    if data[REASON] == rules.DOMINATION:
        return _domination_problem(position)
    judged = list(data)
    rules.decide_by_majority(game.constants, judged)
    if (judged[WINNER], judged[REASON]) != (data[WINNER], data[REASON]):
        return "winner", "the count of the cells says otherwise."
    if data[TURN] < game.options["turn_limit"] and not rules.is_stuck(game.constants, judged):
        return "mover", "the game is not over yet."
    return None


def _domination_problem(position: Position) -> Problem:
    data, turn = position.data, position.data[TURN]
    counts = _counts(position)
    winner = data[WINNER]
    if winner not in (BLACK, WHITE) or counts[winner] == 0 or counts[1 - winner] > 0:
        return "winner", "after domination only the winner has stones."
    captured = turn >= 3 and winner == (turn - 1) % 2 and _has_pair(position, winner)
    if not captured and not _just_flooded(position):
        return "winner", "neither a capture nor a flood can have ended the game."
    return None
