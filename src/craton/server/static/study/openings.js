/** The opening explorer: moves up to symmetry, with what the server counted and what the engine found. */
import { cellsOf } from "./advice.js";

/**
 * @typedef {import("../api/types.js").Openings} Openings
 * @typedef {import("../api/types.js").OpeningMove} OpeningMove
 * @typedef {import("./engine.js").Found} Found
 * @typedef {{value: number, visits: number, proven: boolean, place: number}} View   what the engine thinks of a move;
 *   the value is that of the side to move, the place is 0 for the best move
 * @typedef {{move: OpeningMove, engine: View | null}} Row
 */

/** The engine’s candidates among symmetric actions as one. @param {OpeningMove} move @param {Found | null} found
 *  @returns {View | null} */
function engineView(move, found) {
  const same = new Set(move.symmetric);
  const candidates = found?.candidates ?? [];
  const own = candidates.filter((one) => same.has(one.action));
  const visits = own.reduce((sum, one) => sum + one.visits, 0);
  const proof = own.find((one) => one.proven);
  if (!proof && visits === 0) return null;
  const mean = own.reduce((sum, one) => sum + one.visits * one.value, 0) / Math.max(1, visits);
  return { value: proof?.value ?? mean, visits, proven: Boolean(proof), place: candidates.indexOf(own[0]) };
}

/** The rows of the explorer: frequent moves first, then in the engine’s order. @param {Openings} openings
 *  @param {Found | null} found @returns {Row[]} */
export function openingRows(openings, found) {
  const rows = openings.moves.map((move) => ({ move, engine: engineView(move, found) }));
  const place = (/** @type {Row} */ row) => row.engine?.place ?? (row.move.solved ? -1 : Infinity);
  // Infinity minus Infinity is no number, and then the order stays as it is.
  return rows.sort((one, other) => other.move.matches - one.move.matches || place(one) - place(other) || 0);
}

/** Whether anything is known about a move. @param {Row} row */
export const isKnown = ({ move, engine }) => move.matches > 0 || move.solved !== null || engine !== null;

/** Symmetric actions, outlined on the board. @param {string[]} actions @param {import("../api/types.js").Position} position
 *  @returns {import("../games/types.js").Drawing} */
export function drawSymmetric(actions, position) {
  const areas = actions.map((action) => cellsOf(action, position.actions.cells)).filter((cells) => cells.length > 0);
  return { areas: areas.map((cells) => ({ cells, tone: "accent", style: "outline" })) };
}

/** Two drawings as one. @param {import("../games/types.js").Drawing | null} one
 *  @param {import("../games/types.js").Drawing} other @returns {import("../games/types.js").Drawing} */
export const together = (one, other) => ({ ...one, areas: [...(one?.areas ?? []), ...(other.areas ?? [])] });
