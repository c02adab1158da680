"""The conformance kit: what any game, also a stranger's, must pass.

from craton.testing import check_game
check_game("lifeline")
"""

from craton.testing.conformance import check_game, check_match
from craton.testing.cover import covering_games, random_game

__all__ = ["check_game", "check_match", "covering_games", "random_game"]
