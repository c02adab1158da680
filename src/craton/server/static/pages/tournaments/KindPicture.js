/** The three ways to run a tournament as small drawings. */
import { html } from "../../html.js";

const DOTS = [0, 60, 120, 180, 240, 300].map((angle) => [
  32 + 18 * Math.cos((angle * Math.PI) / 180),
  24 + 18 * Math.sin((angle * Math.PI) / 180),
]);

/** @type {Record<string, {lines: string, dots: number[][]}>} */
const PICTURES = {
  swiss: {
    lines: "M14 10h14M36 10h14M14 24h14M36 24h14M14 38h14M36 38h14",
    dots: [10, 24, 38].flatMap((y) => [12, 30, 34, 52].map((x) => [x, y])),
  },
  "round-robin": {
    lines: DOTS.flatMap(([x, y], i) =>
      DOTS.slice(i + 1).map(([a, b]) => `M${x.toFixed(1)} ${y.toFixed(1)}L${a.toFixed(1)} ${b.toFixed(1)}`),
    ).join(""),
    dots: DOTS,
  },
  knockout: {
    lines: "M10 8h14v10M10 18h14M24 13h14M10 30h14v10M10 40h14M24 35h14M38 13v22M38 24h14",
    dots: [
      [10, 8],
      [10, 18],
      [10, 30],
      [10, 40],
      [54, 24],
    ],
  },
};

/** @param {{kind: string}} props */
export function KindPicture({ kind }) {
  const { lines, dots } = PICTURES[kind];
  return html`<svg class="sketch" viewBox="0 0 64 48" aria-hidden="true" focusable="false">
    <path class="sketch-line" d=${lines} />
    ${dots.map(([x, y]) => html`<circle key=${`${x} ${y}`} class="sketch-seal" cx=${x} cy=${y} r="2.8" />`)}
  </svg>`;
}
