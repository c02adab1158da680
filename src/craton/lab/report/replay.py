"""Games that play inside the report: the board as polygons, one string of stones for each position."""

from __future__ import annotations

import json
from html import escape

from craton.core.picture import describe
from craton.core.position import Position
from craton.lab.measures.games import Sample

UNIT = 40.0
STONES = ".bw"

SCRIPT = """
for (const box of document.querySelectorAll('.replay')) {
  const game = JSON.parse(box.querySelector('script').textContent);
  const svg = box.querySelector('svg'), slider = box.querySelector('input'), text = box.querySelector('.caption');
  const button = box.querySelector('button[data-step="play"]');
  let timer = null;
  const show = (at) => {
    slider.value = at;
    const now = game.stones[at], before = game.stones[Math.max(0, at - 1)];
    svg.querySelectorAll('circle').forEach((stone, cell) => {
      const kind = now[cell];
      stone.style.display = kind === '.' ? 'none' : '';
      stone.setAttribute('fill', kind === 'b' ? '#1b1d20' : '#ffffff');
      stone.setAttribute('stroke-width', kind !== before[cell] ? 4 : 1);
    });
    text.textContent = (at ? at + '. ' + game.steps[at - 1] + ' — ' : '') + game.captions[at];
  };
  const stop = () => { clearInterval(timer); timer = null; button.textContent = 'Play'; };
  const go = (by) => show(Math.min(game.stones.length - 1, Math.max(0, Number(slider.value) + by)));
  slider.addEventListener('input', () => show(Number(slider.value)));
  box.querySelectorAll('button').forEach((one) => one.addEventListener('click', () => {
    const step = one.dataset.step;
    if (step === 'play') {
      if (timer) return stop();
      if (Number(slider.value) === game.stones.length - 1) show(0);
      button.textContent = 'Pause';
      timer = setInterval(() => {
        go(1);
        if (Number(slider.value) === game.stones.length - 1) stop();
      }, 500);
    } else { stop(); step === 'first' ? show(0) : step === 'last' ? show(game.stones.length - 1) : go(Number(step)); }
  }));
  show(game.stones.length - 1);
}
"""


def replay(sample: Sample, title: str) -> str:
    """A replay as HTML; SCRIPT plays it."""

    state = sample.moves.state()
    positions = [state.start, *(step.after for step in state.steps)]
    data = {
        "stones": ["".join(STONES[stone] for stone in row) for row in sample.stones.tolist()],
        "steps": [step.text if step.event is None else f"{step.event}={step.text}" for step in state.steps],
        "captions": [describe(position) for position in positions],
    }
    text = json.dumps(data, ensure_ascii=True, separators=(",", ":")).replace("</", "<\\/")
    buttons = "".join(
        f'<button type=button data-step="{step}" aria-label="{label}">{face}</button> '
        for step, label, face in (
            ("first", "first position", "|◀"),
            ("-1", "one step back", "◀"),
            ("play", "play", "Play"),
            ("1", "one step forward", "▶"),
            ("last", "last position", "▶|"),
        )
    )
    return (
        f"<div class=replay><strong>{escape(title)}</strong>{_board(positions[0])}<input type=range min=0"
        f' max="{len(positions) - 1}" value=0 aria-label="step">{buttons}<p class="caption quiet" aria-live=polite></p>'
        f"<script type=application/json>{text}</script></div>"
    )


def _board(position: Position) -> str:
    board = position.game.board
    unit = UNIT * (1.7 if board.kind == "triangles" else 1.0)
    points = [point for polygon in board.polygons for point in polygon]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    bottom, top = min(y for _, y in points), max(y for _, y in points)
    width, height = (right - left) * unit + 8, (top - bottom) * unit + 8
    radius = unit * (0.2 if board.kind == "triangles" else 0.4)
    cells, stones = [], []
    for cell, polygon in enumerate(board.polygons):
        corners = " ".join(f"{4 + (x - left) * unit:.1f},{4 + (top - y) * unit:.1f}" for x, y in polygon)
        x, y = board.centres[cell]
        cells.append(f'<polygon points="{corners}"><title>{board.names[cell]}</title></polygon>')
        stones.append(
            f'<circle cx="{4 + (x - left) * unit:.1f}" cy="{4 + (top - y) * unit:.1f}" r="{radius:.1f}"'
            ' stroke="#1b1d20" style="display:none"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="100%" role="img"'
        f' aria-label="board"><g fill="#f3deb5" stroke="#b98d52">{"".join(cells)}</g>{"".join(stones)}</svg>'
    )
