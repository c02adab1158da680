"""Whatever is sent to the interface, as described or not: the server does not fail and every answer is as described."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from craton.server.app import create_app
from craton.server.ids import fresh_id
from craton.server.lab.folders import Folder
from craton.server.lab.plan import plan_of
from craton.server.lab.service import Lab
from craton.server.settings import Settings
from craton.server.study.analyses import Analyses
from craton.server.wire.lab import LabRequest, plan_data
from tests.server.harness import Client, LiveServer, seated

pytestmark = pytest.mark.long

SCHEMA = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations()]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 16
RECORD = '[Game "faust"]\n\n1. a1 (1. b2) 2. c3 *'
OPENING = "POST /api/v1/matches"


EMPTY = {"line": [], "event": None, "branches": []}
EXPERIMENT = {"game": "faust", "variants": [{"name": "x"}], "first": "random", "games": 1}
FOUND = {"best": "a2", "value": 0.5, "first": 0.5, "black": 0.5, "exact": False, "simulations": 1}


class Found:
    """Stands for processes that search."""

    size = 1

    async def run(self, *_: Any, **__: Any) -> dict[str, Any]:
        return {**FOUND, "candidates": [], "variation": EMPTY, "lines": []}


def stored_experiment(lab: Lab) -> str:
    """The id of an experiment that was run before, with a report."""
    plan, about = plan_of(plan_data(LabRequest.model_validate(EXPERIMENT)))
    folder = Folder(lab.folders.root / fresh_id())
    folder.create(plan, about | {"created": 1, "secret": None})
    folder.write_progress({"stage": "done"})
    folder.results.mkdir()
    (folder.results / "report.html").write_text("<!DOCTYPE html><title>x</title>", encoding="utf-8")
    return folder.id


class World:
    """People and matches to be asked about."""

    def __init__(self, server: LiveServer) -> None:
        context = server.app.state.context
        context.search_pool, context.analyses = Found(), Analyses(Found())  # type: ignore[arg-type]
        clock = {"kind": "correspondence", "days": 3}
        playing, first, second = seated(server, game="faultlines", options={"size": 4}, clock=clock)
        waiting = first.open(game="lifeline", seat="first")["id"]
        over = first.open(game="faust", opponent="same", options={"size": 5})["id"]
        first.post(f"/matches/{over}/resign")
        token = first.post("/tokens", {"label": "r", "scopes": ["read"]})["token"]
        self.people: list[Client] = [first, second, server.client(), server.client(Authorization=f"Bearer {token}")]
        self.matches = [playing, waiting, over]
        self.known = {"who": first.get("/me")["user"]["id"], "other": second.get("/me")["user"]["id"]}
        terms = {"name": "x", "game": "faust", "round_hours": 1}
        self.known["tournament"] = first.post("/tournaments", terms)["id"]
        for client in (first, second):
            client.post(f"/tournaments/{self.known['tournament']}/join")
        self.known["key"] = self.known["experiment"] = stored_experiment(context.lab)


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_answer_to_anything_is_one_that_is_promised(server: LiveServer, operation: Any) -> None:
    world, statuses = World(server), set[int]()
    right = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    wrong = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=some.one_of(right, wrong), place=some.integers(0, 11))
    def request(case: Case, place: int) -> None:
        if place % 4:  # mostly something that is there: nobody finds it by chance
            known = {"match_id": world.matches[place % 3], "name": "faust", "steps": "0", **world.known}
            case.path_parameters |= {name: known[name] for name in case.path_parameters if name in known}
            if operation.label == OPENING and isinstance(case.body, dict):
                case.body |= {"game": "faust", "options": {}, "preset": None, "setup": None, "level": None, "bot": None}
            if "/study" in operation.label and isinstance(case.body, dict):
                case.body |= {"game": "faust", "options": {}, "preset": None, "position": None, "steps": ["a1"]}
                case.body |= {"seconds": None, "simulations": 1} if "search" in operation.label else {}
                if "record" in operation.label:
                    case.body = {"record": RECORD}
            if operation.label.endswith("/plan") and isinstance(case.body, dict):
                case.body |= {"seat": None, "branches": [{"on": ["..."], "play": "a1"}]}
            if operation.label == "POST /api/v1/tournaments" and isinstance(case.body, dict):
                case.body |= {"game": "faust", "options": {}, "preset": None, "rules": None, "round_hours": 1}
                case.body |= {"kind": "swiss", "cycles": 1, "starts": None}
            if operation.label.endswith(("/show", "/show.gif")) and isinstance(case.query, dict):
                case.query |= {"first": 0}  # no dice have been thrown in these matches
                case.query.pop("last", None)
        if isinstance(case.query, dict):
            case.query.pop("wait", None)  # the test does not want to
        client = world.people[place % len(world.people)]
        cookies = dict(client.http.cookies)
        headers = {name: client.http.headers[name] for name in ("authorization",) if name in client.http.headers}
        response = case.call(base_url=server.address, headers=headers, cookies=cookies)
        case.validate_response(response, checks=CHECKS)
        statuses.add(response.status_code)

    request()
    assert statuses - {400, 404, 405}, "nothing got past the first checks"
