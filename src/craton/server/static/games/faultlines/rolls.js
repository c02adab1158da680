/** The rolls of a quake, read from log entries: groups, dice and results. */

/** @typedef {import("../../api/types.js").Entry} Entry */
/** @typedef {import("../../api/types.js").Side} Side */
/** @typedef {import("../../api/types.js").Change} Change */

/**
 * @typedef {object} Roll
 * @property {Entry} entry
 * @property {"roll" | "salvage"} kind
 * @property {string[]} cells          the group, or the stone to be salvaged
 * @property {Side} side
 * @property {number} survival         the probability of survival
 * @property {number} die
 * @property {boolean} survived
 * @property {boolean} waits           it has failed, and its owner may still salvage a stone
 * @property {[string, Change][]} own      what changes about the group
 * @property {[string, Change][]} others   what changes elsewhere: groups that are safe without a die
 */

const isSafe = (/** @type {Change} */ change) => change.stone !== null && change.marks.includes("secured");

/**
 * @param {Entry} entry   an outcome
 * @param {Record<string, Side>} stones   before it
 * @returns {Roll | null}
 */
export function rollOf(entry, stones) {
  const { odds, changes = {} } = entry;
  if (!odds || !entry.event) return null;
  const kind = entry.event.startsWith("salvage") ? "salvage" : "roll";
  const [first] = odds.cells;
  const all = Object.entries(changes);
  // A salvage removes the rest of the group.
  const isOwn = (/** @type {string} */ cell) =>
    odds.cells.includes(cell) || (kind === "salvage" && changes[cell].stone === null);
  const own = all.filter(([cell]) => isOwn(cell));
  const survived = Boolean(changes[first] && isSafe(changes[first]));
  return {
    entry,
    kind,
    cells: odds.cells,
    side: stones[first],
    survival: odds.probability.value,
    die: Number(entry.text),
    survived,
    waits: kind === "roll" && !survived && changes[first]?.stone !== null,
    own,
    others: all.filter(([cell, change]) => !isOwn(cell) && isSafe(change)),
  };
}

/** @param {Roll} one */
const variance = (one) => one.cells.length ** 2 * one.survival * (1 - one.survival);

/** @type {Record<string, (a: Roll, b: Roll) => number>} */
const ORDERS = {
  largest: (a, b) => b.cells.length - a.cells.length,
  smallest: (a, b) => a.cells.length - b.cells.length,
  suspense: (a, b) => variance(a) - variance(b),
};

/**
 * In the chosen order. A group whose owner still has to decide stays last, because the rest waits for it.
 * @param {Roll[]} rolls
 * @param {string} order
 */
export function ordered(rolls, order) {
  const compare = ORDERS[order];
  if (!compare) return rolls;
  const last = rolls.at(-1);
  const fixed = last?.waits ? [last] : [];
  return [...rolls.slice(0, rolls.length - fixed.length).sort(compare), ...fixed];
}
