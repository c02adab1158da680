"""Random playouts of Lifeline with incremental updates of groups and regions of empty cells.

An action is drawn by rejection, without listing the legal ones: a random empty cell is legal exactly if a group of the
mover touches its region, which is one bit of a mask; otherwise another cell is drawn. So the choice is uniform.

Before a judged turn every group is alive. A stone changes this only if it joins groups, fills up or splits its region,
or takes an enemy group's last contact with the region. The ring of its six neighbours shows most of that; about half of
all stones are plain and need only `put_stone`.
"""

from __future__ import annotations

from typing import Any

from numba.cpython.unsafe.numbers import trailing_zeros

from craton.games.lifeline.law.rules import (
    BALANCE,
    FIRST_STONE,
    KOMI,
    NAME_KOMI,
    PHASE,
    POINTS,
    SPEND,
    STRONG,
    SWAP,
    apply,
    legal,
)
from craton.games.lifeline.search.regions import (
    ANY,
    AT,
    BORDER,
    BOTH,
    CUT_ARCS,
    EMPTY_ARCS,
    EMPTY_COUNT,
    EMPTY_PLACES,
    ENTRY_MASK,
    GROUPS,
    JOIN,
    KIND,
    LABELS,
    LEFT,
    LONGEST,
    LOWER_LEFT,
    LOWER_RIGHT,
    MANY,
    MASK_BITS,
    NEXT,
    NEXT_LABEL,
    NUMBER,
    OWN_ARCS,
    PLACE_MASK,
    PLAIN,
    REGIONS,
    RIGHT,
    RING_MASK,
    RING_PLACE_MASK,
    RINGS,
    STEPS,
    STONE,
    STONES,
    TOUCHED,
    TOUCHING,
    UPPER_LEFT,
    UPPER_RIGHT,
    WALL,
    WALL_ARCS,
    as_int64,
    count_groups,
    join_walls,
    merge,
    part_from,
    replace_regions,
    split_region,
    take_off_dead,
    uint8_view,
    uint16_view,
)
from craton.games.lifeline.search.state_conversion import SPARE, cell_at, place_of, set_up, write_board
from craton.kernel.decorator import CONSTANTS, INT, INTS, RANDOM, VOID, Constants, Ints, Signature, kernel
from craton.kernel.layout import (
    BLACK_SEAT,
    BLACK_STONE,
    CAP,
    CELLS,
    DRAW,
    END,
    MOVER,
    OPTIONS,
    OVER,
    PLAYOUT,
    SIZES,
    TURN,
    WHITE_STONE,
    WINNER,
    traced_action,
    write_trace,
)
from craton.kernel.rng import below

NOT_JUDGED, JUDGED, ALL_JUDGED = range(3)


@kernel(Signature(INT, CONSTANTS, INTS, INTS, RANDOM, INTS, INT))
def play_by_law(constants: Constants, state: Ints, work: Ints, rng: Any, trace: Ints, to_end: int) -> int:
    """Play to the end, or only until the komi is agreed; return the number of steps."""
    out = work[8 * constants[SIZES][CELLS] :]  # after the part that the law itself needs
    steps = 0
    while state[MOVER] != OVER and (to_end or state[PHASE] >= NAME_KOMI):
        action = out[below(rng, legal(constants, state, out, work))]
        write_trace(trace, steps, traced_action(action, state[MOVER]))
        apply(constants, state, action, work)
        steps += 1
    write_trace(trace, steps, END)
    return steps


# ---------------------------------------------------------------- a stone


@kernel(Signature(INT, INTS, INT, INT))
def ring_of(work: Ints, colour: int, place: int) -> int:
    """The description of the ring of a place for a colour; see `describe_ring`."""
    at = uint8_view(work)
    place &= PLACE_MASK
    code = as_int64(at[AT + place + STEPS[RIGHT]]) >> KIND
    code |= as_int64(at[AT + place + STEPS[UPPER_RIGHT]]) >> KIND << 2
    code |= as_int64(at[AT + place + STEPS[UPPER_LEFT]]) >> KIND << 4
    code |= as_int64(at[AT + place + STEPS[LEFT]]) >> KIND << 6
    code |= as_int64(at[AT + place + STEPS[LOWER_LEFT]]) >> KIND << 8
    code |= as_int64(at[AT + place + STEPS[LOWER_RIGHT]]) >> KIND << 10
    info: int = as_int64(RINGS[(colour - BLACK_STONE & 1) << 12 | code])
    return info


@kernel(Signature(INT, INTS, INT, INT))
def put_stone(work: Ints, colour: int, lot: int) -> int:
    """Put a stone on empty place number `lot`, into a group beside it or a new one; return the ring's description."""
    at, half = uint8_view(work), uint16_view(work)
    lot &= ENTRY_MASK
    place = as_int64(half[EMPTY_PLACES + lot])
    region = as_int64(at[AT + place])
    work[EMPTY_COUNT] -= 1
    half[EMPTY_PLACES + lot] = half[EMPTY_PLACES + (work[EMPTY_COUNT] & ENTRY_MASK)]
    info: int = ring_of(work, colour, place)
    # There is no branch on whether the group is new, because it would be unpredictable.
    joins = 1 if info >> OWN_ARCS & RING_MASK else 0
    near = place + STEPS[info >> JOIN & RING_PLACE_MASK]
    fresh = (colour << KIND & BORDER) + (trailing_zeros(~work[GROUPS + colour]) & NUMBER)
    group = as_int64(at[AT + near]) if joins else fresh
    at[AT + place] = group
    # The wall: the group's, else that of anything beside it, else a new one. When labels run out, the last is shared.
    half[WALL + fresh] = work[NEXT_LABEL]
    half[WALL + group] = half[WALL + at[AT + near]]
    work[NEXT_LABEL] = min(work[NEXT_LABEL] + (0 if info >> WALL_ARCS & RING_MASK else 1), LABELS - 1)
    # The circular list of the group's stones.
    ally = near if joins else place
    half[NEXT + place] = place
    half[NEXT + place] = half[NEXT + ally]
    half[NEXT + ally] = place
    half[STONE + group] = place
    half[STONES + group] = as_int64(half[STONES + group]) * joins + 1
    # Which groups touch which regions.
    bit, number = 1 << region, 1 << (group & NUMBER)
    work[GROUPS + colour] |= number
    work[TOUCHED + group] = work[TOUCHED + group] & -joins | bit
    work[TOUCHING + (colour << KIND & BORDER) + region] |= number
    work[MANY + colour] |= work[ANY + colour] & bit & (joins - 1)
    work[ANY + colour] |= bit
    return info


@kernel(Signature(VOID, INTS, INT, INT, INT, INT))
def resolve(work: Ints, place: int, region: int, info: int, judging: int) -> None:
    """Apply all consequences of a stone just put into a region beyond its own group."""
    at = uint8_view(work)
    place, region = place & PLACE_MASK, region & NUMBER
    group = as_int64(at[AT + place])
    own = group >> KIND
    foe = BOTH - own
    own_suspects, foe_suspects = 0, 0  # groups that may have died
    if judging == ALL_JUDGED:
        own_suspects, foe_suspects = work[GROUPS + own], work[GROUPS + foe]
    # Walls come before groups: a merged group keeps the label of one wall only.
    arcs = info >> WALL_ARCS & RING_MASK
    may_split = join_walls(work, place, arcs) if arcs & (arcs - 1) else 0
    arcs = info >> OWN_ARCS & RING_MASK
    arcs &= arcs - 1  # the stone is in the group of the first arc
    while arcs:
        other = as_int64(at[AT + place + STEPS[trailing_zeros(arcs)]])
        arcs &= arcs - 1
        if other != group:
            group = merge(work, group, other)
            own_suspects |= 1 << (group & NUMBER)
    arcs = info >> EMPTY_ARCS & RING_MASK
    if arcs == 0:  # the region was this cell
        own_suspects |= work[TOUCHING + (own << KIND) + region]
        foe_suspects |= work[TOUCHING + (foe << KIND) + region]
        replace_regions(work, 1 << region, -1)
    else:
        own_near, foe_near = 0, 0  # groups that may have lost touch with the region
        cuts = info >> CUT_ARCS & RING_MASK
        while cuts:
            foe_near |= 1 << (at[AT + place + STEPS[trailing_zeros(cuts)]] & NUMBER)
            cuts &= cuts - 1
        changed = 0
        if may_split:
            # The longest arc is likely to be in the largest part, which keeps the region's number.
            arcs &= ~(1 << (info >> LONGEST & RING_PLACE_MASK))
            kept = place + STEPS[info >> LONGEST & RING_PLACE_MASK]
            while arcs:
                other = place + STEPS[trailing_zeros(arcs)]
                arcs &= arcs - 1
                if at[AT + other] != region:
                    continue  # cut off together with an earlier arc
                part = split_region(work, other, kept, region)
                if part < 0:
                    continue
                if at[AT + kept] == part:
                    kept = other
                changed = 1
                own_near |= work[TOUCHING + (own << KIND) + part]
                foe_near |= work[TOUCHING + (foe << KIND) + part]
                own_suspects |= count_groups(work, own, part)
                foe_suspects |= count_groups(work, foe, part)
        own_near &= ~(1 << (group & NUMBER))  # the stone touches all parts
        own_near = part_from(work, own, own_near, region)
        foe_near = part_from(work, foe, foe_near, region)
        if changed or foe_near:
            own_suspects |= own_near | count_groups(work, own, region)
            foe_suspects |= foe_near | count_groups(work, foe, region)
    if judging:
        take_off_dead(work, foe, foe_suspects)
        take_off_dead(work, own, own_suspects)


# ---------------------------------------------------------------- the playout


@kernel(Signature(INT, INT, INT))
def are_neighbours(one: int, other: int) -> int:
    near = False
    for ring in range(6):
        near |= one + STEPS[ring] == other
    return 1 if near else 0


@kernel(Signature(INT, CONSTANTS, INTS, INTS, RANDOM, INTS, INT))
def play(constants: Constants, state: Ints, work: Ints, rng: Any, trace: Ints, redraws: int) -> int:
    """Play to the end; return the number of actions.

    With no redraws all actions are equally likely. Otherwise a stone that would touch its own colour from two sides,
    and so perhaps join two groups, is drawn again, up to `redraws` times a turn.
    """
    cells, balance = constants[SIZES][CELLS], constants[OPTIONS][BALANCE]
    # The law agrees on komi, and plays the smallest board, where not every cell can be the first of a pair.
    steps = play_by_law(constants, state, work, rng, trace, cells == 7)
    if state[MOVER] == OVER:
        return steps
    size = set_up(constants, state, work)
    at, half = uint8_view(work), uint16_view(work)
    opening = 2 if balance == STRONG else 3  # number of turns on which all empty cells are legal
    turn, last_turn, points = state[TURN], CAP * cells, state[POINTS]
    colour = state[MOVER] + 1
    can_swap = balance != KOMI and state[BLACK_SEAT] == 0
    pair = -1  # the place of a pair's first stone
    if size and state[FIRST_STONE]:
        pair = place_of(size, state[FIRST_STONE] - 1)
    judging = ALL_JUDGED  # on the first judged turn
    while size:
        if turn < opening:
            reach = -1
            extra = can_swap and turn == 1 and pair < 0
        else:
            reach = work[ANY + colour]
            if reach == 0 or turn >= last_turn:
                state[MOVER] = OVER
                state[WINNER] = 2 - colour if reach == 0 else DRAW
                write_trace(trace, steps, END)
                return steps
            extra = points > 0 and turn >= 4 and colour == WHITE_STONE
            if work[GROUPS + colour] == -1 or work[REGIONS] >> (MASK_BITS - SPARE):
                write_board(work, size, state)
                state[MOVER], state[TURN], state[POINTS] = colour - 1, turn, points
                break
        empties = work[EMPTY_COUNT]
        place = region = 0
        redraws_left = redraws if turn >= opening else 0
        while True:
            lot = below(rng, empties + extra)
            if lot == empties:
                break
            place = as_int64(half[EMPTY_PLACES + (lot & ENTRY_MASK)])
            region = as_int64(at[AT + place])
            if reach >> region & 1 and (pair < 0 or not are_neighbours(place, pair)):
                if redraws_left == 0:
                    break
                arcs = ring_of(work, colour, place) >> OWN_ARCS & RING_MASK
                if arcs & (arcs - 1) == 0:
                    break
                redraws_left -= 1
        if steps < len(trace):
            action = cell_at(size, place) if lot < empties else cells + (SWAP if turn < opening else SPEND)
            trace[steps] = traced_action(action, colour - 1)
        steps += 1
        if lot < empties:
            info = put_stone(work, colour, lot)
            if turn < opening:
                # No pair captures or dies, and without pairs these turns are not judged.
                resolve(work, place, region, info, NOT_JUDGED)
                if balance == STRONG and pair < 0:
                    pair = place
                    continue
                pair = -1
            elif judging == ALL_JUDGED or not info >> PLAIN & 1:
                resolve(work, place, region, info, judging)
                judging = JUDGED
        elif turn < opening:
            can_swap = False
            state[BLACK_SEAT] = 1
            continue
        else:
            points -= 1
        turn += 1
        colour = BOTH - colour
    # Very rarely the numbers for groups or regions run out; then the law plays on.
    return steps + play_by_law(constants, state, work, rng, trace[steps:], 1)


@kernel(PLAYOUT)
def playout(constants: Constants, state: Ints, work: Ints, rng: Any, trace: Ints) -> int:
    return play(constants, state, work, rng, trace, 0)
