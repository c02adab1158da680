"""Ratings: how they change, that a match counts once, and what can be read of players."""

import asyncio
import itertools
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from craton.server.context import open_context
from craton.server.ratings.rating import DAY, DEVIATION, DRAWN, LOST, PROVISIONAL, WON, Rating, rated
from craton.server.wire import players
from tests.server.harness import Client, FakeClock, LiveServer, check_response, seated_rated, until

_numbers = itertools.count()
ROUNDING = 1e-6
"""Ratings that differ by less may be too close for a draw to move them by a float."""
RATINGS = st.builds(Rating, st.floats(500, 2500), st.floats(60, DEVIATION), st.none() | st.integers(0, 2_000 * DAY))


@given(RATINGS, RATINGS, st.sampled_from((WON, DRAWN, LOST)), st.integers(0, 3_000 * DAY))
@example(Rating(500.00000000000006), Rating(500.0), DRAWN, 0)
@example(Rating(500.00001), Rating(500.0), DRAWN, 0)
def test_a_match_moves_both_towards_its_result_and_makes_both_more_certain(
    first: Rating, second: Rating, score: int, at: int
) -> None:
    new_first, new_second = rated(first, second, score, at)
    if score == WON:
        assert new_first.mu > first.mu
        assert new_second.mu < second.mu
    if score == DRAWN and first.mu > second.mu:
        expected_to_draw = first.mu - second.mu < ROUNDING
        assert new_first.mu < first.mu or (expected_to_draw and new_first.mu == pytest.approx(first.mu))
    assert 0 < new_first.sigma < first.at_time(at).sigma
    mirrored = rated(second, first, WON - score, at)
    assert mirrored[1].mu == pytest.approx(new_first.mu)


@given(RATINGS, st.integers(0, 4_000 * DAY))
def test_a_rating_becomes_provisional_again_when_it_says_so(rating: Rating, now: int) -> None:
    if rating.at is not None and abs(now - rating.until) > 1000 and now >= rating.at:
        assert rating.at_time(now).is_provisional == (now > rating.until)
    assert rating.at_time(now).sigma <= DEVIATION


def test_about_ten_matches_make_a_rating_established() -> None:
    mine, other = Rating(), Rating()
    for number in range(10):
        mine, other = rated(mine, other, WON if number % 2 else LOST, number)
    assert mine.sigma < PROVISIONAL < rated(Rating(), Rating(), WON, 0)[0].sigma


def play(winner: Client, loser: Client, game: str = "faust", **terms: Any) -> str:
    """A rated match that `loser` resigns."""
    match = winner.open(game=game, rated=True, **terms)["id"]
    loser.post(f"/matches/{match}/join")
    loser.post(f"/matches/{match}/resign")
    return match


def changes(client: Client, name: str, number: int, game: str = "faust") -> list[dict[str, Any]]:
    """The history of a rating, once it has so many changes."""
    path = f"/users/{name}/ratings/{game}?limit=50"
    until(lambda: len(client.get(path)["changes"]) >= number)
    found: list[dict[str, Any]] = client.get(path)["changes"]
    return found


@pytest.fixture
def pair(server: LiveServer) -> tuple[Client, Client, str, str]:
    names = [f"Rater{next(_numbers)}" for _ in range(2)]
    return server.account(names[0]), server.account(names[1]), names[0], names[1]


def test_a_rated_match_changes_both_ratings_of_its_game_alone(pair: tuple[Client, Client, str, str]) -> None:
    anna, ben, a, b = pair
    match = play(anna, ben)
    (change,) = changes(anna, a, 1)
    assert (change["match"], change["opponent"], change["result"]) == (match, b, "won")
    (mine,) = anna.get(f"/users/{a}")["ratings"]
    (theirs,) = anna.get(f"/users/{b}")["ratings"]
    assert (mine["game"], mine["matches"], mine["won"], theirs["lost"]) == ("faust", 1, 1, 1)
    assert mine["rating"] - 1500 == 1500 - theirs["rating"] > 0
    assert mine["provisional"]


def test_aborted_and_casual_matches_change_nothing(pair: tuple[Client, Client, str, str]) -> None:
    anna, ben, a, _ = pair
    aborted = anna.open(game="faust", rated=True)["id"]
    ben.post(f"/matches/{aborted}/join")
    ben.post(f"/matches/{aborted}/abort")
    casual = anna.open(game="faust")["id"]
    ben.post(f"/matches/{casual}/join")
    ben.post(f"/matches/{casual}/resign")
    play(anna, ben, "lifeline")
    changes(anna, a, 1, "lifeline")
    assert [rating["game"] for rating in anna.get(f"/users/{a}")["ratings"]] == ["lifeline"]


def test_guests_neither_open_nor_join_rated_matches(server: LiveServer, pair: tuple[Client, Client, str, str]) -> None:
    anna = pair[0]
    match = anna.open(game="faust", rated=True)["id"]
    guest, nobody = server.client(), server.client()
    guest.post("/guest")
    for client in (guest, nobody):
        assert client.refused("POST", f"/matches/{match}/join") == (403, "forbidden")
        assert client.refused("POST", "/matches", {"game": "faust", "rated": True}) == (403, "forbidden")
    assert not nobody.http.cookies


def test_matches_that_end_together_are_each_rated_once(pair: tuple[Client, Client, str, str]) -> None:
    anna, ben, a, _ = pair
    opened = [anna.open(game="faust", rated=True)["id"] for _ in range(8)]
    for match in opened:
        ben.post(f"/matches/{match}/join")
    for match in opened:
        ben.post(f"/matches/{match}/resign")
    found = changes(anna, a, 8)
    assert sorted(change["match"] for change in found) == sorted(opened)
    assert [change["number"] for change in found] == list(range(8, 0, -1))
    assert [change["rating"] for change in found] == sorted((change["rating"] for change in found), reverse=True)


@pytest.mark.long
def test_what_the_server_did_not_come_to_is_rated_at_the_next_start_and_nothing_twice(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        anna, ben = server.account("Anna"), server.account("Ben")
        play(anna, ben)
        changes(anna, "Anna", 1)
        matches = server.app.state.context.matches
        matches.followers[:] = [one for one in matches.followers if "Rater" not in one.__qualname__]
        second = play(anna, ben)
        time.sleep(0.05)
        assert len(changes(anna, "Anna", 1)) == 1
    for _ in range(2):
        with LiveServer(tmp_path) as server:
            found = changes(server.client(), "anna", 2)
            assert [change["number"] for change in found] == [2, 1]
            assert found[0]["match"] == second
    connection = sqlite3.connect(tmp_path / "craton.db")
    assert connection.execute("SELECT sum(matches) FROM ratings").fetchone() == (4,)
    connection.close()


def test_two_processes_that_rate_the_same_matches_rate_each_once(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        anna, ben = server.account("Anna"), server.account("Ben")
        matches = server.app.state.context.matches
        matches.followers[:] = [one for one in matches.followers if "Rater" not in one.__qualname__]
        for _ in range(5):
            play(anna, ben)

    async def start_and_stop() -> None:
        async with open_context(server.settings):
            pass

    async def both() -> None:
        await asyncio.gather(start_and_stop(), start_and_stop())

    asyncio.run(both())
    connection = sqlite3.connect(tmp_path / "craton.db")
    assert connection.execute("SELECT matches, won + lost FROM ratings").fetchall() == [(5, 5), (5, 5)]
    assert connection.execute("SELECT count(*) FROM rating_changes").fetchone() == (10,)
    connection.close()


def test_the_leaderboard_lists_established_ratings_by_pages_until_they_are_old(tmp_path: Path) -> None:
    clock = FakeClock()
    with LiveServer(tmp_path, clock) as server:
        people = {name: server.account(name) for name in ("Ann", "Bob", "Cleo", "Dan")}
        for _ in range(11):
            play(people["Ann"], people["Bob"])
            play(people["Bob"], people["Cleo"])
        play(people["Dan"], people["Ann"])
        changes(people["Bob"], "Bob", 22)
        changes(people["Ann"], "Ann", 12)
        path = "/games/faust/leaderboard?limit=2"
        first = people["Ann"].get(path)
        second = people["Ann"].get(f"{path}&after={first['next']}")
        listed = [*first["players"], *second["players"]]
        assert [(one["place"], one["name"]) for one in listed] == [(1, "Ann"), (2, "Bob"), (3, "Cleo")]
        assert second["next"] is None
        check_response(players.Leaderboard, first)
        clock.advance(400 * 86_400)
        assert people["Ann"].get("/games/faust/leaderboard")["players"] == []
        assert people["Ann"].get("/users/Ann")["ratings"][0]["provisional"]


def test_a_profile_has_statistics_and_a_record_against_each_opponent(
    server: LiveServer, pair: tuple[Client, Client, str, str]
) -> None:
    anna, ben, a, b = pair
    rated_match, first, _ = seated_rated(anna, ben, game="faust")
    ben.post(f"/matches/{rated_match}/resign")
    private = anna.open(game="faust", seat="second", private=True)["id"]
    ben.post(f"/matches/{private}/join")
    anna.post(f"/matches/{private}/resign")
    draw = anna.open(game="lifeline", seat="second")["id"]
    ben.post(f"/matches/{draw}/join")
    anna.post(f"/matches/{draw}/draw/offer")
    ben.post(f"/matches/{draw}/draw/accept")
    same = anna.open(game="faust", opponent="same")["id"]
    anna.post(f"/matches/{same}/resign")
    profile = server.client().get(f"/users/{a}")
    assert profile["statistics"] == [
        {
            "game": "faust",
            "against": "people",
            "seat": "first" if first is anna else "second",
            "won": 1,
            "drawn": 0,
            "lost": 0,
        },
        {"game": "lifeline", "against": "people", "seat": "second", "won": 0, "drawn": 1, "lost": 0},
    ]
    check_response(players.Player, profile)
    assert anna.get(f"/users/{profile['user']['id']}") == profile
    between = anna.get(f"/users/{b}/against/{a}?limit=1")
    assert between["games"] == [
        {"game": "faust", "won": 0, "drawn": 0, "lost": 1},
        {"game": "lifeline", "won": 0, "drawn": 1, "lost": 0},
    ]
    rest = anna.get(f"/users/{b}/against/{a}?limit=5&before={between['next']}")
    assert {one["match"] for one in (*between["matches"], *rest["matches"])} >= {draw}
    assert private not in str(between) + str(rest) + str(profile)
    check_response(players.HeadToHead, rest)
    (change,) = changes(anna, a, 1)
    assert change["match"] == rated_match
    check_response(players.RatingHistory, anna.get(f"/users/{a}/ratings/faust"))


@pytest.mark.parametrize(
    "path", ["/users/nobody-at-all", "/users/x/ratings/faust", "/games/chess/leaderboard", "/users/x/against/y"]
)
def test_players_and_games_that_are_not_there_are_not_found(server: LiveServer, path: str) -> None:
    assert server.client().refused("GET", path) == (404, "not-found")


@pytest.mark.parametrize("cursor", ["x", "7ff8000000000000.x", "7ff0000000000000.x", "4097700000000000.", "40.x", "."])
def test_cursors_that_no_page_gave_are_refused(server: LiveServer, cursor: str) -> None:
    assert server.client().refused("GET", f"/games/faust/leaderboard?after={cursor}") == (400, "bad-request")
