"""Who meets whom: round robin, Swiss and knockout as pure functions, and the tables that come of them."""

import itertools
import random
from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from craton.server.tournaments.games import DRAW, LOSS, WIN, Game, Seats, Tie, total_points
from craton.server.tournaments.matching import FREE, largest_matching
from craton.server.tournaments.pairing_knockout import (
    MAX_LEGS,
    bracket,
    needs_another_leg,
    pair_knockout,
    round_count,
    tie_winner,
)
from craton.server.tournaments.pairing_round_robin import pair_round_robin
from craton.server.tournaments.pairing_round_robin import round_count as round_robin_rounds
from craton.server.tournaments.pairing_swiss import pair_swiss
from craton.server.tournaments.standings import standings

SIZES = st.integers(2, 17)
RNG = st.integers(0, 10**6).map(random.Random)


def names(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


def played(ties: Sequence[Tie], round_number: int, score: Callable[[Tie], int]) -> list[Game]:
    return [
        Game(round_number, table, tie.first, tie.second, WIN if tie.second is None else score(tie), match="m")
        for table, tie in enumerate(ties)
    ]


def check_round(ties: Sequence[Tie], players: Sequence[str]) -> None:
    """Everybody is in it once, and there is a bye only if there must be."""
    seated = [player for tie in ties for player in (tie.first, tie.second) if player is not None]
    assert sorted(seated) == sorted(players)
    assert sum(tie.second is None for tie in ties) == len(players) % 2


# Round robin


@given(SIZES, st.sampled_from((1, 2)))
def test_in_a_round_robin_all_meet_and_seats_balance(count: int, cycles: int) -> None:
    players = names(count)
    games: list[Game] = []
    for number in range(1, round_robin_rounds(count, cycles) + 1):
        ties = pair_round_robin(players, number)
        check_round(ties, players)
        games += played(ties, number, lambda _: DRAW)
    met = Counter(frozenset((game.first, game.second)) for game in games if game.second)
    assert met == {frozenset(pair): cycles for pair in itertools.combinations(players, 2)}
    assert all(abs(balance) <= (count % 2 == 0 and cycles == 1) for balance in Seats(games).balance.values())
    if cycles == 2:
        assert {(game.first, game.second) for game in games if game.second} == set(itertools.permutations(players, 2))
    assert set(Counter(game.first for game in games if game.is_bye).values()) <= {cycles}


# Matching


def brute_matching(edges: Sequence[tuple[int, int]], used: frozenset[int] = frozenset()) -> int:
    best = 0
    for number, edge in enumerate(edges):
        if not used & set(edge):
            best = max(best, 1 + brute_matching(edges[number + 1 :], used | set(edge)))
    return best


@given(st.integers(0, 9), st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=14))
def test_no_matching_is_larger_than_the_largest(count: int, drawn: set[tuple[int, int]]) -> None:
    edges = sorted({(min(pair), max(pair)) for pair in drawn if pair[0] != pair[1] and max(pair) < count})
    near: list[list[int]] = [[] for _ in range(count)]
    for one, other in edges:
        near[one].append(other)
        near[other].append(one)
    partner = largest_matching(near)
    for node, other in enumerate(partner):
        assert other == FREE or (partner[other] == node and other in near[node])
    assert sum(other != FREE for other in partner) == 2 * brute_matching(edges)


# Swiss


def can_avoid_repeats(players: Sequence[str], met: set[frozenset[str]]) -> bool:
    if not players:
        return True
    first, *rest = players
    return any(
        frozenset((first, other)) not in met and can_avoid_repeats([one for one in rest if one != other], met)
        for other in rest
    )


@settings(max_examples=60)
@given(st.integers(2, 9), RNG)
def test_in_swiss_nobody_meets_twice_or_has_two_byes_if_it_can_be_avoided(count: int, rng: random.Random) -> None:
    players = names(count)
    games: list[Game] = []
    for number in range(1, count + 3):
        met = {frozenset((game.first, game.second)) for game in games if game.second}
        byes = Counter(dict.fromkeys(players, 0))
        byes.update(game.first for game in games if game.is_bye)
        ties = pair_swiss(players, games)
        check_round(ties, players)
        alone = [tie.first for tie in ties if tie.second is None]
        assert all(byes[player] == min(byes.values()) for player in alone)
        if any(tie.second and frozenset((tie.first, tie.second)) in met for tie in ties):
            for bye in [one for one in players if byes[one] == min(byes.values())] if count % 2 else [None]:
                assert not can_avoid_repeats([one for one in players if one != bye], met)
        games += played(ties, number, lambda _: rng.choice((WIN, DRAW, LOSS)))


@settings(max_examples=40)
@given(st.integers(12, 40), RNG)
def test_in_swiss_seats_stay_balanced_and_leavers_are_not_paired(count: int, rng: random.Random) -> None:
    players = names(count)
    games: list[Game] = []
    for number in range(1, 6):
        ties = pair_swiss(players, games)
        check_round(ties, players)
        games += played(ties, number, lambda _: rng.choice((WIN, DRAW, LOSS)))
        if rng.random() < 0.3:
            players = [one for one in players if one != rng.choice(players)]
    assert all(abs(balance) <= 2 for balance in Seats(games).balance.values())
    met = Counter(frozenset((game.first, game.second)) for game in games if game.second)
    assert max(met.values()) == 1


def test_swiss_pairs_players_with_equal_points() -> None:
    players = names(8)
    first = pair_swiss(players, [])
    assert [{tie.first, tie.second} for tie in first] == [{"p0", "p4"}, {"p1", "p5"}, {"p2", "p6"}, {"p3", "p7"}]
    better_wins = played(first, 1, lambda tie: WIN if tie.first < str(tie.second) else LOSS)
    points = total_points(better_wins)
    assert all(points[tie.first] == points[str(tie.second)] for tie in pair_swiss(players, better_wins))


def test_two_games_of_one_tie_are_one_meeting() -> None:
    games = [Game(1, 0, "p0", "p1", WIN, 0), Game(1, 0, "p1", "p0", WIN, 1)]
    games += [Game(1, 1, "p2", None, WIN, 0), Game(1, 1, "p2", None, WIN, 1)]
    assert pair_swiss(names(3), games)[-1].first in ("p0", "p1")


def test_a_large_round_is_paired_soon() -> None:
    players, games = names(200), []
    for number in range(1, 9):
        games += played(pair_swiss(players, games), number, lambda tie: WIN if tie.first < str(tie.second) else LOSS)
    assert max(Counter(frozenset((game.first, str(game.second))) for game in games).values()) == 1


# Knockout


@given(SIZES, RNG)
def test_a_knockout_halves_itself_and_the_best_seeds_have_the_byes(count: int, rng: random.Random) -> None:
    players = names(count)
    size = 2 ** round_count(count)
    assert sorted(bracket(count)) == list(range(size))
    games: list[Game] = []
    for number in range(1, round_count(count) + 1):
        ties = pair_knockout(players, games)
        assert len(ties) == size >> number
        byes = {tie.first for tie in ties if tie.second is None}
        assert byes == (set(players[: size - count]) if number == 1 else set())
        games += played(ties, number, lambda _: rng.choice((WIN, LOSS)))
    losers = [game.second if game.points == WIN else game.first for game in games if game.second]
    assert len(set(losers)) == len(losers) == count - 1
    table = standings("knockout", players, games)
    assert [line.place for line in table[:2]] == [1, 2]
    assert {line.player for line in table if line.place == 1} == set(players) - set(losers)


def test_the_first_two_seeds_meet_in_the_final_if_nothing_surprising_happens() -> None:
    games: list[Game] = []
    for number in (1, 2, 3):
        ties = pair_knockout(names(8), games)
        games += played(ties, number, lambda tie: WIN if tie.first < str(tie.second) else LOSS)
    assert {games[-1].first, games[-1].second} == {"p0", "p1"}


def test_an_even_tie_is_played_again_but_not_for_ever() -> None:
    even = [Game(1, 0, "p1", "p0", WIN, 0, "m"), Game(1, 0, "p0", "p1", WIN, 1, "n")]
    assert needs_another_leg(even, 1)
    assert not needs_another_leg(even, MAX_LEGS)
    assert tie_winner(even, names(2)) == "p0"
    assert not needs_another_leg([*even, Game(1, 0, "p1", "p0", WIN, 2, "o")], 2)
    assert [line.place for line in standings("knockout", names(2), even)] == [1, 2]


# Standings


def test_tie_breaks_are_those_of_the_books() -> None:
    games = [
        Game(1, 0, "a", "b", WIN),
        Game(1, 1, "c", "d", DRAW),
        Game(1, 2, "e", None, WIN),
        Game(2, 0, "a", "e", DRAW),
        Game(2, 1, "c", "b", WIN),
        Game(2, 2, "d", None, WIN),
        Game(3, 0, "a", "c"),
    ]
    # points in halves: a 3, b 0, c 3, d 3, e 3
    table = {line.player: line for line in standings("swiss", list("abcde"), games)}
    assert [table[player].points for player in "abcde"] == [3, 0, 3, 3, 3]
    assert [table[player].buchholz for player in "abcde"] == [0 + 3, 3 + 3, 3 + 0, 3 + 3, 3 + 3]
    assert table["a"].sonneborn_berger == 2 * 0 + 1 * 3
    assert table["e"].sonneborn_berger == 2 * 3 + 1 * 3
    assert (table["a"].won, table["a"].drawn, table["a"].lost, table["a"].byes) == (1, 1, 0, 0)
    assert (table["e"].won, table["e"].byes) == (0, 1)
    places = [(line.player, line.place) for line in standings("swiss", list("abcde"), games)]
    assert places == [("d", 1), ("e", 1), ("a", 3), ("c", 3), ("b", 5)]


@given(st.integers(2, 8), RNG)
def test_points_are_shared_out_fully(count: int, rng: random.Random) -> None:
    players, games = names(count), []
    for number in range(1, 4):
        games += played(pair_swiss(players, games), number, lambda _: rng.choice((WIN, DRAW, LOSS)))
    table = standings("swiss", players, games)
    assert sum(line.points for line in table) == WIN * len(games)
    assert sorted(line.player for line in table) == players
    assert [line.points for line in table] == sorted((line.points for line in table), reverse=True)


@pytest.mark.parametrize("kind", ["swiss", "round-robin", "knockout"])
def test_before_the_first_result_all_share_first_place(kind: str) -> None:
    assert [line.place for line in standings(kind, names(4), [])] == [1, 1, 1, 1]
