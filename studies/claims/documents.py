"""The games' original documents and the claims they make."""

from __future__ import annotations

from pathlib import Path

from craton.core.registry import definition
from studies.claims.assault import claims as assault
from studies.claims.claim import Document
from studies.claims.faultlines import claims as faultlines
from studies.claims.faust import claims as faust
from studies.claims.lifeline import claims as lifeline

FOLDER = Path(__file__).parent


DOCUMENTS = {
    name: Document(name, definition(name).title, module.SOURCES, module.CLAIMS, FOLDER / name)
    for name, module in (("assault", assault), ("faultlines", faultlines), ("faust", faust), ("lifeline", lifeline))
}
