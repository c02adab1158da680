"""What is hidden stays hidden: nothing that is sent to anybody tells a secret before its time."""

import json
import logging
import random
import re
from typing import Any

import pytest

from craton.server.logs import JsonLines
from tests.server.harness import House, Person, actions_of, play_out, seated


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


SECRETIVE: dict[str, dict[str, Any]] = {
    "faultlines": {"size": 4, "sealed": True, "keystone": True, "turn_limit": 12},
    "lifeline": {"size": 3, "balance": "strong"},
    "assault": {"board": "hex24", "turn_limit": 10, "sacred": "core", "tide": True},
}


@pytest.mark.parametrize("name", SECRETIVE)
def test_nobody_hears_more_than_the_view_allows(house: House, name: str) -> None:
    """A twin of the match in which a hidden choice is another one sends the others exactly the same."""
    rng = random.Random(11)
    logs: list[list[str]] = []
    script: list[str] = []
    for twin in range(2):
        match, first, second = seated(house, game=name, options=SECRETIVE[name])
        watcher = house.person()
        people = {"first": first, "second": second}
        texts = []
        state = first.state(match)
        for turn in range(8):
            seat = state["to_act"]
            own = people[seat].state(match)
            legal = actions_of(own)
            if twin == 0:
                script.append(rng.choice(legal))
            action = script[turn]
            other = "second" if seat == "first" else "first"
            done = people[seat].act(match, action, own["ply"])
            seen = people[other].get(f"/matches/{match}")
            if twin == 0 and done["events"][0]["kind"] == "action" and seen["steps"][-1]["concealed"]:
                # The twin plays another hidden action here; what the others see must not differ.
                before = script[-1]
                script[-1] = rng.choice([one for one in legal if one != before])
                texts.append(_seen(people[other], match) + _seen(watcher, match))
                break
            if twin == 1 and turn == len(script) - 1:
                texts.append(_seen(people[other], match) + _seen(watcher, match))
                break
            state = done["state"]
        else:
            pytest.fail("nothing was concealed")
        logs.append(texts)
    assert logs[0] == logs[1]


def _seen(person: Person, match: str) -> str:
    """All that can be asked for, without what differs between any two matches."""
    parts = [person.get(f"/matches/{match}"), person.get(f"/matches/{match}/events?after=0")]
    text = json.dumps(parts) + json.dumps(person.get(f"/matches/{match}/insight"))
    ids = re.compile(r'"(id|user|name|match|commitment|seed|seeds)": ("[^"]*"|\{[^}]*\})|"(at|now|created|since)": \d+')
    return ids.sub("", text)


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
