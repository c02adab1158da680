/** What visuals read from a table beside stones: fields of the position's text, previews, regions under a cell. */

/** @typedef {import("../types.js").Table} Table */
/** @typedef {import("../../api/types.js").InsightRegion} Region */

/** A field of the position's text (`phase=pair,first_stone=b2`); null where it is not told. @param {Table} table
 *  @param {string} name */
export function field(table, name) {
  const fields = table.position.position?.split(" ").at(-1) ?? "";
  for (const one of fields.split(",")) {
    const [key, value] = one.split("=");
    if (key === name) return value ?? null;
  }
  return null;
}

/** The side to move, if a side is. @param {Table} table @returns {import("../../api/types.js").Side | null} */
export function mover(table) {
  const side = table.position.to_move;
  return side === "black" || side === "white" ? side : null;
}

/** What an action would change at once. @param {Table} table @param {string} action */
export function preview(table, action) {
  return table.insight?.previews?.find((one) => one.action === action) ?? null;
}

/** The regions of a layer, those with a cell if one is named. @param {Table} table @param {string} layer
 *  @param {string} [cell] */
export function regions(table, layer, cell) {
  const found = table.insight?.regions.filter((one) => one.layer === layer) ?? [];
  return cell === undefined ? found : found.filter((one) => one.cells.includes(cell));
}

/** The mark of a layer on a cell. @param {Table} table @param {string} layer @param {string} cell */
export function mark(table, layer, cell) {
  return table.insight?.marks.find((one) => one.layer === layer && one.cell === cell) ?? null;
}

/** @type {WeakMap<import("../types.js").BoardShape, Map<string, string[]>>} */
const known = new WeakMap();

/** Neighbours by cell. @param {Table} table */
export function links(table) {
  let found = known.get(table.board);
  if (!found) {
    found = new Map(table.board.cells.map((cell) => [cell.name, cell.links]));
    known.set(table.board, found);
  }
  return found;
}
