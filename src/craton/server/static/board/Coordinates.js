/** The names of the cells around the board, and the cells beyond the sides of a torus. */
import { html, memo } from "../html.js";
import { MAX_LINK_LENGTH } from "./geometry.js";
import { isAcross, openSides } from "./keyboard.js";
import { between } from "./shapes.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Place} Place
 * @typedef {import("./shapes.js").Point} Point
 * @typedef {import("./types.js").MarkSymbol} MarkSymbol
 */

/** @param {{layout: Layout}} props */
export function Coordinates({ layout }) {
  const size = layout.across > 15 ? " coordinates-fine" : "";
  return html`
    <g class=${`coordinates${size}`}>
      ${namesOf(layout)}
    </g>
  `;
}

/** @param {Layout} layout */
function namesOf(layout) {
  if (layout.look === "lines") return squareNames(layout);
  return isRoomy(layout) ? null : rowNames(layout);
}

/** Letters below and above, numbers on both sides. @param {Layout} layout */
function squareNames(layout) {
  const bottom = layout.rows[layout.rows.length - 1];
  const far = 50 + layout.band / 2;
  const letters = bottom.flatMap((place, k) => {
    const above = layout.rows[0][k];
    const letter = place.name[0].toUpperCase();
    return [name(letter, place.x, place.y + far - 2), name(letter, above.x, above.y - far + 3)];
  });
  const numbers = layout.rows.flatMap((row) => {
    const [first, last] = [row[0], row[row.length - 1]];
    return [
      name(first.name.slice(1), first.x - far, first.y),
      name(last.name.slice(1), last.x + far, last.y),
    ];
  });
  return [...letters, ...numbers];
}

/** Triangles are few and large, so each shows its name. @param {Layout} layout */
const isRoomy = (layout) => layout.places[0].corners.length === 3;

/** The letter of each row on its left, the number of its last cell on its right. @param {Layout} layout */
function rowNames(layout) {
  return layout.rows.flatMap((row) => {
    const [first, last] = [row[0], row[row.length - 1]];
    return [
      name(first.name[0].toUpperCase(), first.x - ASIDE, first.y),
      name(last.name.slice(1), last.x + ASIDE, last.y),
    ];
  });
}

/** From the centre of the last hexagon of a row to the middle of the text beside it. */
const ASIDE = 78;

/** @param {string} text @param {number} x @param {number} y */
const name = (text, x, y) => html`<text class="coordinate" x=${x} y=${y} dy="0.35em">${text}</text>`;

/** The names in the cells, above what colours the ground. */
export const CellNames = memo(
  /** @param {{layout: Layout, marks: Record<string, string[]>, symbols?: Record<string, MarkSymbol>}} props */
  ({ layout, marks, symbols }) => html`
    <g class="layer-names">
      ${
        layout.coordinates &&
        isRoomy(layout) &&
        layout.places
          .filter((place) => !marks[place.name]?.some((mark) => symbols?.[mark]?.hidesName))
          .map(
            (place) => html`
          <text class="cell-name" x=${place.x} y=${place.y} dy="0.35em">${place.name.toUpperCase()}</text>
        `,
          )
      }
    </g>
  `,
);

/**
 * Sides that are glued together on a torus have the same colour, and each is labelled with the cell beyond it.
 *
 * @param {{layout: Layout}} props
 */
export function Seams({ layout }) {
  const seams = layout.places.flatMap((place) =>
    openSides(layout, place).flatMap((side) => {
      const far = place.links
        .flatMap((link) => layout.byName.get(link) ?? [])
        .filter((other) => isFar(place, other));
      const across = far.find((other) => isAcross(layout, side, other));
      return across ? [seam(layout, place, side, across)] : [];
    }),
  );
  return html`<g class="seams">${seams}</g>`;
}

/**
 * @param {Layout} layout
 * @param {Place} place
 * @param {{from: Point, to: Point, out: Point}} side
 * @param {Place} across   the cell beyond the side
 */
function seam(layout, place, side, across) {
  const slope = seamOf(side);
  const [dx, dy] = side.out;
  /** A point along the side, a little outside of it. @param {number} share */
  const along = (share) => {
    const [x, y] = between(side.from, side.to, share);
    return `${(x + dx * 0.2).toFixed(1)} ${(y + dy * 0.2).toFixed(1)}`;
  };
  const [x, y] = [place.x + dx * 1.72, place.y + dy * 1.72];
  return html`
    <path class=${`seam seam-${slope}`} d=${`M${along(0.1)}L${along(0.9)}`} />
    ${
      layout.coordinates &&
      html`<text class=${`seam-name seam-name-${slope}`} x=${x} y=${y} dy="0.35em">
      ${across.name.toUpperCase()}
    </text>`
    }
  `;
}

/** @param {Place} a @param {Place} b */
const isFar = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) > MAX_LINK_LENGTH;

/** One of the three pairs of sides, by their slope. @param {{from: Point, to: Point}} side */
function seamOf({ from, to }) {
  const rise = (to[1] - from[1]) / (to[0] - from[0]);
  return Math.abs(rise) < 0.1 ? 0 : rise > 0 ? 1 : 2;
}
