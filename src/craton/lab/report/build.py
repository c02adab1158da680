"""Building the report of an experiment from its games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from craton.lab.measures.games import CellGames
from craton.lab.measures.tables import Summary
from craton.lab.report import balance, compare, flow, mechanics, replays, size
from craton.lab.report.page import Section, page
from craton.lab.report.replay import SCRIPT
from craton.lab.stats.verdict import Verdict

MAX_COMPARISONS = 4
"""Comparisons in the lead of a report."""


@dataclass(frozen=True)
class Study:
    """The games of one part of an experiment: cells with their summaries and verdicts."""

    games: CellGames
    summary: Summary
    verdict: Verdict
    bots: str
    study: str = "main"
    opening: tuple[str, ...] = ()


@dataclass(frozen=True)
class Contents:
    """What a report is about."""

    title: str
    studies: tuple[Study, ...]
    facts: tuple[str, ...]
    """Sentences on how the games were played."""
    paired: bool = True

    def of(self, study: str) -> list[Study]:
        return [one for one in self.studies if one.study == study]


def build(contents: Contents) -> str:
    """The report as HTML."""
    main = contents.of("main")
    lead = []
    for one in main:
        words = one.verdict.sentence + balance.luckless_sentence(one)
        lead.append(f"<p class=verdict><strong>{escape(one.games.name)}</strong>: {escape(words)}</p>")
    lead += [f"<p class=verdict>{escape(line)}</p>" for line in compare.lines(contents)[:MAX_COMPARISONS]]
    lead += [f"<p class=quiet>{escape(fact)}</p>" for fact in contents.facts]
    sections: list[Section] = [
        *balance.sections(contents),
        *compare.sections(contents),
        *flow.sections(main),
        *size.sections(contents),
        *mechanics.sections(main),
        *replays.sections(main),
    ]
    return page(contents.title, lead, sections, SCRIPT)


def summary_lines(contents: Contents) -> list[str]:
    """The summary for the terminal."""
    lines = [contents.title]
    lines += [
        f"  {one.games.name}: {one.verdict.sentence}{balance.luckless_sentence(one)}" for one in contents.of("main")
    ]
    return lines + [f"  {line}" for line in compare.lines(contents)]


Studies = Sequence[Study]
