/** What visuals read from a context besides stones: variables, previews, regions and marks of a cell. */
import { language } from "../../text/language.js";

/** @typedef {import("../types.js").Context} Context */
/** @typedef {import("../../api/types.js").InsightRegion} Region */

/** A variable of the position (`phase`, `first_stone`); null if it is missing or hidden.
 *  @param {Context} context @param {string} name */
export function field(context, name) {
  const value = context.position.variables?.[name];
  return value === undefined || value === null ? null : String(value);
}

/** The side to move, if there is one. @param {Context} context @returns {import("../../api/types.js").Side | null} */
export function mover(context) {
  const side = context.position.to_move;
  return side === "black" || side === "white" ? side : null;
}

/** The preview of an action. @param {Context} context @param {string} action */
export function preview(context, action) {
  return context.insight?.previews?.find((one) => one.action === action) ?? null;
}

/**
 * @typedef {object} Index      an insight by layer and cell, for quick look-ups
 * @property {Map<string, Region[]>} layers
 * @property {Map<string, Region[]>} cells                                            by "layer cell"
 * @property {Map<string, import("../../api/types.js").InsightMark>} marks            by "layer cell"
 */

/** @type {WeakMap<import("../types.js").Insight, Index>} */
const indexed = new WeakMap();

/** @param {import("../types.js").Insight} insight @returns {Index} */
function indexOf(insight) {
  let found = indexed.get(insight);
  if (!found) {
    found = { layers: new Map(), cells: new Map(), marks: new Map() };
    for (const region of insight.regions) {
      add(found.layers, region.layer, region);
      for (const cell of region.cells) add(found.cells, `${region.layer} ${cell}`, region);
    }
    for (const mark of insight.marks) found.marks.set(`${mark.layer} ${mark.cell}`, mark);
    indexed.set(insight, found);
  }
  return found;
}

/** @param {Map<string, Region[]>} map @param {string} key @param {Region} region */
function add(map, key, region) {
  const list = map.get(key);
  if (list) list.push(region);
  else map.set(key, [region]);
}

/** The regions of a layer, those with a cell if one is named. @param {Context} context @param {string} layer
 *  @param {string} [cell] @returns {Region[]} */
export function regions(context, layer, cell) {
  if (!context.insight) return [];
  const { layers, cells } = indexOf(context.insight);
  return (cell === undefined ? layers.get(layer) : cells.get(`${layer} ${cell}`)) ?? [];
}

/** The mark of a layer on a cell. @param {Context} context @param {string} layer @param {string} cell */
export function mark(context, layer, cell) {
  return (context.insight && indexOf(context.insight).marks.get(`${layer} ${cell}`)) ?? null;
}

/** @type {WeakMap<import("../types.js").Insight, Map<string, string>>} */
const spoken = new WeakMap();

/** `describe`, computed once per cell and insight: a board asks for all its cells whenever the pointer moves.
 *  @param {(cell: string, context: Context) => string} describe @returns {(cell: string, context: Context) => string} */
export function remembered(describe) {
  return (cell, context) => {
    if (!context.insight) return describe(cell, context);
    const known = spoken.get(context.insight) ?? new Map();
    spoken.set(context.insight, known);
    const key = `${language.value} ${cell}`;
    if (!known.has(key)) known.set(key, describe(cell, context));
    return known.get(key) ?? "";
  };
}

/** @type {WeakMap<import("../types.js").BoardShape, Map<string, string[]>>} */
const known = new WeakMap();

/** Neighbours by cell. @param {Context} context */
export function links(context) {
  let found = known.get(context.board);
  if (!found) {
    found = new Map(context.board.cells.map((cell) => [cell.name, cell.links]));
    known.set(context.board, found);
  }
  return found;
}
