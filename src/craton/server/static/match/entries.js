/** The steps between two positions as entries of a match's log, so that a game can animate them. */

/**
 * @typedef {import("../api/types.js").Change} Change
 * @typedef {import("../api/types.js").Entry} Entry
 * @typedef {import("../api/types.js").Position} Position
 */

/** @param {Position} before @param {Position} after @returns {Record<string, Change>} */
function changesBetween(before, after) {
  /** @type {Record<string, Change>} */
  const changes = {};
  const cells = new Set([before, after].flatMap((one) => [...Object.keys(one.stones), ...Object.keys(one.marks)]));
  for (const cell of cells) {
    const marks = after.marks[cell] ?? [];
    if (before.stones[cell] !== after.stones[cell] || String(before.marks[cell] ?? []) !== String(marks)) {
      changes[cell] = { stone: after.stones[cell] ?? null, marks };
    }
  }
  return changes;
}

/**
 * @param {import("../api/types.js").Step} step
 * @param {Position} before
 * @param {Position} after
 * @param {import("../api/types.js").Odds | null | undefined} odds   of a chance event: what is at stake
 * @returns {Entry}
 */
export function entryOf(step, before, after, odds) {
  return {
    ...step,
    ply: step.number,
    kind: step.event === null ? "action" : "outcome",
    at: 0,
    changes: changesBetween(before, after),
    ...(step.event === null ? {} : { odds: odds ?? null }),
  };
}
