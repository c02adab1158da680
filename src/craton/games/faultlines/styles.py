"""The strategies that the document of Fault Lines names, as weights of features (search/features.py)."""

from __future__ import annotations

from craton.core.styles import Style, Styles
from craton.games.faultlines.law.rules import FOCUS, PHASE, WAVE
from craton.games.faultlines.search.features import NAMES, features

# Every style passes only to end a game in which it leads, and keeps its Keystone until it makes a group safe.
COMMON = {"pass": -20.0, "end": 40.0, "swap": -1.0, "keystone": -3.0, "safe": 1.0}
# The middle game after the document's openings: take the largest gain in expected stones.
CONNECT = {**COMMON, "gain": 2.0, "deny": 1.0, "safe": 2.0}
OPENING_TURNS = 15  # "Turns 1-15: The Land Grab"

STYLES = Styles(
    features=NAMES,
    kernel=features,
    event_slots=(FOCUS, PHASE, WAVE),
    styles=(
        Style(
            "maximum-spread",
            "Maximum spread",
            "stakes out the board with stones far from each other; connects after turn 15",
            "3.4 option A, 4.1 claiming",
            CONNECT,
            {**COMMON, "spread": 4.0, "isolated": 1.0, "centre": 0.3},
            OPENING_TURNS,
        ),
        Style(
            "single-chain",
            "Single chain",
            "builds one growing group and nothing else",
            "3.4 option B, 4.1 connecting",
            {**COMMON, "chain": 6.0, "isolated": -2.0, "centre": 0.3, "gain": 0.2},
        ),
        Style(
            "clustered-claiming",
            "Clustered claiming",
            "places stones two or three steps apart, to be joined later; connects after turn 15",
            "4.1, the recommended opening",
            CONNECT,
            {**COMMON, "cluster": 3.0, "isolated": 1.0, "centre": 0.6, "deny": 0.3},
            OPENING_TURNS,
        ),
        Style(
            "race-to-six",
            "Race to six",
            "grows the group nearest to safety until it is safe, then starts the next one",
            "4.2 the race to 6",
            {**COMMON, "race": 4.0, "safe": 4.0, "waste": -2.0, "gain": 0.5},
        ),
        Style(
            "splitter",
            "Splitter",
            "claims space first; from turn 16 on blocks, wedges and surrounds the opponent's groups",
            "4.2 denial tactics, 6.2",
            {**COMMON, "deny": 2.5, "wedge": 2.0, "surround": 4.0, "gain": 0.7},
            {**COMMON, "cluster": 2.0, "isolated": 0.5, "centre": 0.5, "deny": 1.0},
            OPENING_TURNS,
        ),
        Style(
            "balanced-portfolio",
            "Balanced portfolio",
            "makes one safe group first, then grows medium groups and risks a few lone stones",
            "5.3 the hybrid approach, 6.3",
            {**COMMON, "gain": 1.5, "safe": 3.0, "race": 1.0, "deny": 1.0, "cluster": 0.6, "waste": -0.5},
            {**COMMON, "race": 3.0, "safe": 3.0, "gain": 1.0, "deny": 0.5},
            OPENING_TURNS,
        ),
        Style(
            "resonance-hunter",
            "Resonance hunter",
            "wants every group to survive: joins its groups, and passes rather than start a risky one",
            "Enhancement 5",
            {**COMMON, "pass": -0.5, "resonance": 2.0, "gain": 0.6, "merge": 1.0},
            {**COMMON, "chain": 4.0, "isolated": -1.0, "centre": 0.5, "gain": 0.5},
            OPENING_TURNS,
        ),
    ),
)
