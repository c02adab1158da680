"""The conformance kit that every game must pass, including plug-ins.

from craton.testing import check_game
check_game("lifeline")
"""

from craton.testing.conformance import check_game, check_match
from craton.testing.option_sets import covering_games, random_game

__all__ = ["check_game", "check_match", "covering_games", "random_game"]
