"""The dice held to their promise in the browser: a good record, forged ones, and one that is not over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.playing import finished, opened
from tests.browser.visitor import PHONE, Visitor

REFUSED = "status of 4"


def record_of(visitor: Visitor, match: str) -> str:
    return visitor.context.request.get(f"/api/v1/matches/{match}/record").text()


def verdict(visitor: Visitor, record: str) -> str:
    page = visitor.page
    page.get_by_label("Record", exact=True).fill(record)
    page.get_by_role("button", name="Check", exact=True).click()
    page.wait_for_selector(".verdict")
    return page.locator(".verdict").inner_text()


def test_a_match_is_verified_with_every_throw_shown(visitor: Visitor) -> None:
    match = finished(visitor)
    record = record_of(visitor, match)
    page = visitor.go(f"/fairness/{match}")
    page.get_by_text("all 3 rolls match the seeds").wait_for()
    throws = page.locator(".throw")
    assert throws.count() == 3
    throws.first.locator("summary").click()
    proof = throws.first.inner_text()
    assert f"{match}:" in proof
    assert re.search(r"Byte \d+ is \d+, the first below 252; \d+ modulo 6 plus 1 is \d", proof)
    written = dict(re.findall(r"roll (\w+)=(\d)", record))
    shown = [one.inner_text().split() for one in throws.locator("summary").all()]
    assert {words[2]: words[3] for words in shown} == written
    assert visitor.violations() == []


@pytest.mark.long
def test_a_forged_outcome_is_shown_where_it_fails(visitor: Visitor) -> None:
    record = record_of(visitor, finished(visitor))
    face = int(re.search(r"roll a3=(\d)", record)[1])  # type: ignore[index]
    # 2 to 6 break a single stone alike, so only the dice can tell; a 1 made of them is against the result as well
    other = 2 if face == 1 else 3 if face == 2 else 2
    visitor.allow(REFUSED)
    visitor.go("/fairness")
    words = verdict(visitor, record.replace(f"roll a3={face}", f"roll a3={other}"))
    assert f"roll a3 is recorded as {other}, but the seeds give {face}" in words
    assert visitor.page.locator(".throw.bad").count() == 1
    assert "a3" in visitor.page.locator(".throw.bad summary").inner_text()
    assert visitor.violations() == []


@pytest.mark.long
def test_another_secret_does_not_fit_the_commitment(visitor: Visitor) -> None:
    record = record_of(visitor, finished(visitor))
    visitor.go("/fairness")
    forged = re.sub(r'SecretSeed "\w{8}', 'SecretSeed "00000000', record)
    assert "does not match the commitment" in verdict(visitor, forged)


@pytest.mark.long
def test_a_record_that_cannot_have_been_played_is_refused(visitor: Visitor) -> None:
    record = record_of(visitor, finished(visitor))
    visitor.allow(REFUSED)
    visitor.go("/fairness")
    assert "This game is impossible" in verdict(visitor, record.replace("2. c3", "2. a1"))


@pytest.mark.long
def test_a_match_that_goes_on_keeps_its_secret(visitor: Visitor) -> None:
    match = opened(visitor, "faultlines", opponent="same", options={"size": 3})
    page = visitor.go(f"/fairness/{match}")
    page.get_by_text("the secret seed is published when the match is over").wait_for()


@pytest.mark.long
def test_a_file_is_checked_on_a_phone(visitors: object, tmp_path: Path) -> None:
    visitor: Visitor = visitors(**PHONE)  # type: ignore[operator]
    record = record_of(visitor, finished(visitor))
    (tmp_path / "record.txt").write_text(record)
    page = visitor.go("/fairness")
    page.locator("input[type=file]").set_input_files(tmp_path / "record.txt")
    page.get_by_text("all 3 rolls match the seeds").wait_for()
    visitor.check_page()
