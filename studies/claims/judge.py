"""Testing claims: play the trials, store their results, judge the findings.

The results of a document's trials are in claims.json beside its claims.py: for every trial its settings and, for each
measure, one number per game. A run appends every finished game to claims.part, so that it can be interrupted and
resumed; the old results of a trial are replaced only when all its games are finished.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from craton.bots.spec import parse_bot
from craton.core.errors import CratonError
from craton.core.game import make_game
from craton.core.registry import definition
from craton.lab.duel import Duel, final_state
from craton.lab.elo import Z, estimate
from craton.lab.workers import in_processes
from studies.claims.claim import (
    Claim,
    Difference,
    Document,
    Finding,
    Interval,
    Mean,
    Measure,
    Measured,
    Trial,
    Verdict,
    exactly,
    judge,
)

DIGITS = 6
"""Decimal places of a measured number."""

Values = dict[str, list[float | None]]
"""For each measure by name, one number per game."""
Report = Callable[[Trial, int], None]
"""Called with a trial and the number of its finished games."""


class Judged(NamedTuple):
    number: int
    claim: Claim
    findings: dict[str, Finding]
    """By condition; the key is empty if there are no conditions."""
    verdict: Verdict


def judged(document: Document) -> list[Judged]:
    """All claims of a document with verdicts; exact numbers are recomputed, measured ones read from claims.json."""
    results = _read_results(document)
    found = []
    for number, claim in enumerate(document.claims, start=1):
        findings = _findings(document, claim, results)
        found.append(Judged(number, claim, findings, judge(claim, findings)))
    return found


def _findings(document: Document, claim: Claim, results: dict[str, Any]) -> dict[str, Finding]:
    if claim.ours is None:
        return {}
    if not isinstance(claim.ours, Measured):
        answer = claim.ours()
        by_condition = answer if isinstance(answer, Mapping) else {"": answer}
        return {name: exactly(one) for name, one in by_condition.items()}
    values = partial(_values_of, document, results)
    found: dict[str, Finding] = {}
    for name, mean in claim.ours.found.items():
        if isinstance(mean, Difference):
            found[name] = [_difference(interval(values(mean.one)), interval(values(mean.other)))]
        elif isinstance(mean, tuple):
            found[name] = [interval(values(one)) for one in mean]
        elif counted := values(mean):
            found[name] = [interval(counted)]
    return found


def interval(values: list[float]) -> Interval:
    """The mean with its 95% interval: that of a score for wins, draws and losses, else by the sample variance."""
    if set(values) <= {0, 0.5, 1}:
        share = estimate(values)
        return Interval(share.score, share.low, share.high)
    count = len(values)
    mean = sum(values) / count
    spread = Z * sqrt(sum((value - mean) ** 2 for value in values) / max(count - 1, 1) / count)
    return Interval(mean, mean - spread, mean + spread)


def _difference(one: Interval, other: Interval) -> Interval:
    """The difference of two independent means; half-widths are added in quadrature, for each end separately."""
    value = float(one.value) - float(other.value)
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Interval(value, value - below, value + above)


def trials_of(document: Document) -> list[tuple[Trial, list[Measure]]]:
    """The trials needed for a document's claims, in order, with their measures."""
    found: dict[str, tuple[Trial, list[Measure]]] = {}
    for claim in document.claims:
        for mean in claim.ours.means if isinstance(claim.ours, Measured) else ():
            trial, measures = found.setdefault(mean.trial.name, (mean.trial, []))
            assert trial is mean.trial, f"two trials are called {trial.name}"
            if mean.measure not in measures:
                measures.append(mean.measure)
    return list(found.values())


# Results on file


def _read_results(document: Document) -> dict[str, Any]:
    file = document.folder / "claims.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def _values_of(document: Document, results: dict[str, Any], mean: Mean) -> list[float]:
    kept = results.get(mean.trial.name, {})
    values = kept.get("values", {}).get(mean.measure.__name__, [])
    if kept.get("settings") != mean.trial.settings or len(values) != mean.trial.games:
        raise CratonError(
            f"{document.title}: {mean.measure.__name__} of the trial {mean.trial.name!r} has no results yet. "
            f"Run: python -m studies.claims {document.game} --simulate {mean.trial.name}"
        )
    return [value for value in values if value is not None]


# Playing


def play_trial(document: Document, trial: Trial, measures: list[Measure], number: int) -> dict[str, float | None]:
    """Play one game of a trial and return the value of each measure."""
    duel = Duel(
        make_game(definition(document.game), trial.options),
        parse_bot(trial.bot),
        parse_bot(trial.opponent or trial.bot),
        games=trial.games,
        paired=bool(trial.opponent),
        openings=trial.openings,
        seed=trial.seed,
    )
    state = final_state(duel, number)
    more = (duel.seat_of_a(number),) if trial.opponent else ()
    return {measure.__name__: _plain(measure(state, *more)) for measure in measures}


def _plain(value: float | None) -> float | None:
    return None if value is None else round(float(value), DIGITS)


def simulate(document: Document, *, only: str | None = None, jobs: int = 1, report: Report | None = None) -> None:
    """Replay all trials of a document, or one; the finished games of an interrupted run are kept."""
    trials = {trial.name: (trial, measures) for trial, measures in trials_of(document)}
    if only is not None and only not in trials:
        raise CratonError(f"{document.title} has no trial {only!r}; it has {', '.join(trials) or 'none'}.")
    part = document.folder / "claims.part"
    for name, (trial, measures) in trials.items():
        if only in (None, name):
            played = _play_all(document, trial, measures, part, jobs, report or (lambda trial, number: None))
            values = {measure.__name__: [game[measure.__name__] for game in played] for measure in measures}
            _keep(document, trial, values, known=set(trials))
    _forget(part, set(trials) if only is None else {only})


def _play_all(
    document: Document, trial: Trial, measures: list[Measure], part: Path, jobs: int, report: Report
) -> list[dict[str, float | None]]:
    names = [measure.__name__ for measure in measures]
    played: dict[int, dict[str, float | None]] = {
        line["game"]: line["values"]
        for line in _read_part(part)
        if (line["trial"], line["settings"], list(line["values"])) == (trial.name, trial.settings, names)
    }
    missing = [game for game in range(trial.games) if game not in played]
    work = partial(_play_numbered, document.game, trial.name)
    with part.open("a", encoding="utf-8") as file, closing(_at_work(work, missing, jobs)) as games:
        for game, values in games:
            line = {"trial": trial.name, "settings": trial.settings, "game": game, "values": values}
            file.write("\n" + json.dumps(line))  # the previous line may have been cut off
            file.flush()
            played[game] = values
            report(trial, len(played))
    return [played[game] for game in range(trial.games)]


Game = tuple[int, dict[str, float | None]]


def _at_work(work: Callable[[int], Game], missing: list[int], jobs: int) -> Any:
    return in_processes(work, missing, jobs) if jobs > 1 else (work(game) for game in missing)


def _play_numbered(game: str, trial: str, number: int) -> Game:
    """Play a game of a trial given by name, for worker processes."""
    from studies.claims.documents import DOCUMENTS

    found = DOCUMENTS[game]
    for one, measures in trials_of(found):
        if one.name == trial:
            return number, play_trial(found, one, measures, number)
    raise CratonError(f"There is no trial {trial!r}.")


def _read_part(part: Path) -> Iterator[dict[str, Any]]:
    """The finished games of an interrupted run, without a line that was cut off."""
    for line in part.read_text(encoding="utf-8").splitlines() if part.exists() else ():
        with suppress(ValueError):
            yield json.loads(line)


def _forget(part: Path, trials: set[str]) -> None:
    """Remove the games of these trials from the file, and the file itself if it is then empty."""
    left = [json.dumps(line) for line in _read_part(part) if line["trial"] not in trials]
    if left:
        part.write_text("\n" + "\n".join(left), encoding="utf-8")
    else:
        part.unlink(missing_ok=True)


def _keep(document: Document, trial: Trial, values: Values, *, known: set[str]) -> None:
    """Replace the stored results of a trial; drop trials that no claim needs."""
    results = {name: kept for name, kept in _read_results(document).items() if name in known}
    results[trial.name] = {"settings": trial.settings, "values": values}
    text = ",\n".join(f" {json.dumps(name)}: {_written(results[name])}" for name in sorted(results))
    (document.folder / "claims.json").write_text(f"{{\n{text}\n}}\n", encoding="utf-8")


def _written(kept: dict[str, Any]) -> str:
    """JSON with one line for the settings and one per measure, so that diffs are readable."""
    lines = [f'  "settings": {json.dumps(kept["settings"])}']
    values = ",\n".join(f"   {json.dumps(name)}: {json.dumps(numbers)}" for name, numbers in kept["values"].items())
    return "{\n" + ",\n".join(lines) + ',\n  "values": {\n' + values + "\n  }\n }"
