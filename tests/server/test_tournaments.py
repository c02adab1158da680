"""Tournaments over HTTP: from opening to the last table, with those who do not come, twins, and restarts."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from craton.core.registry import definition, names
from craton.record import parse_record, verify
from craton.server.context import open_context
from craton.server.tournaments import director
from craton.server.wire import tournaments
from tests.server.harness import Client, FakeClock, LiveServer, check_response, play_out, until

FISCHER = {"kind": "fischer", "minutes": 5, "seconds": 0}
TERMS = {"name": "Open", "game": "faust", "options": {"size": 4}, "clock": FISCHER}


@pytest.fixture(autouse=True, scope="module")
def _often() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(director, "INTERVAL", 0.02)
        yield


class Meeting:
    """A tournament and its people, who have come in the order of their numbers."""

    def __init__(self, server: LiveServer, people: int, **terms: Any) -> None:
        self.people = [server.client() for _ in range(people)]
        self.id = self.people[0].post("/tournaments", {**TERMS, **terms})["id"]
        for client in self.people:
            client.post(f"/tournaments/{self.id}/join")
        self.ids = [client.get("/me")["user"]["id"] for client in self.people]

    def start(self) -> None:
        self.people[0].post(f"/tournaments/{self.id}/start")

    def number(self, user: str) -> int:
        return self.ids.index(user)

    def client(self, user: str) -> Client:
        return self.people[self.number(user)]

    def now(self) -> dict[str, Any]:
        found: dict[str, Any] = self.people[0].get(f"/tournaments/{self.id}")
        return found

    def pairings(self, number: int | None = None) -> list[dict[str, Any]]:
        query = "" if number is None else f"?round={number}"
        found: list[dict[str, Any]] = self.people[0].get(f"/tournaments/{self.id}/pairings{query}")["pairings"]
        return found

    def table(self) -> list[tuple[int, int, float]]:
        """Place, number and points of everybody."""
        lines = self.people[0].get(f"/tournaments/{self.id}/standings")["standings"]
        return [(line["place"], self.number(line["user"]), line["points"]) for line in lines]

    def until(self, **wanted: Any) -> dict[str, Any]:
        until(lambda: wanted.items() <= self.now().items())
        return self.now()

    def resign(self, pairing: dict[str, Any], user: str) -> None:
        self.client(user).post(f"/matches/{pairing['match']}/resign")

    def play_round(self, number: int) -> None:
        """The one with the larger number resigns everywhere."""
        self.until(round=number)
        for pairing in self.pairings():
            if pairing["match"] is not None and pairing["points"] is None:
                self.resign(pairing, max(pairing["first"], pairing["second"], key=self.number))

    def decided(self) -> dict[str, Any]:
        """The only pairing of the round, once it is decided."""
        until(lambda: self.pairings()[0]["points"] is not None)
        (pairing,) = self.pairings()
        return pairing


def test_a_round_robin_is_played_to_its_table(server: LiveServer) -> None:
    meeting = Meeting(server, 4, kind="round-robin")
    opened = meeting.now()
    check_response(tournaments.Tournament, opened)
    assert (opened["status"], opened["players"], opened["yours"]) == ("open", 4, True)
    meeting.start()
    for number in (1, 2, 3):
        meeting.play_round(number)
    assert meeting.until(status="over")["rounds"] == 3
    assert meeting.table() == [(1, 0, 3.0), (2, 1, 2.0), (3, 2, 1.0), (4, 3, 0.0)]
    table = server.client().get(f"/tournaments/{meeting.id}/standings")
    check_response(tournaments.Standings, table)
    assert [line["sonneborn_berger"] for line in table["standings"]] == [3.0, 1.0, 0.0, 0.0]
    first = server.client().get(f"/tournaments/{meeting.id}/pairings?round=1")
    check_response(tournaments.Pairings, first)
    match = first["pairings"][0]
    whole = server.client().get(f"/matches/{match['match']}")
    assert (whole["tournament"], whole["hints"], whole["twin"]) == (meeting.id, False, None)
    assert match["how"] == "resignation"


def test_a_tournament_can_be_followed(server: LiveServer) -> None:
    meeting = Meeting(server, 2)
    watcher, other = server.client(), server.client()
    with watcher.live() as socket, other.live() as deaf:
        socket.send(type="follow", what=f"tournament:{meeting.id}")
        deaf.send(type="follow", what="tournaments")
        deaf.send(type="unfollow", what="tournaments")
        for follower in (socket, deaf):
            follower.send(type="follow", what="tournament:")
            assert follower.next("error")["error"]["code"] == "bad-request"
        meeting.start()
        assert socket.next("changed") == {"type": "changed", "what": f"tournament:{meeting.id}"}
        (game,) = meeting.pairings()
        meeting.client(game["first"]).post(f"/matches/{game['match']}/resign")
        socket.next("changed")
        deaf.send(type="ping")
        assert deaf.next("changed", "pong")["type"] == "pong"
        deaf.send(type="follow", what="tournaments")
        deaf.send(type="ping")
        deaf.next("pong")
        watcher.post("/tournaments", TERMS)
        assert deaf.next("changed")["what"] == "tournaments"


def test_a_swiss_tournament_gives_byes_and_pairs_equals(server: LiveServer) -> None:
    meeting = Meeting(server, 5)
    meeting.start()
    byes = []
    for number in (1, 2, 3):
        meeting.until(round=number)
        byes += [meeting.number(pairing["first"]) for pairing in meeting.pairings() if pairing["second"] is None]
        meeting.play_round(number)
    meeting.until(status="over", rounds=3)
    assert len(set(byes)) == 3
    assert byes[0] == 4
    assert meeting.table()[0] == (1, 0, 3.0)
    assert sum(points for _, _, points in meeting.table()) == 9


def test_an_even_tie_of_a_knockout_is_played_again_with_seats_exchanged(server: LiveServer) -> None:
    meeting = Meeting(server, 3, kind="knockout")
    meeting.start()
    assert meeting.until(round=1)["rounds"] == 2
    bye, pairing = sorted(meeting.pairings(), key=lambda one: one["second"] is not None)
    assert (meeting.number(bye["first"]), bye["points"], bye["how"]) == (0, [1.0, 0.0], "bye")
    meeting.client(pairing["first"]).post(f"/matches/{pairing['match']}/draw/offer")
    meeting.client(pairing["second"]).post(f"/matches/{pairing['match']}/draw/accept")
    until(lambda: len(meeting.pairings()) == 3)
    again = meeting.pairings()[-1]
    assert (again["first"], again["second"], again["game"]) == (pairing["second"], pairing["first"], 2)
    meeting.resign(again, meeting.ids[1])
    meeting.until(round=2)
    (final,) = meeting.pairings()
    assert {final["first"], final["second"]} == {meeting.ids[0], meeting.ids[2]}
    meeting.resign(final, meeting.ids[0])
    meeting.until(status="over")
    assert [(place, number) for place, number, _ in meeting.table()] == [(1, 2), (2, 0), (3, 1)]


def test_a_tournament_starts_and_goes_on_by_its_schedule(timed: LiveServer, clock: FakeClock) -> None:
    meeting = Meeting(timed, 2, kind="round-robin", cycles=2, starts=clock.now + 60_000, pause_minutes=5)
    alone = timed.client()
    lonely = alone.post("/tournaments", {**TERMS, "starts": clock.now + 60_000})["id"]
    assert meeting.now()["status"] == "open"
    clock.advance(61)
    meeting.play_round(1)
    paused = meeting.until(due=clock.now + 300_000)
    assert (paused["round"], paused["status"]) == (1, "running")
    assert alone.get(f"/tournaments/{lonely}")["status"] == "cancelled"
    clock.advance(301)
    meeting.play_round(2)
    meeting.until(status="over")
    assert meeting.pairings(1)[0]["first"] == meeting.pairings(2)[0]["second"]


def test_a_player_who_does_not_come_loses(timed: LiveServer, clock: FakeClock) -> None:
    meeting = Meeting(timed, 2, grace_minutes=5)
    meeting.start()
    (pairing,) = meeting.pairings()
    meeting.client(pairing["first"]).act(pairing["match"], "a1", 0)
    clock.advance(299)
    assert meeting.pairings()[0]["points"] is None
    clock.advance(2)
    decided = meeting.decided()
    assert (decided["points"], decided["how"]) == ([1.0, 0.0], "time")  # the clock of five minutes was as fast
    other = Meeting(timed, 2, grace_minutes=1)
    other.start()
    clock.advance(61)
    decided = other.decided()
    assert (decided["points"], decided["how"]) == ([0.0, 1.0], "no-show")
    assert other.until(status="over")


@pytest.mark.parametrize(
    "terms",
    [
        {"grace_minutes": 0.001},
        {"round_hours": 0.001},
        {"clock": {"kind": "fischer", "minutes": 0.01, "seconds": 9}},
        {"clock": {"kind": "byoyomi", "minutes": 0, "seconds": 5, "periods": 2}},
        {"clock": {"kind": "correspondence", "days": 0.00001}},
    ],
)
def test_rounds_cannot_be_so_short_that_a_tournament_plays_itself(server: LiveServer, terms: dict[str, Any]) -> None:
    body = {"name": "Blitz", "game": "faust", "round_hours": 1, **terms}
    assert server.client().refused("POST", "/tournaments", body) == (400, "bad-request")


def test_a_spectator_who_chats_does_not_postpone_the_decision_about_an_absent_player(
    timed: LiveServer, clock: FakeClock
) -> None:
    meeting = Meeting(timed, 2, grace_minutes=4)
    meeting.start()
    (pairing,) = meeting.pairings()
    stranger = timed.client()
    stranger.post("/guest")
    for _ in range(4):
        clock.advance(59)
        stranger.post(f"/matches/{pairing['match']}/chat", {"text": "Where are you?"})
        assert meeting.pairings()[0]["points"] is None
    clock.advance(5)
    assert meeting.decided()["how"] == "no-show"


def test_nobody_wins_an_overdue_match_by_moving_just_before_its_end(timed: LiveServer, clock: FakeClock) -> None:
    meeting = Meeting(timed, 2, clock={"kind": "none"}, round_hours=2, grace_minutes=180)
    meeting.start()
    (pairing,) = meeting.pairings()
    for seat, action, seconds in (("first", "a1", 60), ("second", "b2", 60), ("first", "c3", 7070)):
        clock.advance(seconds)
        meeting.client(pairing[seat]).act(pairing["match"], action)
    clock.advance(20)
    decided = meeting.decided()
    assert (decided["points"], decided["how"]) == ([0.0, 1.0], "overdue")


def test_a_match_that_takes_too_long_is_lost_by_the_seat_that_used_more_time(
    timed: LiveServer, clock: FakeClock
) -> None:
    meeting = Meeting(timed, 2, clock={"kind": "none"}, round_hours=2)
    meeting.start()
    (pairing,) = meeting.pairings()
    for seat, action in (("first", "a1"), ("second", "b2"), ("first", "c3")):
        meeting.client(pairing[seat]).act(pairing["match"], action)
    clock.advance(2 * 3600 + 1)
    decided = meeting.decided()
    assert (decided["points"], decided["how"]) == ([1.0, 0.0], "overdue")


def test_a_player_who_withdraws_or_aborts_loses_and_the_others_go_on(server: LiveServer) -> None:
    meeting = Meeting(server, 4, kind="round-robin")
    meeting.start()
    games = meeting.pairings()
    mine = next(game for game in games if meeting.ids[3] in (game["first"], game["second"]))
    other = next(game for game in games if game is not mine)
    meeting.people[3].post(f"/tournaments/{meeting.id}/withdraw")
    meeting.client(other["second"]).post(f"/matches/{other['match']}/abort")
    assert meeting.until(round=2)["entrants"][3]["withdrawn"]
    before = {pairing["match"]: pairing for pairing in meeting.pairings(1)}
    assert before[other["match"]]["points"] == [1.0, 0.0]
    assert [pairing["how"] for pairing in meeting.pairings() if pairing["match"] is None] == ["withdrawn"]
    meeting.play_round(2)
    meeting.play_round(3)
    meeting.until(status="over")
    assert {number: points for _, number, points in meeting.table()}[3] == 0
    assert meeting.people[3].refused("POST", f"/tournaments/{meeting.id}/withdraw") == (409, "not-allowed-now")


def test_twins_have_the_same_dice_and_keep_their_secret_until_both_are_over(server: LiveServer) -> None:
    meeting = Meeting(server, 2, game="faultlines", options={"size": 4}, paired=True)
    meeting.start()
    games = meeting.pairings()
    assert [game["first"] for game in games] == [game["second"] for game in games][::-1]
    secrets, lines = [], []
    for number, game in enumerate(games):
        first, second = meeting.client(game["first"]), meeting.client(game["second"])
        assert first.get(f"/matches/{game['match']}")["twin"] == games[1 - number]["match"]
        play_out(game["match"], first, second, random.Random(5))
        lines.append([(step["text"], step["event"]) for step in first.get(f"/matches/{game['match']}")["steps"]])
        if number == 0:
            whole = first.get(f"/matches/{game['match']}")
            assert whole["state"]["status"] == "over"
            assert whole["dice"]["secret"] is None
            assert "SecretSeed" not in first.get(f"/matches/{game['match']}/record")
            entries = first.get(f"/matches/{game['match']}/entries")["entries"]
            assert [entry["secret"] for entry in entries if entry["kind"] == "end"] == [None]
            received = "".join(text for client in meeting.people for text in client.received)
    assert lines[0] == lines[1]
    assert any(event for _, event in lines[0])
    meeting.until(status="over")
    for game in games:
        whole = server.client().get(f"/matches/{game['match']}")
        secrets.append(whole["dice"]["secret"])
        record = parse_record(server.client().get(f"/matches/{game['match']}/record"))
        assert verify(record)
        assert record.tags["Match"] == games[0]["match"]
        assert record.tags.get("Id", record.tags["Match"]) == game["match"]
        entries = server.client().get(f"/matches/{game['match']}/entries")["entries"]
        assert [entry["secret"] for entry in entries if entry["kind"] == "reveal"] == [secrets[-1]]
    assert secrets[0] == secrets[1]
    assert secrets[0] not in received


@pytest.mark.long
def test_a_tournament_goes_on_after_a_restart(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        meeting = Meeting(server, 3, kind="round-robin", paired=True)
        meeting.start()
        context = server.app.state.context
        context.matches.followers.clear()
        asyncio.run_coroutine_threadsafe(context.supervisor.close(), server.loop).result(20)
        for pairing in meeting.pairings():
            if pairing["match"]:
                meeting.resign(pairing, pairing["first"])
        assert meeting.now()["round"] == 1
    with LiveServer(tmp_path) as server:
        meeting.people = [server.again(client) for client in meeting.people]
        meeting.play_round(2)
        meeting.play_round(3)
        meeting.until(status="over")
        assert sum(points for _, _, points in meeting.table()) == 12
        whole = meeting.people[0].get(f"/matches/{meeting.pairings(1)[0]['match']}")
        assert whole["dice"]["secret"]


def test_two_directors_pair_a_round_once(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        meeting = Meeting(server, 4)

    async def both() -> None:
        async with open_context(server.settings) as one, open_context(server.settings) as two:
            started = await asyncio.gather(
                *(context.director.start(meeting.id) for context in (one, two)), return_exceptions=True
            )
            assert sum(result is None for result in started) == 1
            tournament = await one.director.store.load(meeting.id)
            assert len(tournament.games) == 2
            for context, game in zip((one, two), tournament.games, strict=True):
                match = await context.matches.get(str(game.match))
                assert match.is_playing

    asyncio.run(both())


def test_the_rules_of_a_game_for_tournaments_are_a_preset(server: LiveServer) -> None:
    me = server.client()
    terms = {"name": "Quakes", "game": "faultlines", "rules": "standard", "clock": FISCHER}
    text = me.post("/tournaments", terms)["options_text"]
    assert text == me.get("/games/faultlines/board?preset=tournament")["options_text"]
    changed = me.post("/tournaments", {**terms, "options": {"size": 7}, "kind": "knockout"})
    assert changed["kind"] == "knockout"
    assert changed["options_text"] == me.get("/games/faultlines/board?preset=tournament&size=7")["options_text"]
    listed = {game["name"]: game["tournaments"] for game in me.get("/games")["games"]}
    assert listed["faultlines"] == {"standard": {"preset": "tournament"}}
    for name in names():
        for rules in definition(name).tournaments:
            assert me.post("/tournaments", {**terms, "game": name, "rules": rules})["status"] == "open"


def test_a_rated_tournament_is_for_accounts_and_changes_ratings(server: LiveServer) -> None:
    assert server.client().refused("POST", "/tournaments", {**TERMS, "rated": True}) == (403, "forbidden")
    people = [server.account(f"Rated{number}") for number in range(2)]
    tournament = people[0].post("/tournaments", {**TERMS, "rated": True})["id"]
    assert server.client().refused("POST", f"/tournaments/{tournament}/join") == (403, "forbidden")
    for client in people:
        client.post(f"/tournaments/{tournament}/join")
    people[0].post(f"/tournaments/{tournament}/start")
    (pairing,) = people[0].get(f"/tournaments/{tournament}/pairings")["pairings"]
    people[1].post(f"/matches/{pairing['match']}/resign")
    (rating,) = until(lambda: people[0].get("/users/Rated0")["ratings"])
    assert rating["won"] == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"clock": {"kind": "none"}},
        {"kind": "knockout", "rounds": 3},
        {"cycles": 2},
        {"starts": 1},
        {"name": " \n "},
        {"game": "chess"},
        {"rules": "standard"},
        {"options": {"size": 99}},
        {"preset": "no such"},
        {"most": 1},
        {"unknown": 1},
    ],
)
def test_a_tournament_that_cannot_be_is_refused(server: LiveServer, wrong: dict[str, Any]) -> None:
    nobody = server.client()
    assert nobody.refused("POST", "/tournaments", {**TERMS, **wrong}) == (400, "bad-request")
    assert not nobody.http.cookies


def test_what_is_not_possible_now_is_refused(server: LiveServer) -> None:
    meeting = Meeting(server, 2, most=2)
    stranger = server.client()
    path = f"/tournaments/{meeting.id}"
    assert stranger.refused("POST", f"{path}/join") == (409, "not-allowed-now")
    assert meeting.people[1].refused("POST", f"{path}/join") == (409, "not-allowed-now")
    assert meeting.people[1].refused("POST", f"{path}/start") == (403, "forbidden")
    assert stranger.refused("POST", f"{path}/withdraw") == (409, "not-allowed-now")
    meeting.people[1].post(f"{path}/withdraw")
    assert meeting.people[0].refused("POST", f"{path}/start") == (409, "not-allowed-now")
    meeting.people[1].post(f"{path}/join")
    meeting.start()
    for what in ("start", "cancel"):
        assert meeting.people[0].refused("POST", f"{path}/{what}") == (409, "not-allowed-now")
    assert stranger.refused("POST", f"{path}/join") == (409, "not-allowed-now")
    assert stranger.refused("GET", "/tournaments/nothing") == (404, "not-found")
    cancelled = Meeting(server, 1)
    assert cancelled.people[0].post(f"/tournaments/{cancelled.id}/cancel")["status"] == "cancelled"


def test_tournaments_are_listed_by_pages(server: LiveServer) -> None:
    opened = [Meeting(server, 1, game="lifeline", options={}) for _ in range(3)]
    me = opened[0].people[0]
    first = me.get("/tournaments?game=lifeline&limit=2&status=open")
    check_response(tournaments.TournamentPage, first)
    second = me.get(f"/tournaments?game=lifeline&limit=2&before={first['next']}")
    listed = [row["id"] for row in (*first["tournaments"], *second["tournaments"])]
    assert sorted(listed) == sorted(meeting.id for meeting in opened)
    assert [row["id"] for row in me.get("/tournaments?mine=yes")["tournaments"]] == [opened[0].id]
    assert server.client().get("/tournaments?mine=yes")["tournaments"] == []
