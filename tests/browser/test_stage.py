"""That these tests can be trusted: visitors complain, servers die and come back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.served import Served
from tests.browser.visitor import Visitor


def test_a_visitor_writes_down_errors_warnings_and_exceptions(visitor: Visitor) -> None:
    page = visitor.bare()
    assert visitor.complaints() == []
    page.evaluate("console.log('fine'); console.warn('hm'); console.error('oh'); setTimeout(() => nobody())")
    for _ in range(100):  # the exception comes when the page gets to it
        if len(visitor.complaints()) == 3:
            break
        page.wait_for_timeout(50)
    assert [text.split(" (")[0] for text in sorted(visitor.complaints())] == [
        "console error: oh",
        "console warning: hm",
        "exception: nobody is not defined",
    ]
    visitor.allow(": oh", ": hm", "nobody")


def test_a_request_to_another_host_is_noticed_and_does_not_leave(visitor: Visitor) -> None:
    page = visitor.bare()
    answer = page.evaluate("fetch('http://craton.example/').then(() => 'left', () => 'stayed')")
    assert answer == "stayed"
    assert any("craton.example" in problem for problem in visitor.complaints())
    visitor.allow("craton.example")


@pytest.mark.long
@pytest.mark.parametrize("ending", ["kill", "stop"])
def test_a_server_that_has_ended_comes_back_with_its_matches(
    visitors: Any, restartable_server: Served, ending: str
) -> None:
    visitor = visitors(restartable_server)
    visitor.ask("POST", "/guest")
    match = visitor.ask("POST", "/matches", {"game": "faust", "options": {"size": 4}, "opponent": "same"})["id"]
    getattr(restartable_server, ending)()
    restartable_server.start()
    assert restartable_server.address == visitor.address
    assert visitor.ask("GET", f"/matches/{match}")["id"] == match
