"""The page of claims, docs/claims.md, and the same for terminals."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Mapping

from studies.claims.claim import Claim, Document, Measured, Trial, Verdict, show
from studies.claims.judge import Judged, judged, trials_of

HEAD = """# The documents, tested

The games come from documents that state many numbers. Here is each of them beside ours. The page is written by
`python -m studies.claims --write`; a test computes it again and compares.

**How.** *Exact* numbers are fractions worked out from the rules; *enumeration* goes through all cases, by the same law
that runs the games; both are computed anew each time the page is written. *Simulations* are games of a bot against
itself, listed below each table with bot, options, number of games and seed; their results are kept in `claims.json`
beside the claims, and `python -m studies.claims --simulate` plays all of them again. Ranges in brackets after a
measured number are 95% intervals. `mcts:simulations=N` is the tree search with N simulations for each action: a fair
player, not a perfect one.

**Verdicts** are worked out, not written down. What a document states is read off its numbers with their rounding, or,
where it uses words, off our reading of them, which stands in brackets: another reading may bring another verdict.
*Confirmed*: all that we found agrees. *Corrected*: it is another number. *Refuted*: the statement does not hold.
*Depends*: it holds under some of the conditions named and not under others. *Open*: the evidence does not settle it,
and what is missing is said. A verdict from simulations is one about these bots.
"""

MEANINGS = tuple(Verdict)
WIDTH = 100


def page(documents: Iterable[Document]) -> str:
    """All games that have claims."""
    games = {document: judged(document) for document in documents}
    parts = [HEAD, _summary(games)]
    for document, claims in games.items():
        parts += [f"## {document.title}\n", f"Of {document.sources}.\n", _table(claims), _trials(document)]
    return "\n".join(part for part in parts if part)


def _summary(games: Mapping[Document, list[Judged]]) -> str:
    lines = [f"| | {' | '.join(MEANINGS)} | all |", f"|---|{'---|' * (len(MEANINGS) + 1)}"]
    total: Counter[Verdict] = Counter()
    for document, claims in games.items():
        counts = Counter(one.verdict for one in claims)
        total += counts
        lines.append(_counts(f"[{document.title}](#{document.title.lower().replace(' ', '-')})", counts))
    return "\n".join([*lines, _counts("all", total)]) + "\n"


def _counts(name: str, counts: Counter[Verdict]) -> str:
    return f"| {name} | {' | '.join(str(counts[verdict]) for verdict in MEANINGS)} | {counts.total()} |"


def _table(claims: list[Judged]) -> str:
    lines = ["| # | where | statement | the document says | we find | how | verdict |", "|---|---|---|---|---|---|---|"]
    for one in claims:
        claim = one.claim
        found = "; ".join([*_found(one), *_lacking(one)])
        text = ". ".join(part for part in (found, claim.remark) if part)
        cells = (str(one.number), claim.where, claim.statement, claim.stated, text, how(claim), one.verdict)
        lines.append(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |")
    return "\n".join(lines) + "\n"


def _found(one: Judged) -> list[str]:
    shown = {name: show(one.claim, finding) for name, finding in one.findings.items()}
    return [f"{name}: {text}" if name else text for name, text in shown.items()]


def _lacking(one: Judged) -> list[str]:
    lacks = one.claim.lacks or ("more games" if one.verdict is Verdict.OPEN else "")
    return [f"missing: {lacks}"] if lacks else []


def how(claim: Claim) -> str:
    """How a claim was tried."""
    if not isinstance(claim.ours, Measured):
        return claim.how or "not yet"
    names = dict.fromkeys(mean.trial.name for mean in claim.ours.means)
    return f"simulation ({', '.join(names)}): {claim.how}"


def _trials(document: Document) -> str:
    trials = [f"- *{trial.name}*: {_described(trial)}" for trial, _ in trials_of(document)]
    return "\n".join(["Simulations:\n", *trials]) + "\n" if trials else ""


def _described(trial: Trial) -> str:
    options = ", ".join(f"{name}={value}" for name, value in trial.options.items())
    return f"{trial.games} games of `{trial.bot}` against itself, {options or 'default options'}, seed {trial.seed}"


def listing(document: Document) -> str:
    """A game's claims for a terminal."""
    claims = judged(document)
    counts = Counter(one.verdict for one in claims)
    lines = [document.title, "  " + ", ".join(f"{counts[verdict]} {verdict}" for verdict in MEANINGS), ""]
    for one in claims:
        claim = one.claim
        lines.append(f"{one.number:3}  {one.verdict.upper():9}  {claim.statement} [{claim.where}]")
        found = "; ".join(_found(one)) or "-"
        words = [f"document: {claim.stated}", f"ours: {found}", f"how: {how(claim)}"]
        words += [text for text in (claim.remark, *_lacking(one)) if text]
        for text in words:
            lines += textwrap.wrap(text, WIDTH, initial_indent=" " * 16, subsequent_indent=" " * 18)
    return "\n".join(lines)
