/** A small picture for each option of a match, 64 x 48, of stones and lines. */
import { html } from "../../html.js";

/** @param {number} x @param {number} y @param {"black" | "white" | "ghost"} side @param {number} [size] */
const stone = (x, y, side, size = 7) => html`<circle class=${`sketch-${side}`} cx=${x} cy=${y} r=${size} />`;

/** @param {string} d @param {string} [tone] */
const line = (d, tone = "line") => html`<path class=${`sketch-${tone}`} d=${d} />`;

/** @param {number} x @param {number} y @param {string} text */
const word = (x, y, text) => html`<text class="sketch-text" x=${x} y=${y}>${text}</text>`;

const SWAP = "M20 14c6-8 18-8 24 0M44 14l0.5-6M44 14l-6 0.5M44 34c-6 8-18 8-24 0M20 34l-0.5 6M20 34l6-0.5";
const ENVELOPE = "M17 14h30v21H17zM17 15l15 11 15-11";
const WAVE = "q4-5 8 0t8 0 8 0 8 0";

/** @type {Record<string, () => any>} */
const PICTURES = {
  size: () => [
    line("M16 8h32v32H16zM16 18.7h32M16 29.3h32M26.7 8v32M37.3 8v32"),
    line("M8 8v32M5 11l3-3 3 3M5 37l3 3 3-3", "accent"),
  ],
  board: () => [line("M20 40L8 24 20 8h24l12 16-12 16zM8 24h48M20 8l24 32M44 8L20 40")],
  turn_limit: () => [line("M32 8a16 16 0 100 32 16 16 0 000-32z"), line("M32 14v10l7 5", "accent")],
  pie: () => [stone(14, 24, "black", 9), stone(50, 24, "white", 9), line(SWAP, "accent")],
  sealed: () => [line(ENVELOPE), html`<circle class="sketch-seal" cx="32" cy="27" r="4.5" />`],
  aftershock: () => [
    stone(16, 24, "ghost"),
    stone(32, 24, "ghost"),
    stone(48, 24, "black"),
    line("M41 11l14 0M48 4v14", "accent"),
  ],
  fault_lines: () => [line("M8 14h48M8 34h48M20 6v36M44 6v36"), line("M30 4l5 9-7 6 8 7-6 7 5 11", "accent")],
  keystone: () => [stone(22, 24, "black", 9), line("M15 24h14M22 17v14", "light"), word(46, 30, "×2")],
  progressive: () => [line(`M12 14${WAVE}`, "accent"), line(`M12 25${WAVE}`), line(`M12 36${WAVE}`)],
  resonance: () => [
    stone(20, 24, "black"),
    stone(34, 24, "black"),
    word(51, 30, "+3"),
    line("M9 15c-4 5-4 13 0 18", "accent"),
  ],
  momentum: () => [
    stone(12, 24, "black"),
    stone(32, 24, "ghost"),
    stone(52, 24, "ghost"),
    line("M21 24h3M41 24h3M24 20l4 4-4 4M44 20l4 4-4 4", "accent"),
  ],
  influence: () => [
    stone(18, 34, "black"),
    stone(32, 12, "black"),
    stone(46, 34, "ghost"),
    line("M42 34h8M46 30v8", "accent"),
  ],
  stubborn: () => [line("M32 6l16 6c0 14-6 24-16 30-10-6-16-16-16-30z"), stone(32, 22, "white", 8)],
  sacred: () => [line("M32 7l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z", "accent")],
  tide: () => [stone(32, 14, "white"), line(`M16 30${WAVE}`, "accent"), line(`M16 39${WAVE}`, "accent")],
  pattern: () => [
    stone(24, 16, "black"),
    stone(40, 16, "white"),
    stone(24, 32, "white"),
    stone(40, 32, "black"),
  ],
  balance: () => [line("M32 8v32M22 40h20M12 16h40M12 16l-6 12h12zM52 16l-6 12h12z")],
  komi_max: () => [stone(20, 24, "white", 9), word(46, 30, "+½")],
};

/** @param {{name: string}} props */
export function OptionPicture({ name }) {
  const draw = PICTURES[name];
  return html`<svg class="sketch" viewBox="0 0 64 48" aria-hidden="true" focusable="false">
    ${draw ? draw() : line("M16 12h32v24H16z")}
  </svg>`;
}
