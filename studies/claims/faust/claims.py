"""Claims of the document of Faust, with our own numbers."""

from __future__ import annotations

from math import inf

from craton.core.registry import game
from studies.claims.claim import Claim, Mean, Measured, Range
from studies.claims.faust import examples, measures
from studies.claims.faust.measures import DEEP_8, PLAIN_8, RANDOM_8, RANDOM_15, RANDOM_19, SEARCH_8, SEARCH_11
from studies.claims.measures import black_wins, drawn, first_seat_wins, turns

SOURCES = "*Faust*, by Corey L. Clark: its introduction, rules and notes on strategy"

BY_SIZE = {
    "8×8, search": SEARCH_8,
    "11×11, search": SEARCH_11,
    "8×8, random": RANDOM_8,
    "15×15, random": RANDOM_15,
}
LAW = "exact: by the law"

CLAIMS = (
    Claim(
        "introduction",
        "Moves per game, relative to the number of spaces",
        "150% (140% to 160%)",
        Measured(
            {
                **{name: Mean(trial, measures.moves_a_space) for name, trial in BY_SIZE.items()},
                "8×8, ten times the search": Mean(DEEP_8, measures.moves_a_space),
            }
        ),
        "turns divided by spaces",
        "The trial with ten times the search was added after seeing the others: deeper search makes longer games.",
        means=Range(1.4, 1.6),
    ),
    Claim(
        "introduction",
        "A game easily has 150% as many moves as spaces",
        "quite easy (in at least a tenth of the games)",
        Measured({name: Mean(trial, measures.reaches_150) for name, trial in BY_SIZE.items()}),
        "share of games of at least that length",
        means=Range(0.1, 1),
        percent=True,
        lacks="stronger players: deeper search makes longer games",
    ),
    Claim(
        "introduction",
        "Games are longer, relative to the board, on larger boards",
        "especially as you scale up (larger than on 8×8)",
        Measured(
            {
                "11×11 minus 8×8, search": measures.larger(SEARCH_11, SEARCH_8),
                "15×15 minus 8×8, random": measures.larger(RANDOM_15, RANDOM_8),
            }
        ),
        "difference of turns divided by spaces",
        means=Range(0, inf),
        percent=True,
        lacks="stronger players",
    ),
    Claim(
        "introduction",
        "A game cannot be drawn: on a full board some side can always capture",
        "impossible",
        examples.full_board_has_a_capture,
        "enumeration of all full 3×3 boards; by a SAT solver up to 15×15 (tests/games/faust/test_faust_known.py)",
        "That captures never repeat a position is known only up to 5×5 (same tests), so play might not always end.",
        lacks="a proof that play always ends",
    ),
    Claim(
        "introduction",
        "Share of draws in games played",
        "impossible (0%)",
        Measured({name: Mean(trial, drawn) for name, trial in BY_SIZE.items()}),
        "share of games that reached the cap of 12 turns per space",
        means=Range(0, 0.1),
        percent=True,
        lacks="a proof that play always ends",
    ),
    Claim(
        "introduction",
        "At the end, discs generally cover the entire board",
        "generally (in more than half of the games)",
        Measured({name: Mean(trial, measures.all_covered) for name, trial in BY_SIZE.items()}),
        "share of games that end with a disc on every space",
        means=Range(0.5, 1),
        percent=True,
    ),
    Claim(
        "materials",
        "As many discs as spaces are enough",
        "as many",
        Measured({"8×8, search": Mean(SEARCH_8, measures.discs_never_leave)}),
        "share of games in which no disc ever left the board",
        "Discs are flipped, never removed, so every disc keeps its space.",
        means=Range(0.9, 1),
        percent=True,
    ),
    Claim(
        "materials",
        "19×19 takes a whole evening",
        "a whole evening (400 moves or more)",
        Measured({"19×19, random": Mean(RANDOM_19, turns)}),
        "turns per game",
        means=Range(400, inf),
        lacks="games between people, and their clocks",
    ),
    Claim(
        "materials",
        "Boards of the recommended sizes and 19×19 can be played",
        "8, 15, 19",
        lambda: [game("faust", size=size).board.size for size in (8, 15, 19)],
        LAW,
        "We allow 3 to 19.",
    ),
    Claim(
        "gameplay, A",
        "Either player may capture all enemy discs in the pattern",
        "all (6 of each colour)",
        lambda: examples.crosscut_discs() == [6, 6],
        LAW,
        "The picture is lost; this is for the pattern that we chose.",
    ),
    Claim(
        "gameplay, B",
        "Three or four walls capture a single disc, one or two do not",
        "majority (not with half)",
        lambda: examples.walls_of_one_disc() == [False, False, True, True],
        LAW,
    ),
    Claim(
        "fig. 1",
        "The longer walls of an oblong rectangle suffice, two walls of a square do not",
        "longer walls",
        lambda: examples.long_walls_suffice() == {"oblong rectangles": True, "squares": False},
        "enumeration of all rectangles up to 4×4 by the law",
    ),
    Claim("objective", "Taking the last enemy disc wins", "completely", examples.side_wins_by_annihilation, LAW),
    Claim(
        "pie",
        "Black's extra disc is an advantage",
        "advantage (more than half)",
        Measured({"8×8, search, no pie": Mean(PLAIN_8, black_wins)}),
        "Black's share of wins",
        "Solved: on 3×3 and 4×4 Black wins ([solved games](solved.md)).",
        means=Range(0.5, 1),
        percent=True,
        lacks="strong players",
    ),
    Claim(
        "pie",
        "The pie rule reduces this advantage",
        "reduce (the first seat wins 45% to 55%)",
        Measured({"8×8, search": Mean(SEARCH_8, first_seat_wins)}),
        "the first seat's share of wins",
        means=Range(0.45, 0.55),
        percent=True,
        lacks="strong players",
    ),
    Claim(
        "strategy",
        "A player who connects two opposite corners may live unconditionally",
        "might",
        examples.connected_corners_live,
        "enumeration of all full 3×3 boards and their continuations",
        "It would hold if no such side could lose there. The document allows for weak points in the chain.",
        lacks="larger boards",
    ),
    Claim(
        "strategy",
        "A 1×1 eye secures the discs around it from attack",
        "secure",
        lambda: {
            "from rectangles": examples.eye_is_safe_from_rectangles(),
            "from the pattern": examples.eye_is_safe_from_the_crosscut(),
        },
        "the law applied to 1,500 random 5×5 boards and one drawn board",
        "A rectangle that contains a disc next to the eye has the empty cell in one of its walls, so it cannot be "
        "captured; the pattern has no walls.",
    ),
    Claim(
        "strategy",
        "Straight walls do little to secure territory",
        "not much",
        None,
        lacks="a measure of secured territory",
    ),
)
