/** A die: a cube that tumbles and comes to rest with a face up. */
import { html } from "../../html.js";

/** The places of the pips on a face, out of nine. @type {number[][]} */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** @param {{face: number}} props */
export function Face({ face }) {
  return html`<svg class="die-face" viewBox="0 0 36 36" aria-hidden="true">
    <rect x="1" y="1" width="34" height="34" rx="7" />
    ${PIPS[face].map((place) => html`<circle cx=${9 + 9 * (place % 3)} cy=${9 + 9 * Math.floor(place / 3)} r="3.4" />`)}
  </svg>`;
}

/** @param {{face: number | undefined, isRolling: boolean}} props   without a face it has not been thrown */
export function Die({ face, isRolling }) {
  const way = isRolling ? "rolling" : face ? "" : "waiting";
  return html`<div class=${`die ${way}`}>
    <div class=${`die-cube shows-${face ?? 1}`}>
      ${[1, 2, 3, 4, 5, 6].map((one) => html`<div key=${one} class=${`die-side side-${one}`}><${Face} face=${one} /></div>`)}
    </div>
  </div>`;
}
