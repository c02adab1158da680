/** Moves with their values as a drawing: ghosts of the stones, outlines of what else is acted on, and a heat map. */
import { percentage } from "../text/intl.js";

/**
 * @typedef {import("../games/types.js").Drawing} Drawing
 * @typedef {import("../api/types.js").Side} Side
 * @typedef {{action: string, value: number}} Valued   the value is the winning chance of the side that acts
 */

const CELL = /[a-z]+\d+/g;
const PLACE = /^[a-z]+\d+\*?$/;

/** The cells that an action is about. @param {string} action @param {Record<string, string[]>} actions   by cell */
export function cellsOf(action, actions) {
  const all = Object.keys(actions).filter((cell) => actions[cell].includes(action));
  return all.length ? all : (action.match(CELL) ?? []);
}

/** At most four characters. @param {number} value */
const short = (value) => percentage(value, 0);

/**
 * Moves on the board: the first is the best.
 * @param {Valued[]} moves
 * @param {{side: Side | null, stones: Record<string, Side>, actions?: Record<string, string[]>}} position
 * @returns {Drawing}
 */
export function drawMoves(moves, { side, stones, actions = {} }) {
  /** @type {Required<Pick<Drawing, "ghosts" | "labels" | "areas">>} */
  const drawing = { ghosts: [], labels: [], areas: [] };
  const taken = new Set();
  moves.forEach(({ action, value }, place) => {
    const cells = cellsOf(action, actions);
    const at = cells.find((cell) => !taken.has(cell));
    if (!at) return; // a pass has no place on the board
    taken.add(at);
    const isStone = PLACE.test(action) && !stones[at];
    if (isStone && side) drawing.ghosts.push({ cell: at, side });
    else drawing.areas.push({ cells, tone: place === 0 ? "good" : "accent", style: "outline" });
    drawing.labels.push({ cell: at, text: short(value), tone: place === 0 ? "good" : "plain" });
  });
  return drawing;
}

/**
 * All candidates as shades, from the worst to the best.
 * @param {Valued[]} candidates
 * @param {Record<string, string[]>} actions   by cell
 * @returns {Drawing}
 */
export function drawHeat(candidates, actions) {
  const values = candidates.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  /** @type {Record<string, number>} */
  const heat = {};
  for (const { action, value } of candidates) {
    const share = most > least ? (2 * (value - least)) / (most - least) - 1 : 1;
    for (const cell of cellsOf(action, actions)) heat[cell] = Math.max(heat[cell] ?? -1, share);
  }
  return { heat };
}
