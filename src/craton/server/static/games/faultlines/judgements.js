/** The dice of a quake, read from events: which groups were judged, with which die, and what became of them. */

/** @typedef {import("../../api/types.js").MatchEvent} MatchEvent */
/** @typedef {import("../../api/types.js").Side} Side */
/** @typedef {import("../../api/types.js").Change} Change */

/**
 * @typedef {object} Judgement
 * @property {MatchEvent} event
 * @property {"roll" | "salvage"} kind
 * @property {string[]} cells          the group, or the stone to be salvaged
 * @property {Side} side
 * @property {number} survival         how likely it was
 * @property {number} die
 * @property {boolean} survived
 * @property {boolean} waits           it has failed, and its owner may still salvage a stone
 * @property {[string, Change][]} own      what changes about the group
 * @property {[string, Change][]} others   what changes elsewhere: groups that are safe without a die
 */

const isSafe = (/** @type {Change} */ change) => change.stone !== null && change.marks.includes("secured");

/**
 * @param {MatchEvent} event   an outcome
 * @param {Record<string, Side>} stones   before it
 * @returns {Judgement | null}
 */
export function judgementOf(event, stones) {
  const { odds, changes = {} } = event;
  if (!odds || !event.event) return null;
  const kind = event.event.startsWith("salvage") ? "salvage" : "roll";
  const [first] = odds.cells;
  const all = Object.entries(changes);
  // Around a salvaged stone the whole group goes.
  const isOwn = (/** @type {string} */ cell) =>
    odds.cells.includes(cell) || (kind === "salvage" && changes[cell].stone === null);
  const own = all.filter(([cell]) => isOwn(cell));
  const survived = Boolean(changes[first] && isSafe(changes[first]));
  return {
    event,
    kind,
    cells: odds.cells,
    side: stones[first],
    survival: odds.probability.value,
    die: Number(event.text),
    survived,
    waits: kind === "roll" && !survived && changes[first]?.stone !== null,
    own,
    others: all.filter(([cell, change]) => !isOwn(cell) && isSafe(change)),
  };
}

/** @param {Judgement} one */
const variance = (one) => one.cells.length ** 2 * one.survival * (1 - one.survival);

/** @type {Record<string, (a: Judgement, b: Judgement) => number>} */
const ORDERS = {
  largest: (a, b) => b.cells.length - a.cells.length,
  smallest: (a, b) => a.cells.length - b.cells.length,
  suspense: (a, b) => variance(a) - variance(b),
};

/**
 * In the order that was chosen. A group whose owner has to decide about it stays last, because what follows waits for it.
 * @param {Judgement[]} judgements
 * @param {string} order
 */
export function ordered(judgements, order) {
  const compare = ORDERS[order];
  if (!compare) return judgements;
  const last = judgements.at(-1);
  const fixed = last?.waits ? [last] : [];
  return [...judgements.slice(0, judgements.length - fixed.length).sort(compare), ...fixed];
}
