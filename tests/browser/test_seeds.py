"""Seeds for the dice: the browser commits, reveals when both have committed, keeps notes, and warns of lies."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from craton.core.dice import Dice, seed_commitment
from craton.core.random_options import drawn_game
from craton.core.registry import definition
from craton.record import parse_record, verify
from tests.browser.playing import opened, played, stand
from tests.browser.visitor import Visitor

SETTLE = """async ([dice, state]) => {
    const { settle } = await import("/static/match/seats.js");
    const { me } = await import("/static/api/session.js");
    me.value = { id: "me" };
    const sent = [];
    const changed = await settle({ id: "m", dice, state }, async (body) => sent.push(body) > 0);
    return [sent, changed];
}"""
NOTE = """async (seed) => (await import("/static/fairness/notes.js")).noteSeed(seed)"""
OPTIONS = """async ([cases]) => {
    const { sampler } = await import("/static/fairness/dice.js");
    const random = (await import("/static/games/faultlines/random.js")).default;
    return Promise.all(cases.map(({ seeds, event, options }) => random.fault_lines(options, sampler(seeds, event))));
}"""
SECRET = bytes(range(32))
SEED, OTHER_SEED = "a" * 32, "b" * 32
WHOLE: dict[str, Any] = {
    "match": "m",
    "commitment": Dice("m", SEED, OTHER_SEED, SECRET).commitment,
    "commitments": {"first": seed_commitment(SEED), "second": seed_commitment(OTHER_SEED)},
    "seeds": {"first": None, "second": None},
    "by_server": [],
    "secret": None,
}
"""The dice of a match as an honest server shows them after both seats have committed."""


def test_the_browser_draws_the_random_options_that_the_server_draws(visitor: Visitor) -> None:
    rng = random.Random(3)
    cases, expected = [], []
    for number in range(60):
        dice = Dice(f"m{number}", "a", "b", rng.randbytes(32))
        size, count = rng.randint(4, 19), 2 * rng.randint(0, 6)
        game = drawn_game(definition("faultlines"), f"size={size},fault_lines=random:{count}", dice)
        seeds = {"match": dice.match, "firstSeed": "a", "secondSeed": "b", "secret": dice.secret.hex()}
        options = {"size": str(size), "fault_lines": f"random:{count}"}
        cases.append({"seeds": seeds, "event": "options fault_lines", "options": options})
        expected.append("+".join(game.options["fault_lines"]) or "none")
    visitor.bare()
    assert visitor.page.evaluate(OPTIONS, [cases]) == expected


def state_of(status: str, *to_reveal: str) -> dict[str, Any]:
    return {"status": status, "to_reveal": list(to_reveal), "seats": {"first": {"user": "me"}, "second": {"user": "x"}}}


def test_the_seed_goes_out_once_when_both_have_committed_and_not_before(visitor: Visitor) -> None:
    visitor.bare()
    assert visitor.page.evaluate(NOTE, SEED) == seed_commitment(SEED)
    full = WHOLE
    alone = {**full, "commitments": {**full["commitments"], "second": None}}

    def settle(dice: dict[str, Any], state: dict[str, Any]) -> Any:
        return visitor.page.evaluate(SETTLE, [dice, state])

    # A server that asks for the seed although the opponent has not committed gets nothing.
    assert settle(alone, state_of("waiting", "first", "second")) == [[], []]
    assert settle(full, state_of("waiting", "first", "second")) == [[{"seed": SEED, "seat": "first"}], []]
    assert settle(full, state_of("waiting", "first", "second")) == [[], []]
    revealed = {**full, "seeds": {"first": SEED, "second": OTHER_SEED}}
    assert settle(revealed, state_of("playing")) == [[], []]
    assert settle({**revealed, "secret": SECRET.hex()}, state_of("over")) == [[], []]


LIES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "another commitment of the server": ({"commitment": "0" * 64}, ["server"]),
    "another secret": ({"secret": "00" * 32}, ["secret"]),
    "another secret with its commitment": (
        {"secret": "00" * 32, "commitment": Dice("m", "a", "b", bytes(32)).commitment},
        ["server", "secret"],
    ),
    "another commitment of the opponent": (
        {"commitments": {"first": seed_commitment(SEED), "second": seed_commitment("x")}},
        ["opponent"],
    ),
    "another seed of the opponent": ({"seeds": {"first": SEED, "second": "x"}}, ["opponent"]),
    "a seed of the server for the opponent": (
        {
            "commitments": {"first": seed_commitment(SEED), "second": None},
            "seeds": {"first": SEED, "second": "x"},
            "by_server": ["second"],
        },
        ["opponent"],
    ),
    "another seed of one's own": ({"seeds": {"first": "x", "second": OTHER_SEED}}, ["own"]),
    "no seed of one's own": (
        {"commitments": {"first": None, "second": seed_commitment(OTHER_SEED)}, "by_server": ["first"]},
        ["own"],
    ),
    "dice of another match": ({"match": "n"}, ["match"]),
}


def test_every_lie_about_the_dice_is_noticed(visitor: Visitor) -> None:
    visitor.bare()
    visitor.page.evaluate(NOTE, SEED)
    visitor.page.evaluate(SETTLE, [WHOLE, state_of("waiting", "first", "second")])
    found = {
        name: visitor.page.evaluate(SETTLE, [{**WHOLE, **lie}, state_of("playing")])[1]
        for name, (lie, _) in LIES.items()
    }
    assert found == {name: problems for name, (_, problems) in LIES.items()}


def test_a_browser_that_has_seen_a_lie_keeps_its_seed(visitor: Visitor) -> None:
    visitor.bare()
    visitor.page.evaluate(NOTE, SEED)
    alone = {**WHOLE, "commitments": {**WHOLE["commitments"], "second": None}}
    visitor.page.evaluate(SETTLE, [alone, state_of("waiting")])
    changed = {**WHOLE, "commitment": "0" * 64}
    assert visitor.page.evaluate(SETTLE, [changed, state_of("waiting", "first", "second")]) == [[], ["server"]]


def started(host: Visitor, guest: Visitor, game: str, query: str) -> str:
    """A match between two browsers, opened and joined on the page."""
    page = host.go(f"/new/{game}?opponent=friend&seat=first&{query}")
    page.get_by_role("button", name="Get the link").click()
    page.wait_for_selector('.match[data-status="waiting"]')
    match = page.url.rsplit("/", 1)[1]
    guest.go(f"/matches/{match}")
    guest.page.get_by_role("button", name="Join the match").click()
    for visitor in (host, guest):
        visitor.page.wait_for_selector('.match[data-status="playing"]')
    return match


def finish(host: Visitor, guest: Visitor, match: str) -> None:
    for visitor, action in ((host, "a1"), (guest, "c3"), (host, "pass"), (guest, "pass")):
        played(visitor, match, action)


@pytest.mark.long
def test_two_browsers_exchange_seeds_and_find_their_notes_kept(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    match = started(host, guest, "faultlines", "o.size=3&o.fault_lines=random:2")
    assert stand(host, match)["to_reveal"] == []
    finish(host, guest, match)
    record = host.context.request.get(f"/api/v1/matches/{match}/record").text()
    tags = parse_record(record).tags
    assert verify(parse_record(record))
    assert {"FirstCommitment", "SecondCommitment", "Asked"} <= tags.keys()
    assert "ServerSeeds" not in tags
    for visitor in (host, guest):
        page = visitor.go(f"/fairness/{match}")
        page.get_by_text("match what this browser recorded").wait_for()
        page.get_by_text("they match the seeds").wait_for()
        assert page.locator(".verdict.good").count() == 1
    assert host.violations() == []


@pytest.mark.long
def test_an_operator_who_changes_the_commitment_is_shown_on_the_match_page(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    match = started(host, guest, "faultlines", "o.size=3")
    finish(host, guest, match)
    other = Dice(match, "x", "y", bytes(32))

    def lie(route: Any) -> None:
        answer = route.fetch()
        body = answer.json()
        body["dice"] |= {"commitment": other.commitment, "secret": other.secret.hex()}
        route.fulfill(response=answer, body=json.dumps(body))

    host.page.route(f"**/api/v1/matches/{match}", lie)
    page = host.go(f"/matches/{match}")
    warning = page.locator(".dice-warning")
    warning.get_by_text("The server’s commitment isn’t the one this browser recorded").wait_for()
    warning.get_by_text("The published secret doesn’t match").wait_for()
    assert host.violations(".dice-warning") == []
    guest.go(f"/matches/{match}")
    guest.page.wait_for_selector('.match[data-status="over"]')
    assert guest.page.locator(".dice-warning").count() == 0


@pytest.mark.long
def test_a_record_that_differs_from_the_notes_is_forged(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    match = started(host, guest, "faultlines", "o.size=3")
    finish(host, guest, match)
    record = host.context.request.get(f"/api/v1/matches/{match}/record").text()
    tags = parse_record(record).tags
    for old, new, words in (
        (tags["SecondCommitment"], seed_commitment("x"), "Your opponent’s seed or commitment isn’t the one"),
        (tags["FirstSeed"], "x", "Your own seed or commitment isn’t the one"),
        (tags["Commitment"], "0" * 64, "The server’s commitment isn’t the one"),
    ):
        page = host.go("/fairness")
        page.get_by_label("Record", exact=True).fill(record.replace(old, new))
        page.get_by_role("button", name="Check", exact=True).click()
        page.locator(".verdict.bad").get_by_text(words).wait_for()


@pytest.mark.long
def test_a_host_on_another_page_still_reveals_the_seed(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    page = host.go("/new/faust?opponent=friend&seat=first")
    page.get_by_role("button", name="Get the link").click()
    page.wait_for_selector('.match[data-status="waiting"]')
    match = page.url.rsplit("/", 1)[1]
    host.go("/rules/faust")
    guest.go(f"/matches/{match}")
    guest.page.get_by_role("button", name="Join the match").click()
    guest.page.wait_for_selector('.match[data-status="playing"]')


@pytest.mark.long
def test_a_rematch_has_the_seeds_of_both_browsers(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    match = started(host, guest, "faultlines", "o.size=3")
    finish(host, guest, match)
    host.page.get_by_role("button", name="Rematch").first.click()
    guest.page.get_by_role("button", name="Accept").click()
    for each in (host, guest):  # both are taken there at once
        each.page.wait_for_url(lambda url: not url.endswith(match))
        each.page.wait_for_selector('.match[data-status="playing"]')
    rematch = guest.page.url.rsplit("/", 1)[1]
    whole = guest.ask("GET", f"/matches/{rematch}")
    assert whole["dice"]["by_server"] == []
    assert None not in whole["dice"]["commitments"].values()


@pytest.mark.long
def test_a_browser_without_the_seed_says_where_it_is(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    match: str = host.ask(
        "POST", "/matches", {"game": "faust", "seat": "first", "commitment": seed_commitment("elsewhere")}
    )["id"]
    guest.go(f"/matches/{match}")
    guest.page.get_by_role("button", name="Join the match").click()
    host.go(f"/matches/{match}")
    host.page.get_by_text("stored in the browser where you joined").wait_for()
    guest.page.get_by_text(re.compile("Waiting for .* to reveal a seed")).wait_for()
    assert guest.violations() == []
    host.page.get_by_role("button", name="Abort").click()
    guest.page.wait_for_selector('.match[data-status="aborted"]')


def test_the_seats_of_a_bot_and_of_one_person_are_marked_as_the_servers(visitor: Visitor) -> None:
    page = visitor.go("/new/faultlines?opponent=same&o.size=3")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector('.match[data-status="playing"]')
    page.get_by_role("tab", name="Info").click()
    page.get_by_text("(chosen by the server)").wait_for()
    page.get_by_text("(committed before it was revealed)").wait_for()


def test_a_match_without_notes_shows_no_warning(visitor: Visitor) -> None:
    opened(visitor, "faust", opponent="same", options={"size": 4})
    visitor.page.wait_for_selector('.match[data-status="playing"]')
    assert visitor.page.locator(".dice-warning").count() == 0
