"""All colours of drawings."""

from collections.abc import Mapping

# Terminal: numbers of the 256 colours.
TERMINAL_GROUND = 180
TERMINAL_GROUND_UP = 144
TERMINAL_WALL = 137
TERMINAL_COORDINATE = 243
TERMINAL_EMPTY = 94
TERMINAL_LABEL = 52
TERMINAL_STONE: Mapping[str, int] = {"black": 16, "white": 231}
TERMINAL_MARK: Mapping[str, int] = {
    "last": 160,
    "captured": 127,
    "keystone": 94,
    "secured": 22,
    "fault": 124,
    "core": 52,
    "flooded": 231,
    "sacred": 55,
    "focus": 88,
    "legal": 22,
}
TERMINAL_OWN_MARK = 55  # of the marks that a game draws by a sign
TERMINAL_OWN_PAPER = 150
TERMINAL_PAPER: Mapping[str, int] = {"core": 173, "flooded": 67, "focus": 214}  # later ones cover earlier ones
# Stones of a full-screen terminal are filled cells: their paper, and the ink of their signs.
TERMINAL_STONE_PAPER: Mapping[str, int] = {"black": 232, "white": 255}
TERMINAL_STONE_INK: Mapping[str, int] = {"black": 246, "white": 16}
TERMINAL_CURSOR_PAPER, TERMINAL_CURSOR_INK = 27, 231

# SVG.
CARD = "#fbf7ef"
TEXT = "#4a3a2a"
QUIET_TEXT = "#7d674d"
WOOD_LIGHT = "#eccb94"
WOOD_DARK = "#d9ab69"
WOOD_EDGE = "#a97a3f"
WOOD_GRAIN = "#9a6a33"
LINE = "#5f4322"
COORDINATE = "#6b4c27"
HEXAGON = "#f3deb5"
HEXAGON_EDGE = "#b98d52"
TRIANGLE_UP = "#f6e6c4"
TRIANGLE_DOWN = "#ecd3a2"
TRIANGLE_EDGE = "#c49a5e"
CORE = "#f0b45c"
WATER = "#5f9fc0"
WAVE = "#d8eef7"
FAULT = "#4b2313"
FAULT_GROUND = "#8a4a2a"
LAST = "#e4522b"
SECURED = "#159a86"
KEYSTONE = "#f5bd3d"
KEYSTONE_EDGE = "#6d4a0b"
SACRED = "#7a3fb0"
FOCUS = "#ffcf33"
FOCUS_EDGE = "#ef8f00"
LEGAL = "#2f7d4f"
OWN_MARK = "#6a35a0"
OWN_MARK_EDGE = "#fdf8ff"
OWN_GROUND = "#a9bf7a"
SEAMS = ("#3f78b5", "#b5523f", "#4d8f4a")  # for the three pairs of joined sides
SHADOW = "#2b1a08"
STONE_GRADIENT: Mapping[str, tuple[str, str, str]] = {
    "black": ("#77777d", "#2e2e33", "#0c0c0e"),
    "white": ("#ffffff", "#f4f1ea", "#c8c0b2"),
}
STONE_FLAT: Mapping[str, str] = {"black": "#1d1d20", "white": "#fbf9f4"}
STONE_EDGE: Mapping[str, str] = {"black": "#060607", "white": "#8f8676"}
