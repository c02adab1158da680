"""Rated play: seats that nobody chooses, no private matches, and what aborting costs."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, FakeClock, LiveServer, actions_of, seated_rated

CLOCK = {"kind": "fischer", "minutes": 30, "seconds": 5}
TERMS = {"game": "faust", "clock": CLOCK}
Pair = Callable[[], tuple[Client, Client]]


@pytest.fixture(scope="module")
def pair(timed: LiveServer) -> Pair:
    """Makes two accounts that have played nothing."""
    numbers = iter(range(100))
    return lambda: (timed.account(f"Anna{next(numbers)}"), timed.account(f"Ben{next(numbers)}"))


def viewer_of(opened: dict[str, dict[str, str]]) -> str:
    return opened["state"]["viewer"]


def abort(aborter: Client, other: Client) -> None:
    """A rated match that is aborted after both have come."""
    match, _, _ = seated_rated(other, aborter, **TERMS)
    aborter.post(f"/matches/{match}/abort")


@pytest.mark.parametrize("wrong", [{"seat": "first"}, {"seat": "second"}, {"private": True}])
def test_a_rated_match_with_a_chosen_seat_or_in_private_is_refused(pair: Pair, wrong: dict[str, object]) -> None:
    anna, _ = pair()
    assert anna.refused("POST", "/matches", {**TERMS, "rated": True, **wrong}) == (400, "bad-request")
    assert anna.open(**TERMS, **wrong)["rated"] is False


def test_opening_a_match_again_gives_the_same_seat(pair: Pair) -> None:
    anna, _ = pair()
    seats = set()
    for _ in range(6):
        opened = anna.open(rated=True, **TERMS)
        seats.add(viewer_of(opened))
        anna.post(f"/matches/{opened['id']}/abort")
    assert len(seats) == 1


def test_the_seats_of_rated_matches_are_balanced(pair: Pair) -> None:
    anna, ben = pair()
    seats = []
    for _ in range(6):
        match, first, _ = seated_rated(anna, ben, **TERMS)
        seats.append(first is anna)
        ben.post(f"/matches/{match}/resign")
    assert sum(seats) == 3
    rematch = anna.post(f"/matches/{match}/rematch/offer")
    assert rematch["state"]["status"] == "over"
    ben.post(f"/matches/{match}/rematch/accept")
    following = anna.get(f"/matches/{anna.get(f'/matches/{match}')['rematch']}")
    assert following["rated"]
    assert (viewer_of(following) == "first") != seats[-1]


def test_aborting_too_many_rated_matches_closes_rated_play_for_a_growing_time(pair: Pair, clock: FakeClock) -> None:
    anna, ben = pair()
    for _ in range(2):
        abort(anna, ben)
    anna.open(rated=True, **TERMS)
    abort(anna, ben)
    answer = anna.request("POST", "/matches", {**TERMS, "rated": True})
    assert answer.status_code == 409
    assert answer.json()["error"]["message"] == (
        "You have aborted 3 rated matches within a day. You can play rated matches again in 10 minutes."
    )
    assert answer.headers["retry-after"] == "600"
    match = ben.open(rated=True, **TERMS)["id"]  # the opponent is not affected
    assert anna.refused("POST", f"/matches/{match}/join") == (409, "not-allowed-now")
    tournament = ben.post("/tournaments", {**TERMS, "name": "Rated", "rated": True})["id"]
    assert anna.refused("POST", f"/tournaments/{tournament}/join") == (409, "not-allowed-now")
    anna.open(**TERMS)  # unrated matches are open to everybody
    clock.advance(601)
    abort(anna, ben)
    clock.advance(601)
    assert anna.refused("POST", "/matches", {**TERMS, "rated": True}) == (409, "not-allowed-now")
    clock.advance(600)
    anna.open(rated=True, **TERMS)
    clock.advance(86_400)
    abort(anna, ben)
    anna.open(rated=True, **TERMS)


def test_a_rematch_is_rated_play_too(pair: Pair) -> None:
    anna, ben = pair()
    match, _, _ = seated_rated(anna, ben, **TERMS)
    ben.post(f"/matches/{match}/resign")
    for _ in range(3):
        abort(anna, ben)
    ben.post(f"/matches/{match}/rematch/offer")
    assert anna.refused("POST", f"/matches/{match}/rematch/accept") == (409, "not-allowed-now")


def test_aborts_that_harm_nobody_are_free(pair: Pair, clock: FakeClock) -> None:
    anna, ben = pair()
    for _ in range(4):  # nobody has come yet
        anna.post(f"/matches/{anna.open(rated=True, **TERMS)['id']}/abort")
    for _ in range(4):  # the opponent does not move
        match, _, second = seated_rated(anna, ben, **TERMS)
        clock.advance(61)
        second.post(f"/matches/{match}/abort")
    for client in (anna, ben):
        client.open(rated=True, **TERMS)


@pytest.mark.parametrize(
    "short",
    [
        {"kind": "fischer", "minutes": 0.0001, "seconds": 0},
        {"kind": "byoyomi", "minutes": 0, "seconds": 1, "periods": 1},
        {"kind": "correspondence", "days": 0.0000001},
    ],
)
def test_a_rated_match_whose_clock_decides_it_by_itself_is_refused(pair: Pair, short: dict[str, Any]) -> None:
    anna, _ = pair()
    terms = {"game": "faust", "clock": short}
    assert anna.refused("POST", "/matches", {**terms, "rated": True}) == (400, "bad-request")
    cup = {**terms, "name": "Trap", "kind": "swiss", "rated": True}
    assert anna.refused("POST", "/tournaments", cup) == (400, "bad-request")
    assert anna.open(**terms)["rated"] is False


@pytest.mark.parametrize("clock_rule", [CLOCK, {"kind": "correspondence", "days": 1}, {"kind": "none"}])
def test_a_bad_first_roll_cannot_be_aborted_for_nothing_while_the_opponent_thinks(
    pair: Pair, clock: FakeClock, clock_rule: dict[str, Any]
) -> None:
    anna, ben = pair()
    for _ in range(3):
        match, first, _ = seated_rated(anna, ben, **{**TERMS, "clock": clock_rule})
        first.act(match, actions_of(first.state(match))[0])
        clock.advance(61)
        first.post(f"/matches/{match}/abort")
    assert first.refused("POST", "/matches", {**TERMS, "rated": True}) == (409, "not-allowed-now")


def test_the_ban_survives_a_restart_and_holds_at_other_servers(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        anna, ben = server.account("Anna"), server.account("Ben")
        for _ in range(3):
            abort(anna, ben)
    with LiveServer(tmp_path) as server:
        assert server.again(anna).refused("POST", "/matches", {**TERMS, "rated": True}) == (409, "not-allowed-now")
