"""What is hidden stays hidden: nothing that is sent to anybody tells a secret before its time."""

import json
import logging
import random
import re

import pytest

from craton.server.logs import JsonLines
from tests.server.harness import Client, LiveServer, play_out, seated


def steps_seen(client: Client, match: str) -> list[str | None]:
    return [step["text"] for step in client.get(f"/matches/{match}")["steps"]]


def test_a_sealed_choice_is_shown_to_others_only_when_both_are_in(server: LiveServer) -> None:
    match, first, second = seated(server, game="faultlines", options={"size": 4, "sealed": True})
    watcher = server.client()
    first.act(match, "a1")
    second.act(match, "b2")
    with second.live(match) as socket:
        socket.next("snapshot")
        first.act(match, "seal-pass")
        frame = socket.next("entries")
        assert frame["entries"][0]["concealed"]
        assert frame["entries"][0]["text"] is None
        assert frame["state"]["hides"]
        assert frame["state"]["position"] is None
        assert frame["state"]["variables"]["black_sealed"] is None
        assert first.state(match)["variables"]["black_sealed"] == "pass"
        assert steps_seen(first, match) == ["a1", "b2", "seal-pass"]
        for other in (second, watcher):
            assert steps_seen(other, match) == ["a1", "b2", None]
            other.get(f"/matches/{match}/entries?after=0")
            other.refused("GET", f"/matches/{match}/record")
            other.get(f"/matches/{match}/steps/3")
            other.get(f"/matches/{match}/insight")
        assert not any("seal-pass" in received for received in watcher.received)
        second.act(match, "seal-play")
        told = [entry["reveals"] for entry in socket.next("entries")["entries"] if entry.get("reveals")]
        assert [[one["text"] for one in reveals] for reveals in told] == [["seal-pass"]]
    assert steps_seen(watcher, match) == ["a1", "b2", "seal-pass", "seal-play"]


def test_a_user_with_both_seats_learns_what_one_of_them_has_sealed(server: LiveServer) -> None:
    client = server.client()
    match = client.open(game="faultlines", options={"size": 4, "sealed": True}, opponent="same")["id"]
    for action in ("a1", "b2", "seal-pass"):
        client.act(match, action)
    assert steps_seen(client, match)[-1] is None
    entries = client.act(match, "seal-play")["entries"]
    assert [one["text"] for one in entries[0]["reveals"]] == ["seal-pass"]


def test_the_first_stone_of_a_pair_is_hidden_until_the_second_is_placed(server: LiveServer) -> None:
    match, first, second = seated(server, game="lifeline", options={"size": 4})
    first.act(match, "b3")
    assert first.state(match)["stones"] == {"b3": "black"}
    assert second.state(match)["stones"] == {}
    assert steps_seen(second, match) == [None]
    answer = first.act(match, "e5")
    assert answer["entries"][0]["changes"] == {"e5": {"stone": "black", "marks": []}}
    seen = second.get(f"/matches/{match}/entries?after=3")
    assert second.state(match)["stones"] == {"b3": "black", "e5": "black"}
    assert seen["entries"][0]["reveals"] == [{"number": 3, "text": "b3"}]


def test_sacred_cells_are_revealed_at_the_end_even_if_a_swap_has_voided_them(server: LiveServer) -> None:
    options = {"board": "hex24", "turn_limit": 10, "sacred": "any", "pie": True}
    match, first, second = seated(server, game="assault", options=options)
    watcher = server.client()
    first.act(match, "sacred b3")
    second.act(match, "sacred c4")
    first.act(match, "a1")
    second.act(match, "swap")  # now the second seat is Black, and both choose again
    assert second.state(match)["to_act"] == "second"
    second.act(match, "sacred d2")
    first.act(match, "sacred d3")
    hidden = {"first": ("sacred c4", "sacred d2"), "second": ("sacred b3", "sacred d3")}
    assert steps_seen(first, match) == ["sacred b3", None, "a1", "swap", None, "sacred d3"]
    assert steps_seen(second, match) == [None, "sacred c4", "a1", "swap", "sacred d2", None]
    assert steps_seen(watcher, match) == [None, None, "a1", "swap", None, None]
    play_out(match, first, second, random.Random(3))
    assert steps_seen(watcher, match)[:2] == ["sacred b3", "sacred c4"]
    for client, name in ((first, "first"), (second, "second")):
        before_the_end = [
            received for received in client.received if '"status":"playing"' in received and '"actions"' in received
        ]
        for text in before_the_end:
            shown = json.loads(text[text.index("} {") + 2 :])
            texts = [entry.get("text") for entry in shown.get("entries", [])] + [
                step["text"] for step in shown.get("steps", [])
            ]
            assert not set(hidden[name]) & set(texts)


def test_a_user_with_both_seats_sees_the_view_of_the_seat_to_move(server: LiveServer) -> None:
    me = server.client()
    match = me.open(game="faultlines", options={"size": 4, "sealed": True}, opponent="same")["id"]
    for action in ("a1", "b2", "seal-pass"):
        me.act(match, action)
    assert me.state(match)["viewer"] == me.state(match)["to_act"]
    assert steps_seen(me, match) == ["a1", "b2", None]
    me.act(match, "seal-play")
    assert steps_seen(me, match) == ["a1", "b2", "seal-pass", "seal-play"]


def test_the_secret_of_the_dice_is_nowhere_before_the_end(server: LiveServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="craton")
    match, first, second = seated(server, game="assault", options={"board": "hex24", "turn_limit": 10})
    watcher = server.client()
    with watcher.live(match) as socket:
        socket.next("snapshot")
        first.act(match, "a1")
        socket.next("entries")
        for client in (first, second, watcher):
            client.get(f"/matches/{match}")
            client.get(f"/matches/{match}/entries")
            client.get(f"/matches/{match}/record")
            client.get("/matches")
        received = [*first.received, *second.received, *watcher.received]
        second.post(f"/matches/{match}/resign")
        end = socket.next("entries")["entries"][0]
    assert re.fullmatch(r"[0-9a-f]{64}", end["secret"])
    assert not any(end["secret"] in text for text in received)
    logged = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert f"/matches/{match}/actions" in logged
    for secret in (end["secret"], *first.http.cookies.values()):
        assert secret not in logged
    assert any(end["secret"] in text for text in watcher.received)
