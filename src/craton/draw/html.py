"""Tables and blocks of HTML, for objects that display themselves in notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape


def html_table(rows: Iterable[Sequence[object]], headers: Sequence[str] = ()) -> str:
    """A table of texts, which are escaped."""
    head = "".join(f"<th>{escape(header)}</th>" for header in headers)
    body = "".join(f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table>{f'<tr>{head}</tr>' if head else ''}{body}</table>"


def side_by_side(*parts: str) -> str:
    cells = "".join(f'<div style="margin-right:1.5em">{part}</div>' for part in parts)
    return f'<div style="display:flex;flex-wrap:wrap;align-items:flex-start">{cells}</div>'


def wrapped_text(text: str, width: str = "36em") -> str:
    return f'<div style="max-width:{width};text-align:left;white-space:pre-wrap">{escape(text)}</div>'
