"""Claims of the document of Fault Lines, with our own numbers."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations_with_replacement
from math import inf

from craton.boards import square
from craton.core.position import Position
from craton.core.registry import game
from craton.core.text import read_position
from craton.games.faultlines.insight.scores import Survivors, group_outcome
from studies.claims.claim import Claim, Mean, Measured, Range
from studies.claims.expectimax import Outlook
from studies.claims.faultlines import measures
from studies.claims.faultlines.examples import EXAMPLES, drawn, exits, groups_of, line
from studies.claims.faultlines.measures import GREEDY, PIE, RANDOM, SEARCHED, UNLIMITED
from studies.claims.measures import black_wins, first_seat_wins, style_scores

SOURCES = "the design document *Fault Lines: A Game of Probabilistic Stability*, by sections"

SAFE_SIZE = 6
"""The size from which a group survives without a roll, with the document's die."""
BONUS = 3
"""What resonance is worth in the document."""
SIZES = range(1, SAFE_SIZE + 1)


def survival(size: int) -> Fraction:
    return Fraction(min(size, SAFE_SIZE), SAFE_SIZE)


def worth(*sizes: int) -> Fraction:
    """The expected number of surviving stones of groups of these sizes."""
    return sum((size * survival(size) for size in sizes), Fraction(0))


def shares(*sizes: int) -> dict[int, Fraction]:
    """The probability of each number of surviving stones, for groups of these sizes."""
    survivors = Survivors([1], 1)
    for size in sizes:
        survivors = survivors.with_group(group_outcome(size, min(size, SAFE_SIZE), SAFE_SIZE, False))
    total = sum(survivors.weights)
    return {stones: Fraction(weight, total) for stones, weight in enumerate(survivors.weights) if weight}


def summary(*sizes: int) -> tuple[Fraction, int, int]:
    """Expectation, best and worst case."""
    return worth(*sizes), max(shares(*sizes)), min(shares(*sizes))


def stone_gains() -> list[Fraction]:
    """The increase in a group's expectation by its second to sixth stone."""
    return [worth(size + 1) - worth(size) for size in range(1, SAFE_SIZE)]


def joining_gain(*sizes: int) -> Fraction:
    """The increase in expectation by one stone that joins groups of these sizes."""
    return worth(1 + sum(sizes)) - worth(*sizes)


def best_gain(most: int) -> Fraction:
    """The largest increase in expectation by one stone that joins up to `most` groups."""
    sizes = range(1, SAFE_SIZE + 1)
    return max(joining_gain(*some) for count in range(most + 1) for some in combinations_with_replacement(sizes, count))


def partitions(stones: int, least: int = 1) -> Iterable[tuple[int, ...]]:
    """All ways of dividing stones into groups of at least `least`."""
    if not stones:
        yield ()
    for first in range(least, stones + 1):
        yield from ((first, *rest) for rest in partitions(stones - first, first))


def resonance(*sizes: int) -> Fraction:
    """The expected score with the bonus."""
    intact = Fraction(1)
    for size in sizes:
        intact *= survival(size)
    return worth(*sizes) + BONUS * intact


def ideal(stones: int) -> set[tuple[int, ...]]:
    """The divisions of stones into groups with the highest expectation."""
    best = max(worth(*sizes) for sizes in partitions(stones))
    return {sizes for sizes in partitions(stones) if worth(*sizes) == best}


def only_pass_is_best() -> bool:
    """Whether passing is the only best first action on 3×3 with four turns, by full enumeration."""
    return Outlook().best(game("faultlines", size=3, turn_limit=4).start()) == {"pass"}


def order_changes_nothing() -> bool:
    """Whether a position and its images under all symmetries, whose groups roll in different orders, have one value."""
    position = read_position("faultlines size=4 bb1w/4/b1ww/1b2 white 9 black_placed=4,white_placed=3,passed=yes")
    images = [position.image(symmetry) for symmetry in range(position.game.symmetries)]
    return len({Outlook().value(_passed(image)) for image in images}) == 1


def _passed(position: Position) -> Position:
    return next(after for after in map(position.after, position.legal) if after.weights)


def exits_of_hexominoes() -> tuple[int, int]:
    """The number of empty neighbours of a straight line of six, and the largest number of any group of six."""
    shapes = {frozenset({(0, 0)})}
    for _ in range(SAFE_SIZE - 1):
        shapes = {shape | {cell} for shape in shapes for cell in _around(shape)}
    return len(_around(frozenset((x, 0) for x in range(SAFE_SIZE)))), max(len(_around(shape)) for shape in shapes)


def _around(shape: frozenset[tuple[int, int]]) -> set[tuple[int, int]]:
    return {(x + dx, y + dy) for x, y in shape for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - shape


LAW = "exact: the law applied to the drawn board"

CLAIMS = (
    Claim("2", "Intersections of the standard board", "81", lambda: len(square(9)), "exact"),
    Claim(
        "2",
        "Stones of each colour in a set",
        "40+ (40 or more)",
        lambda: (len(square(9)) + 1) // 2,
        "exact: stones of Black on a full 9×9 board without passes",
        "In principle a side can place up to 81 while the other passes.",
        means=Range(40, inf),
    ),
    Claim(
        "2",
        "Survival probability of groups of 1 to 6 stones",
        "16.7%, 33.3%, 50.0%, 66.7%, 83.3%, 100%",
        lambda: [Fraction(sum(roll <= size for roll in range(1, 7)), 6) for size in SIZES],
        "enumeration of the six faces",
    ),
    Claim(
        "2",
        "The order of rolls does not matter",
        "order doesn't affect outcome",
        order_changes_nothing,
        "enumeration of all rolls of five groups, in the eight orders given by the symmetries of the board",
        "This does not hold with progressive resolution, where stones are placed between rolls.",
    ),
    Claim("2", "Survival probability of a group of 7", "100%", lambda: survival(7), "exact"),
    Claim(
        "3.3",
        "Increase in survival by stones beyond the sixth",
        "zero",
        lambda: survival(6) == survival(7) == survival(81),
        "exact",
    ),
    Claim(
        "3.1",
        "Groups after one stone, after a second one apart, and after one between them",
        "1, 2, 1",
        lambda: [len(groups_of(drawn(EXAMPLES[name]))) for name in ("single", "apart", "merged")],
        LAW,
    ),
    Claim(
        "3.1",
        "Size of the group made by a stone between two groups of 3",
        "6",
        lambda: max(groups_of(drawn(line(7)))),
        LAW,
        "The joining stone counts. The document is right that survival doubles from 50% to 100%.",
    ),
    Claim(
        "3.3",
        "Exactly 6 is the ideal size, no more, no less",
        "exactly 6",
        lambda: ideal(12) == {(SAFE_SIZE, SAFE_SIZE)},
        "exact: all 77 divisions of 12 stones into groups",
        "One group of 12 is worth 12 without variance, and so are 6 + 6: 6 is the smallest safe size.",
    ),
    Claim(
        "3.3",
        "Gains in survival from size 1 to 6, which are said to diminish",
        "16.6%, 16.7%, 16.7%, 16.6%, 16.7%",
        lambda: [survival(size + 1) - survival(size) for size in range(1, SAFE_SIZE)],
        "exact",
        "All gains are equal; the differences are rounding.",
    ),
    Claim(
        "3.3",
        "Each further stone below 6 improves less than the one before",
        "diminishing",
        lambda: stone_gains() == sorted(stone_gains(), reverse=True),
        "exact: expected stones",
        "Each stone adds 1/6 to survival; in expected stones the gains are 1/2, 5/6, 7/6, 3/2 and 11/6, so they grow. "
        "Beyond 6 each adds 1.",
    ),
    Claim("3.4", "Six lone stones: survival probability of each", "16.7%", lambda: survival(1), "exact"),
    Claim(
        "3.4",
        "Six lone stones: expectation, best and worst case",
        "1.0, 6, 0",
        lambda: summary(*[1] * 6),
        "exact",
        "All six survive once in 46,656 games, none in 33.5%.",
    ),
    Claim("3.4", "Five stones in one group: survival", "100%", lambda: survival(5), "exact"),
    Claim("3.4", "Five stones in one group: expected stones", "5", lambda: worth(5), "exact"),
    Claim("3.4", "One group of six: expectation, best and worst case", "6.0, 6, 6", lambda: summary(6), "exact"),
    Claim(
        "3.4",
        "Two groups of three: expectation, best and worst case",
        "3.0, 6, 0",
        lambda: summary(3, 3),
        "exact",
        "6 and 0 each have probability 1/4.",
    ),
    Claim(
        "4.1",
        "Turns 1 to 15 are a land grab: most stones are not connected yet",
        "1-15 (less than half)",
        Measured({"search": Mean(SEARCHED, measures.joining_early)}),
        "share of stones in turns 1–15 that are placed next to one of their own colour",
        means=Range(0, Fraction(1, 2)),
        percent=True,
        lacks="stronger players",
    ),
    Claim(
        "4.1, 4.2",
        "From turn 16 to 40 most stones connect",
        "16-40 (more than half)",
        Measured({"search": Mean(SEARCHED, measures.joining_later)}),
        "share of stones in turns 16–40 that are placed next to one of their own colour",
        means=Range(Fraction(1, 2), 1),
        percent=True,
        lacks="stronger players",
    ),
    Claim(
        "4.1",
        "Clustered claiming is the strongest opening style",
        "strongest (above 50% against the other two)",
        style_scores(measures.OPENING_STYLES),
        "share of the points against maximum spread and against a single chain",
        means=Range(Fraction(1, 2), 1),
        percent=True,
    ),
    Claim(
        "4.2",
        "Main groups per player in the middle game that could reach six",
        "1-3",
        Measured({"search": Mean(SEARCHED, measures.main_groups)}),
        "groups of 3 or more stones that are safe or can grow, per side, averaged over turns 16–40",
        means=Range(1, 3),
    ),
    Claim(
        "4.2",
        "One stone prevents a line of five from reaching six",
        "block the extension point",
        lambda: exits(drawn(EXAMPLES["five"])) <= 1,
        LAW,
        "In the open a line of five can grow on 12 cells; one block leaves 11.",
    ),
    Claim(
        "4.3",
        "Two groups of 3 joined by one stone: size, expectation before and after",
        "7, 3, 7",
        lambda: {
            "a stone between them": [1 + 3 + 3, worth(3, 3), worth(7)],
            "the picture": [max(groups_of(drawn(EXAMPLES["surgical"]))), worth(3, 3), worth(4, 3)],
        },
        LAW,
        "The stone in the picture touches only the upper group: 4 and 3 stones, worth 25/6.",
    ),
    Claim("4.3, 6.1", "Gain of that stone in expected stones", "+4", lambda: joining_gain(3, 3), "exact"),
    Claim(
        "4.3",
        "Sometimes the correct play is to pass",
        "sometimes",
        only_pass_is_best,
        "enumeration of 3×3 with a limit of four turns",
        "Passing is the only best first action there.",
    ),
    Claim(
        "4.4",
        "A ladder of six survives for certain",
        "6+ (100%)",
        lambda: survival(max(groups_of(drawn(EXAMPLES["ladder"])))),
        LAW,
        means=Range(1, 1),
        percent=True,
    ),
    Claim(
        "4.4",
        "Ways in which the fork of 5 can reach six",
        "3 directions",
        lambda: exits(drawn(EXAMPLES["fork"])),
        LAW,
        "Understated: any empty neighbour will do.",
    ),
    Claim(
        "4.4",
        "Size of the group in the picture of the bridge",
        "7",
        lambda: {"in line": max(groups_of(drawn(line(7)))), "the picture": max(groups_of(drawn(EXAMPLES["bridge"])))},
        LAW,
        "The stone in the picture is only a diagonal neighbour of both groups.",
    ),
    Claim(
        "4.4",
        "A bridge of two threes gains more than any other placement",
        "the highest-value placement",
        lambda: {
            "joining two groups": best_gain(2) == joining_gain(3, 3),
            "joining up to four": best_gain(4) == joining_gain(3, 3),
        },
        "exact: all sizes up to 6",
        "Joining two groups of three gains 4, three of them 11/2, four of them 7.",
    ),
    Claim(
        "4.4",
        "A wall of six covers the most space",
        "maximum space",
        lambda: exits_of_hexominoes()[0] == exits_of_hexominoes()[1],
        "enumeration of all shapes of six stones",
        "The line has the most empty neighbours of all shapes: 14.",
    ),
    Claim("4.4", "Stones of the cluster", "8", lambda: max(groups_of(drawn(EXAMPLES["cluster"]))), LAW),
    Claim(
        "4.4",
        "The cluster is compact",
        "compact",
        lambda: exits(drawn(EXAMPLES["cluster"])) < exits(drawn(line(8))),
        LAW,
        "It has 10 empty neighbours; a line of eight in the open has 18.",
    ),
    Claim(
        "5.1",
        "A group of 3 survives in half of all games",
        "50/50 (1/2)",
        lambda: survival(3),
        "exact",
        means=Range(Fraction(1, 2), Fraction(1, 2)),
        percent=True,
    ),
    Claim(
        "5.2",
        "Points after groups of 6 and 4 have survived",
        "10",
        lambda: 6 + 4,
        "exact",
        "The whole sequence described, in which groups of 2 and 5 fail, has probability 2/3 · 2/3 · 1/6 = 2/27.",
    ),
    Claim(
        "5.2",
        "Share of stones lost in the quake",
        "approximately one-third (28% to 38%)",
        Measured(
            {
                "search": Mean(SEARCHED, measures.failing),
                "search, no turn limit": Mean(UNLIMITED, measures.failing),
                "greedy": Mean(GREEDY, measures.failing),
                "random": Mean(RANDOM, measures.failing),
            }
        ),
        "expected share of stones lost, exact for each final board",
        "The rules do not guarantee any share: it depends on the players and on the length of the game.",
        means=Range(0.28, 0.38),
        percent=True,
    ),
    Claim("5.3", "A group of 12: guaranteed points", "12", lambda: worth(12), "exact"),
    Claim("5.3", "Three groups of 4: survival probability of each", "66.7%", lambda: survival(4), "exact"),
    Claim("5.3", "Three groups of 4: expected points", "8", lambda: worth(4, 4, 4), "exact"),
    Claim(
        "5.3",
        "Possible scores of three groups of 4",
        "12, 4, 0",
        lambda: sorted({12, 4, 0} & shares(4, 4, 4).keys(), reverse=True),
        "exact",
        "8 is possible too, and the most likely: 12, 8, 4 and 0 have probabilities 8/27, 12/27, 6/27 and 1/27.",
    ),
    Claim(
        "5.4",
        "Until the quake the winner is unknown",
        "unknown (in at least nine games in ten)",
        Measured({"search": Mean(SEARCHED, measures.in_doubt), "greedy": Mean(GREEDY, measures.in_doubt)}),
        "share of games in which neither side was certain to win when placement ended",
        means=Range(0.9, 1),
        percent=True,
    ),
    Claim(
        "5.4",
        "Often a single roll decides",
        "often (in at least a quarter of the games)",
        Measured(
            {"search": Mean(SEARCHED, measures.turned_by_one_roll), "greedy": Mean(GREEDY, measures.turned_by_one_roll)}
        ),
        "share of games in which one roll changed the probability of winning by 1/2 or more",
        means=Range(0.25, 1),
        percent=True,
    ),
    Claim(
        "5.4",
        "The side behind before the quake can win",
        "can win (in at least one game in twenty)",
        Measured({"search": Mean(SEARCHED, measures.favourite_lost), "greedy": Mean(GREEDY, measures.favourite_lost)}),
        "share of games that the favourite did not win",
        means=Range(0.05, 1),
        percent=True,
    ),
    Claim("5.4", "Stones lost with a group of 4", "6", lambda: 4, "exact"),
    Claim(
        "5.4",
        "18 stones minus that group",
        "9",
        lambda: 18 - 4,
        "exact",
        "An upper limit: the story does not mention its other losses.",
    ),
    Claim(
        "6.1",
        "From 5 to 6 stones: expected stones gained",
        "+1.0",
        lambda: worth(6) - worth(5),
        "exact",
        "Five stones are worth 25/6.",
    ),
    Claim("6.1", "From 2 to 3 stones: expected stones gained", "+0.5", lambda: worth(3) - worth(2), "exact"),
    Claim(
        "6.2",
        "Turns left after turn 10 to route around a block",
        "30+ (30 or more)",
        lambda: 60 - 10,
        "exact, with the limit of 60 turns",
        "Half of them are the opponent's.",
        means=Range(30, inf),
    ),
    Claim(
        "6.2",
        "Expected stones destroyed by an enemy stone between two groups of three",
        "3.0",
        lambda: {"the six stones": Fraction(6) - worth(3, 3), "with the joining stone": worth(7) - worth(3, 3)},
        "exact",
    ),
    Claim(
        "6.3",
        "Portfolio 6 + 4 + 2 + 1: expected stones",
        "6, 2.67, 0.67, 0.17, 9.5",
        lambda: [*(worth(size) for size in (6, 4, 2, 1)), worth(6, 4, 2, 1)],
        "exact",
    ),
    Claim(
        "6.3",
        "Portfolio: stones, floor, ceiling",
        "13, 6, 13",
        lambda: [6 + 4 + 2 + 1, min(shares(6, 4, 2, 1)), max(shares(6, 4, 2, 1))],
        "exact",
    ),
    Claim(
        "6.4",
        "Stones that groups of 5, 4, 3 and 2 need to be safe",
        "1, 2, 3, 4",
        lambda: [SAFE_SIZE - size for size in (5, 4, 3, 2)],
        "exact",
        "Joining another group may take fewer.",
    ),
    Claim(
        "6.4",
        "Groups of 1 and 2 are likely doomed",
        "likely (more than half)",
        lambda: [1 - survival(1), 1 - survival(2)],
        "exact: failure probability",
        "Provided that nothing is added.",
        means=Range(Fraction(1, 2), 1),
        percent=True,
    ),
    Claim(
        "6.4",
        "Size of groups of 3 and 2 joined by one stone",
        "6",
        lambda: {"a stone between them": 3 + 2 + 1, "the picture": max(groups_of(drawn(EXAMPLES["reading"])))},
        LAW,
        "The dot in the picture touches only the group of three.",
    ),
    Claim(
        "6.4", "Survival probability of the same groups apart", "50%, 33%", lambda: [survival(3), survival(2)], "exact"
    ),
    Claim("7.1", "Aftershock: probability of a salvage", "16.7%", lambda: survival(1), "exact"),
    Claim("7.1", "Aftershock: expected stones for a failed group", "+0.17", lambda: survival(1), "exact"),
    Claim(
        "7.2",
        "Five in a row with a fault line in the middle: sizes of the groups",
        "2, 2",
        lambda: groups_of(drawn("bb.bb", fault_lines="e3")),
        LAW,
        "If the fault line is empty; a stone on it is a third group, of one.",
    ),
    Claim(
        "7.3",
        "Five stones, one of them a Keystone: effective size",
        "6",
        lambda: max(groups_of(drawn("bbBbb", keystone="yes"), effective=True)),
        LAW,
    ),
    Claim(
        "7.3",
        "What a Keystone counts for the size and for points",
        "2, 1",
        lambda: [max(groups_of(drawn("B", keystone="yes"), effective=True)), len(drawn("B", keystone="yes").board)],
        LAW,
    ),
    Claim("7.5", "Groups of 6 and 2 with resonance: expected points", "7.67", lambda: resonance(6, 2), "exact"),
    Claim("7.5", "Joined: number of stones", "8", lambda: 6 + 2 + 1, "exact: the joining stone counts"),
    Claim("7.5", "Joined: expected points with resonance", "11", lambda: resonance(9), "exact"),
    Claim(
        "7.5",
        "Smaller but unified beats larger but fragmented",
        "beats",
        lambda: resonance(6) > resonance(3, 3, 2),
        "exact: one group of 6 against 3 + 3 + 2",
        "9 points against about 3.9, with two fewer stones.",
    ),
    Claim(
        "2, 8",
        "Black's first move is an advantage that needs balancing",
        "first-move balance (Black wins 55% or more)",
        Measured({"search": Mean(SEARCHED, black_wins)}),
        "Black's share of the points",
        means=Range(0.55, 1),
        percent=True,
        remark="Solved: on 3×3 Black has 167/243 = 68.7% ([solved games](solved.md)).",
        lacks="stronger players",
    ),
    Claim(
        "2, 8",
        "The pie rule balances the first move",
        "balance (the first seat wins 45% to 55%)",
        Measured({"search": Mean(PIE, first_seat_wins)}),
        "the first seat's share of the points",
        means=Range(0.45, 0.55),
        percent=True,
        remark="Solved: on 3×3 the first seat has 1201/2592 = 46.3% ([solved games](solved.md)).",
        lacks="stronger players",
    ),
)
