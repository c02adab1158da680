"""A printed page: lines, polygons and text in millimetres from the top left, as SVG or PDF."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from xml.sax.saxutils import escape

from craton.boards.board import Place

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
POINTS = 72 / 25.4
"""PDF units in a millimetre."""


@dataclass(frozen=True)
class Line:
    points: tuple[Place, ...]
    width: float = 0.25
    closed: bool = False
    fill: float | None = None
    """A shade of grey from 0 (black) to 1 (white); None for no fill."""


@dataclass(frozen=True)
class Dot:
    centre: Place
    radius: float


@dataclass(frozen=True)
class Text:
    content: str
    at: Place
    """The left end of the base line, or its middle."""
    size: float
    """The font size in millimetres."""
    bold: bool = False
    middle: bool = False
    grey: float = 0.0


@dataclass
class Page:
    width: float
    height: float
    shapes: list[Line | Dot | Text] = field(default_factory=list)


def to_svg(pages: Sequence[Page]) -> str:
    """The pages below each other."""
    parts, top = [], 0.0
    for page in pages:
        shapes = "".join(map(_svg_shape, page.shapes))
        parts.append(f'<g transform="translate(0 {_number(top)})">{shapes}</g>')
        top += page.height
    width = max(page.width for page in pages)
    size = f'width="{_number(width)}mm" height="{_number(top)}mm" viewBox="0 0 {_number(width)} {_number(top)}"'
    ground = '<rect width="100%" height="100%" fill="#fff"/>'
    font = 'font-family="Helvetica, Arial, sans-serif"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>{ground}{"".join(parts)}</svg>\n'


def _svg_shape(shape: Line | Dot | Text) -> str:
    if isinstance(shape, Dot):
        x, y = map(_number, shape.centre)
        return f'<circle cx="{x}" cy="{y}" r="{_number(shape.radius)}"/>'
    if isinstance(shape, Text):
        x, y = map(_number, shape.at)
        anchor = ' text-anchor="middle"' if shape.middle else ""
        weight = ' font-weight="700"' if shape.bold else ""
        colour = f' fill="{_hex(shape.grey)}"' if shape.grey else ""
        content = escape(shape.content)
        return f'<text x="{x}" y="{y}" font-size="{_number(shape.size)}"{anchor}{weight}{colour}>{content}</text>'
    points = " ".join(f"{_number(x)},{_number(y)}" for x, y in shape.points)
    kind = "polygon" if shape.closed else "polyline"
    fill = "none" if shape.fill is None else _hex(shape.fill)
    return (
        f'<{kind} points="{points}" fill="{fill}" stroke="#000" stroke-width="{_number(shape.width)}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def to_pdf(pages: Sequence[Page]) -> bytes:
    """A PDF 1.4 document with Helvetica, which every reader has. Equal pages give equal bytes."""
    objects: list[bytes] = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"",
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>",
    ]
    kids = []
    for page in pages:
        content = b"1 J 1 j\n" + b"\n".join(_pdf_shape(shape, page.height) for shape in page.shapes)
        box = f"{_number(page.width * POINTS)} {_number(page.height * POINTS)}"
        objects.append(b"<</Length %d>>\nstream\n%s\nendstream" % (len(content), content))
        kids.append(len(objects) + 1)
        fonts = "<</Font<</F1 3 0 R/F2 4 0 R>>>>"
        text = f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {box}]/Resources{fonts}/Contents {len(objects)} 0 R>>"
        objects.append(text.encode())
    listed = " ".join(f"{kid} 0 R" for kid in kids)
    objects[1] = f"<</Type/Pages/Kids[{listed}]/Count {len(kids)}>>".encode()
    out, offsets = bytearray(b"%PDF-1.4\n"), []
    for number, body in enumerate(objects, start=1):
        offsets.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    out += b"trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start)
    return bytes(out)


def _pdf_shape(shape: Line | Dot | Text, height: float) -> bytes:
    def place(point: Place) -> str:
        return f"{_number(point[0] * POINTS)} {_number((height - point[1]) * POINTS)}"

    if isinstance(shape, Dot):  # a line of no length with round ends
        at = place(shape.centre)
        return f"0 G {_number(2 * shape.radius * POINTS)} w {at} m {at} l S".encode()
    if isinstance(shape, Text):
        content = shape.content.encode("cp1252", "replace")
        escaped = content.replace(b"\\", b"\\\\").replace(b"(", b"\\(").replace(b")", b"\\)")
        x = shape.at[0] - (text_width(shape.content, shape.size, bold=shape.bold) / 2 if shape.middle else 0)
        head = f"BT {_number(shape.grey)} g /F{2 if shape.bold else 1} {_number(shape.size * POINTS)} Tf "
        return f"{head}{place((x, shape.at[1]))} Td (".encode() + escaped + b") Tj ET"
    first, *rest = shape.points
    path = f"{place(first)} m " + " ".join(f"{place(point)} l" for point in rest)
    grey = "" if shape.fill is None else f"{_number(shape.fill)} g "
    paint = ("b" if shape.closed else "B") if shape.fill is not None else ("s" if shape.closed else "S")
    return f"0 G {grey}{_number(shape.width * POINTS)} w {path} {paint}".encode()


NARROW, WIDE = set("iljtfrI.,:;'!|()[] -"), set("mwMW@%")


def text_width(content: str, size: float, *, bold: bool = False) -> float:
    """The approximate width of a text in Helvetica."""
    return sum(map(_ems, content)) * size * (1.07 if bold else 1.0)


def _ems(letter: str) -> float:
    if letter in NARROW:
        return 0.3
    return 0.86 if letter in WIDE else 0.7 if letter.isupper() else 0.55


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".") or "0"


def _hex(grey: float) -> str:
    return "#" + 3 * f"{round(255 * grey):02x}"
