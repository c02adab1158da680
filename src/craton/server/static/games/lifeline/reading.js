/** What hangs on what, as the insight tells it: groups, their lifelines, what a placement kills. */
import { links, mark, mover, preview, regions } from "../common/position.js";

const FEW = 4;

/** @typedef {import("../types.js").Table} Table */
/** @typedef {import("../../api/types.js").InsightRegion} Region */

/** @param {Table} table @param {string} cell @returns {Region | undefined} */
export const groupAt = (table, cell) => regions(table, "groups", cell)[0];

/** @param {Table} table @param {string} cell @returns {Region | undefined} */
export const dangerAt = (table, cell) => regions(table, "danger", cell)[0];

/** Whether some cell of one is next to some cell of the other. @param {Table} table @param {string[]} one
 *  @param {string[]} other */
export function touch(table, one, other) {
  const near = links(table);
  const cells = new Set(other);
  return one.some((cell) => near.get(cell)?.some((next) => cells.has(next)));
}

/** The lifelines of a group. @param {Table} table @param {Region} group */
export const lifelinesOf = (table, group) =>
  regions(table, "lifelines").filter(
    (line) => (line.side === "" || line.side === group.side) && touch(table, group.cells, line.cells),
  );

/** The other groups of its side at the same lifelines. @param {Table} table @param {Region} group
 *  @param {Region[]} lines */
export const kinOf = (table, group, lines) =>
  regions(table, "groups").filter(
    (other) =>
      other !== group && other.side === group.side && lines.some((line) => touch(table, other.cells, line.cells)),
  );

/**
 * What a placement would take off, of both sides; whether the stone itself goes too.
 * @param {Table} table @param {string} cell
 */
export function killsOf(table, cell) {
  const found = table.position.stones[cell] ? null : preview(table, cell);
  if (!found) return null;
  const me = mover(table);
  /** @type {{taken: string[], lost: string[], isLost: boolean}} */
  const kills = { taken: [], lost: [], isLost: !found.changes[cell] };
  for (const [where, stone] of Object.entries(found.changes)) {
    if (stone) continue;
    if (table.position.stones[where] === me) kills.lost.push(where);
    else if (table.position.stones[where]) kills.taken.push(where);
  }
  return kills;
}

/** Everything worth saying about a cell, the most important first. @param {Table} table @param {string} cell */
export function sentencesOn(table, cell) {
  const found = [
    mark(table, "illegal", cell)?.words,
    mark(table, "kills", cell)?.words,
    mark(table, "threats", cell)?.words,
    dangerAt(table, cell)?.words ?? groupAt(table, cell)?.words,
    ...regions(table, "territory", cell).map((one) => one.words),
  ];
  // The open field joins everybody to everybody, which nobody wants to hear; a small region is worth a sentence.
  const lines = table.position.stones[cell] ? [] : regions(table, "lifelines", cell);
  found.push(...lines.filter((one) => Number(one.label) <= FEW).map((one) => one.words));
  return /** @type {string[]} */ (found.filter(Boolean));
}
