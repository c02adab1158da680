/** The rectangles of the insight, each with its four walls. */
import { regions } from "../shared/position.js";

/** @typedef {import("../types.js").Context} Context */
/** @typedef {import("../../api/types.js").InsightRegion} Region */
/** @typedef {import("../../api/types.js").Side} Side */

/**
 * @typedef {object} Wall
 * @property {"left" | "right" | "below" | "above"} place
 * @property {string[]} cells   none at the edge of the board
 * @property {Side | ""} side
 * @property {number} length
 *
 * @typedef {object} Rectangle
 * @property {string} name      `b2:c3` as actions are written, or `#c3`
 * @property {string[]} cells
 * @property {Side} side        who would flip it
 * @property {Wall[]} walls     none for a locked crosscut
 * @property {number} perimeter
 * @property {{black: number, white: number} | null} owned   as the tables of the insight count it
 * @property {"captures" | "threats" | "near-misses" | "smaller"} kind
 * @property {string} words
 */

/** @type {Rectangle["kind"][]} */
const KINDS = ["captures", "threats", "near-misses", "smaller"];

/** @type {WeakMap<import("../types.js").Insight, Rectangle[]>} */
const known = new WeakMap();

/** All rectangles of a position. @param {Context} context @returns {Rectangle[]} */
export function rectangles(context) {
  if (!context.insight) return [];
  let found = known.get(context.insight);
  if (!found) {
    found = KINDS.flatMap((kind) => regions(context, kind).map((region) => rectangle(context, region, kind)));
    known.set(context.insight, found);
  }
  return found;
}

/** The rectangles with a cell, in the order of the actions on it. @param {Context} context
 *  @param {string} cell @param {Rectangle["kind"]} kind */
export function rectanglesAt(context, cell, kind) {
  const here = rectangles(context).filter((one) => one.kind === kind && one.cells.includes(cell));
  const actions = context.position.actions.cells[cell] ?? [];
  const place = (/** @type {Rectangle} */ one) => actions.indexOf(one.name);
  return kind === "captures" ? here.sort((one, other) => place(one) - place(other)) : here;
}

/** @param {Context} context @param {Region} region @param {Rectangle["kind"]} kind @returns {Rectangle} */
function rectangle(context, region, kind) {
  const side = /** @type {Side} */ (region.side);
  const common = { cells: region.cells, side, kind, words: region.words };
  if (region.label === "#") return { ...common, name: crosscut(context, region), walls: [], perimeter: 0, owned: null };
  const box = boxOf(context, region.cells);
  const name = `${box.name(box.left, box.bottom)}:${box.name(box.right, box.top)}`;
  const [width, height] = [box.right - box.left + 1, box.top - box.bottom + 1];
  return { ...common, name, walls: wallsOf(context, box), perimeter: 2 * (width + height), owned: owned(context, name) };
}

/** The name of the locked crosscut whose discs a region has. @param {Context} context @param {Region} region */
function crosscut(context, region) {
  const whole = regions(context, "locked").find((one) => region.cells.every((cell) => one.cells.includes(cell)));
  const box = boxOf(context, whole?.cells ?? region.cells);
  return `#${box.name(box.left, box.bottom)}`;
}

/** @param {Context} context @param {string} name */
function owned(context, name) {
  for (const panel of context.insight?.panels ?? []) {
    const row = panel.rows.find((one) => one[0] === name);
    const [black, white] = [panel.columns.indexOf("black walls"), panel.columns.indexOf("white walls")];
    if (row && black >= 0 && white >= 0) return { black: Number(row[black]), white: Number(row[white]) };
  }
  return null;
}

/** The smallest box around cells, in lines of the board. @param {Context} context @param {string[]} cells */
function boxOf(context, cells) {
  const { at, name } = grid(context);
  const places = cells.map((cell) => /** @type {[number, number]} */ (at.get(cell)));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys), name };
}

/** @type {WeakMap<import("../types.js").BoardShape, {at: Map<string, [number, number]>,
 *   name: (x: number, y: number) => string}>} */
const grids = new WeakMap();

/** The cells of a square board by column and row. @param {Context} context */
function grid(context) {
  let found = grids.get(context.board);
  if (!found) {
    const lines = (/** @type {0 | 1} */ axis) =>
      [...new Set(context.board.cells.map((cell) => cell.centre[axis]))].sort((one, other) => one - other);
    const [columns, rows] = [lines(0), lines(1)];
    /** @type {Map<string, [number, number]>} */
    const at = new Map(
      context.board.cells.map((cell) => [cell.name, [columns.indexOf(cell.centre[0]), rows.indexOf(cell.centre[1])]]),
    );
    const names = new Map([...at].map(([name, [x, y]]) => [`${x} ${y}`, name]));
    found = { at, name: (x, y) => names.get(`${x} ${y}`) ?? "" };
    grids.set(context.board, found);
  }
  return found;
}

/** The four walls of a box, with their owners as far as the insight has them.
 *  @param {Context} context @param {ReturnType<typeof boxOf>} box @returns {Wall[]} */
function wallsOf(context, box) {
  const { left, right, bottom, top, name } = box;
  const row = (/** @type {number} */ y) => range(left, right).map((x) => name(x, y));
  const column = (/** @type {number} */ x) => range(bottom, top).map((y) => name(x, y));
  const sides = /** @type {[Wall["place"], string[]][]} */ ([
    ["left", column(left - 1)],
    ["right", column(right + 1)],
    ["below", row(bottom - 1)],
    ["above", row(top + 1)],
  ]);
  const known = regions(context, "walls");
  return sides.map(([place, all]) => {
    const cells = all.filter(Boolean);
    const isIt = (/** @type {Region} */ one) =>
      one.cells.length === cells.length && cells.every((cell) => one.cells.includes(cell));
    const wall = known.find(isIt);
    return { place, cells, side: wall?.side ?? colourOf(context, cells), length: all.length };
  });
}

/** The colour of all these discs, if they have one. @param {Context} context @param {string[]} cells
 *  @returns {Side | ""} */
function colourOf(context, cells) {
  const colour = context.position.stones[cells[0]];
  return colour && cells.every((cell) => context.position.stones[cell] === colour) ? colour : "";
}

/** @param {number} low @param {number} high */
const range = (low, high) => Array.from({ length: high - low + 1 }, (_, place) => low + place);
