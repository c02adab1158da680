"""Conditional actions for correspondence, with branches on chance, invisible to the other side."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from craton.server.matches.entries import Entry, EntryKind
from craton.server.matches.match import Step
from craton.server.matches.plans import planned_action
from tests.server.harness import Client, LiveServer, seated, until

DAYS = {"kind": "correspondence", "days": 2}


def step(seat: str | None, text: str, event: str | None = None) -> Step:
    kind, data = (EntryKind.ACTION, {}) if event is None else (EntryKind.OUTCOME, {"event": event})
    return Step(Entry(kind, 0, seat, text, data), "", 0, 0)


ATTACK = [
    {
        "on": ["e5"],
        "play": "xc5",
        "next": [
            {"on": ["=1", "..."], "play": "a1", "next": []},
            {"on": ["..."], "play": "b2", "next": []},
        ],
    }
]


@pytest.mark.parametrize(
    ("steps", "action"),
    [
        ([], None),
        ([step("second", "e5")], "xc5"),
        ([step("second", "E5 ")], "xc5"),
        ([step("second", "e4")], None),
        ([step("second", "e5"), step("first", "xc5"), step(None, "1", "xc5"), step("second", "d4")], "a1"),
        ([step("second", "e5"), step("first", "xc5"), step(None, "0", "xc5"), step("second", "d4")], "b2"),
        ([step("second", "e5"), step("first", "d1"), step("second", "d4")], None),  # has played something else
    ],
)
def test_the_first_branch_that_fits_is_taken(steps: list[Step], action: str | None) -> None:
    assert planned_action(ATTACK, steps, "first") == action


def test_a_plan_cannot_look_at_what_is_concealed() -> None:
    hidden = replace(step("second", "seal-pass"), concealed={"first": {7: 1}})
    plan = [{"on": ["seal-pass"], "play": "a", "next": []}, {"on": ["*"], "play": "b", "next": []}]
    assert planned_action(plan, [hidden], "first") == "b"
    assert planned_action(plan, [step("second", "seal-pass")], "first") == "a"


def wait_for_ply(client: Client, match: str, ply: int) -> dict[str, Any]:
    until(lambda: client.state(match)["ply"] >= ply)
    return client.state(match)


def wait_until_dropped(client: Client, match: str) -> None:
    until(lambda: client.get(f"/matches/{match}/plan")["branches"] == [])


def test_a_plan_that_is_left_while_another_is_dropped_stays(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust", clock=DAYS)
    store = server.app.state.context.store
    planner = server.app.state.context.planner
    user = second.get("/me")["user"]["id"]
    old, new = '{"steps": 0, "ply": 0, "branches": []}', '{"steps": 1, "ply": 1, "branches": []}'

    async def meanwhile(*_: object) -> bool:
        """Just when the old plan is found to say nothing, another takes its place."""
        await store.set_private(match, user, "plan:second", new)
        return False

    async def leave() -> None:
        await store.set_private(match, user, "plan:second", old)

    first.act(match, "a1", 0)
    loop = server.loop
    asyncio.run_coroutine_threadsafe(leave(), loop).result(5)
    real, planner._has_played = planner._has_played, meanwhile
    asyncio.run_coroutine_threadsafe(planner._play(match), loop).result(5)
    kept = asyncio.run_coroutine_threadsafe(store.private(match, user, "plan:second"), loop).result(5)
    planner._has_played = real
    assert kept == new


def test_a_plan_is_played_when_its_time_comes_and_only_its_owner_sees_it(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust", clock=DAYS)
    plan = [{"on": ["a1"], "play": "b2", "next": [{"on": ["c3"], "play": "d4", "next": []}]}]
    assert second.put(f"/matches/{match}/plan", {"branches": plan})["branches"] == plan
    assert second.get(f"/matches/{match}/plan")["branches"] == plan
    assert first.get(f"/matches/{match}/plan")["branches"] == []
    first.act(match, "a1", 0)
    state = wait_for_ply(first, match, 2)
    assert state["stones"] == {"a1": "black", "b2": "white"}
    first.act(match, "c3", 2)
    assert wait_for_ply(first, match, 4)["stones"]["d4"] == "white"
    first.act(match, "e5", 4)  # not foreseen: the plan is dropped
    wait_until_dropped(second, match)
    assert first.state(match)["ply"] == 5
    assert not any(
        "plan" in received or "branches" in received for received in first.received if received.count("branches") != 1
    )


def test_a_planned_action_that_is_not_legal_is_dropped(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust", clock=DAYS)
    second.put(f"/matches/{match}/plan", {"branches": [{"on": ["*"], "play": "a1"}]})
    first.act(match, "a1", 0)
    wait_until_dropped(second, match)
    assert first.state(match)["ply"] == 1


@pytest.mark.parametrize(
    "branches",
    [
        [{}],
        [{"on": "a1", "play": "b2"}],
        [{"on": [1], "play": "b2"}],
        [{"on": [], "play": ""}],
        [{"on": [], "play": "a1", "x": 1}],
    ],
    ids=str,
)
def test_malformed_plans_are_refused(server: LiveServer, branches: list[Any]) -> None:
    match, first, _ = seated(server, game="faust", clock=DAYS)
    assert first.refused("PUT", f"/matches/{match}/plan", {"branches": branches}) == (400, "bad-request")


def test_plans_are_for_correspondence_matches(server: LiveServer) -> None:
    match, first, _ = seated(server, game="faust")
    plan = {"branches": [{"on": ["*"], "play": "a1"}]}
    assert first.refused("PUT", f"/matches/{match}/plan", plan) == (409, "not-allowed-now")
