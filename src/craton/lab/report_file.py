"""Writing the report of a run into its results folder."""

from __future__ import annotations

from craton.lab.experiment.run import Run
from craton.lab.report.build import Contents, build
from craton.lab.report.collect import Progress, contents_of

REPORT = "report.html"


def write_report(run: Run, *, jobs: int, progress: Progress = lambda done, of: None) -> Contents:
    """Evaluate and measure the games of a run, and write `report.html`; a report that is there is replaced at once."""
    contents = contents_of(run, jobs=jobs, progress=progress)
    file = run.store.folder / REPORT
    temporary = file.with_name(f".{REPORT}")
    temporary.write_text(build(contents), encoding="utf-8")
    temporary.replace(file)
    return contents
