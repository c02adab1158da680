"""The law of Triangular Assault. Paragraphs in brackets are those of rules.md."""

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

# The constants' OPTIONS row.
# A coin succeeds in HEADS of FACES cases.
TURN_LIMIT, PIE, MOMENTUM, INFLUENCE, STUBBORN, SACRED, TIDE, HEADS, FACES = range(9)
OFF, ANY, CORE_ONLY = range(3)  # values of SACRED
AUTOMATIC, BY_CHOICE = 1, 2  # values of STUBBORN; 0 is off

# The constants' TRAITS row: for each cell the number of the tide that floods it (0 for none); for each cell whether it
# is in the core; for each cell its neighbours as a bitboard; and finally the core as a bitboard.
NEIGHBOURS, CORE_SET = 2, 3

FLOODED = 3
"""The value of a flooded cell."""

# Slots. TARGET is the cell under attack, plus one, while its owner decides or coins are thrown. USED_BLACK and
# USED_WHITE record whether that side's stubborn defence is used up. SACRED_BLACK and SACRED_WHITE are cells plus one.
# The parity of TURN determines whose turn it is, even while chance or the defender is to move.
PHASE, TARGET, USED_BLACK, USED_WHITE, SACRED_BLACK, SACRED_WHITE = range(OWN, OWN + 6)
PLAY, CHOOSE, COINS, CHAIN, BONUS, DEFEND = range(6)

DOMINATION, MAJORITY, CORE, WHITE_WINS_TIES = range(4)

# Actions: one block each of placements, attacks and sacred cells, by cell, followed by words.
PLACE, ATTACK, CONSECRATE, WORDS = range(4)
PASS, SWAP, STOP, SAVE, ALLOW = range(5)

ALL_ALLIES = 3  # no cell has more neighbours
TIDE_TURNS = 10
SACRED_POINTS = 3


@kernel(START)
def start(constants: Constants, state: Ints) -> None:
    if constants[OPTIONS][SACRED] != OFF:
        put(constants, state, PHASE, CHOOSE)


@kernel(Signature(INT, CONSTANTS, INTS, INT, INT))
def allies(constants: Constants, state: Ints, cell: int, side: int) -> int:
    """The number of stones of a side next to a cell."""
    degree, count = constants[SIZES][DEGREE], 0
    for link in range(cell * degree, cell * degree + degree):
        near = constants[LINKS][link]
        if near >= 0 and state[BOARD + near] == side + 1:
            count += 1
    return count


@kernel(Signature(INT, CONSTANTS, INTS, INT))
def count_stones(constants: Constants, state: Ints, side: int) -> int:
    count = 0
    for cell in range(constants[SIZES][CELLS]):
        if state[BOARD + cell] == side + 1:
            count += 1
    return count


@kernel(Signature(INT, CONSTANTS, INTS, INT))
def count_core(constants: Constants, state: Ints, side: int) -> int:
    """The number of core cells that a side holds."""
    cells, count = constants[SIZES][CELLS], 0
    for cell in range(cells):
        if constants[TRAITS][cells + cell] and state[BOARD + cell] == side + 1:
            count += 1
    return count


@kernel(Signature(INT, CONSTANTS, INTS, INT))
def points(constants: Constants, state: Ints, side: int) -> int:
    """A side's points when the game ends by majority: its cells, plus a bonus for its sacred cell [Enhancements]."""
    total = count_stones(constants, state, side)
    sacred = state[SACRED_BLACK + side] - 1
    if sacred >= 0 and state[BOARD + sacred] == side + 1:
        total += SACRED_POINTS
    return total


@kernel(Signature(VOID, CONSTANTS, INTS))
def decide_by_majority(constants: Constants, state: Ints) -> None:
    """End the game by majority [End and score]."""
    lead = points(constants, state, BLACK) - points(constants, state, WHITE)
    reason = MAJORITY
    if lead == 0:
        lead = count_core(constants, state, BLACK) - count_core(constants, state, WHITE)
        reason = CORE
    if lead == 0:
        reason = WHITE_WINS_TIES
    finish(constants, state, BLACK if lead > 0 else WHITE, reason)


@kernel(Signature(INT, CONSTANTS, INTS))
def decide_by_domination(constants: Constants, state: Ints) -> int:
    """End the game if exactly one side has no stones; return whether it ended."""
    black, white = count_stones(constants, state, BLACK), count_stones(constants, state, WHITE)
    if (black == 0) == (white == 0):
        return 0
    finish(constants, state, BLACK if white == 0 else WHITE, DOMINATION)
    return 1


@kernel(Signature(INT, CONSTANTS, INTS, INT))
def flood(constants: Constants, state: Ints, tide: int) -> int:
    """Flood the cells of a tide; return their number."""
    count = 0
    for cell in range(constants[SIZES][CELLS]):
        if constants[TRAITS][cell] == tide:
            put(constants, state, BOARD + cell, FLOODED)
            count += 1
    return count


@kernel(Signature(INT, CONSTANTS, INTS))
def has_empty(constants: Constants, state: Ints) -> int:
    for cell in range(constants[SIZES][CELLS]):
        if state[BOARD + cell] == EMPTY:
            return 1
    return 0


@kernel(Signature(INT, CONSTANTS, INTS, INT, INT))
def can_attack(constants: Constants, state: Ints, side: int, need: int) -> int:
    """Whether an enemy stone has at least `need` stones of the side next to it."""
    for cell in range(constants[SIZES][CELLS]):
        if state[BOARD + cell] == 2 - side and allies(constants, state, cell, side) >= need:
            return 1
    return 0


@kernel(Signature(INT, CONSTANTS, INTS))
def is_stuck(constants: Constants, state: Ints) -> int:
    """Whether neither side has a legal action; if Black can attack a neighbouring stone, so can White.

    A safety net [Play]. Even the tide of hex37, which leaves one cell, never leaves it empty: once four cells are left,
    the middle one is filled by the fourth turn at the latest, because nothing can be attacked without it.
    """
    if has_empty(constants, state) or can_attack(constants, state, BLACK, 1):
        return 0
    return 1


@kernel(Signature(VOID, CONSTANTS, INTS))
def end_turn(constants: Constants, state: Ints) -> None:
    turn = state[TURN] + 1
    put(constants, state, TURN, turn)
    put(constants, state, PHASE, PLAY)
    put(constants, state, MOVER, turn % 2)
    if turn == constants[OPTIONS][TURN_LIMIT]:
        decide_by_majority(constants, state)
        return
    if constants[OPTIONS][TIDE] and turn % TIDE_TURNS == 0:
        if flood(constants, state, turn // TIDE_TURNS) and decide_by_domination(constants, state):
            return
    if is_stuck(constants, state):
        decide_by_majority(constants, state)


@kernel(LEGAL)
def legal(constants: Constants, state: Ints, out: Ints, work: Ints) -> int:
    cells, options, phase, side = constants[SIZES][CELLS], constants[OPTIONS], state[PHASE], state[MOVER]
    count = 0
    if phase == CHOOSE:
        for cell in range(cells):
            if options[SACRED] == ANY or constants[TRAITS][cells + cell]:
                out[count] = CONSECRATE * cells + cell
                count += 1
        return count
    if phase == DEFEND:
        out[0] = WORDS * cells + SAVE
        out[1] = WORDS * cells + ALLOW
        return 2
    if phase != CHAIN:
        for cell in range(cells):
            if state[BOARD + cell] == EMPTY:
                out[count] = cell
                count += 1
    if phase != BONUS:
        need = options[MOMENTUM] if phase == CHAIN else 1
        for cell in range(cells):
            if state[BOARD + cell] == 2 - side and allies(constants, state, cell, side) >= need:
                out[count] = ATTACK * cells + cell
                count += 1
    if count == 0:  # another safety net [Play]
        out[count] = WORDS * cells + PASS
        count += 1
    if phase == PLAY and options[PIE] and state[TURN] == 1 and state[BLACK_SEAT] == 0:
        out[count] = WORDS * cells + SWAP
        count += 1
    if phase == CHAIN:
        out[count] = WORDS * cells + STOP
        count += 1
    return count


@kernel(Signature(VOID, CONSTANTS, INTS, INT))
def place(constants: Constants, state: Ints, cell: int) -> None:
    side = state[MOVER]
    gains = 0  # whether the stone earns a bonus stone
    if constants[OPTIONS][INFLUENCE] and state[PHASE] == PLAY:
        gains = allies(constants, state, cell, side) > allies(constants, state, cell, 1 - side)
    put(constants, state, BOARD + cell, side + 1)
    if gains and has_empty(constants, state):
        put(constants, state, PHASE, BONUS)
    else:
        end_turn(constants, state)


@kernel(Signature(VOID, CONSTANTS, INTS, INT))
def attack(constants: Constants, state: Ints, cell: int) -> None:
    side = state[MOVER]
    used = USED_BLACK + 1 - side  # the defender's slot
    defence = constants[OPTIONS][STUBBORN]
    if state[used] or allies(constants, state, cell, side) < ALL_ALLIES:
        defence = 0
    if defence == AUTOMATIC:
        put(constants, state, used, 1)
        end_turn(constants, state)
        return
    put(constants, state, PHASE, DEFEND if defence == BY_CHOICE else COINS)
    put(constants, state, TARGET, cell + 1)
    put(constants, state, MOVER, 1 - side if defence == BY_CHOICE else CHANCE)


@kernel(Signature(VOID, CONSTANTS, INTS, INT))
def defend(constants: Constants, state: Ints, saves: int) -> None:
    """Use the stubborn defence against the pending attack, or allow its coins [Enhancements]."""
    if saves:
        put(constants, state, USED_BLACK + state[MOVER], 1)
        put(constants, state, TARGET, 0)
        end_turn(constants, state)
    else:
        put(constants, state, PHASE, COINS)
        put(constants, state, MOVER, CHANCE)


@kernel(Signature(VOID, CONSTANTS, INTS, INT))
def choose_sacred_cell(constants: Constants, state: Ints, cell: int) -> None:
    """Record the secret choice of a sacred cell; play begins once both sides have chosen."""
    side = state[MOVER]
    put(constants, state, SACRED_BLACK + side, cell + 1)
    if side == BLACK:
        put(constants, state, MOVER, WHITE)
    else:
        put(constants, state, PHASE, PLAY)
        put(constants, state, MOVER, state[TURN] % 2)


@kernel(Signature(VOID, CONSTANTS, INTS))
def swap(constants: Constants, state: Ints) -> None:
    put(constants, state, BLACK_SEAT, 1)
    if constants[OPTIONS][SACRED] != OFF:
        put(constants, state, SACRED_BLACK, 0)
        put(constants, state, SACRED_WHITE, 0)
        put(constants, state, PHASE, CHOOSE)
        put(constants, state, MOVER, BLACK)


@kernel(APPLY)
def apply(constants: Constants, state: Ints, action: int, work: Ints) -> None:
    cells = constants[SIZES][CELLS]
    block, cell = action // cells, action % cells
    if block == PLACE:
        place(constants, state, cell)
    elif block == ATTACK:
        attack(constants, state, cell)
    elif block == CONSECRATE:
        choose_sacred_cell(constants, state, cell)
    elif action == WORDS * cells + SWAP:
        swap(constants, state)
    elif state[PHASE] == DEFEND:
        defend(constants, state, 1 if action == WORDS * cells + SAVE else 0)
    else:  # stop or pass
        end_turn(constants, state)


@kernel(CHANCE_WEIGHTS)
def chance_weights(constants: Constants, state: Ints, weights: Ints) -> int:
    """One coin per ally; the results are read as binary numbers."""
    coins = allies(constants, state, state[TARGET] - 1, state[TURN] % 2)
    heads, faces = constants[OPTIONS][HEADS], constants[OPTIONS][FACES]
    for outcome in range(1 << coins):
        weight = 1
        for coin in range(coins):
            weight *= heads if outcome >> coin & 1 else faces - heads
        weights[outcome] = weight
    return 1 << coins


@kernel(APPLY)
def apply_outcome(constants: Constants, state: Ints, outcome: int, work: Ints) -> None:
    side, cell = state[TURN] % 2, state[TARGET] - 1
    put(constants, state, TARGET, 0)
    put(constants, state, MOVER, side)
    if outcome == 0:
        end_turn(constants, state)
        return
    put(constants, state, BOARD + cell, side + 1)
    if decide_by_domination(constants, state):
        put(constants, state, PHASE, PLAY)
        put(constants, state, TURN, state[TURN] + 1)
    elif constants[OPTIONS][MOMENTUM] and can_attack(constants, state, side, constants[OPTIONS][MOMENTUM]):
        put(constants, state, PHASE, CHAIN)
    else:
        end_turn(constants, state)


@kernel(MIRROR)
def mirror(constants: Constants, state: Ints, symmetry: int, out: Ints, work: Ints) -> None:
    cells = constants[SIZES][CELLS]
    mirror_cells(constants, state, symmetry, out)
    for slot in range(TARGET, SACRED_WHITE + 1):
        if slot != USED_BLACK and slot != USED_WHITE and 0 < state[slot] <= cells:  # hidden cells stay hidden
            out[slot] = constants[SYMMETRIES][symmetry * cells + state[slot] - 1] + 1


@kernel(MIRROR_ACTION)
def mirror_action(constants: Constants, action: int, symmetry: int) -> int:
    cells = constants[SIZES][CELLS]
    if action >= WORDS * cells:
        return action
    return action - action % cells + constants[SYMMETRIES][symmetry * cells + action % cells]
