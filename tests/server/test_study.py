"""Study without a match: lines, what they lead to, and what is told about them."""

from typing import Any

import pytest

from craton.server.wire import insight, study
from tests.server.harness import Client, LiveServer, check_response


def test_a_line_is_played_and_shown_with_the_actions_of_the_side_to_move(server: LiveServer) -> None:
    me = server.client()
    answer = me.post("/study", {"game": "faust", "options": {"size": 5}, "steps": ["a1", "b2"]})
    check_response(study.Line, answer)
    assert [(step["seat"], step["mover"], step["text"]) for step in answer["steps"]] == [
        ("first", "black", "a1"),
        ("second", "white", "b2"),
    ]
    assert answer["state"]["stones"] == {"a1": "black", "b2": "white"}
    assert answer["state"]["actions"]["cells"]["c3"] == ["c3"]
    assert (answer["chance"], answer["result"], answer["setup"]) == (None, None, None)


def test_options_come_as_fields_as_text_or_by_a_preset(server: LiveServer) -> None:
    me = server.client()
    requests = [{"options": {"size": 7}}, {"options": "size=7"}, {"preset": "quick"}]
    texts = {me.post("/study", {"game": "faultlines", **terms})["options_text"] for terms in requests}
    assert texts == {"size=7"}


def test_a_chance_event_is_shown_with_what_each_outcome_would_do(server: LiveServer) -> None:
    me = server.client()
    terms = {"game": "faultlines", "options": {"size": 3}, "steps": ["a1", "b2", "pass", "pass"]}
    due = me.post("/study", terms)
    check_response(study.Line, due)
    assert due["state"]["to_move"] == "chance"
    assert due["chance"]["event"] == "roll a1"
    assert (due["chance"]["odds"]["probability"]["exact"], due["chance"]["odds"]["cells"]) == ("1/6", ["a1"])
    assert [one["text"] for one in due["chance"]["outcomes"]] == list("123456")
    assert due["chance"]["outcomes"][0]["probability"] == {"exact": "1/6", "value": 1 / 6}
    assert [one["words"] for one in due["chance"]["outcomes"]][:2] == ["No stone changes.", "Black loses 1 stone: a1."]
    over = me.post("/study", {**terms, "steps": [*terms["steps"], "=1", "roll b2=6"]})
    assert over["result"] == {"winner": "first", "side": "black", "reason": "score", "score": [1, 0]}
    assert over["state"]["actions"] == {"cells": {}, "words": []}


@pytest.mark.parametrize(
    ("steps", "place", "words"),
    [
        (["a1", "a1"], 1, "a1 is occupied"),
        (["a1", "=3"], 1, "No chance event is pending here"),
        (["z9"], 0, "z9"),
        (["a1", "b2", "pass", "pass", "=7"], 4, "7 is not an outcome of roll a1"),
        (["a1", "b2", "pass", "pass", "=1", "=1", "a2"], 6, "The game is over"),
    ],
)
def test_a_step_that_is_not_legal_is_refused_with_its_place(
    server: LiveServer, steps: list[str], place: int, words: str
) -> None:
    body = {"game": "faultlines", "options": {"size": 3}, "steps": steps}
    answer = server.client().request("POST", "/study", body)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["step"]) == (422, "illegal", place)
    assert words in error["message"]


def test_a_line_may_begin_with_a_position(server: LiveServer) -> None:
    me = server.client()
    begun = me.post("/study", {"game": "faust", "options": {"size": 5}, "steps": ["a1", "b2"]})
    text = begun["state"]["position"]
    further = me.post("/study", {"position": text, "steps": ["c3"]})
    assert further["setup"] == text
    assert further["state"]["stones"] == {"a1": "black", "b2": "white", "c3": "black"}
    assert me.post("/study", {"game": "faust", "options": "size=5", "position": text})["setup"] == text
    assert me.refused("POST", "/study", {"game": "lifeline", "position": text}) == (400, "bad-request")
    assert me.refused("POST", "/study", {"options": {"size": 6}, "position": text}) == (400, "bad-request")
    assert me.refused("POST", "/study", {"position": "nonsense"}) == (400, "bad-request")
    assert me.refused("POST", "/study", {"steps": ["a1"]}) == (400, "bad-request")


def test_study_hides_nothing(server: LiveServer) -> None:
    terms = {"game": "assault", "options": {"board": "hex24", "sacred": "any"}, "steps": ["sacred a1"]}
    answer = server.client().post("/study", terms)
    assert answer["state"]["hides"] is False
    assert answer["steps"][0]["text"] == "sacred a1"


def test_a_preview_shows_what_an_action_joins_and_what_it_is_worth(server: LiveServer) -> None:
    """
    4  .  .  .  .
    3  X  .  .  .
    2  .  .  O  .
    1  X  X  .  .
       a  b  c  d
    """
    steps = ["a1", "c2", "b1", "pass", "a3", "pass"]
    answer = server.client().post("/study/insight", {"game": "faultlines", "options": {"size": 4}, "steps": steps})
    check_response(insight.Insight, answer)
    previews = {preview["action"]: preview for preview in answer["previews"]}
    joining = previews["a2"]
    assert joining["changes"] == {"a2": "black"}
    (group,) = joining["odds"]
    assert (group["words"], group["probability"]["exact"]) == ("black, size 4", "2/3")
    assert {tuple(answer["odds"][place]["cells"]) for place in group["joins"]} == {("a1", "b1"), ("a3",)}
    # 4 stones at 2/3, instead of 2 at 1/3 and 1 at 1/6
    assert joining["worth"]["own"]["exact"] == "11/6"
    assert previews["pass"] == {"action": "pass", "changes": {}, "again": False, "odds": [], "worth": None}
    assert answer["scores"]["expected"]["black"]["exact"] == "5/6"


def test_a_preview_shows_the_stones_that_an_action_takes(server: LiveServer) -> None:
    me: Client = server.client()
    terms: dict[str, Any] = {"game": "lifeline", "options": {"size": 3}, "steps": []}
    while not any(len(one["changes"]) > 1 for one in me.post("/study/insight", terms)["previews"]):
        terms["steps"].append(next(iter(me.post("/study", terms)["state"]["actions"]["cells"].values()))[0])
    before = me.post("/study", terms)
    preview = next(one for one in me.post("/study/insight", terms)["previews"] if len(one["changes"]) > 1)
    after = me.post("/study", {**terms, "steps": [*terms["steps"], preview["action"]]})
    for cell, stone in preview["changes"].items():
        assert before["state"]["stones"].get(cell) != stone
        assert after["state"]["stones"].get(cell) == stone


def test_the_picture_of_a_position_is_svg(server: LiveServer) -> None:
    me = server.client()
    answer = me.request("POST", "/study/svg?size=200", {"game": "faust", "options": {"size": 5}, "steps": ["a1"]})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    match = me.open(game="assault", options={"board": "hex24", "sacred": "any"}, seat="first")["id"]
    assert me.request("GET", f"/matches/{match}/svg").text.startswith("<svg")


def test_all_rulings_can_be_read(server: LiveServer) -> None:
    assert server.client().get("/rulings")["text"].startswith("# Rulings")
