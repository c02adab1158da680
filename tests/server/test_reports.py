"""Reports of players: who can report whom, and what the operator reads."""

import json
from pathlib import Path
from typing import Any

import pytest

from craton.server.access.limits import LIMITS
from craton.server.wire import reports
from tests.cli.conftest import Cli
from tests.server.harness import Client, LiveServer, check_response, seated


@pytest.fixture
def place(server: LiveServer) -> dict[str, Any]:
    match, first, second = seated(server, game="faust")
    return {"match": match, "first": first, "second": second}


def path(place: dict[str, Any]) -> str:
    return f"/matches/{place['match']}/report"


def id_of(client: Client) -> str:
    return str(client.get("/me")["user"]["id"])


def test_a_guest_reports_the_opponent_and_the_operator_reads_the_chat_around(
    server: LiveServer, place: dict[str, Any], run: Cli
) -> None:
    match, first, second = place["match"], place["first"], place["second"]
    for number in range(15):
        second.post(f"/matches/{match}/chat", {"text": f"insult {number}"})
    filed = first.post(path(place), {"about": "second", "kind": "abuse", "text": " He insults me.\nAgain. "})
    check_response(reports.FiledReport, filed)
    first.post(f"/matches/{match}/chat", {"text": "I have reported you"})
    database = ("--database", server.settings.database)
    rows = json.loads(run("admin", "reports", "--json", *database).out)["rows"]
    (row,) = [row for row in rows if row["match"] == match]
    assert (row["kind"], row["text"], row["closed"]) == ("abuse", "He insults me.\nAgain.", None)
    shown = json.loads(run("admin", "reports", "show", filed["id"], "--json", *database).out)
    assert shown["about_id"] == id_of(second)
    assert [line["text"] for line in shown["chat"]] == [
        *(f"insult {number}" for number in range(5, 15)),
        "I have reported you",
    ]
    assert "insult 14" in run("admin", "reports", "show", filed["id"], *database).out
    said = run("admin", "reports", "close", filed["id"], "--note", "muted for a week", *database).out
    assert said == f"The report {filed['id']} is closed.\n"
    assert "already closed" in run.refused("admin", "reports", "close", filed["id"], *database)
    assert match not in run("admin", "reports", *database).out
    assert match in run("admin", "reports", "--all", *database).out
    first.post(path(place), {"about": "second", "kind": "abuse"})  # it starts again, and so does a report


def test_one_user_has_one_open_report_on_a_match(server: LiveServer, place: dict[str, Any]) -> None:
    body = {"about": "second", "kind": "cheating"}
    place["first"].post(path(place), body)
    assert place["first"].refused("POST", path(place), body) == (409, "not-allowed-now")
    watcher = server.client()
    watcher.post("/guest")
    watcher.post(path(place), body)


def test_somebody_who_only_chats_can_be_reported_by_id(server: LiveServer, place: dict[str, Any]) -> None:
    spectator = server.client()
    spectator.post("/guest")
    body = {"about": id_of(spectator), "kind": "abuse"}
    assert place["first"].refused("POST", path(place), body) == (400, "bad-request")
    spectator.post(f"/matches/{place['match']}/chat", {"text": "boo"})
    place["first"].post(path(place), body)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"about": "first", "kind": "abuse"}, 400),  # oneself
        ({"about": "nobody", "kind": "abuse"}, 400),
        ({"about": "second", "kind": "odd"}, 400),
        ({"about": "second", "kind": "other"}, 400),  # says nothing
        ({"about": "second", "kind": "abuse", "text": "x" * 1001}, 400),
        ({"about": "second", "kind": "abuse", "seat": "first"}, 400),
    ],
)
def test_a_report_that_means_nothing_is_refused(place: dict[str, Any], body: dict[str, Any], status: int) -> None:
    assert place["first"].refused("POST", path(place), body) == (status, "bad-request")
    place["first"].post(path(place), {"about": "second", "kind": "abuse"})  # and nothing was stored


def test_reports_need_a_session_and_are_limited(tmp_path: Path) -> None:
    with LiveServer(tmp_path, limits=True) as server:
        first, second = server.client(), server.client()
        body = {"about": "second", "kind": "abuse"}
        match = first.open(game="faust", seat="first")["id"]
        second.post(f"/matches/{match}/join")
        assert server.client().refused("POST", f"/matches/{match}/report", body) == (401, "unauthenticated")
        codes = [first.request("POST", f"/matches/{match}/report", body).status_code for _ in range(10)]
        allowed = int(LIMITS["report"].burst)
        assert codes == [201] + [409] * (allowed - 1) + [429] * (10 - allowed)
