"""Groups, regions of empty cells and walls of a Lifeline board, updated incrementally in the work space; compiled only.

A place is 32 y + x for row y from the bottom and x along a slanted axis, counted from 1. So the steps to the six
neighbours are the same everywhere, and every cell has six neighbours: off-board cells surround the board.

A wall is a set of neighbouring stones of any colour, possibly with the border. As the cells around a hexagon form a
ring, a stone that touches walls in several arcs splits its region exactly if two of these arcs belong to one wall.
Walls are kept in a union-find structure that never splits them: stones separated by captures keep a common label. So
different labels prove that nothing is split; equal labels mean that it may be, and two alternating floods decide it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import intrinsic
from numba.np.arrayobj import populate_array

from craton.kernel.decorator import INT, INTS, VOID, Ints, Signature, kernel
from craton.kernel.layout import BLACK_STONE, EMPTY, WHITE_STONE

# ---------------------------------------------------------------- places and the work space

ROW = 32
PLACES = 23 * ROW  # of the largest board
MASK_BITS = 64  # also the maximum number of regions, and of groups of a colour

# A place holds one byte: its kind in the high bits, the number of its region or group in the low ones.
OFF_BOARD = 3  # the kind after EMPTY, BLACK_STONE and WHITE_STONE
KIND = 6
NUMBER = MASK_BITS - 1
BORDER = OFF_BOARD << KIND
UNSEEN = 252  # plus the kind, while groups and regions are being found
BOTH = BLACK_STONE + WHITE_STONE  # BOTH - colour is the other colour

# Steps around a cell, counter-clockwise from the right: the ring places 0 to 5. Ring place 6 is the cell itself.
STEPS = np.array([1, ROW, ROW - 1, -1, -ROW, 1 - ROW, 0], np.int64)
RIGHT, UPPER_RIGHT, UPPER_LEFT, LEFT, LOWER_LEFT, LOWER_RIGHT, CENTRE = range(7)


class Layout:
    """Allocates the work space piece by piece."""

    def __init__(self) -> None:
        self.words = 0

    def take(self, entries: int, width: int) -> int:
        """The index of a new piece's first entry, in units of `width` bytes."""
        first = self.words * (8 // width)
        self.words += -(-entries * width // 8)
        return first


_layout = Layout()

# Bytes. The row below the board comes first, so that the compiler can prove neighbour indices non-negative.
_layout.take(ROW, 1)
AT = _layout.take(PLACES + ROW, 1)  # by place: its kind and number

# Entries of two bytes (`half`). Masking with ENTRY_MASK or PLACE_MASK also proves an index non-negative.
ENTRY_MASK, PLACE_MASK = 511, 1023
NEXT = _layout.take(PLACES, 2)  # by stone: the next one of its group, in a circular list
EMPTY_PLACES = _layout.take(ENTRY_MASK + 1, 2)  # the places of all empty cells, in no order
QUEUE = _layout.take(ENTRY_MASK + 1, 2)
OTHER_QUEUE = _layout.take(ENTRY_MASK + 1, 2)
STONE = _layout.take(4 * MASK_BITS, 2)  # by group: one of its stones
STONES = _layout.take(4 * MASK_BITS, 2)  # by group: their number
WALL = _layout.take(4 * MASK_BITS, 2)  # by group, and for the border: a label of its wall
LABELS = 512
PARENT = _layout.take(LABELS, 2)  # by label: its parent in the union-find forest of walls; a root is its own parent

# Words. A group is identified by the byte of its stones; a colour is a kind.
TOUCHED = _layout.take(4 * MASK_BITS, 8)  # by group: the regions that it touches
TOUCHING = _layout.take(4 * MASK_BITS, 8)  # by colour << KIND | region: the groups that touch it
GROUPS = _layout.take(4, 8)  # by colour: the numbers in use
ANY = _layout.take(4, 8)  # by colour: the regions that a group touches
MANY = _layout.take(4, 8)  # by colour: the regions that two groups or more touch, which keep their groups alive
REGIONS = _layout.take(1, 8)  # the numbers in use
EMPTY_COUNT = _layout.take(1, 8)  # the length of EMPTY_PLACES
NEXT_LABEL = _layout.take(1, 8)  # the next unused label
WORDS = _layout.words


def _view_of(width: int) -> Any:
    """A compiled function that reinterprets the work space as entries of `width` bytes.

    Numba's own `view` does the same, but its checks cost run time and compile time in every kernel.
    """
    result = types.Array(types.uint8 if width == 1 else types.uint16, 1, "C")

    @intrinsic  # type: ignore[untyped-decorator]  # Numba is untyped
    def view(typing: Any, work: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            words = context.make_array(signature.args[0])(context, builder, arguments[0])
            entries = context.make_array(result)(context, builder)
            size = context.get_constant(types.intp, width)
            length = builder.mul(words.nitems, context.get_constant(types.intp, 8 // width))
            data = builder.bitcast(words.data, entries.data.type)
            populate_array(entries, data, [length], [size], size, None)
            return entries._getvalue()

        return result(work), generate

    return view


uint8_view, uint16_view = _view_of(1), _view_of(2)

as_int64: Any = np.int64
"""Converts a uint8 or uint16 to int64; otherwise Numba would turn mixed signed and unsigned arithmetic into floats."""


# ---------------------------------------------------------------- rings

# The description of a ring for the mover: sets of ring places, one for each arc. An arc is a maximal run of ring places
# that are own stones; empty cells; enemy stones without an empty cell beside them; anything but empty cells.
OWN_ARCS, EMPTY_ARCS, CUT_ARCS, WALL_ARCS = range(0, 24, 6)
RING_MASK = 63
# Single ring places: in the first own arc, else the first wall, else 6; in the longest empty arc.
JOIN, LONGEST = 24, 27
RING_PLACE_MASK = 7
PLAIN = 30  # whether nothing can die and the region only loses the one cell


def arcs_of(ring: list[bool]) -> dict[int, int]:
    """First and last place of each run of true places around the ring; a full ring is one run from 0 to 5."""
    if all(ring):
        return {0: 5}
    found = {}
    for start in range(6):
        if ring[start] and not ring[start - 1]:
            end = start
            while ring[(end + 1) % 6]:
                end += 1
            found[start] = end
    return found


def describe_ring(kinds: list[int], own: int) -> int:
    """The description of a ring of kinds for the side whose stones are of the kind `own`."""
    own_arcs = arcs_of([kind == own for kind in kinds])
    foe_arcs = arcs_of([kind == BOTH - own for kind in kinds])
    empty_arcs = arcs_of([kind == EMPTY for kind in kinds])
    wall_arcs = arcs_of([kind != EMPTY for kind in kinds])
    cut_arcs = [start for start, end in foe_arcs.items() if EMPTY not in (kinds[start - 1], kinds[(end + 1) % 6])]
    info = min(own_arcs, default=min(wall_arcs, default=CENTRE)) << JOIN
    info |= max(empty_arcs, key=lambda start: empty_arcs[start] - start, default=0) << LONGEST
    info |= (len(empty_arcs) == 1 and len(own_arcs) <= 1 and not cut_arcs) << PLAIN
    for shift, arcs in ((OWN_ARCS, own_arcs), (EMPTY_ARCS, empty_arcs), (CUT_ARCS, cut_arcs), (WALL_ARCS, wall_arcs)):
        info |= sum(1 << place for place in arcs) << shift
    return info


def _rings() -> list[int]:
    rings = [[code >> 2 * place & 3 for place in range(6)] for code in range(4096)]
    return [describe_ring(ring, own) for own in (BLACK_STONE, WHITE_STONE) for ring in rings]


# Indexed by (the mover's colour - 1) * 4096 + the kinds at the ring places, two bits each.
RINGS = np.array(_rings(), np.int32)


# ---------------------------------------------------------------- walls and groups


@kernel(Signature(INT, INTS, INT))
def find_wall(work: Ints, label: int) -> int:
    """The root label of a wall (union-find with path compression)."""
    half = uint16_view(work)
    above = as_int64(half[PARENT + label])
    while above != label:
        top = as_int64(half[PARENT + above])
        half[PARENT + label] = top
        label = above
        above = top
    return label


@kernel(Signature(INT, INTS, INT, INT))
def join_walls(work: Ints, place: int, arcs: int) -> int:
    """Merge the walls in two or three arcs around a place; return whether two of them were already the same."""
    at, half = uint8_view(work), uint16_view(work)
    place &= PLACE_MASK
    wall = find_wall(work, as_int64(half[WALL + at[AT + place + STEPS[trailing_zeros(arcs)]]]))
    arcs &= arcs - 1
    common = 0
    while arcs:
        other = find_wall(work, as_int64(half[WALL + at[AT + place + STEPS[trailing_zeros(arcs)]]]))
        arcs &= arcs - 1
        common |= other == wall
        half[PARENT + other] = wall
    return common


@kernel(Signature(INT, INTS, INT, INT))
def count_groups(work: Ints, colour: int, region: int) -> int:
    """Update ANY and MANY for a colour and region; return the groups that touch it if they are at most one, else 0."""
    groups = work[TOUCHING + (colour << KIND) + region]
    many = groups & (groups - 1)
    bit = 1 << region
    work[ANY + colour] = work[ANY + colour] | bit if groups else work[ANY + colour] & ~bit
    work[MANY + colour] = work[MANY + colour] | bit if many else work[MANY + colour] & ~bit
    return 0 if many else groups


@kernel(Signature(INT, INTS, INT, INT))
def merge(work: Ints, one: int, other: int) -> int:
    """Merge two groups of a colour; return the one that remains."""
    at, half = uint8_view(work), uint16_view(work)
    if half[STONES + one] < half[STONES + other]:
        one, other = other, one
    start, other_start = as_int64(half[STONE + one]), as_int64(half[STONE + other])
    place = other_start
    while True:
        at[AT + place] = one
        place = as_int64(half[NEXT + place])
        if place == other_start:
            break
    # Splice the two circular lists.
    half[NEXT + start], half[NEXT + other_start] = half[NEXT + other_start], half[NEXT + start]
    half[STONES + one] += half[STONES + other]
    regions = work[TOUCHED + other]
    work[TOUCHED + one] |= regions
    colour = one >> KIND
    kept, gone = 1 << (one & NUMBER), 1 << (other & NUMBER)
    work[GROUPS + colour] &= ~gone
    while regions:
        region = trailing_zeros(regions)
        regions &= regions - 1
        entry = TOUCHING + (colour << KIND) + region
        work[entry] = work[entry] & ~gone | kept
        count_groups(work, colour, region)
    return one


# ---------------------------------------------------------------- regions


@kernel(Signature(INT, INTS, INT, INT))
def touches(work: Ints, group: int, region: int) -> int:
    at, half = uint8_view(work), uint16_view(work)
    start = as_int64(half[STONE + group])
    place = start
    while True:
        found = False
        for ring in range(6):
            found |= at[AT + place + STEPS[ring]] == region
        if found:
            return 1
        place = as_int64(half[NEXT + place])
        if place == start:
            return 0


@kernel(Signature(INT, INTS, INT, INT, INT))
def part_from(work: Ints, colour: int, groups: int, region: int) -> int:
    """Return the groups, out of those given, that no longer touch a region, and record it."""
    parted = 0
    while groups:
        number = trailing_zeros(groups)
        groups &= groups - 1
        if not touches(work, (colour << KIND) + number, region):
            work[TOUCHED + (colour << KIND) + number] &= ~(1 << region)
            parted |= 1 << number
    work[TOUCHING + (colour << KIND) + region] &= ~parted
    return parted


@kernel(Signature(VOID, INTS, INT, INT))
def replace_regions(work: Ints, old: int, region: int) -> None:
    """Delete the `old` regions; the groups that touched them touch `region` instead (none if it is -1)."""
    work[REGIONS] &= ~old
    for colour in range(BLACK_STONE, WHITE_STONE + 1):
        work[ANY + colour] &= ~old
        work[MANY + colour] &= ~old
    new = 1 << region if region >= 0 else 0
    while old:
        gone = trailing_zeros(old)
        old &= old - 1
        for colour in range(BLACK_STONE, WHITE_STONE + 1):
            groups = work[TOUCHING + (colour << KIND) + gone]
            if new:
                work[TOUCHING + (colour << KIND) + region] |= groups
            while groups:
                entry = TOUCHED + (colour << KIND) + trailing_zeros(groups)
                groups &= groups - 1
                work[entry] = work[entry] & ~(1 << gone) | new


@kernel(Signature(VOID, INTS, INT, INT, INT))
def touch(work: Ints, colour: int, groups: int, region: int) -> None:
    """Record that some groups touch a region."""
    work[TOUCHING + (colour << KIND) + region] |= groups
    while groups:
        work[TOUCHED + (colour << KIND) + trailing_zeros(groups)] |= 1 << region
        groups &= groups - 1


@kernel(Signature(INT, INTS, INT, INT))
def flood(work: Ints, start: int, number: int) -> int:
    """Give a place, and all places connected to it with the same byte, another byte; list them in QUEUE.

    Returns their number.
    """
    at, half = uint8_view(work), uint16_view(work)
    old = as_int64(at[AT + start])
    at[AT + start] = number
    half[QUEUE] = start
    seen, found = 0, 1
    while seen < found:
        place = as_int64(half[QUEUE + (seen & ENTRY_MASK)])
        seen += 1
        # Here and below, redundant stores are cheaper than unpredictable branches.
        for ring in range(6):
            near = place + STEPS[ring]
            shown = as_int64(at[AT + near])
            fresh = shown == old
            at[AT + near] = number if fresh else shown
            half[QUEUE + (found & ENTRY_MASK)] = near
            found += fresh
    return found


@kernel(Signature(INT, INTS, INT, INT, INT))
def split_region(work: Ints, one: int, other: int, region: int) -> int:
    """Flood a region alternately from two of its cells. The part completed first becomes a region of its own.

    Returns its number, or -1 if the floods meet.
    """
    at, half = uint8_view(work), uint16_view(work)
    free = ~work[REGIONS]
    number: int = trailing_zeros(free)
    other_number = trailing_zeros(free & (free - 1))
    at[AT + one], at[AT + other] = number, other_number
    half[QUEUE], half[OTHER_QUEUE] = one, other
    seen, found, other_seen, other_found = 0, 1, 0, 1
    met = False
    while True:
        place = as_int64(half[QUEUE + (seen & ENTRY_MASK)])
        seen += 1
        for ring in range(6):
            near = place + STEPS[ring]
            shown = as_int64(at[AT + near])
            fresh = shown == region
            met |= shown == other_number
            at[AT + near] = number if fresh else shown
            half[QUEUE + (found & ENTRY_MASK)] = near
            found += fresh
        if met or seen == found:
            break
        place = as_int64(half[OTHER_QUEUE + (other_seen & ENTRY_MASK)])
        other_seen += 1
        for ring in range(6):
            near = place + STEPS[ring]
            shown = as_int64(at[AT + near])
            fresh = shown == region
            met |= shown == number
            at[AT + near] = other_number if fresh else shown
            half[OTHER_QUEUE + (other_found & ENTRY_MASK)] = near
            other_found += fresh
        if met or other_seen == other_found:
            break
    queue, length, back, back_length = QUEUE, found, OTHER_QUEUE, other_found
    if seen < found:
        queue, length, back, back_length = OTHER_QUEUE, other_found, QUEUE, found
        number = other_number
    for entry in range(back_length):
        at[AT + half[back + entry]] = region
    if met:
        for entry in range(length):
            at[AT + half[queue + entry]] = region
        return -1
    black, white = 0, 0
    for entry in range(length):
        place = as_int64(half[queue + entry])
        for ring in range(6):
            shown = as_int64(at[AT + place + STEPS[ring]])
            bit = 1 << (shown & NUMBER)
            black |= bit if shown >> KIND == BLACK_STONE else 0
            white |= bit if shown >> KIND == WHITE_STONE else 0
    work[REGIONS] |= 1 << number
    work[TOUCHING + (BLACK_STONE << KIND) + number] = work[TOUCHING + (WHITE_STONE << KIND) + number] = 0
    touch(work, BLACK_STONE, black, number)
    touch(work, WHITE_STONE, white, number)
    return number


@kernel(Signature(VOID, INTS, INT))
def take_off(work: Ints, group: int) -> None:
    """Take a group off the board: its cells and all regions that it touched become one region."""
    at, half = uint8_view(work), uint16_view(work)
    colour = group >> KIND
    regions = work[TOUCHED + group]
    if regions == 0:
        regions = ~work[REGIONS] & (work[REGIONS] + 1)  # the lowest free number
        work[REGIONS] |= regions
        work[TOUCHING + (BLACK_STONE << KIND) + trailing_zeros(regions)] = 0
        work[TOUCHING + (WHITE_STONE << KIND) + trailing_zeros(regions)] = 0
    region = trailing_zeros(regions)
    empties = work[EMPTY_COUNT]
    others = regions & (regions - 1)
    if others:
        for entry in range(empties):
            place = as_int64(half[EMPTY_PLACES + entry])
            shown = as_int64(at[AT + place])
            at[AT + place] = region if others >> shown & 1 else shown
        replace_regions(work, others, region)
    start = as_int64(half[STONE + group])
    place, foes = start, 0
    while True:
        at[AT + place] = region
        half[EMPTY_PLACES + (empties & ENTRY_MASK)] = place
        empties += 1
        for ring in range(6):
            shown = as_int64(at[AT + place + STEPS[ring]])
            foes |= 1 << (shown & NUMBER) if shown >> KIND == BOTH - colour else 0
        place = as_int64(half[NEXT + place])
        if place == start:
            break
    work[EMPTY_COUNT] = empties
    work[GROUPS + colour] &= ~(1 << (group & NUMBER))
    work[TOUCHING + (colour << KIND) + region] &= ~(1 << (group & NUMBER))
    touch(work, BOTH - colour, foes, region)
    count_groups(work, BLACK_STONE, region)
    count_groups(work, WHITE_STONE, region)


@kernel(Signature(VOID, INTS, INT, INT))
def take_off_dead(work: Ints, colour: int, suspects: int) -> None:
    """Take the dead ones among some groups off the board, judged together."""
    suspects &= work[GROUPS + colour]  # some may have been merged
    dead = 0
    while suspects:
        number = trailing_zeros(suspects)
        suspects &= suspects - 1
        dead |= 0 if work[TOUCHED + (colour << KIND) + number] & work[MANY + colour] else 1 << number
    while dead:
        take_off(work, (colour << KIND) + trailing_zeros(dead))
        dead &= dead - 1
