"""Round robin: every player meets every other once or twice, with balanced seats.

An odd number of players stand in a circle. In round r, players whose places add up to r (modulo the number of players)
meet, and the player who would meet themselves has a bye. A player has the first seat against the next half of the
circle. With an even number, the last player stands outside the circle and meets the one who would have the bye.
"""

from __future__ import annotations

from collections.abc import Sequence

from craton.server.tournaments.games import Tie


def round_count(players: int, cycles: int) -> int:
    return cycles * (players - 1 + players % 2)


def pair_round_robin(players: Sequence[str], round_number: int) -> list[Tie]:
    """The ties of a round, counted from 1; after the last one it starts again with seats exchanged."""
    circle = len(players) - 1 + len(players) % 2
    cycle, turn = divmod(round_number - 1, circle)
    ties = []
    for place in range(circle):
        other = (turn - place) % circle
        if place == other:
            pair = [players[place], *players[circle:]]  # the player outside the circle, if there is one
            ties.append(Tie(*(pair if place % 2 == 0 else reversed(pair))))
        elif place < other:
            is_first = (other - place) % circle <= circle // 2
            ties.append(Tie(players[place], players[other]) if is_first else Tie(players[other], players[place]))
    ties.sort(key=lambda tie: tie.second is None)
    return ties if cycle % 2 == 0 else [Tie(tie.second, tie.first) if tie.second else tie for tie in ties]
