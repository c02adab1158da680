/** Conditions that lessons check. */

/** @typedef {import("../types.js").Move} Move */

/** The cells of the group of a cell, from the odds or the groups of the insight. @param {Move} move
 *  @param {string} cell @returns {string[]} */
export function groupOf({ insight }, cell) {
  const odds = insight.odds.find((one) => one.cells.includes(cell));
  const region = insight.regions.find((one) => one.layer === "groups" && one.cells.includes(cell));
  return odds?.cells ?? region?.cells ?? [];
}

/** The probability that the group of a cell survives, or that the attack on it succeeds.
 *  @param {Move} move @param {string} cell */
export const chanceOf = ({ insight }, cell) =>
  insight.odds.find((one) => one.cells.includes(cell))?.probability.value ?? 0;

/** Whether a layer has a region with a cell. @param {Move} move @param {string} layer @param {string} cell
 *  @param {string} [label] */
export const hasRegion = ({ insight }, layer, cell, label) =>
  insight.regions.some((one) => one.layer === layer && one.cells.includes(cell) && (!label || one.label === label));

/** How many stones a side has. @param {import("../../api/types.js").Position} position
 *  @param {import("../../api/types.js").Side} side */
export const stonesOf = (position, side) => Object.values(position.stones).filter((one) => one === side).length;

/** How many neighbours of a cell hold a stone of a side. @param {Move} move @param {string} cell
 *  @param {import("../../api/types.js").Side} side */
export function neighboursOf({ line, after }, cell, side) {
  const links = line.board.cells.find((one) => one.name === cell)?.links ?? [];
  return links.filter((near) => after.stones[near] === side).length;
}

/** Whether a side has won. @param {Move} move @param {import("../../api/types.js").Side} side */
export const hasWon = ({ line }, side) => line.result?.side === side;
