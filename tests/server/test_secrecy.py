"""What is hidden stays hidden: nothing that is sent to anybody tells a secret before its time."""

import json
import logging
import random
import re

import pytest

from craton.server.logs import JsonLines
from tests.server.harness import House, Person, play_out, seated


def steps_seen(person: Person, match: str) -> list[str | None]:
    return [step["text"] for step in person.get(f"/matches/{match}")["steps"]]


def test_a_sealed_choice_is_shown_to_others_only_when_both_are_in(house: House) -> None:
    match, first, second = seated(house, game="faultlines", options={"size": 4, "sealed": True})
    watcher = house.person()
    first.act(match, "a1")
    second.act(match, "b2")
    with second.listening(match) as ear:
        ear.next("snapshot")
        first.act(match, "seal-pass")
        frame = ear.next("events")
        assert frame["events"][0]["concealed"]
        assert frame["events"][0]["text"] is None
        assert frame["state"]["hides"]
        assert frame["state"]["position"] is None
        assert frame["state"]["variables"]["black_sealed"] is None
        assert first.state(match)["variables"]["black_sealed"] == "pass"
        assert steps_seen(first, match) == ["a1", "b2", "seal-pass"]
        for other in (second, watcher):
            assert steps_seen(other, match) == ["a1", "b2", None]
            other.get(f"/matches/{match}/events?after=0")
            other.refused("GET", f"/matches/{match}/record")
            other.get(f"/matches/{match}/steps/3")
            other.get(f"/matches/{match}/insight")
        assert not any("seal-pass" in heard for heard in watcher.heard)
        second.act(match, "seal-play")
        told = [event["tells"] for event in ear.next("events")["events"] if event.get("tells")]
        assert [[one["text"] for one in tells] for tells in told] == [["seal-pass"]]
    assert steps_seen(watcher, match) == ["a1", "b2", "seal-pass", "seal-play"]


def test_who_has_both_seats_is_told_what_one_of_them_has_sealed(house: House) -> None:
    person = house.person()
    match = person.open(game="faultlines", options={"size": 4, "sealed": True}, opponent="same")["id"]
    for action in ("a1", "b2", "seal-pass"):
        person.act(match, action)
    assert steps_seen(person, match)[-1] is None
    events = person.act(match, "seal-play")["events"]
    assert [one["text"] for one in events[0]["tells"]] == ["seal-pass"]


def test_the_first_stone_of_a_pair_is_hidden_until_the_second_is_placed(house: House) -> None:
    match, first, second = seated(house, game="lifeline", options={"size": 4})
    first.act(match, "b3")
    assert first.state(match)["stones"] == {"b3": "black"}
    assert second.state(match)["stones"] == {}
    assert steps_seen(second, match) == [None]
    answer = first.act(match, "e5")
    assert answer["events"][0]["changes"] == {"e5": {"stone": "black", "marks": []}}
    seen = second.get(f"/matches/{match}/events?after=3")
    assert second.state(match)["stones"] == {"b3": "black", "e5": "black"}
    assert seen["events"][0]["tells"] == [{"number": 3, "text": "b3"}]


def test_sacred_cells_are_told_at_the_end_also_when_a_swap_has_made_them_void(house: House) -> None:
    options = {"board": "hex24", "turn_limit": 10, "sacred": "any", "pie": True}
    match, first, second = seated(house, game="assault", options=options)
    watcher = house.person()
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
    for person, name in ((first, "first"), (second, "second")):
        before_the_end = [heard for heard in person.heard if '"status":"playing"' in heard and '"actions"' in heard]
        for heard in before_the_end:
            shown = json.loads(heard[heard.index("} {") + 2 :])
            texts = [event.get("text") for event in shown.get("events", [])] + [
                step["text"] for step in shown.get("steps", [])
            ]
            assert not set(hidden[name]) & set(texts)


def test_who_has_both_seats_sees_as_the_one_that_has_to_decide(house: House) -> None:
    me = house.person()
    match = me.open(game="faultlines", options={"size": 4, "sealed": True}, opponent="same")["id"]
    for action in ("a1", "b2", "seal-pass"):
        me.act(match, action)
    assert me.state(match)["viewer"] == me.state(match)["to_act"]
    assert steps_seen(me, match) == ["a1", "b2", None]
    me.act(match, "seal-play")
    assert steps_seen(me, match) == ["a1", "b2", "seal-pass", "seal-play"]


def test_the_secret_of_the_dice_is_nowhere_before_the_end(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="craton")
    match, first, second = seated(house, game="assault", options={"board": "hex24", "turn_limit": 10})
    watcher = house.person()
    with watcher.listening(match) as ear:
        ear.next("snapshot")
        first.act(match, "a1")
        ear.next("events")
        for person in (first, second, watcher):
            person.get(f"/matches/{match}")
            person.get(f"/matches/{match}/events")
            person.get(f"/matches/{match}/record")
            person.get("/matches")
        heard = [*first.heard, *second.heard, *watcher.heard]
        second.post(f"/matches/{match}/resign")
        end = ear.next("events")["events"][0]
    assert re.fullmatch(r"[0-9a-f]{64}", end["secret"])
    assert not any(end["secret"] in text for text in heard)
    logged = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert f"/matches/{match}/actions" in logged
    for secret in (end["secret"], *first.http.cookies.values()):
        assert secret not in logged
    assert any(end["secret"] in text for text in watcher.heard)
