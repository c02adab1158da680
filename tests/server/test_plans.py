"""Conditional actions for correspondence, with branches on chance, invisible to the other side."""

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from craton.core.actions import compact
from craton.server.matches import plans
from craton.server.matches.entries import Entry, EntryKind
from craton.server.matches.plans import MAX_WORK, BadPlan, _Matcher, planned_action, read_plan
from craton.server.matches.steps import Step
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


def fits_by_trial(conditions: Sequence[str], steps: Sequence[Step], seat: str) -> bool:
    """The slow twin of the matcher: every number of steps that a `...` may stand for is tried."""
    if not conditions:
        return not steps
    first, rest = conditions[0].strip(), conditions[1:]
    if first == "...":
        return any(fits_by_trial(rest, steps[skipped:], seat) for skipped in range(len(steps) + 1))
    return bool(steps) and is_by_definition(first, steps[0], seat) and fits_by_trial(rest, steps[1:], seat)


def is_by_definition(condition: str, step: Step, seat: str) -> bool:
    if condition == "*":
        return True
    if seat in step.concealed:
        return False
    if condition.startswith("="):
        return step.event is not None and step.text in {text.strip() for text in condition[1:].split("|")}
    return step.event is None and compact(condition) == compact(step.text)


STEPS = st.sampled_from(
    [
        step("second", "a"),
        step("second", "b"),
        step(None, "1", "roll"),
        step(None, "2", "roll"),
        replace(step("second", "a"), concealed={"first": {7: 1}}),
    ]
)
CONDITIONS = st.sampled_from(["...", " ... ", "*", "a", " A", "b", "=1", "=1|2", "= 2 |3", "1"])


@given(st.lists(CONDITIONS, max_size=6), st.lists(STEPS, max_size=7))
def test_the_matcher_agrees_with_trying_everything(conditions: list[str], steps: list[Step]) -> None:
    matcher = _Matcher("first")
    assert matcher.fits(conditions, steps) == fits_by_trial(conditions, steps, "first")
    assert matcher.work <= len(conditions) * len(steps)


def test_many_wildcards_take_work_in_proportion_to_the_steps() -> None:
    """An exponential matcher would take 10^11 comparisons here."""
    steps = [step("second", "a")] * 60
    matcher = _Matcher("first")
    assert not matcher.fits(["..."] * 11 + ["zz"], steps)
    assert matcher.work <= 12 * 60


def test_many_branches_of_many_wildcards_take_little_work() -> None:
    plan = [{"on": ["..."] * 11 + ["zz"], "play": "b", "next": []}] * 199
    plan.append({"on": ["..."], "play": "c", "next": []})
    assert planned_action(plan, [step("second", "a")] * 21, "first") == "c"  # 199 * 21 comparisons


def test_the_work_for_one_plan_is_bounded() -> None:
    steps = [step("second", "a")] * 60
    plan = [{"on": ["...", *["a"] * 10, "zz"], "play": "b", "next": []}] * 200
    with pytest.raises(BadPlan, match=str(MAX_WORK)):
        planned_action(plan, steps, "first")


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", '{"steps": "0", "branches": []}', '{"steps": -1, "branches": []}', "[" * 100_000]
    + [json.dumps({"steps": 0, "branches": branches}) for branches in (None, [1], [{"on": [1], "play": "a1"}])],
    ids=lambda text: str(text)[:40],
)
def test_a_stored_text_that_is_no_plan_is_recognised(text: str) -> None:
    with pytest.raises(BadPlan):
        read_plan(text)


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


def test_bad_plans_are_removed_at_the_start_and_the_others_are_played(
    server: LiveServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, server.loop).result(10)

    context = server.app.state.context
    monkeypatch.setattr(plans, "MAX_WORK", 100)
    laborious = {"steps": 0, "ply": 0, "branches": [{"on": ["...", "zz"], "play": "b2", "next": []}] * 200}
    useful = {"steps": 0, "ply": 0, "branches": [{"on": ["a1"], "play": "b2", "next": []}]}
    removed = []
    with caplog.at_level(logging.WARNING, "craton.server"):
        for text in ("not a plan", json.dumps(laborious), json.dumps(useful)):
            match, first, second = seated(server, game="faust", clock=DAYS)
            first.act(match, "a1", 0)
            user = second.get("/me")["user"]["id"]
            run(context.store.set_private(match, user, "plan:second", text))
            removed.append((match, user))
        played, _ = removed.pop()
        run(context.planner.resume())
        assert wait_for_ply(first, played, 2)["stones"]["b2"] == "white"
        for match, user in removed:
            until(lambda match=match, user=user: run(context.store.private(match, user, "plan:second")) is None)
    assert {match for match, _ in removed} == {
        record.match for record in caplog.records if record.message == "plan removed"
    }
    assert not {match for match, _ in removed} & set(run(context.store.waiting_for_plans()))
