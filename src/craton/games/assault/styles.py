"""The strategies that the document of Triangular Assault names, as weights of features (search/features.py)."""

from __future__ import annotations

from craton.core.styles import Style, Styles
from craton.games.assault.law.rules import TARGET
from craton.games.assault.search.features import NAMES, features

COMMON = {"swap": -1.0, "stop": -1.0, "save": 1.0}
# What the openings are followed by: attacks that gain more than a stone, on cells that are hard to take back.
SOUND = {**COMMON, "swing": 4.0, "risk": -1.0, "allies": 0.5}
OPENING_TURNS = 10  # "Land Grab Opening Phase (Turns 1-10)"

STYLES = Styles(
    features=NAMES,
    kernel=features,
    event_slots=(TARGET,),
    styles=(
        Style(
            "core-fortress",
            "Core fortress",
            "holds the core and the cells next to its own stones; attacks only to win core cells",
            "4.4, defensive, turtle",
            {**COMMON, "core": 4.0, "centre": 1.5, "allies": 2.0, "risk": -1.0, "attack": -3.0, "odds": 2.0},
        ),
        Style(
            "rim-runner",
            "Rim runner",
            "spreads along the outermost ring and attacks there",
            "4.4, aggressive, spread",
            {**COMMON, "edge": 4.0, "centre": -1.0, "spread": 1.0, "swing": 2.0, "risk": -0.5},
        ),
        Style(
            "wedge",
            "Wedge",
            "drives through the centre and takes the cells that separate enemy stones",
            "4.4 the division play, 6.2 the cut",
            {**COMMON, "cut": 5.0, "centre": 2.0, "allies": 1.5, "swing": 2.0},
        ),
        Style(
            "engulf",
            "Engulf",
            "surrounds enemy stones patiently and attacks only with three allies",
            "4.4, patient, positional; 6.2 the surround",
            {**COMMON, "enclose": 4.0, "edge": 0.5, "attack": -28.0, "odds": 38.0, "risk": -0.5},
        ),
        Style(
            "centre-control",
            "Centre control opening",
            "opens in and around the centre, then attacks when that gains more than a stone",
            "4.1 opening strategy 1",
            SOUND,
            {**COMMON, "centre": 3.0, "core": 1.0, "allies": 1.0, "swing": 1.0},
            OPENING_TURNS,
        ),
        Style(
            "edge-anchor",
            "Edge anchor opening",
            "opens on the outer ring next to its own stones, then attacks when that gains more than a stone",
            "4.1 opening strategy 2",
            SOUND,
            {**COMMON, "edge": 3.0, "allies": 2.0, "risk": -1.0, "swing": 1.0},
            OPENING_TURNS,
        ),
        Style(
            "spread-formation",
            "Spread opening",
            "opens with stones far from each other, then attacks when that gains more than a stone",
            "4.1 opening strategy 3",
            SOUND,
            {**COMMON, "spread": 4.0, "risk": -1.0, "swing": 0.5},
            OPENING_TURNS,
        ),
        Style(
            "place-only",
            "Place only",
            "never attacks while a cell is empty; builds next to its own stones, away from the enemy's",
            "6.4 the risk gradient, guaranteed",
            {**COMMON, "attack": -20.0, "odds": 5.0, "risk": -2.0, "allies": 1.0, "centre": 0.5},
        ),
        Style(
            "conservative",
            "Conservative",
            "attacks with two or three allies only, else places safely",
            "6.4 the risk gradient, conservative attacks",
            {**COMMON, "attack": 2.0, "probe": -20.0, "odds": 4.0, "risk": -1.0, "allies": 1.5, "centre": 0.5},
        ),
        Style(
            "adaptive",
            "Adaptive",
            "attacks or places as the decision matrix recommends",
            "6.4 the decision matrix",
            {**COMMON, "matrix": 10.0, "odds": 4.0, "risk": -1.0, "allies": 1.5, "centre": 0.5, "loose": 0.5},
        ),
        Style(
            "aggressive",
            "Aggressive",
            "attacks whenever it can, with one ally too",
            "6.4 the risk gradient, aggressive attacks",
            {**COMMON, "attack": 10.0, "odds": 4.0, "enclose": 2.0, "centre": 0.5},
        ),
        Style(
            "prober",
            "Prober",
            "attacks with one ally to keep the opponent busy, and builds between the attacks",
            "4.3 combat rhythm, 6.2 the probe",
            {**COMMON, "probe": 6.0, "odds": 4.0, "spread": 1.5, "enclose": 2.0, "place": 1.0},
        ),
    ),
)
