/** Drawings of Faust beyond discs: a rectangle with its walls, locked crosscuts, the layers of the insight. */
import { drawLayer } from "../shared/layers.js";
import { mover, regions } from "../shared/position.js";
import { focusOf } from "./focus.js";

/** @typedef {import("../types.js").Context} Context */
/** @typedef {import("../../board/types.js").Area} Area */
/** @typedef {import("../../board/types.js").CellLabel} CellLabel */
/** @typedef {import("./rectangles.js").Rectangle} Rectangle */

/** @type {Record<string, Pick<Area, "tone" | "style">>} */
const LOOKS = {
  captures: { tone: "good", style: "outline" },
  threats: { tone: "bad", style: "outline" },
  smaller: { tone: "neutral", style: "hatch" },
  "near-misses": { tone: "bad", style: "hatch" },
  locked: { tone: "accent", style: "outline" },
};
const CELL = /\b[a-z]\d+\b/g;

/** @param {Context} context @returns {import("../types.js").Drawing} */
export function draw(context) {
  /** @type {Area[]} */
  const areas = [];
  /** @type {CellLabel[]} */
  const labels = [];
  const focus = focusOf(context);
  if (focus) drawRectangle(focus.shown, areas, labels);
  else if (context.layer) return { ...drawChosen(context), ghosts: ghosts(context) };
  else if (context.selection) areas.push(plainSelection(context));
  else for (const { cells } of regions(context, "locked")) areas.push({ cells, ...LOOKS.locked });
  return { areas, labels, ghosts: ghosts(context) };
}

/** @param {Context} context */
function ghosts(context) {
  const [cell, side] = [context.hover, mover(context)];
  if (!cell || !side || !context.canAct || context.position.stones[cell] || !context.position.actions.cells[cell]) return [];
  return [{ cell, side }];
}

/** @param {Rectangle} shown @param {Area[]} areas @param {CellLabel[]} labels */
function drawRectangle(shown, areas, labels) {
  for (const wall of shown.walls) {
    if (wall.side === "" || wall.cells.length === 0) continue;
    const isOwn = wall.side === shown.side;
    areas.push({ cells: wall.cells, tone: isOwn ? "good" : "neutral", style: "fill" });
    const middle = wall.cells[Math.floor(wall.cells.length / 2)];
    labels.push({ cell: middle, text: String(wall.length), tone: isOwn ? "good" : "quiet" });
  }
  areas.push({ cells: shown.cells, ...LOOKS[shown.kind] });
  if (shown.kind === "near-misses") {
    const why = shown.words.split(": ").slice(1).join(": ");
    for (const cell of why.match(CELL) ?? []) labels.push({ cell, text: "?", tone: "bad" });
  }
}

/** Without insight: the discs of the chosen action. @param {Context} context @returns {Area} */
function plainSelection(context) {
  const { selection, position } = context;
  const action = selection?.actions[selection.index] ?? "";
  const cells = Object.keys(position.actions.cells).filter((cell) => position.actions.cells[cell].includes(action));
  return { cells, ...LOOKS.captures };
}

/** @param {Context} context @returns {import("../types.js").Drawing} */
function drawChosen(context) {
  const { layer } = context;
  const plain = drawLayer(context.insight, layer);
  const look = LOOKS[layer];
  const areas = look ? plain.areas?.map((area) => ({ ...area, ...look })) : plain.areas;
  const labels = plain.labels?.map((label) => ({
    ...label,
    tone: /** @type {CellLabel["tone"]} */ (label.text.startsWith("+") ? "good" : label.text === "0" ? "quiet" : "bad"),
  }));
  return { ...plain, areas, labels };
}
