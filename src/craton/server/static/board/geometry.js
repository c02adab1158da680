/**
 * The layout of a board: 100 units are one unit of the server's coordinates, y runs down, and the picture begins at
 * (0, 0). Pure and cached: the same shape gives the same layout.
 */
import { closed, disc, grown, hull, rounded } from "./shapes.js";

/**
 * @typedef {import("./shapes.js").Point} Point
 * @typedef {import("./types.js").BoardShape} BoardShape
 *
 * @typedef {object} Place     a cell as it is drawn
 * @property {string} name
 * @property {number} x
 * @property {number} y
 * @property {Point[]} corners   clockwise on the screen
 * @property {string} area       the whole cell around (0, 0), as path data
 * @property {string} tile       the same a little smaller, with round corners
 * @property {string} stone      the outline of a stone around (0, 0)
 * @property {number} row        rows are counted from below
 * @property {string[]} links
 *
 * @typedef {object} Layout
 * @property {BoardShape} board
 * @property {"lines" | "tiles"} look
 * @property {boolean} coordinates
 * @property {number} width
 * @property {number} height
 * @property {Place[]} places
 * @property {Map<string, Place>} byName
 * @property {Place[][]} rows    from above, each from left to right
 * @property {number} radius     of the largest circle that fits into a stone
 * @property {Point[]} plate     the corners of the board itself
 * @property {number} band       from the cells to the edge of the board
 * @property {number} across     how many cells fit into the width: how small they will be on a screen
 */

export const UNIT = 100;
/** The largest distance between the centres of touching cells; longer links cross the seam of a torus. */
export const MAX_LINK_LENGTH = 130;
/** The visible side of the board below its face. */
export const THICKNESS = 12;

/** @type {WeakMap<BoardShape, Map<string, Layout>>} */
const kept = new WeakMap();

/**
 * @param {BoardShape} board
 * @param {"lines" | "tiles"} look
 * @param {boolean} coordinates
 * @returns {Layout}
 */
export function layoutOf(board, look, coordinates) {
  const layouts = kept.get(board) ?? new Map();
  kept.set(board, layouts);
  const key = `${look} ${coordinates}`;
  if (!layouts.has(key)) layouts.set(key, measure(board, look, coordinates));
  return layouts.get(key);
}

/** @param {BoardShape} board @param {"lines" | "tiles"} look @param {boolean} coordinates */
function bandOf(board, look, coordinates) {
  if (look === "lines") return coordinates ? 44 : 10;
  if (board.kind === "triangles") return board.glued && coordinates ? 42 : 24;
  return coordinates ? 58 : 20;
}

/**
 * @param {BoardShape} board
 * @param {"lines" | "tiles"} look
 * @param {boolean} coordinates
 * @returns {Layout}
 */
function measure(board, look, coordinates) {
  const band = bandOf(board, look, coordinates);
  /** @type {Point[]} */
  const all = board.cells.flatMap((cell) => cell.polygon.map(down));
  const edge = grown(hull(all), band);
  const left = Math.min(...edge.map(([x]) => x));
  const top = Math.min(...edge.map(([, y]) => y));
  /** @param {Point} point @returns {Point} */
  const shifted = ([x, y]) => [round(x - left), round(y - top)];
  const plate = edge.map(shifted);
  const heights = [...new Set(board.cells.map((cell) => rowHeight(board, cell)))].sort((a, b) => a - b);
  const places = board.cells.map((cell) => {
    const [x, y] = shifted(down(cell.centre));
    const corners = cell.polygon.map((point) => shifted(down(point))).reverse();
    /** @type {Point[]} */
    const around = corners.map(([cx, cy]) => [cx - x, cy - y]);
    return {
      name: cell.name,
      x,
      y,
      corners,
      area: closed(around),
      tile: tileOf(around),
      stone: stoneOf(around, look),
      row: heights.indexOf(rowHeight(board, cell)),
      links: cell.links,
    };
  });
  const rows = heights.map((_, row) => places.filter((place) => place.row === row).sort((a, b) => a.x - b.x));
  const width = Math.max(...plate.map(([x]) => x));
  return {
    board,
    look,
    coordinates,
    width,
    height: Math.max(...plate.map(([, y]) => y)) + THICKNESS,
    places,
    byName: new Map(places.map((place) => [place.name, place])),
    rows: rows.reverse(),
    radius: radiusOf(board.cells[0].polygon.length, look),
    plate,
    band,
    across: width / UNIT,
  };
}

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;

/** @param {readonly [number, number]} point @returns {Point} */
const down = ([x, y]) => [x * UNIT, -y * UNIT];

/**
 * Triangles of a row have two heights of their centres, but one middle.
 *
 * @param {BoardShape} board
 * @param {BoardShape["cells"][number]} cell
 */
function rowHeight(board, cell) {
  if (board.kind !== "triangles") return Math.round(cell.centre[1] * UNIT);
  const heights = cell.polygon.map(([, y]) => y);
  return Math.round(((Math.min(...heights) + Math.max(...heights)) / 2) * UNIT);
}

/** @param {number} sides @param {"lines" | "tiles"} look */
function radiusOf(sides, look) {
  if (sides === 3) return 24;
  return look === "lines" ? 46.5 : 39;
}

/** A cell a little smaller, with round corners. @param {Point[]} around */
export function tileOf(around) {
  if (around.length === 3) return rounded(grown(around, -1.5), 8);
  return rounded(grown(around, -2), around.length === 4 ? 12 : 9);
}

/** @param {Point[]} around @param {"lines" | "tiles"} look */
function stoneOf(around, look) {
  // A disc would leave the corners of a triangle empty; a triangle with soft corners fills the cell.
  if (around.length === 3) return rounded(grown(around, -4.8), 24);
  return disc(radiusOf(around.length, look));
}
