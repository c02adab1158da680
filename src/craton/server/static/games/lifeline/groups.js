/** Groups, their lifelines, and what a placement kills, from the insight. */
import { links, mark, mover, preview, regions } from "../shared/position.js";

const SMALL_REGION = 4;

/** @typedef {import("../types.js").Context} Context */
/** @typedef {import("../../api/types.js").InsightRegion} Region */

/** @param {Context} context @param {string} cell @returns {Region | undefined} */
export const groupAt = (context, cell) => regions(context, "groups", cell)[0];

/** @param {Context} context @param {string} cell @returns {Region | undefined} */
export const dangerAt = (context, cell) => regions(context, "danger", cell)[0];

/** Whether some cell of one is next to some cell of the other. @param {Context} context @param {string[]} one
 *  @param {string[]} other */
export function touch(context, one, other) {
  const near = links(context);
  const cells = new Set(other);
  return one.some((cell) => near.get(cell)?.some((next) => cells.has(next)));
}

/** The lifelines of a group. @param {Context} context @param {Region} group */
export const lifelinesOf = (context, group) =>
  regions(context, "lifelines").filter(
    (line) => (line.side === "" || line.side === group.side) && touch(context, group.cells, line.cells),
  );

/** The other groups of its side at the same lifelines. @param {Context} context @param {Region} group
 *  @param {Region[]} lines */
export const connectedGroups = (context, group, lines) =>
  regions(context, "groups").filter(
    (other) =>
      other !== group && other.side === group.side && lines.some((line) => touch(context, other.cells, line.cells)),
  );

/**
 * The stones of both sides that a placement would remove; whether the placed stone is removed too.
 * @param {Context} context @param {string} cell
 */
export function killsOf(context, cell) {
  const found = context.position.stones[cell] ? null : preview(context, cell);
  if (!found) return null;
  const me = mover(context);
  /** @type {{taken: string[], lost: string[], isLost: boolean}} */
  const kills = { taken: [], lost: [], isLost: !found.changes[cell] };
  for (const [where, stone] of Object.entries(found.changes)) {
    if (stone) continue;
    if (context.position.stones[where] === me) kills.lost.push(where);
    else if (context.position.stones[where]) kills.taken.push(where);
  }
  return kills;
}

/** Everything worth saying about a cell, the most important first. @param {Context} context @param {string} cell */
export function sentencesOn(context, cell) {
  const found = [
    mark(context, "illegal", cell)?.words,
    mark(context, "kills", cell)?.words,
    mark(context, "threats", cell)?.words,
    dangerAt(context, cell)?.words ?? groupAt(context, cell)?.words,
    ...regions(context, "territory", cell).map((one) => one.words),
  ];
  // The open field connects everything, which is not worth a sentence; a small region is.
  const lines = context.position.stones[cell] ? [] : regions(context, "lifelines", cell);
  found.push(...lines.filter((one) => Number(one.label) <= SMALL_REGION).map((one) => one.words));
  return /** @type {string[]} */ (found.filter(Boolean));
}
