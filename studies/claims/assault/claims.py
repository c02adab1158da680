"""Claims of the document of Triangular Assault, with our own numbers."""

from __future__ import annotations

from fractions import Fraction
from math import inf, sqrt

from craton.games.assault.insight.shapes import regions, strips
from studies.claims.assault import measures
from studies.claims.assault.examples import (
    ATTACKS,
    BOARD,
    FAILURE,
    FORK,
    after_failures,
    allies_on,
    bonus_stones,
    captured_swing,
    earliest_attack,
    failures,
    fortress_exposure,
    free_sides_of_a_wall,
    last_turn_three_behind,
    left_by_the_tide,
    mutual_triples,
    placed_stays,
    reinforced,
    success,
    swing_of,
    three_neighbours_everywhere,
)
from studies.claims.assault.measures import GREEDY, INFLUENCE, MOMENTUM, SACRED, SEARCHED, STUBBORN, TAMED, TIDE
from studies.claims.claim import Claim, Difference, Mean, Measured, Range
from studies.claims.measures import black_wins

SOURCES = "*Triangular Assault: Complete Game Design Document*, by sections"

HALF = Range(Fraction(1, 2), 1)
EXACT = "exact"
GEOMETRY = "exact: geometry of the board"

CLAIMS = (
    Claim(
        "1.2, 2.2, 2.6, 8.1",
        "Every triangle has exactly three neighbours",
        "exactly 3",
        lambda: {name: three_neighbours_everywhere(name) for name in ("hex37", "torus24", "torus54")},
        GEOMETRY,
        "No board of 37 cells can satisfy this, since 37 · 3 is odd: on hex37 22 cells have three neighbours and 15 "
        "have two. On the tori it holds.",
    ),
    Claim(
        "2.2, 4.4",
        "Numbers of edge, middle, inner, central and all cells",
        "12, 18, 6, 1, 37",
        lambda: [*(len(regions(BOARD)[name]) for name in ("edge", "middle", "inner", "centre")), len(BOARD)],
        GEOMETRY,
        "Our board was chosen to keep these numbers. The document's drawing shows 38 to 42 triangles.",
    ),
    Claim("4.4, 2.7", "Cells of the core", "7 (6+1)", lambda: len(BOARD.regions["core"]), GEOMETRY),
    Claim(
        "2.1",
        "Rings around the centre",
        "3",
        lambda: len(BOARD.rings) - 1,
        GEOMETRY,
        "The layers have 1, 3, 9, 12 and 12 cells. 37 is the number of hexagons in three rings (1 + 6 + 12 + 18), "
        "not of triangles.",
    ),
    Claim(
        "2.1",
        "Stones that each side needs",
        "20",
        lambda: {"30 turns": 30 // 2 <= 20, "40 turns": 40 // 2 <= 20, "40 turns with influence": 40 <= 20},
        "exact: a turn adds at most one stone of a colour, with influence two; captured stones are replaced",
        "Momentum chains may need more as well.",
    ),
    Claim(
        "2.5, 3.3, 8.2",
        "Success probability of attacks with 1, 2 and 3 allies",
        "50.0%, 75.0%, 87.5%",
        lambda: [success(allies) for allies in (1, 2, 3)],
        "enumeration of all coins",
    ),
    Claim(
        "2.5, 8.2",
        "Failure probability of attacks with 1, 2 and 3 allies",
        "50.0%, 25.0%, 12.5%",
        lambda: [1 - success(allies) for allies in (1, 2, 3)],
        "enumeration of all coins",
    ),
    Claim(
        "2.5, 3.3",
        "Expected cells gained by an attack with 1, 2 and 3 allies",
        "0.50, 0.75, 0.875",
        lambda: [success(allies) for allies in (1, 2, 3)],
        EXACT,
    ),
    Claim(
        "2.5",
        "A die roll of 4 or more is equivalent to a coin",
        "4+ (50%)",
        lambda: Fraction(sum(face >= 4 for face in range(1, 7)), 6),
        EXACT,
        means=Range(Fraction(1, 2), Fraction(1, 2)),
        percent=True,
    ),
    Claim(
        "1.2, 3.2",
        "Success probability of the strongest attack",
        "87.5%",
        lambda: {
            "against a cell with three neighbours": success(3),
            "against one of the 15 rim cells": success(2),
        },
        GEOMETRY,
    ),
    Claim("3.2", "The best attack fails one time in", "8", lambda: 1 / FAILURE, EXACT),
    Claim(
        "3.2",
        "Success probability with four allies on a square grid",
        "93.75%",
        lambda: success(4),
        "enumeration of all coins",
    ),
    Claim("3.1", "Change in the difference of cells by a capture", "2", captured_swing, "exact: by the law"),
    Claim(
        "3.3, 8.2",
        "Expected swing of attacks with 1, 2 and 3 allies, and of a placement",
        "1.0, 1.5, 1.75, 1.0",
        lambda: [*(swing_of(allies) for allies in (1, 2, 3)), Fraction(1)],
        EXACT,
    ),
    Claim(
        "8.2",
        "Advantage of an attack with 2 and 3 allies over a placement",
        "+50%, +75%",
        lambda: [swing_of(2) - 1, swing_of(3) - 1],
        EXACT,
    ),
    Claim(
        "3.1",
        "Any attack above 50% has a higher expectation than a placement",
        "P > 0.5",
        lambda: {
            "cells of this turn": all(swing_of(allies) > 1 for allies in (2, 3)),
            "with influence, against a placement that earns a bonus": all(swing_of(allies) > 2 for allies in (2, 3)),
        },
        EXACT,
        "A placement with a bonus stone changes the difference by 2, more than any attack.",
    ),
    Claim("3.3, 8.2", "Ten attacks with three allies: expected successes", "8.75", lambda: ATTACKS * success(3), EXACT),
    Claim("3.3", "Ten attacks with three allies: expected failures", "1.25", lambda: ATTACKS * FAILURE, EXACT),
    Claim(
        "3.3",
        "Ten attacks with three allies: standard deviation",
        "1.04",
        lambda: sqrt(ATTACKS * FAILURE * (1 - FAILURE)),
        EXACT,
        "√(35/32) = 1.0458.",
    ),
    Claim(
        "3.3, 8.2", "Ten attacks with three allies: probability that none fails", "26.3%", lambda: failures(0), EXACT
    ),
    Claim(
        "3.3, 8.2",
        "Ten attacks with three allies: probability that two or more fail",
        "45.6%",
        lambda: 1 - failures(0) - failures(1),
        EXACT,
    ),
    Claim(
        "3.3",
        "In nearly half of all games a player fails twice or more when attacking with three allies",
        "nearly half (40% to 50%)",
        Measured(
            {"search": Mean(SEARCHED, measures.surprised_twice), "greedy": Mean(GREEDY, measures.surprised_twice)}
        ),
        "share of players with two such failures",
        "Ten such attacks by one player would give 36.1%, but there are far fewer of them.",
        means=Range(0.4, 0.5),
        percent=True,
    ),
    Claim(
        "3.3",
        "Attacks per player in 30 turns",
        "10",
        Measured(
            {"search": Mean(SEARCHED, measures.attacks_a_player), "greedy": Mean(GREEDY, measures.attacks_a_player)}
        ),
        "attacks per player",
        means=Range(9, 11),
    ),
    Claim(
        "3.3",
        "Attacks with three allies per player in 30 turns",
        "10",
        Measured(
            {
                "search": Mean(SEARCHED, measures.full_attacks_a_player),
                "greedy": Mean(GREEDY, measures.full_attacks_a_player),
            }
        ),
        "attacks with three allies per player",
        means=Range(9, 11),
    ),
    Claim(
        "3.4",
        "Difference between a certain placement and an attack at 87.5%",
        "8.5%",
        lambda: 1 - success(3),
        EXACT,
        "In percentage points.",
    ),
    Claim(
        "3.4",
        "Comebacks are always possible",
        "always",
        lambda: last_turn_three_behind() > 0,
        "enumeration of the last turn in a position three cells behind",
        "Without momentum a turn swings at most 2 cells.",
    ),
    Claim(
        "3.4",
        "Comebacks happen",
        "(in at least one game in ten)",
        Measured({"search": Mean(SEARCHED, measures.comeback), "greedy": Mean(GREEDY, measures.comeback)}),
        "share of games won by the side that was behind after 20 turns",
        means=Range(0.1, 1),
        percent=True,
    ),
    Claim(
        "4.1",
        "In turns 1 to 10 no attack is possible",
        "1-10 (the first turn with a legal attack is 11 or later)",
        earliest_attack,
        "enumeration by the law",
        means=Range(11, inf),
    ),
    Claim(
        "4.1",
        "There is no conflict in turns 1 to 10",
        "no direct conflict (in at most one game in ten)",
        Measured(
            {
                "search": Mean(SEARCHED, measures.attacked_by_turn_ten),
                "greedy": Mean(GREEDY, measures.attacked_by_turn_ten),
            }
        ),
        "share of games with an attack in turns 1–10",
        means=Range(0, 0.1),
        percent=True,
    ),
    Claim(
        "4.2",
        "The first attacks emerge in turns 11 to 18",
        "11-18",
        Measured({"search": Mean(SEARCHED, measures.first_attack), "greedy": Mean(GREEDY, measures.first_attack)}),
        "turn of the first attack",
        means=Range(11, 18),
    ),
    Claim(
        "4.2, 4.3",
        "Turns 19 to 30 see more attacks than turns 11 to 18",
        "active combat (more)",
        Measured({"search": Mean(SEARCHED, measures.combat_later), "greedy": Mean(GREEDY, measures.combat_later)}),
        "share of turns that are attacks, turns 19–30 minus turns 11–18",
        means=Range(0, 1),
        percent=True,
    ),
    Claim(
        "4.1, 3.1",
        "A placement is permanent and denies the cell forever",
        "permanent, forever",
        lambda: placed_stays(FORK),
        "exact: by the law",
        "Captures and floods remove stones.",
    ),
    Claim(
        "2.8",
        "A target can be attacked only once per turn",
        "one action",
        lambda: all(after.turn == FORK.turn + 1 for after in after_failures(FORK)),
        "exact: by the law",
        "This holds with momentum too: a failure ends the turn, and a captured cell is no longer an enemy's.",
    ),
    Claim(
        "3.2, 4.2, 6.1",
        "Three stones in a triangle support each other",
        "mutually",
        lambda: mutual_triples() > 0,
        "enumeration of all triples of cells",
        "No three triangles are all neighbours of each other, and neighbours do not defend: they only help to counter-"
        "attack.",
    ),
    Claim(
        "1.2, 4.3",
        "Straight defensive walls are impossible",
        "impossible",
        lambda: {
            "walls without an exposed side": free_sides_of_a_wall() == {1},
            "straight walls": not any(len(strip) > 2 for strip in strips(BOARD)),
        },
        GEOMETRY,
        "A strip of triangles is straight, but each inner stone of it has one exposed side.",
    ),
    Claim(
        "6.1",
        "Allies of an inner and of an end stone of a phalanx",
        "2, 1",
        lambda: [allies_on(BOARD.rows[1][2:6])[1], allies_on(BOARD.rows[1][2:6])[0]],
        GEOMETRY,
    ),
    Claim(
        "6.1",
        "The central stone of a fortress is protected",
        "protected by all others (0%)",
        lambda: {"without momentum": fortress_exposure(), "with momentum": fortress_exposure(momentum=1)},
        "exact: the probability of falling in one enemy turn, with enemies all around the fortress",
        "Its outer stones are as exposed as any others.",
        means=Range(0, 0),
        percent=True,
    ),
    Claim(
        "6.2", "A stone next to two enemy stones: success probability against each", "50%", lambda: success(1), EXACT
    ),
    Claim(
        "6.2",
        "The opponent can reinforce one of them",
        "reinforce one",
        lambda: reinforced() < success(1),
        "exact: by the law",
        "No stone defends another: the odds of the attack do not change.",
    ),
    Claim("6.2", "Success probability after surrounding a stone on three sides", "87.5%", lambda: success(3), EXACT),
    Claim(
        "6.2",
        "A failed probe costs little",
        "minimal investment",
        lambda: swing_of(1) > 1,
        EXACT,
        "A probe is worth 1 on average, like a placement; a failure costs the whole turn.",
    ),
    Claim(
        "4.3",
        "Combat begins with attacks by a single ally",
        "50% probes (some)",
        Measured({"search": Mean(SEARCHED, measures.lone_attacks), "greedy": Mean(GREEDY, measures.lone_attacks)}),
        "share of attacks with one ally",
        means=Range(0.05, 1),
        percent=True,
    ),
    Claim(
        "7.1",
        "Momentum increases variance",
        "increases (a larger final difference)",
        Measured({"search": Difference(Mean(MOMENTUM, measures.margin), Mean(SEARCHED, measures.margin))}),
        "final difference of cells, with momentum 1 minus without",
        "Probability of three captures in a row with one, two or three allies each: 12.5%, 42.2%, 67.0%.",
        means=Range(0, inf),
    ),
    Claim(
        "7.1",
        "Requiring two allies reduces the variance",
        "consider (a smaller final difference)",
        Measured({"search": Difference(Mean(TAMED, measures.margin), Mean(MOMENTUM, measures.margin))}),
        "final difference of cells, momentum 2 minus momentum 1",
        means=Range(-inf, 0),
    ),
    Claim(
        "7.2",
        "Bonus stones earned by influence",
        "+1",
        bonus_stones,
        "exact: by the law",
    ),
    Claim(
        "7.2",
        "Influence accelerates the middle game",
        "accelerates (fewer empty cells)",
        Measured(
            {
                "search": Difference(
                    Mean(INFLUENCE, measures.empty_after_twenty), Mean(SEARCHED, measures.empty_after_twenty)
                )
            }
        ),
        "empty cells after 20 turns, with influence minus without",
        means=Range(-inf, 0),
    ),
    Claim(
        "7.3",
        "Stubborn defence guarantees a dramatic save in every game",
        "at least one",
        Measured({"search": Mean(STUBBORN, measures.saved)}),
        "share of games with a save",
        "It happens only if a side attacks with three allies.",
        means=Range(1, 1),
        percent=True,
    ),
    Claim(
        "7.4",
        "Sacred ground encourages the centre",
        "center (more than the core's share of 7/37)",
        Measured({"search": Mean(SACRED, measures.sacred_in_core)}),
        "share of sacred cells chosen in the core",
        means=Range(Fraction(7, 37), 1),
        percent=True,
        lacks="stronger players: the choice is made before the first stone",
    ),
    Claim(
        "7.4",
        "Central cells are easier to protect",
        "safer",
        lambda: (
            max(len(BOARD.links[cell]) for cell in BOARD.regions["core"])
            < min(len(BOARD.links[cell]) for cell in BOARD.regions["edge"])
        ),
        GEOMETRY,
        "Core cells have three neighbours, rim cells two: an attack on the rim succeeds with at most 75%.",
    ),
    Claim("7.5", "Cells remaining in turns 1–10 and 11–20", "37, 25", lambda: left_by_the_tide()[:2], GEOMETRY),
    Claim(
        "7.5",
        "Cells remaining in turns 21–30",
        "12",
        lambda: left_by_the_tide()[2],
        GEOMETRY,
        "The document writes ~12.",
    ),
    Claim(
        "7.5",
        "The tide controls the length of the game",
        "game-length control (before the limit)",
        Measured({"search": Mean(TIDE, measures.dominated)}),
        "share of games with tide that end by domination before turn 30",
        "In 30 turns there are two floods; play usually continues to the limit.",
        means=Range(Fraction(1, 2), 1),
        percent=True,
    ),
    Claim(
        "2.7",
        "Black has a first-mover advantage",
        "first-mover advantage (Black wins more than half)",
        Measured({"search": Mean(SEARCHED, black_wins), "greedy": Mean(GREEDY, black_wins)}),
        "Black's share of wins, with White winning ties",
        "With an even turn limit White has the last move.",
        means=HALF,
        percent=True,
    ),
    Claim(
        "1.4",
        "Domination is hard to achieve",
        "hard (in at most one game in ten)",
        Measured({"search": Mean(SEARCHED, measures.dominated), "greedy": Mean(GREEDY, measures.dominated)}),
        "share of games that end by domination",
        means=Range(0, 0.1),
        percent=True,
    ),
    Claim(
        "6.4",
        "Late in a close game, attacking is right",
        "ATTACK (in more than half of such positions)",
        Measured(
            {
                "search": Mean(SEARCHED, measures.late_attack_is_best),
                "greedy": Mean(GREEDY, measures.late_attack_is_best),
            }
        ),
        "share of positions two turns before the end with a difference of at most 2 in which an attack is among the "
        "best actions, by enumeration of all continuations",
        means=HALF,
        percent=True,
    ),
    Claim(
        "6.4",
        "Late and well ahead, placing is right",
        "PLACE (in more than half of such positions)",
        Measured(
            {
                "search": Mean(SEARCHED, measures.late_placing_keeps_a_lead),
                "greedy": Mean(GREEDY, measures.late_placing_keeps_a_lead),
            }
        ),
        "the same for positions in which the side to move is ahead by 3 or more and a placement is among the best",
        means=HALF,
        percent=True,
    ),
    Claim(
        "4.3",
        "Adaptive play is better than conservative or aggressive play",
        "recommended",
        None,
        lacks="bots that play the three styles",
    ),
)
