"""Why a position of Fault Lines is impossible."""

from __future__ import annotations

from craton.core.position import Position
from craton.core.sides import SIDES
from craton.core.wording import counted
from craton.games.faultlines.law import rules
from craton.games.faultlines.law.groups import find_groups
from craton.kernel.layout import BLACK, BLACK_SEAT, BOARD, CHANCE, MOVER, OVER, REASON, TURN, WHITE, WINNER

Problem = tuple[str, str] | None


def problem(position: Position) -> Problem:
    return _stone_problem(position) or _turn_problem(position) or _PHASES[position.data[rules.PHASE]](position)


def _stone_problem(position: Position) -> Problem:
    data, options = position.data, position.game.options
    for side, name in enumerate(SIDES):
        stones = [value for value in data[BOARD:] if value & rules.COLOUR == side + 1]
        keys = sum(1 for value in stones if value & rules.KEY)
        placed, turns = data[rules.PLACED + side], (data[TURN] + 1 - side) // 2
        if len(stones) > placed or (not data[rules.WAVE] and len(stones) < placed):
            return "board", f"{name} has {counted(len(stones), 'stone')}, but placed {placed}."
        if placed > turns:
            return f"{name}_placed", f"{name} has had only {counted(turns, 'turn')}."
        if keys > data[rules.SPENT + side] or (not data[rules.WAVE] and keys < data[rules.SPENT + side]):
            return "board", f"{name}'s Keystones do not agree with what it has spent."
        if data[rules.SPENT + side] > (1 if options["keystone"] and placed else 0):
            return f"{name}_keystone", "each side has one Keystone, if the game has Keystones."
        if data[rules.FAILED + side] and not (options["resonance"] and data[rules.WAVE] and placed):
            return f"{name}_failed", "failures are recorded only for resonance, and only once the quake has begun."
    if not data[rules.WAVE] and any(value & rules.SECURED for value in data[BOARD:]):
        return "board", "no stone is secured before the quake."
    if data[rules.PLACED] + data[rules.PLACED + 1] > 2 * len(position.game.board):
        return "black_placed", "this many stones cannot have been placed."
    return None


def _turn_problem(position: Position) -> Problem:
    data, options = position.data, position.game.options
    turn, wave, phase = data[TURN], data[rules.WAVE], data[rules.PHASE]
    most = min(options["turn_limit"] or 10**9, 2 * len(position.game.board) + 2)
    if turn > most + 4:
        return "turns", "this many turns cannot have been taken."
    if data[BLACK_SEAT] and not (options["pie"] and turn):
        return "seats", "seats are swapped only with pie=yes, after Black's first turn."
    if wave not in ((0, 1, 2, 3) if options["progressive"] else (0, rules.LAST_WAVE)):
        return "wave", "waves 1 and 2 exist only with progressive=yes."
    if (wave > 0) != (phase > rules.SEALING or data[MOVER] == OVER):
        return "wave", "it is set once the quake has begun, and not before."
    if not wave and turn >= most:
        return "turns", "placement has ended by this turn."
    if bool(data[rules.FOCUS]) != (phase in (rules.ROLL, rules.SALVAGE, rules.SAVE)):
        return "focus", "it must name a group while one is being judged, and none otherwise."
    if bool(data[rules.PICK]) != (phase == rules.SAVE):
        return "pick", "it must name a stone while one is being salvaged, and none otherwise."
    if bool(data[rules.CHOICES]) != (phase == rules.BETWEEN):
        return "choices", "choices remain only between two waves."
    if data[rules.PASSED] and (phase != rules.PLACE or wave or not turn or (options["sealed"] and turn >= 2)):
        return "passed", "a pass cannot count toward the end here."
    # Two passes in a row end placement.
    least = (turn + 1) // 2 if not data[rules.PASSED] and (turn < 2 or not options["sealed"]) else turn // 2
    placed = data[rules.PLACED] + data[rules.PLACED + 1]
    if not wave and not least <= placed <= turn - data[rules.PASSED]:
        return (
            "passed",
            f"{counted(placed, 'stone')} cannot have been placed in {counted(turn, 'turn')} with these passes.",
        )
    if data[rules.SEAL + WHITE] and not (phase == rules.PLACE and not wave and options["sealed"] and turn >= 2):
        return "white_sealed", "White's sealed choice is kept only until Black has had its turn."
    if data[rules.SEAL + BLACK] and phase != rules.SEALING:
        return "black_sealed", "Black's sealed choice has been revealed by now."
    return None


def _place_problem(position: Position) -> Problem:
    data, options = position.data, position.game.options
    if data[MOVER] == OVER:
        return _end_problem(position)
    if data[MOVER] != data[TURN] % 2:
        return "mover", f"after {counted(data[TURN], 'turn')} the other side is to move."
    if data[rules.PLACED] + data[rules.PLACED + 1] == len(position.game.board):
        return "board", "the board is full, so placement has ended."
    in_sealed_round = options["sealed"] and data[TURN] >= 2
    if in_sealed_round and bool(data[rules.SEAL + WHITE]) != (data[MOVER] == BLACK):
        return "white_sealed", "in a sealed round, White's sealed choice is set during Black's turn only."
    return None


def _sealing_problem(position: Position) -> Problem:
    data, options = position.data, position.game.options
    if not options["sealed"] or data[TURN] < 2 or data[TURN] % 2:
        return "phase", "choices are sealed only with sealed=yes, from the second round on, before Black's turn."
    if data[MOVER] not in (BLACK, WHITE) or (data[MOVER] == WHITE) != bool(data[rules.SEAL + BLACK]):
        return "mover", "Black seals first, then White."
    if data[rules.PLACED] + data[rules.PLACED + 1] == len(position.game.board):
        return "board", "the board is full, so placement has ended."
    return None


def _group_problem(position: Position) -> Problem:
    """Problems of a position in which a group is being judged."""
    data, options = position.data, position.game.options
    phase, root = data[rules.PHASE], data[rules.FOCUS] - 1
    if not data[BOARD + root]:
        return "focus", "there is no stone on this cell."
    group = find_groups(position).at(root)
    if root != group.cells[0]:
        return "focus", "it must be the lowest cell of its group."
    if all(data[BOARD + cell] & rules.SECURED for cell in group.cells):
        return "focus", "this group is secured."
    if group.size >= group.die or (data[rules.WAVE] < rules.LAST_WAVE and group.size > 2 * data[rules.WAVE]):
        return "focus", "this group does not roll in this wave."
    if data[MOVER] != (group.side if phase == rules.SALVAGE else CHANCE):
        return "mover", "chance rolls the die, and the owner of a failed group salvages."
    if phase == rules.ROLL:
        return None
    if not options["aftershock"]:
        return "phase", "this game has no aftershock."
    if options["resonance"] and not data[rules.FAILED + group.side]:
        return f"{SIDES[group.side]}_failed", "a group of this side has just failed."
    if phase == rules.SAVE and data[rules.PICK] - 1 not in group.cells:
        return "pick", "it must be a stone of the group that failed."
    return None


def _between_problem(position: Position) -> Problem:
    data = position.data
    if data[rules.WAVE] >= rules.LAST_WAVE:
        return "wave", "there are no placements after the last wave."
    if data[rules.CHOICES] > 2 or data[MOVER] != data[TURN] % 2:
        return "choices", "each side has one choice, in turn."
    return None


def _end_problem(position: Position) -> Problem:
    data = position.data
    if data[rules.WAVE] != rules.LAST_WAVE or any(0 < value < rules.SECURED for value in data[BOARD:]):
        return "board", "once the game is over, every stone on the board has survived."
    constants, again = position.game.constants, list(data)
    rules.decide_winner(constants, again)
    if (again[WINNER], again[REASON]) != (data[WINNER], data[REASON]):
        return "winner", "the score says otherwise."
    return None


_PHASES = (_place_problem, _sealing_problem, _group_problem, _group_problem, _group_problem, _between_problem)
