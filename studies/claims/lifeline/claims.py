"""Claims of the documents of Lifeline, with our own numbers."""

from __future__ import annotations

from craton.core.registry import game
from studies.claims.claim import Claim, Mean, Measured, Range
from studies.claims.lifeline import examples, measures
from studies.claims.lifeline.measures import KOMI_4, KOMI_7, RANDOM, STRONG_5, STRONG_7, WEAK_4, WEAK_6
from studies.claims.measures import drawn, first_seat_wins

SOURCES = "the description in the Ludii library (L) and the inventors' rules (R)"

FAIR = Range(0.45, 0.55)
ALL_OF_SIZE_2 = "enumeration of all positions of size 2"

CLAIMS = (
    Claim(
        "L, R",
        "Sizes of boards that can be played",
        "3 to 12",
        lambda: [game("lifeline", size=size).board.size for size in (3, 12)],
        "exact: 19 to 397 cells",
        "We also allow 2.",
    ),
    Claim(
        "L, R",
        "After the first turn a side with a group always has a placement",
        "always",
        examples.always_a_placement,
        ALL_OF_SIZE_2,
        "In general: a living group touches an empty region, and any cell of that region is legal.",
    ),
    Claim(
        "L, R",
        "The same on larger boards",
        "always (in all games)",
        Measured(
            {"size 5, search": Mean(STRONG_5, measures.can_place), "size 5, random": Mean(RANDOM, measures.can_place)}
        ),
        "share of games in which it held on every turn, and the loser had no stones at the end",
        means=Range(0.9, 1),
        percent=True,
    ),
    Claim("L, R", "The last player to place wins", "last", examples.last_to_place_wins, ALL_OF_SIZE_2, "Without komi."),
    Claim("L, R", "A side that cannot place has no groups", "no groups", examples.loser_has_no_groups, ALL_OF_SIZE_2),
    Claim(
        "L, R",
        "A game cannot be drawn",
        "(implied: 0 draws)",
        Measured(
            {
                "size 5, search": Mean(STRONG_5, drawn),
                "size 7, search": Mean(STRONG_7, drawn),
                "size 5, random": Mean(RANDOM, drawn),
            }
        ),
        "share of games that reached the cap of 12 turns per cell",
        "The documents give no limit on the length of a game.",
        means=Range(0, 0.1),
        percent=True,
        lacks="a proof that play ends",
    ),
    Claim(
        "L, R",
        "Play cannot continue for ever",
        "(implied)",
        examples.never_repeats,
        ALL_OF_SIZE_2 + ", ignoring turn numbers",
        "No position can occur twice there.",
        lacks="the same for larger boards",
    ),
    Claim(
        "R",
        "A placement that only removes itself is illegal, which is the same as leaving the board unchanged",
        "in other words",
        examples.illegal_changes_nothing,
        ALL_OF_SIZE_2,
    ),
    Claim(
        "L, R",
        "A double first turn and a swap make the game fair",
        "fair (the first seat wins 45% to 55%)",
        Measured(
            {"size 5, search": Mean(STRONG_5, first_seat_wins), "size 7, search": Mean(STRONG_7, first_seat_wins)}
        ),
        "the first seat's share of wins",
        "Solved: on size 2 Black wins after every pair; on size 3 some pairs win and some lose, as a fair swap "
        "requires ([solved games](solved.md)).",
        means=FAIR,
        percent=True,
        lacks="strong players",
    ),
    Claim(
        "L, R",
        "Stones placed without removals with weak pie",
        "4 (the fourth is judged)",
        examples.removal_begins,
        "exact: by the law, the first stone after which groups are removed",
        "L counts stones placed, R stones on the board; up to that stone the two agree.",
    ),
    Claim(
        "L, R",
        "Stones on the board when White may swap, with weak and strong pie",
        "1, 2",
        lambda: [examples.stones_before_the_swap(balance) for balance in ("weak", "strong")],
        "exact: by the law",
    ),
    Claim(
        "R",
        "Weak pie is fair from base 6 upwards",
        "6 (from there on 45% to 55%)",
        Measured({"size 4, search": Mean(WEAK_4, first_seat_wins), "size 6, search": Mean(WEAK_6, first_seat_wins)}),
        "the first seat's share of wins",
        "Solved: on size 3 Black wins after every first stone, so the swap does not balance the game "
        "([solved games](solved.md)).",
        means=FAIR,
        percent=True,
        lacks="strong players",
    ),
    Claim(
        "R",
        "Komi pie is fair from base 7 upwards",
        "7 (from there on 45% to 55%)",
        Measured({"size 4, search": Mean(KOMI_4, first_seat_wins), "size 7, search": Mean(KOMI_7, first_seat_wins)}),
        "the first seat's share of wins",
        means=FAIR,
        percent=True,
        lacks="strong players",
    ),
    Claim(
        "L",
        "A fair komi lies between 1 and 12",
        "1-12",
        Measured(
            {"size 4, search": Mean(KOMI_4, measures.named_komi), "size 7, search": Mean(KOMI_7, measures.named_komi)}
        ),
        "the komi that the first seat names",
        "Solved: on size 3 Black wins with komi 3 and White with komi 4; on size 2 Black wins even with 12 "
        "([solved games](solved.md)).",
        means=Range(1, 12),
        lacks="strong players: these bots name a komi before they can evaluate it",
    ),
)
