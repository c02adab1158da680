/** Keyboard navigation on a board: from cell to cell, along rows, and by typing a coordinate. Pure. */
import { MAX_LINK_LENGTH } from "./geometry.js";
import { distance } from "./shapes.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Place} Place
 * @typedef {import("./shapes.js").Point} Point
 */

/** @type {Record<string, Point>} */
export const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const NARROW = Math.cos((46 * Math.PI) / 180);
const AHEAD = 35; // closer cells count as beside, not ahead: triangles in one row have centres at two heights
const STRAIGHT = 51; // half a cell: offsets within it count as the same column

/**
 * The next cell in a direction: a neighbour if one lies that way, else the nearest cell that does.
 *
 * @param {Layout} layout
 * @param {string} name
 * @param {Point} direction
 * @param {Point} goal   where the walk in this direction began: a walk up over hexagons stays near one vertical line
 * @returns {string}
 */
export function step(layout, name, direction, goal) {
  const here = layout.byName.get(name);
  if (!here) return layout.places[0].name;
  /** @param {Place} place */
  const aside = (place) => Math.abs((place.x - goal[0]) * direction[1] + (place.y - goal[1]) * direction[0]);
  let best = null;
  let lowest = Infinity;
  for (const { place, way } of neighbours(layout, here)) {
    const share = along(way, direction) / Math.hypot(...way);
    const cost = (1 - share) * 1000 + aside(place);
    if (share > NARROW && cost < lowest) [best, lowest] = [place, cost];
  }
  return (best ?? beyond(layout, here, direction) ?? here).name;
}

/** @param {Point} way @param {Point} direction */
const along = (way, direction) => way[0] * direction[0] + way[1] * direction[1];

/**
 * The nearest cell that lies in a direction, preferring straight ahead to sideways.
 *
 * @param {Layout} layout
 * @param {Place} here
 * @param {Point} direction
 */
function beyond(layout, here, direction) {
  let best = null;
  let lowest = Infinity;
  for (const place of layout.places) {
    /** @type {Point} */
    const way = [place.x - here.x, place.y - here.y];
    const ahead = along(way, direction);
    if (ahead < AHEAD) continue;
    const aside = Math.abs(way[0] * direction[1]) + Math.abs(way[1] * direction[0]);
    const cost = ahead + 2.5 * aside;
    if (cost < lowest) [best, lowest] = [place, cost];
  }
  return best;
}

/**
 * The linked cells and the way to each. Over the seam of a torus the way leads out through the open side.
 *
 * @param {Layout} layout
 * @param {Place} here
 * @returns {{place: Place, way: Point}[]}
 */
function neighbours(layout, here) {
  const open = openSides(layout, here);
  return here.links.flatMap((name) => {
    const place = /** @type {Place} */ (layout.byName.get(name));
    /** @type {Point} */
    const way = [place.x - here.x, place.y - here.y];
    if (Math.hypot(...way) < MAX_LINK_LENGTH) return [{ place, way }];
    const side = open.find((one) => isAcross(layout, one, place));
    return side ? [{ place, way: side.out }] : [];
  });
}

/**
 * The sides of a cell beyond which there is no cell.
 *
 * @param {Layout} layout
 * @param {Place} here
 * @returns {{from: Point, to: Point, out: Point}[]}
 */
export function openSides(layout, here) {
  return here.corners.flatMap((from, k) => {
    const to = here.corners[(k + 1) % here.corners.length];
    /** @type {Point} */
    const out = [(from[0] + to[0]) / 2 - here.x, (from[1] + to[1]) / 2 - here.y];
    /** @type {Point} */
    const beyond = [here.x + 2 * out[0], here.y + 2 * out[1]];
    const isOpen = !layout.places.some((place) => distance([place.x, place.y], beyond) < 5);
    return isOpen ? [{ from, to, out }] : [];
  });
}

/**
 * Whether a cell lies beyond an open side of another on a torus: it has an open side that faces it.
 *
 * @param {Layout} layout
 * @param {{out: Point}} side
 * @param {Place} place
 */
export function isAcross(layout, side, place) {
  if (!layout.board.glued) return false;
  return openSides(layout, place).some(
    ({ out }) => Math.hypot(out[0] + side.out[0], out[1] + side.out[1]) < 5,
  );
}

/**
 * The cell that Home, End, Page Up or Page Down leads to.
 *
 * @param {Layout} layout
 * @param {string} name
 * @param {string} key
 * @param {boolean} whole   of the board rather than of the row
 */
export function end(layout, name, key, whole) {
  const here = /** @type {Place} */ (layout.byName.get(name));
  const row = layout.rows.find((places) => places.includes(here)) ?? [here];
  const { rows } = layout;
  if (key === "Home") return (whole ? rows[0][0] : row[0]).name;
  if (key === "End") return (whole ? last(last(rows)) : last(row)).name;
  const column = layout.places.filter((place) => Math.abs(place.x - here.x) < STRAIGHT);
  const sign = key === "PageUp" ? 1 : -1;
  return column.reduce((best, place) => (sign * (place.y - best.y) < 0 ? place : best)).name;
}

/** @template T @param {T[]} list @returns {T} */
const last = (list) => list[list.length - 1];

/**
 * What typing a letter or digit leads to: a coordinate is typed sign by sign, each narrows the choice.
 *
 * @param {Layout} layout
 * @param {string} name    the focused cell
 * @param {string} typed   what was typed before
 * @param {string} key
 * @returns {{typed: string, name: string}}
 */
export function jump(layout, name, typed, key) {
  const sign = key.toLowerCase();
  for (const text of [typed + sign, sign, (typed || name)[0] + sign]) {
    if (layout.byName.has(text)) return { typed: text, name: text };
    const found = layout.places.filter((place) => place.name.startsWith(text));
    if (found.length) return { typed: text, name: nearest(found, layout.byName.get(name)).name };
  }
  return { typed: "", name };
}

/** @param {Place[]} places @param {Place | undefined} here */
function nearest(places, here) {
  if (!here) return places[0];
  /** @param {Place} place */
  const far = (place) => distance([place.x, place.y], [here.x, here.y]);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}
