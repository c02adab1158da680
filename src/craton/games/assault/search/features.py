"""Features of actions in Triangular Assault, for styles; the sections in brackets are those of the document."""

from __future__ import annotations

from craton.core.styles import FEATURES, Feature
from craton.games.assault.law.rules import (
    ATTACK,
    FACES,
    HEADS,
    PASS,
    PLACE,
    SAVE,
    STOP,
    SWAP,
    TURN_LIMIT,
    WORDS,
    allies,
    count_stones,
)
from craton.kernel.decorator import (
    CONSTANTS,
    FLOAT,
    INT,
    INTS,
    VOID,
    Constants,
    Floats,
    Ints,
    Signature,
    kernel,
)
from craton.kernel.layout import BOARD, CELLS, DEGREE, LINKS, MOVER, OPTIONS, SIZES, TRAITS, TURN

NAMES = (
    Feature("attack", "the action is an attack", is_kind=True),
    Feature("probe", "an attack with exactly one ally", is_kind=True),
    Feature("place", "the action places a stone", is_kind=True),
    Feature("swap", "the action swaps seats", is_kind=True),
    Feature("stop", "the action ends a chain of attacks", is_kind=True),
    Feature("save", "the action uses the stubborn defence", is_kind=True),
    Feature("odds", "an attack's chance of success"),
    Feature("swing", "expected change of the lead: 1 for a stone, twice the odds for an attack"),
    Feature("matrix", "the decision matrix [6.4] recommends this kind of action: placing or attacking"),
    Feature("core", "the cell is in the core"),
    Feature("edge", "the cell is in the outermost ring"),
    Feature("centre", "closeness to the centre: 1 in the innermost ring, 0 in the outermost"),
    Feature("allies", "your stones next to the cell, as a share of 3"),
    Feature("risk", "the chance that the opponent takes the cell with its stones next to it"),
    Feature("spread", "distance to your nearest stone, up to 6 steps, as a share of 6"),
    Feature("cut", "the cell separates enemy stones: it touches two (1/3) or three (1) of them"),
    Feature("enclose", "your share of the neighbours of the best surrounded enemy stone next to the cell"),
    Feature("loose", "an attack on an enemy stone without support: none of its neighbours is an enemy stone"),
)
COUNT = len(NAMES)
ATTACKS, PROBE, PLACES, SWAPS, STOPS, SAVES, ODDS, SWING, MATRIX, CORE, EDGE, CENTRE = range(12)
ALLIES, RISK, SPREAD, CUT, ENCLOSE, LOOSE = range(12, COUNT)

FAR = 6
CLOSE = 1  # a lead of at most one cell is close


@kernel(Signature(FLOAT, CONSTANTS, INT))
def chance_of(constants: Constants, coins: int) -> float:
    """The chance that at least one of the coins succeeds."""
    failure = 1.0
    for _ in range(coins):
        failure *= 1.0 - constants[OPTIONS][HEADS] / constants[OPTIONS][FACES]
    return 1.0 - failure


@kernel(Signature(VOID, CONSTANTS, INTS, INT, INTS))
def measure_distances(constants: Constants, state: Ints, side: int, work: Ints) -> None:
    """Write the distance of each cell to the side's nearest stone to work[:cells]; FAR if that is more."""
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    found, seen = 0, 0
    for cell in range(cells):
        work[cell] = FAR
        if state[BOARD + cell] == side + 1:
            work[cell] = 0
            work[cells + found] = cell
            found += 1
    while seen < found:
        cell = work[cells + seen]
        seen += 1
        for link in range(cell * degree, cell * degree + degree):
            near = links[link]
            if near >= 0 and work[near] > work[cell] + 1:
                work[near] = work[cell] + 1
                work[cells + found] = near
                found += 1


@kernel(Signature(INT, CONSTANTS, INTS, INT))
def attackable(constants: Constants, state: Ints, side: int) -> int:
    """The number of enemy stones that the side can attack with two or more allies."""
    count = 0
    for cell in range(constants[SIZES][CELLS]):
        if state[BOARD + cell] == 2 - side and allies(constants, state, cell, side) >= 2:
            count += 1
    return count


@kernel(Signature(INT, CONSTANTS, INTS, INT))
def has_loose_target(constants: Constants, state: Ints, side: int) -> int:
    """Whether an enemy stone without support of its own has two or more stones of the side next to it."""
    for cell in range(constants[SIZES][CELLS]):
        if state[BOARD + cell] != 2 - side or allies(constants, state, cell, 1 - side):
            continue
        if allies(constants, state, cell, side) >= 2:
            return 1
    return 0


@kernel(Signature(INT, CONSTANTS, INTS))
def matrix_attacks(constants: Constants, state: Ints) -> int:
    """Whether the document's decision matrix recommends to attack [6.4]; its late rows come first.

    Late is the last third of the turns; a position is weak if two or more own stones can be attacked with two allies.
    """
    side = state[MOVER]
    lead = count_stones(constants, state, side) - count_stones(constants, state, 1 - side)
    if 3 * state[TURN] >= 2 * constants[OPTIONS][TURN_LIMIT]:
        return 1 if lead <= CLOSE else 0
    if has_loose_target(constants, state, side):
        return 1
    if attackable(constants, state, 1 - side) >= 2:
        return 0
    if lead != 0:
        return 1 if lead < 0 else 0
    return 1 if attackable(constants, state, side) else 0


@kernel(Signature(FLOAT, CONSTANTS, INTS, INT, INT))
def enclosure(constants: Constants, state: Ints, cell: int, side: int) -> float:
    """The largest share of an enemy stone's neighbours that the side holds once it holds the cell next to it."""
    degree, links, best = constants[SIZES][DEGREE], constants[LINKS], 0.0
    for link in range(cell * degree, cell * degree + degree):
        near = links[link]
        if near >= 0 and state[BOARD + near] == 2 - side:
            around = 0
            for other in range(near * degree, near * degree + degree):
                if links[other] >= 0:
                    around += 1
            best = max(best, (allies(constants, state, near, side) + 1.0) / around)
    return best


@kernel(FEATURES)
def features(constants: Constants, state: Ints, actions: Ints, count: int, work: Ints, out: Floats) -> None:
    """Write the features of actions; see `NAMES`."""
    cells, side, traits = constants[SIZES][CELLS], state[MOVER], constants[TRAITS]
    measure_distances(constants, state, side, work)
    attacks = matrix_attacks(constants, state)
    rings = 0
    for cell in range(cells):
        rings = max(rings, traits[cell])
    for at in range(count):
        row, block, cell = at * COUNT, actions[at] // cells, actions[at] % cells
        for feature in range(COUNT):
            out[row + feature] = 0.0
        if block >= WORDS:
            word = actions[at] - WORDS * cells
            out[row + SWAPS] = 1.0 if word == SWAP else 0.0
            out[row + STOPS] = 1.0 if word in (STOP, PASS) else 0.0
            out[row + SAVES] = 1.0 if word == SAVE else 0.0
            continue
        own, foes = allies(constants, state, cell, side), allies(constants, state, cell, 1 - side)
        if block == ATTACK:
            odds = chance_of(constants, own)
            out[row + ATTACKS] = 1.0
            out[row + PROBE] = 1.0 if own == 1 else 0.0
            out[row + ODDS] = odds
            out[row + SWING] = 2.0 * odds
            out[row + MATRIX] = float(attacks)
            out[row + LOOSE] = 1.0 if foes == 0 else 0.0
        elif block == PLACE:
            out[row + PLACES] = 1.0
            out[row + SWING] = 1.0
            out[row + MATRIX] = 1.0 - attacks
            out[row + ENCLOSE] = enclosure(constants, state, cell, side)
        out[row + CORE] = float(traits[cells + cell])
        out[row + EDGE] = 1.0 if traits[cell] == 1 else 0.0
        out[row + CENTRE] = (traits[cell] - 1) / rings if traits[cell] else 1.0
        out[row + ALLIES] = own / 3.0
        out[row + RISK] = chance_of(constants, foes)
        out[row + SPREAD] = work[cell] / FAR
        out[row + CUT] = foes * (foes - 1) / 6.0
