"""Matches over HTTP: opening, joining, playing to the end, and everything else that seats may do."""

import random
from typing import Any

import pytest

import craton
from craton.record import parse_record, verify
from tests.server.harness import LiveServer, actions_of, play_out, seated

QUICK: dict[str, dict[str, Any]] = {
    "faultlines": {"size": 4, "aftershock": True},
    "lifeline": {"size": 3},
    "assault": {"board": "hex24", "turn_limit": 12},
    "faust": {"size": 4},
}


@pytest.mark.parametrize("name", craton.list_games())
def test_a_match_of_every_game_is_played_to_its_end_and_its_record_verifies(server: LiveServer, name: str) -> None:
    match, first, second = seated(server, game=name, options=QUICK.get(name, {}))
    state = play_out(match, first, second, random.Random(5))
    assert state["status"] == "over"
    assert state["result"]["winner"] in ("first", "second", "draw")
    whole = second.get(f"/matches/{match}")
    record = parse_record(second.get(f"/matches/{match}/record"))
    assert verify(record)
    assert record.tags["SecretSeed"] == whole["dice"]["secret"]
    assert record.tags["Result"] == (state["result"]["side"] or "draw")
    assert whole["state"]["actions"] == {"cells": {}, "words": []}


def test_a_match_says_all_that_a_board_on_screen_needs(server: LiveServer) -> None:
    match, first, second = seated(server, game="assault", options={"board": "hex24"})
    whole = first.get(f"/matches/{match}")
    cells = {cell["name"]: cell for cell in whole["board"]["cells"]}
    assert len(cells) == 24
    assert all(len(cell["polygon"]) == 3 and len(cell["centre"]) == 2 for cell in cells.values())
    assert all(cell["name"] in cells[near]["links"] for cell in cells.values() for near in cell["links"])
    state = whole["state"]
    assert state["to_move"] == "black"
    assert state["your_turn"]
    assert state["task"] == "Black to move, turn 1"
    assert state["actions"]["cells"]["a1"] == ["a1"]
    assert second.state(match)["actions"] == {"cells": {}, "words": []}
    answer = first.act(match, "a1")
    assert answer["entries"][0]["changes"] == {"a1": {"stone": "black", "marks": []}}
    assert answer["state"]["stones"] == {"a1": "black"}
    assert craton.parse(answer["state"]["position"]).board == {"a1": "black"}


def test_a_throw_says_what_was_at_stake(server: LiveServer) -> None:
    text = "faultlines size=3,keystone=yes bB1/3/w2 white 3 black_placed=2,white_placed=1,black_keystone=spent"
    client = server.client()
    match = client.open(setup=text, opponent="same")
    assert match["state"]["variables"] == {"black_keystone": "spent", "black_placed": 2, "white_placed": 1}
    client.act(match["id"], "pass")
    entries = client.act(match["id"], "pass")["entries"]
    odds = {entry["event"]: entry["odds"] for entry in entries if entry["kind"] == "outcome"}
    assert odds["roll a1"] == {
        "what": "roll a1",
        "words": "white, size 1",
        "probability": {"exact": "1/6", "value": 1 / 6},
        "cells": ["a1"],
    }
    assert odds["roll a3"]["cells"] == ["a3", "b3"]
    assert odds["roll a3"]["probability"]["exact"] == "1/2"


def test_actions_stand_at_the_cells_they_concern(server: LiveServer) -> None:
    match = server.client().open(setup="faust size=4 3w/4/bb2/wwb1 black 6 -", opponent="same")
    cells = match["state"]["actions"]["cells"]
    assert (cells["a1"], cells["b1"], cells["c2"]) == (["a1:b1"], ["a1:b1"], ["c2"])
    assert "a2" not in cells


def test_dice_are_drawn_with_the_action_that_causes_them(server: LiveServer) -> None:
    match, first, second = seated(server, game="assault", options={"board": "hex24"})
    for client, action in ((first, "a1"), (second, "a2"), (first, "c7"), (second, "d5")):
        client.act(match, action)
    answer = first.act(match, "xa2")
    kinds = [(entry["kind"], entry.get("event")) for entry in answer["entries"]]
    assert kinds == [("action", None), ("outcome", "xa2")]
    assert answer["entries"][1]["text"] in ("0", "1")
    assert answer["state"]["to_act"] == "second"


def test_the_commitment_is_there_before_anything_is_played_and_the_secret_only_at_the_end(server: LiveServer) -> None:
    first = server.client()
    opened = first.open(game="assault", seat="second")
    assert len(opened["dice"]["commitment"]) == 64
    assert opened["dice"]["seeds"]["first"] is None
    assert opened["dice"]["by_server"] == ["second"]
    assert opened["state"]["status"] == "waiting"
    second = server.client()
    second.post(f"/matches/{opened['id']}/join")
    whole = first.get(f"/matches/{opened['id']}")
    assert whole["dice"]["seeds"]["second"] == opened["dice"]["seeds"]["second"]
    assert whole["state"]["status"] == "playing"
    assert whole["dice"]["secret"] is None
    first.post(f"/matches/{opened['id']}/resign")
    whole = first.get(f"/matches/{opened['id']}")
    assert craton.core.dice.commitment(bytes.fromhex(whole["dice"]["secret"])) == opened["dice"]["commitment"]


def test_a_match_can_start_from_a_position_also_at_a_chance_event(server: LiveServer) -> None:
    state = craton.new("assault", board="hex24")
    for action in ("a1", "a2", "c7", "d5", "xa2"):
        state.push(action)
    assert state.to_move is craton.CHANCE
    match = server.client().open(setup=state.to_text(), opponent="same")
    assert [step["event"] for step in match["steps"]] == ["xa2"]
    assert match["state"]["to_act"] is not None


def test_the_lobby_lists_what_anyone_may_join(server: LiveServer) -> None:
    me, other = server.client(), server.client()
    opened = me.open(game="faust", opponent="anyone")["id"]
    hidden = me.open(game="faust", opponent="friend", private=True)["id"]
    offered = [match["id"] for match in other.get("/matches?lobby=yes")["matches"]]
    assert opened in offered
    assert hidden not in offered
    assert hidden not in [match["id"] for match in other.get("/matches")["matches"]]
    assert hidden in [match["id"] for match in me.get("/matches?mine=yes")["matches"]]
    other.post(f"/matches/{opened}/join")
    assert opened not in [match["id"] for match in other.get("/matches?lobby=yes")["matches"]]


def test_lists_come_in_pages(server: LiveServer) -> None:
    me = server.client()
    opened = [me.open(game="faust")["id"] for _ in range(5)]
    seen, cursor = [], ""
    for _ in range(3):
        page = me.get(f"/matches?mine=yes&limit=2{cursor}")
        seen += [match["id"] for match in page["matches"]]
        cursor = f"&before={page['next']}"
    assert sorted(seen) == sorted(opened)
    assert page["next"] is None


def test_resigning_gives_the_match_to_the_other(server: LiveServer) -> None:
    match, first, second = seated(server, game="lifeline")
    answer = first.post(f"/matches/{match}/resign")
    assert answer["state"]["result"] == {"winner": "second", "side": "white", "reason": "resignation", "score": None}
    assert second.refused("POST", f"/matches/{match}/resign") == (409, "not-playing")
    record = parse_record(first.get(f"/matches/{match}/record"))
    assert (record.termination, record.tags["Reason"]) == ("0-1", "resignation")
    assert verify(record)


def test_a_draw_is_offered_once_a_turn_and_taken_or_left(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    first.post(f"/matches/{match}/draw/offer")
    assert first.refused("POST", f"/matches/{match}/draw/offer") == (409, "not-allowed-now")
    assert second.state(match)["offers"] == {"draw": "first"}
    second.post(f"/matches/{match}/draw/decline")
    assert first.refused("POST", f"/matches/{match}/draw/offer") == (409, "not-allowed-now")
    first.act(match, "a1")
    first.post(f"/matches/{match}/draw/offer")
    assert first.refused("POST", f"/matches/{match}/draw/accept") == (409, "not-allowed-now")
    answer = second.post(f"/matches/{match}/draw/accept")
    assert answer["state"]["result"]["winner"] == "draw"
    assert answer["state"]["result"]["reason"] == "agreement"


def test_an_offer_lapses_when_the_other_acts(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    first.act(match, "a1")
    first.post(f"/matches/{match}/draw/offer")
    second.act(match, "b2")
    assert second.refused("POST", f"/matches/{match}/draw/accept") == (409, "not-allowed-now")


def test_a_takeback_removes_the_last_action_of_the_seat_that_asks(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    first.act(match, "a1")
    second.act(match, "b2")
    first.post(f"/matches/{match}/takeback/offer")
    answer = second.post(f"/matches/{match}/takeback/accept")
    assert answer["state"]["stones"] == {}
    assert answer["state"]["to_act"] == "first"
    assert answer["state"]["ply"] == 3  # the log only grows
    first.act(match, "c3")
    assert [step["text"] for step in second.get(f"/matches/{match}")["steps"]] == ["c3"]


def test_nothing_is_taken_back_across_dice(server: LiveServer) -> None:
    match, first, second = seated(server, game="assault", options={"board": "hex24"})
    for client, action in ((first, "a1"), (second, "a2"), (first, "c7"), (second, "d5"), (first, "xa2")):
        client.act(match, action)
    assert first.refused("POST", f"/matches/{match}/takeback/offer") == (409, "not-allowed-now")
    assert second.refused("POST", f"/matches/{match}/takeback/offer") == (409, "not-allowed-now")


def test_a_match_is_aborted_only_before_its_second_turn_is_complete(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    first.act(match, "a1")
    other, third, fourth = seated(server, game="faust")
    third.act(other, "a1")
    fourth.act(other, "b2")
    assert second.post(f"/matches/{match}/abort")["state"]["status"] == "aborted"
    assert third.refused("POST", f"/matches/{other}/abort") == (409, "not-allowed-now")
    record = parse_record(first.get(f"/matches/{match}/record"))
    assert (record.termination, record.tags["Reason"]) == ("*", "aborted")


def test_a_rematch_exchanges_the_seats_and_has_dice_of_its_own(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust", options={"size": 5})
    first.post(f"/matches/{match}/resign")
    first.post(f"/matches/{match}/rematch/offer")
    answer = second.post(f"/matches/{match}/rematch/accept")
    following = next(entry["text"] for entry in answer["entries"] if entry["kind"] == "rematch")
    whole = second.get(f"/matches/{following}")
    assert whole["viewer"] == "first"
    assert whole["previous"] == match
    assert whole["options"]["size"] == 5
    assert whole["dice"]["commitment"] != first.get(f"/matches/{match}")["dice"]["commitment"]
    assert first.refused("POST", f"/matches/{match}/rematch/offer") == (409, "not-allowed-now")


def test_players_chat_and_spectators_are_not_heard_by_them(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    watcher = server.client()
    watcher.post("/guest")
    first.post(f"/matches/{match}/chat", {"text": " good \n luck\x07 "})
    watcher.post(f"/matches/{match}/chat", {"text": "play c3"})
    assert [said["text"] for said in second.get(f"/matches/{match}")["chat"]] == ["good luck"]
    assert [said["text"] for said in watcher.get(f"/matches/{match}")["chat"]] == ["good luck", "play c3"]
    second.put(f"/matches/{match}/mute", {"muted": True})
    assert second.get(f"/matches/{match}")["chat"] == []
    assert all(entry["kind"] != "chat" for entry in second.get(f"/matches/{match}/entries")["entries"])
    first.post(f"/matches/{match}/resign")
    assert len(first.get(f"/matches/{match}")["chat"]) == 2
    assert second.refused("POST", f"/matches/{match}/chat", {"text": "x" * 301}) == (400, "bad-request")


def test_earlier_positions_can_be_looked_at(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    first.act(match, "a1")
    second.act(match, "b2")
    assert first.get(f"/matches/{match}/steps/1")["stones"] == {"a1": "black"}
    assert first.refused("GET", f"/matches/{match}/steps/3") == (404, "not-found")


def test_insight_is_what_the_game_can_tell(server: LiveServer) -> None:
    match, first, second = seated(server, game="faultlines", options={"size": 5})
    first.act(match, "c3")
    found = second.get(f"/matches/{match}/insight")
    assert {"marks", "links", "regions", "panels", "sentences", "ply"} <= set(found)
    (odds,) = found["odds"]
    assert (odds["what"], odds["probability"]["exact"], odds["cells"]) == ("roll c3", "1/6", ["c3"])
    assert second.get(f"/matches/{match}/insight?steps=0")["odds"] == []
    assert second.refused("GET", f"/matches/{match}/insight?steps=2") == (404, "not-found")


def test_a_finished_match_has_an_etag(server: LiveServer) -> None:
    match, first, _second = seated(server, game="faust")
    assert "etag" not in first.request("GET", f"/matches/{match}").headers
    first.post(f"/matches/{match}/resign")
    tag = first.request("GET", f"/matches/{match}").headers["etag"]
    assert first.request("GET", f"/matches/{match}", headers={"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize(
    "terms",
    [
        {},
        {"game": "chess"},
        {"game": "faust", "options": {"size": 99}},
        {"game": "faust", "options": {"siz": 9}},
        {"game": "faust", "preset": "huge"},
        {"game": "faust", "options": {"preset": 3}},
        {"setup": "nonsense"},
        {"setup": "faust size=4 4/4/wb2/bw2 black 4 -", "game": "lifeline"},
        {"game": "faust", "opponent": "bot"},
        {"game": "faust", "level": 3},
        {"game": "faust", "opponent": "bot", "bot": "deepest:thought=7"},
        {"game": "faust", "opponent": "bot", "level": 11},
        {"game": "faust", "opponent": "same", "rated": True},
        {"game": "faust", "opponent": "anyone", "private": True},
        {"game": "faust", "clock": {"kind": "fischer", "minutes": -1, "seconds": 0}},
        {"game": "faust", "clock": {"kind": "hourglass"}},
        {"game": "faust", "seed": "my-own-seed"},
        {"game": "faust", "commitment": "my-own-seed"},
        {"game": "faust", "colour": "black"},
        {"game": ["faust"]},
    ],
    ids=str,
)
def test_what_cannot_be_opened_is_refused_in_a_sentence(server: LiveServer, terms: dict[str, Any]) -> None:
    assert server.client().refused("POST", "/matches", terms) == (400, "bad-request")


def test_the_legal_actions_are_those_of_the_law(server: LiveServer) -> None:
    match, first, _ = seated(server, game="lifeline", options={"size": 3})
    assert sorted(actions_of(first.state(match))) == sorted(craton.new("lifeline", size=3).legal_moves)


def test_a_players_public_matches_are_listed(server: LiveServer) -> None:
    me, other = server.client(), server.client()
    clock = {"kind": "fischer", "minutes": 5, "seconds": 3}
    shown = me.open(game="faust", opponent="same", clock=clock)["id"]
    me.open(game="faust", opponent="same", private=True)
    other.open(game="faust", opponent="same")
    mine = me.get("/me")["user"]["id"]
    (row,) = other.get(f"/matches?player={mine}")["matches"]
    assert (row["id"], row["clock"], row["users"]) == (shown, clock, {"first": mine, "second": mine})
    assert other.refused("GET", "/matches?player=nobody") == (404, "not-found")


def test_a_forced_pass_is_made_by_the_server_and_is_not_what_a_takeback_takes_back(server: LiveServer) -> None:
    client = server.client()
    match = client.open(setup="faust size=3,pie=no wbb/wbb/wwb black 14 -", opponent="same")
    state = client.act(match["id"], "a2:a3")["state"]
    assert [(step["mover"], step["text"]) for step in client.get(f"/matches/{match['id']}")["steps"]] == [
        ("black", "a2:a3"),
        ("white", "pass"),
    ]
    assert (state["to_move"], state["turn"]) == ("black", 16)
    takeback = f"/matches/{match['id']}/takeback/offer"
    assert client.refused("POST", takeback, {"seat": "second"}) == (409, "not-allowed-now")
    state = client.post(takeback, {"seat": "first"})["state"]
    assert (state["to_move"], state["turn"]) == ("black", 14)
