"""One bad row harms one match: it is set aside with its reason, and everything else goes on."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from craton.server.integrity import quarantine
from craton.server.matches.match import Match
from craton.server.matches.replay import Replayer
from craton.server.storage.tables import matches, rating_changes
from tests.cli.conftest import Cli
from tests.server.damage import damage
from tests.server.harness import Client, FakeClock, LiveServer, actions_of, seated, seated_rated, until

pytestmark = pytest.mark.long

FISCHER = {"kind": "fischer", "minutes": 5, "seconds": 0}
TERMS = {"game": "faultlines", "options": {"size": 4}, "clock": FISCHER}

DAMAGES = {
    "an unknown kind of entry": "UPDATE entries SET kind = 'dance' WHERE match = '{}' AND number = 3",
    "an entry that is no JSON": "UPDATE entries SET data = '{{' WHERE match = '{}' AND number = 1",
    "an action that was not played": "UPDATE entries SET text = 'd4' WHERE match = '{}' AND number = 3",
    "a missing entry": "DELETE FROM entries WHERE match = '{}' AND number = 3",
    "an unknown game": "UPDATE matches SET game = 'ludo' WHERE id = '{}'",
    "an impossible option": "UPDATE matches SET options = 'size=99' WHERE id = '{}'",
    "a clock that is no JSON": "UPDATE matches SET clock = 'noon' WHERE id = '{}'",
    "another secret": "UPDATE matches SET secret = x'00' WHERE id = '{}'",
}


def _play(match: str, *clients: Client) -> None:
    """Two actions."""
    for client in clients:
        state = client.state(match)
        client.act(match, actions_of(state)[0])


def _sql(server: LiveServer, query: object) -> list[object]:
    store = server.app.state.context.store
    return list(asyncio.run_coroutine_threadsafe(store.rows(query), server.loop).result(20))


def _reasons(server: LiveServer) -> dict[str, str]:
    store = server.app.state.context.store
    rows = asyncio.run_coroutine_threadsafe(quarantine.quarantined(store), server.loop).result(20)
    return {row.id: row.quarantined for row in rows}


def test_damaged_matches_are_set_aside_and_the_clocks_of_others_run(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = FakeClock()
    bad = {}
    with LiveServer(tmp_path, clock) as server:
        first, second = server.client(), server.client()
        for what in (*DAMAGES, "nothing"):
            bad[what] = first.open(seat="first", **TERMS)["id"]
            second.post(f"/matches/{bad[what]}/join")
            _play(bad[what], first, second)
    good = bad.pop("nothing")
    damage(tmp_path / "craton.db", *(DAMAGES[what].format(match) for what, match in bad.items()))
    with LiveServer(tmp_path, clock) as server:
        me = server.again(first)
        assert {one["id"] for one in me.get("/matches?mine=true")["matches"]} >= {good}
        clock.advance(400)
        until(lambda: me.state(good)["status"] == "over")
        until(lambda: set(_reasons(server)) == set(bad.values()))
        assert [one["id"] for one in me.get("/matches")["matches"]] == [good]
        assert [one["id"] for one in me.get("/matches?mine=true")["matches"]] == [good]
        for match in bad.values():
            assert me.refused("GET", f"/matches/{match}") == (409, "quarantined")
            assert me.refused("POST", f"/matches/{match}/resign") == (409, "quarantined")
        assert not server.app.state.context.supervisor.failing()
        with me.live() as socket:
            socket.send(type="watch", match=match, id="w")
            assert socket.next("error")["error"]["code"] == "quarantined"
        reasons = _reasons(server)
    notes = {vars(record)["match"]: vars(record)["reason"] for record in caplog.records if "quaran" in record.message}
    assert notes == reasons
    assert reasons[bad["an unknown kind of entry"]].startswith("The hash chain is broken at entry 3")
    assert reasons[bad["a missing entry"]] == "Entry 3 of the log is missing."


def test_a_damaged_finished_match_does_not_keep_the_server_from_starting_and_others_are_rated(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        ada, bob = server.account("Ada"), server.account("Bob")
        rated = []
        for _ in range(2):
            match, first, second = seated_rated(ada, bob, **TERMS)
            _play(match, first, second)
            server.app.state.context.matches.followers.clear()  # nobody rates them
            bob.post(f"/matches/{match}/resign")
            rated.append(match)
    damage(tmp_path / "craton.db", f"UPDATE entries SET kind = 'dance' WHERE match = '{rated[0]}' AND number = 3")
    with LiveServer(tmp_path) as server:
        rows = _sql(server, select(rating_changes.c.match).distinct())
        assert [row[0] for row in rows] == [rated[1]]  # type: ignore[index]
        assert list(_reasons(server)) == [rated[0]]


def test_a_damaged_match_does_not_stop_the_bots_of_others(tmp_path: Path) -> None:
    with LiveServer(tmp_path, workers=1) as server:
        me = server.client()
        ids = [me.open(game="faust", opponent="bot", bot="random", seat="first")["id"] for _ in range(3)]
        server.app.state.context.matches.followers.clear()  # nobody answers
        for match in ids:
            me.act(match, actions_of(me.state(match))[0])
    damage(tmp_path / "craton.db", f"UPDATE entries SET text = 'z9' WHERE match = '{ids[1]}' AND number = 3")
    with LiveServer(tmp_path, workers=1) as server:
        me = server.again(me)
        for match in (ids[0], ids[2]):
            until(lambda: me.state(match)["to_act"] == "first")  # noqa: B023
        until(lambda: list(_reasons(server)) == [ids[1]])


def test_a_damaged_match_holds_up_neither_its_tournament_nor_others(tmp_path: Path) -> None:
    terms = {"name": "Cup", "game": "faust", "options": {"size": 4}, "kind": "swiss", "round_hours": 24}
    clock = FakeClock()
    with LiveServer(tmp_path, clock) as server:
        people = [server.client() for _ in range(4)]
        cup = people[0].post("/tournaments", terms)["id"]
        for client in people:
            client.post(f"/tournaments/{cup}/join")
        people[0].post(f"/tournaments/{cup}/start")
        users = {client.get("/me")["user"]["id"]: client for client in people}
        bad, good = people[0].get(f"/tournaments/{cup}/pairings")["pairings"]
    damage(tmp_path / "craton.db", f"UPDATE entries SET kind = 'dance' WHERE match = '{bad['match']}' AND number = 1")
    with LiveServer(tmp_path, clock) as server:
        me = server.again(people[0])
        server.again(users[good["second"]]).post(f"/matches/{good['match']}/resign")
        until(lambda: me.get(f"/tournaments/{cup}/pairings")["pairings"][1]["points"] == [1, 0])
        assert me.get(f"/tournaments/{cup}/pairings")["pairings"][0]["points"] is None
        clock.advance(86_500)
        until(lambda: me.get(f"/tournaments/{cup}")["round"] == 2)
        decided = me.get(f"/tournaments/{cup}/pairings?round=1")["pairings"][0]
        assert (decided["points"], decided["how"]) == ([0.5, 0.5], "quarantined")


def test_a_check_names_what_is_wrong_and_a_released_match_goes_on(tmp_path: Path, run: Cli) -> None:
    file = tmp_path / "craton.db"
    with LiveServer(tmp_path) as server:
        match, first, second = seated(server, **TERMS)
        _play(match, first, second)
    damage(file, f"UPDATE entries SET text = 'z9' || text WHERE match = '{match}' AND kind = 'action' AND ply = 1")

    def admin(*arguments: str) -> str:
        return run("admin", "quarantine", *arguments, "--database", f"sqlite:///{file}").out

    with LiveServer(tmp_path) as server:
        me = server.again(first)
        assert me.refused("GET", f"/matches/{match}") == (409, "quarantined")
        assert "The hash chain is broken at entry" in admin("check", match)
        admin("release", match)
        assert me.refused("GET", f"/matches/{match}") == (409, "quarantined")  # it is found again
        damage(file, f"UPDATE entries SET text = substr(text, 3) WHERE match = '{match}' AND text LIKE 'z9%'")
        assert me.refused("GET", f"/matches/{match}") == (409, "quarantined")
        assert admin("check", match) == "Nothing is wrong with it.\n"
        admin("release", match)
        assert me.state(match)["status"] == "playing"
        store = server.app.state.context.store
        setting_aside = quarantine.quarantine(store, match, "The operator wants to look at it.")
        asyncio.run_coroutine_threadsafe(setting_aside, server.loop).result(20)
        server.loop.call_soon_threadsafe(server.app.state.context.matches.invalidate, match)
        until(lambda: me.request("GET", f"/matches/{match}").status_code == 409)
        admin("release", match)
        assert me.state(match)["status"] == "playing"


def test_a_failure_of_the_machine_puts_nothing_in_quarantine(server: LiveServer) -> None:
    match, first, _ = seated(server, **TERMS)
    context = server.app.state.context

    class Broken(Replayer):
        async def replay(self, *_: object) -> Match:
            raise RuntimeError("a worker process died")

    context.matches._slots.clear()
    real, context.matches._replayer = context.matches._replayer, Broken()
    assert first.request("GET", f"/matches/{match}").status_code == 500
    context.matches._replayer = real
    assert first.state(match)["status"] == "playing"
    assert _sql(server, select(matches.c.id).where(matches.c.quarantined.is_not(None))) == []


def test_a_tournament_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    terms = {"game": "faust", "options": {"size": 4}, "round_hours": 24}
    with LiveServer(tmp_path) as server:
        me = server.client()
        bad, good = (me.post("/tournaments", {**terms, "name": name})["id"] for name in ("Bad", "Good"))
    damage(tmp_path / "craton.db", f"UPDATE tournaments SET plan = 'none' WHERE id = '{bad}'")
    with LiveServer(tmp_path) as server:
        assert [one["id"] for one in server.client().get("/tournaments")["tournaments"]] == [good]
