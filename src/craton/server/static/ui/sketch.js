/** Small sketches, 64 x 48, of stones and lines. */
import { html } from "../html.js";

/** @param {number} x @param {number} y @param {"black" | "white" | "ghost"} side @param {number} [size] */
export const stone = (x, y, side, size = 7) => html`<circle class=${`sketch-${side}`} cx=${x} cy=${y} r=${size} />`;

/** @param {string} d @param {string} [tone] */
export const line = (d, tone = "line") => html`<path class=${`sketch-${tone}`} d=${d} />`;

/** @param {number} x @param {number} y @param {string} text */
export const word = (x, y, text) => html`<text class="sketch-text" x=${x} y=${y}>${text}</text>`;

export const WAVE = "q4-5 8 0t8 0 8 0 8 0";
const SWAP = "M20 14c6-8 18-8 24 0M44 14l0.5-6M44 14l-6 0.5M44 34c-6 8-18 8-24 0M20 34l-0.5 6M20 34l6-0.5";

/** Options that several games have. @type {Record<string, () => any>} */
export const COMMON = {
  size: () => [
    line("M16 8h32v32H16zM16 18.7h32M16 29.3h32M26.7 8v32M37.3 8v32"),
    line("M8 8v32M5 11l3-3 3 3M5 37l3 3 3-3", "accent"),
  ],
  board: () => [line("M20 40L8 24 20 8h24l12 16-12 16zM8 24h48M20 8l24 32M44 8L20 40")],
  turn_limit: () => [line("M32 8a16 16 0 100 32 16 16 0 000-32z"), line("M32 14v10l7 5", "accent")],
  pie: () => [stone(14, 24, "black", 9), stone(50, 24, "white", 9), line(SWAP, "accent")],
};

/** @param {{draw: (() => any) | undefined}} props */
export function Sketch({ draw }) {
  return html`<svg class="sketch" viewBox="0 0 64 48" aria-hidden="true" focusable="false">
    ${draw ? draw() : line("M16 12h32v24H16z")}
  </svg>`;
}
