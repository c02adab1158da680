"""The law of Fault Lines. Paragraphs in brackets are those of rules.md."""

from __future__ import annotations

from craton.kernel.decorator import CONSTANTS, INT, INTS, VOID, Constants, Ints, Signature, kernel
from craton.kernel.layout import (
    APPLY,
    BLACK,
    BLACK_SEAT,
    BOARD,
    CELLS,
    CHANCE,
    CHANCE_WEIGHTS,
    DEGREE,
    DRAW,
    EMPTY,
    LEGAL,
    LINKS,
    MIRROR,
    MIRROR_ACTION,
    MOVER,
    OPTIONS,
    OWN,
    SIZES,
    START,
    SYMMETRIES,
    TRAITS,
    TURN,
    WHITE,
    finish,
    mirror_cells,
    put,
)

# The constants' OPTIONS row. The TRAITS row is 1 for cells that are fault lines.
TURN_LIMIT, PIE, SEALED, AFTERSHOCK, KEYSTONE, PROGRESSIVE, RESONANCE, DIE, RESONANCE_POINTS = range(9)

# Slots. In a pair, the first slot is Black's and the next one White's.
PHASE = OWN
SEAL = OWN + 1  # pair: the sealed choice of this round; White's stays until Black has had its turn
PASSED = OWN + 3  # whether the previous turn was a pass that counts toward the end
SPENT = OWN + 4  # pair: whether the Keystone is spent
PLACED = OWN + 6  # pair: stones placed over the whole game
FAILED = OWN + 8  # pair: whether a group has failed; recorded only for resonance
WAVE = OWN + 10  # 0 during placement; a quake without waves is LAST_WAVE
CHOICES = OWN + 11  # placements or passes remaining between two waves
FOCUS = OWN + 12  # the lowest cell of the group being judged, plus one
PICK = OWN + 13  # the stone being salvaged, plus one

PLACE, SEALING, ROLL, SALVAGE, SAVE, BETWEEN = range(6)
PLAY_SEALED, PASS_SEALED = 1, 2
LAST_WAVE = 3

# The value of a cell: 1 for a black stone, 2 for a white one, plus KEY for a Keystone and SECURED after survival.
COLOUR = 3  # the mask of the stone
KEY = 4
SECURED = 8

BY_SCORE, BY_FEWER_STONES, BY_DRAW = range(3)  # reasons

# Actions: one block each of placements, Keystone placements and salvages, by cell, followed by these words.
PASS, SWAP, SEAL_PLAY, SEAL_PASS, DECLINE = range(5)


@kernel(START)
def start(constants: Constants, state: Ints) -> None:
    pass


@kernel(Signature(INT, CONSTANTS, INTS, INT, INTS))
def collect_group(constants: Constants, state: Ints, root: int, work: Ints) -> int:
    """List the group of a stone in work[:count] and mark its cells in work[cells:]; return count [Groups].

    Cells marked before are skipped.
    """
    cells, degree = constants[SIZES][CELLS], constants[SIZES][DEGREE]
    links, is_fault = constants[LINKS], constants[TRAITS]
    work[0] = root
    work[cells + root] = 1
    if is_fault[root]:
        return 1
    colour = state[BOARD + root] & COLOUR
    seen, count = 0, 1
    while seen < count:
        cell = work[seen]
        seen += 1
        for link in range(cell * degree, cell * degree + degree):
            near = links[link]
            if near < 0 or work[cells + near] or is_fault[near]:
                continue
            if state[BOARD + near] & COLOUR == colour:
                work[cells + near] = 1
                work[count] = near
                count += 1
    return count


@kernel(Signature(INT, CONSTANTS, INTS, INT, INTS))
def collect_one_group(constants: Constants, state: Ints, root: int, work: Ints) -> int:
    """Like `collect_group`, after clearing the marks of earlier calls."""
    cells = constants[SIZES][CELLS]
    for cell in range(cells):
        work[cells + cell] = 0
    return collect_group(constants, state, root, work)


@kernel(Signature(INT, INTS, INTS, INT))
def effective_size(state: Ints, work: Ints, count: int) -> int:
    """The effective size of the group listed in work[:count]: stones plus Keystones."""
    size = count
    for at in range(count):
        if state[BOARD + work[at]] & KEY:
            size += 1
    return size


@kernel(Signature(VOID, CONSTANTS, INTS, INTS, INT))
def secure(constants: Constants, state: Ints, work: Ints, count: int) -> None:
    for at in range(count):
        put(constants, state, BOARD + work[at], state[BOARD + work[at]] | SECURED)


@kernel(Signature(INT, CONSTANTS, INTS, INTS))
def next_group(constants: Constants, state: Ints, work: Ints) -> int:
    """The lowest cell of the next group that must roll in this wave, or -1; secures groups that need no roll."""
    cells = constants[SIZES][CELLS]
    largest = 2 * state[WAVE] if state[WAVE] < LAST_WAVE else 2 * cells
    for cell in range(cells):
        work[cells + cell] = 0
    for root in range(cells):
        if state[BOARD + root] == EMPTY or work[cells + root]:
            continue
        count = collect_group(constants, state, root, work)
        unsecured = 0
        for at in range(count):
            if not state[BOARD + work[at]] & SECURED:
                unsecured = 1
        size = effective_size(state, work, count)
        if unsecured and size <= largest:
            if size < constants[OPTIONS][DIE]:  # larger groups need no roll
                return root
            secure(constants, state, work, count)
    return -1


@kernel(Signature(INT, CONSTANTS, INTS, INT))
def points(constants: Constants, state: Ints, side: int) -> int:
    """A side's score, counting the stones on the board [Score]."""
    total = 0
    for cell in range(constants[SIZES][CELLS]):
        if state[BOARD + cell] & COLOUR == side + 1:
            total += 1
    if constants[OPTIONS][RESONANCE] and state[PLACED + side] and not state[FAILED + side]:
        total += constants[OPTIONS][RESONANCE_POINTS]
    return total


@kernel(Signature(VOID, CONSTANTS, INTS))
def decide_winner(constants: Constants, state: Ints) -> None:
    lead = points(constants, state, BLACK) - points(constants, state, WHITE)
    if lead != 0:
        finish(constants, state, BLACK if lead > 0 else WHITE, BY_SCORE)
        return
    more = state[PLACED + BLACK] - state[PLACED + WHITE]
    if more != 0:
        finish(constants, state, WHITE if more > 0 else BLACK, BY_FEWER_STONES)
    else:
        finish(constants, state, DRAW, BY_DRAW)


@kernel(Signature(VOID, CONSTANTS, INTS, INTS))
def continue_quake(constants: Constants, state: Ints, work: Ints) -> None:
    """Continue with the next roll, the placements between two waves, or the end of the game."""
    root = next_group(constants, state, work)
    put(constants, state, FOCUS, root + 1)
    put(constants, state, PICK, 0)
    if root >= 0:
        put(constants, state, PHASE, ROLL)
        put(constants, state, MOVER, CHANCE)
    elif state[WAVE] < LAST_WAVE:
        put(constants, state, PHASE, BETWEEN)
        put(constants, state, CHOICES, 2)
        put(constants, state, MOVER, state[TURN] % 2)
    else:
        put(constants, state, PHASE, PLACE)
        decide_winner(constants, state)


@kernel(Signature(VOID, CONSTANTS, INTS, INTS))
def start_quake(constants: Constants, state: Ints, work: Ints) -> None:
    put(constants, state, SEAL + BLACK, 0)
    put(constants, state, SEAL + WHITE, 0)
    put(constants, state, PASSED, 0)
    put(constants, state, WAVE, 1 if constants[OPTIONS][PROGRESSIVE] else LAST_WAVE)
    continue_quake(constants, state, work)


@kernel(Signature(INT, CONSTANTS, INTS))
def in_sealed_round(constants: Constants, state: Ints) -> int:
    return 1 if constants[OPTIONS][SEALED] and state[TURN] >= 2 else 0


@kernel(Signature(VOID, CONSTANTS, INTS, INT, INTS))
def end_turn(constants: Constants, state: Ints, passed: int, work: Ints) -> None:
    """End a placement turn; passed: whether it was a pass."""
    was_sealed = in_sealed_round(constants, state)
    put(constants, state, TURN, state[TURN] + 1)
    full = state[PLACED + BLACK] + state[PLACED + WHITE] == constants[SIZES][CELLS]
    both_passed = passed and state[PASSED]
    put(constants, state, PASSED, passed)
    if full or both_passed:
        start_quake(constants, state, work)
        return
    if was_sealed and state[TURN] % 2 == 1 and state[SEAL + WHITE] == PASS_SEALED:
        put(constants, state, TURN, state[TURN] + 1)
    put(constants, state, SEAL + WHITE, 0)
    if constants[OPTIONS][TURN_LIMIT] and state[TURN] >= constants[OPTIONS][TURN_LIMIT]:
        start_quake(constants, state, work)
        return
    put(constants, state, MOVER, state[TURN] % 2)
    if in_sealed_round(constants, state) and state[TURN] % 2 == 0:
        put(constants, state, PASSED, 0)
        put(constants, state, PHASE, SEALING)
    else:
        put(constants, state, PHASE, PLACE)


@kernel(Signature(VOID, CONSTANTS, INTS, INT, INTS))
def seal(constants: Constants, state: Ints, choice: int, work: Ints) -> None:
    """Record a sealed choice; both are revealed once White has sealed [Sealed passing]."""
    if state[MOVER] == BLACK:
        put(constants, state, SEAL + BLACK, choice)
        put(constants, state, MOVER, WHITE)
        return
    black = state[SEAL + BLACK]
    put(constants, state, SEAL + BLACK, 0)
    if black == PASS_SEALED and choice == PASS_SEALED:
        put(constants, state, TURN, state[TURN] + 2)
        start_quake(constants, state, work)
        return
    put(constants, state, PHASE, PLACE)
    if black == PLAY_SEALED:
        put(constants, state, SEAL + WHITE, choice)
        put(constants, state, MOVER, BLACK)
    else:
        put(constants, state, TURN, state[TURN] + 1)


@kernel(LEGAL)
def legal(constants: Constants, state: Ints, out: Ints, work: Ints) -> int:
    cells, options = constants[SIZES][CELLS], constants[OPTIONS]
    side, phase = state[MOVER], state[PHASE]
    words = 3 * cells
    if phase == SEALING:
        out[0] = words + SEAL_PLAY
        out[1] = words + SEAL_PASS
        return 2
    if phase == SALVAGE:
        count = collect_one_group(constants, state, state[FOCUS] - 1, work)
        found = 0
        for cell in range(cells):
            if work[cells + cell]:
                out[found] = 2 * cells + cell
                found += 1
        out[count] = words + DECLINE
        return count + 1
    count = 0
    for cell in range(cells):
        if state[BOARD + cell] == EMPTY:
            out[count] = cell
            count += 1
    if options[KEYSTONE] and not state[SPENT + side]:
        stones = count
        for at in range(stones):
            out[count] = cells + out[at]
            count += 1
    if phase == BETWEEN or not in_sealed_round(constants, state):
        out[count] = words + PASS
        count += 1
    if options[PIE] and phase == PLACE and state[TURN] == 1 and not state[PASSED] and not state[BLACK_SEAT]:
        out[count] = words + SWAP
        count += 1
    return count


@kernel(Signature(VOID, CONSTANTS, INTS, INTS))
def end_turn_between_waves(constants: Constants, state: Ints, work: Ints) -> None:
    """End a placement or pass between two waves."""
    put(constants, state, TURN, state[TURN] + 1)
    put(constants, state, CHOICES, state[CHOICES] - 1)
    put(constants, state, MOVER, state[TURN] % 2)
    if state[CHOICES] == 0:
        put(constants, state, WAVE, state[WAVE] + 1)
        continue_quake(constants, state, work)


@kernel(Signature(VOID, CONSTANTS, INTS, INT, INTS))
def remove_group(constants: Constants, state: Ints, saved: int, work: Ints) -> None:
    """Remove the failed group except for a saved cell (-1 for none) and continue the quake."""
    count = collect_one_group(constants, state, state[FOCUS] - 1, work)
    for at in range(count):
        cell = work[at]
        put(constants, state, BOARD + cell, state[BOARD + cell] | SECURED if cell == saved else EMPTY)
    continue_quake(constants, state, work)


@kernel(APPLY)
def apply(constants: Constants, state: Ints, action: int, work: Ints) -> None:
    cells, side = constants[SIZES][CELLS], state[MOVER]
    word = action - 3 * cells
    if word == SWAP:
        put(constants, state, BLACK_SEAT, 1)
        return
    if word == SEAL_PLAY or word == SEAL_PASS:
        seal(constants, state, PLAY_SEALED if word == SEAL_PLAY else PASS_SEALED, work)
        return
    if word == DECLINE:
        remove_group(constants, state, -1, work)
        return
    if word < 0 and action >= 2 * cells:
        put(constants, state, PICK, action - 2 * cells + 1)
        put(constants, state, PHASE, SAVE)
        put(constants, state, MOVER, CHANCE)
        return
    if word < 0:
        stone = side + 1
        if action >= cells:
            action -= cells
            stone |= KEY
            put(constants, state, SPENT + side, 1)
        put(constants, state, BOARD + action, stone)
        put(constants, state, PLACED + side, state[PLACED + side] + 1)
    if state[PHASE] == BETWEEN:
        end_turn_between_waves(constants, state, work)
    else:
        end_turn(constants, state, 1 if word == PASS else 0, work)


@kernel(CHANCE_WEIGHTS)
def chance_weights(constants: Constants, state: Ints, weights: Ints) -> int:
    for face in range(constants[OPTIONS][DIE]):
        weights[face] = 1
    return constants[OPTIONS][DIE]


@kernel(APPLY)
def apply_outcome(constants: Constants, state: Ints, outcome: int, work: Ints) -> None:
    die = outcome + 1
    if state[PHASE] == SAVE:
        remove_group(constants, state, state[PICK] - 1 if die == 1 else -1, work)
        return
    root = state[FOCUS] - 1
    count = collect_one_group(constants, state, root, work)
    if die <= effective_size(state, work, count):
        secure(constants, state, work, count)
        continue_quake(constants, state, work)
        return
    side = (state[BOARD + root] & COLOUR) - 1
    if constants[OPTIONS][RESONANCE]:
        put(constants, state, FAILED + side, 1)
    if constants[OPTIONS][AFTERSHOCK]:
        put(constants, state, PHASE, SALVAGE)
        put(constants, state, MOVER, side)
    else:
        remove_group(constants, state, -1, work)


@kernel(MIRROR)
def mirror(constants: Constants, state: Ints, symmetry: int, out: Ints, work: Ints) -> None:
    cells = constants[SIZES][CELLS]
    mirror_cells(constants, state, symmetry, out)
    if state[PICK]:
        out[PICK] = constants[SYMMETRIES][symmetry * cells + state[PICK] - 1] + 1
    if state[FOCUS]:
        lowest = constants[SYMMETRIES][symmetry * cells + state[FOCUS] - 1]
        count = collect_one_group(constants, out, lowest, work)
        for at in range(count):
            if work[at] < lowest:
                lowest = work[at]
        out[FOCUS] = lowest + 1


@kernel(MIRROR_ACTION)
def mirror_action(constants: Constants, action: int, symmetry: int) -> int:
    cells = constants[SIZES][CELLS]
    if action >= 3 * cells:
        return action
    return action - action % cells + constants[SYMMETRIES][symmetry * cells + action % cells]
