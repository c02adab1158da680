/** A die: a cube that tumbles and comes to rest with a face up. */
import { html } from "../../html.js";

/** The places of the pips on a face, out of nine. @type {number[][]} */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const CUBE = 6;

/** A face with pips, or with a number where a cube has none. @param {{face: number, isCube?: boolean}} props */
export function Face({ face, isCube = true }) {
  return html`<svg class="die-face" viewBox="0 0 36 36" aria-hidden="true">
    <rect x="1" y="1" width="34" height="34" rx="7" />
    ${isCube
      ? PIPS[face].map((place) => html`<circle cx=${9 + 9 * (place % 3)} cy=${9 + 9 * Math.floor(place / 3)} r="3.4" />`)
      : html`<text x="18" y="19" text-anchor="middle" dominant-baseline="middle">${face}</text>`}
  </svg>`;
}

/**
 * Without a face it has not been thrown. A die that is no cube is a tile that shows a number.
 * @param {{face: number | undefined, isRolling: boolean, sides?: number}} props
 */
export function Die({ face, isRolling, sides = CUBE }) {
  const way = isRolling ? "rolling" : face ? "" : "waiting";
  if (sides !== CUBE) {
    return html`<div class=${`die tile ${way}`}><${Face} face=${isRolling || !face ? sides : face} isCube=${false} /></div>`;
  }
  return html`<div class=${`die ${way}`}>
    <div class=${`die-cube shows-${face ?? 1}`}>
      ${[1, 2, 3, 4, 5, 6].map((one) => html`<div key=${one} class=${`die-side side-${one}`}><${Face} face=${one} /></div>`)}
    </div>
  </div>`;
}
