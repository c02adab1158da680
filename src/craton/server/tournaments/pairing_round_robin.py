"""Round robin: everybody meets everybody, once or twice, with seats that balance.

An odd number of players stand in a circle; in round r those meet whose places add up to r, and the one who would meet
himself has a bye. A place is first against the following half of the circle. With an even number the last player stands
outside and meets the one who would have the bye.
"""

from __future__ import annotations

from collections.abc import Sequence

from craton.server.tournaments.games import Tie


def round_count(players: int, cycles: int) -> int:
    return cycles * (players - 1 + players % 2)


def pair_round_robin(players: Sequence[str], round_number: int) -> list[Tie]:
    """The ties of a round, counted from 1; behind the last one it begins again with seats exchanged."""
    circle = len(players) - 1 + len(players) % 2
    cycle, turn = divmod(round_number - 1, circle)
    ties = []
    for place in range(circle):
        other = (turn - place) % circle
        if place == other:
            ties.append(_alone(players, circle, place))
        elif place < other:
            is_first = (other - place) % circle <= circle // 2
            ties.append(Tie(players[place], players[other]) if is_first else Tie(players[other], players[place]))
    ties.sort(key=lambda tie: tie.second is None)
    return ties if cycle % 2 == 0 else [Tie(tie.second, tie.first) if tie.second else tie for tie in ties]


def _alone(players: Sequence[str], circle: int, place: int) -> Tie:
    if len(players) == circle:
        return Tie(players[place])
    outside = players[circle]
    return Tie(players[place], outside) if place % 2 == 0 else Tie(outside, players[place])
