"""The commented example that `craton lab new` writes."""

from __future__ import annotations

from craton.core.definition import Definition
from craton.core.options import YesNo

TEMPLATE = """\
# An experiment for `craton lab run FILE`. `craton lab check FILE` validates it and estimates how long it takes.

title = "{title}: a first look"
game = "{game}"
seed = 1                      # the same file and seed give the same games on any machine

# Rules. A list makes an option an axis of the grid: every combination is a cell with its own games.
# The first cell is the baseline that the report compares the others with.
[options]
{options}

# Named rule sets instead of a grid, or in addition to it:
# [variants]
# "standard" = {{}}
# "mine" = {{ {axis} = {value} }}

# Bots: any text that `craton match` takes. `both` plays both seats; a list makes one cell for each.
# With `first` and `second`, different bots change seats after every game.
[bots]
both = "mcts:simulations=100"

[games]
each = 200                    # games of each cell; or instead of it a precision:
# precision = 2.0             # stop when the first seat's score is known to ± 2 points ...
# most = 4000                 # ... or after this many games
margin = 2.0                  # an edge within ± 2 points is called balanced
confidence = 0.95
paired = true                 # game n has the same dice and the same opening in every cell
random_opening = 0            # random actions at the beginning; without chance, bots may repeat games if it is 0
# opening = "{opening}"              # actions that every game begins with

# The value of every first action: this many games for each (symmetric ones are merged). 0 leaves it out.
[openings]
games = 0

# Depth: each number of simulations plays against the one before it. An empty list leaves it out.
[ladder]
simulations = []              # such as [25, 50, 100, 200, 400]
games = 100                   # for each step

# Engine values of the positions of some games, for drama, lead changes, luck and the like. In games with chance events
# evaluate all games if you can: scores with luck removed are much more precise.
[evaluation]
games = 40                    # of each cell; 0 leaves these measures out
simulations = 200

# [budget]
# minutes = 30                # the run ends then, complete or not; running it again continues it
"""


def template(rules: Definition) -> str:
    """An example experiment for a game."""
    switches = [option for option in rules.options if isinstance(option, YesNo)]
    axis = next((option.name for option in switches if option.name == "pie"), "")
    lines = []
    for option in rules.options:
        note = f"# {option.help} ({option.values})"
        if option.name == axis:
            lines.append(f"{option.name} = [false, true]   {note}")
        else:
            lines.append(f"# {option.name} = {_toml(option.default)}   {note}")
    from craton.core.game import make_game

    start = make_game(rules, {}).start()
    changed = next(option for option in rules.options if len(option.samples) > 1)
    other = next(value for value in changed.samples if value != changed.default)
    return TEMPLATE.format(
        title=rules.title,
        game=rules.name,
        options="\n".join(lines),
        axis=axis or changed.name,
        value="true" if axis else _toml(other),
        opening=start.legal_moves[len(start.legal) // 2] if start.legal else "",
    )


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    return '"none"' if value in (None, ()) else f'"{value}"'
