/** Drawings of Lifeline beyond stones: lifelines, groups in danger, the ghost of a placement. */
import { drawLayer } from "../shared/layers.js";
import { field, mark, mover, regions } from "../shared/position.js";
import { phrase } from "../../text/phrases.js";
import { dangerAt, groupAt, connectedGroups, killsOf, lifelinesOf } from "./groups.js";

/** @typedef {import("../types.js").Context} Context */
/** @typedef {import("../../board/types.js").Area} Area */
/** @typedef {import("../../board/types.js").CellLabel} CellLabel */
/** @typedef {import("../../api/types.js").InsightRegion} Region */
/** @typedef {{areas: Area[], labels: CellLabel[], ghosts: import("../../board/types.js").Ghost[]}} Sheet */

/** @param {Context} context @returns {import("../types.js").Drawing} */
export function draw(context) {
  /** @type {Sheet} */
  const sheet = { areas: [], labels: [], ghosts: [] };
  const { hover, layer } = context;
  const isExplained = hover !== null && explainCell(context, hover, sheet);
  if (!isExplained) {
    if (layer) drawChosen(context, layer, sheet);
    for (const group of regions(context, "danger")) if (group.label === "!") sheet.areas.push(danger(group));
  }
  const first = field(context, "first_stone");
  if (first) sheet.labels.push({ cell: first, text: "1", tone: "quiet" });
  return sheet;
}

/** @param {Region} group @returns {Area} */
const danger = (group) => ({ cells: group.cells, tone: "bad", style: "outline", words: phrase(group.words) });

/** @param {Region} line @returns {Area} */
const lifeline = (line) => ({ cells: line.cells, tone: "good", style: "fill" });

/** Explain the cell under the pointer. @param {Context} context @param {string} cell @param {Sheet} sheet
 *  @returns {boolean} whether there was anything */
function explainCell(context, cell, sheet) {
  const group = groupAt(context, cell);
  if (group) {
    explainGroup(context, group, sheet);
    return true;
  }
  if (context.position.stones[cell]) return false;
  if (mark(context, "illegal", cell)) {
    sheet.areas.push({ cells: regionOf(context, cell), tone: "bad", style: "hatch" });
    sheet.labels.push({ cell, text: "×", tone: "bad" });
    return true;
  }
  return explainPlacement(context, cell, sheet);
}

/** The closed region of a cell, as far as the insight has it. @param {Context} context @param {string} cell */
const regionOf = (context, cell) => regions(context, "territory", cell)[0]?.cells ?? [cell];

/** @param {Context} context @param {Region} group @param {Sheet} sheet */
function explainGroup(context, group, sheet) {
  const lines = lifelinesOf(context, group);
  sheet.areas.push(...lines.map(lifeline));
  for (const other of connectedGroups(context, group, lines)) {
    sheet.areas.push({ cells: other.cells, tone: "good", style: "outline" });
  }
  const isHanging = dangerAt(context, group.cells[0])?.label === "!";
  sheet.areas.push({ cells: group.cells, tone: isHanging ? "bad" : "accent", style: "outline" });
  for (const end of endsOf(context, group)) sheet.labels.push({ cell: end, text: "!", tone: "bad" });
}

/** The cells where a stone of the side to move would remove a group. @param {Context} context @param {Region} group */
function endsOf(context, group) {
  if (group.side === mover(context)) return [];
  const previews = context.insight?.previews ?? [];
  return previews.filter((one) => one.changes[group.cells[0]] === null).map((one) => one.action);
}

/** @param {Context} context @param {string} cell @param {Sheet} sheet */
function explainPlacement(context, cell, sheet) {
  const side = mover(context);
  const kills = killsOf(context, cell);
  if (side && context.canAct && context.position.actions.cells[cell]) sheet.ghosts.push({ cell, side });
  if (!kills) return false;
  if (kills.taken.length) sheet.areas.push({ cells: kills.taken, tone: "good", style: "outline" });
  if (kills.lost.length) sheet.areas.push({ cells: kills.lost, tone: "bad", style: "outline" });
  for (const one of kills.taken) sheet.labels.push({ cell: one, text: "×", tone: "good" });
  for (const one of kills.lost) sheet.labels.push({ cell: one, text: "×", tone: "bad" });
  if (kills.isLost) sheet.labels.push({ cell, text: "×", tone: "bad" });
  return true;
}

/** @param {Context} context @param {string} layer @param {Sheet} sheet */
function drawChosen(context, layer, sheet) {
  const here = regions(context, layer);
  switch (layer) {
    case "groups":
      for (const { cells, label } of here) {
        sheet.labels.push({ cell: cells[0], text: label, tone: Number(label) > 1 ? "plain" : "bad" });
      }
      break;
    case "lifelines":
      sheet.areas.push(...here.map((one) => labelled(one, "fill")));
      break;
    case "danger":
      sheet.areas.push(...here.map((one) => ({ ...danger(one), label: one.label })));
      break;
    case "territory":
      sheet.areas.push(...here.map((one) => labelled(one, "hatch")));
      break;
    default:
      sheet.labels.push(...marked(context, layer));
  }
}

/** @param {Region} region @param {Area["style"]} style @returns {Area} */
const labelled = ({ cells, side, label, words }, style) => ({ cells, tone: side || "neutral", style, label, words });

/** Kills, threats and closed cells are about single cells. @param {Context} context @param {string} layer
 *  @returns {CellLabel[]} */
function marked(context, layer) {
  /** @type {CellLabel["tone"]} */
  const tone = layer === "kills" ? "good" : layer === "illegal" ? "quiet" : "bad";
  const labels = drawLayer(context.insight, layer).labels ?? [];
  return labels.map(({ cell, text }) => ({ cell, text: layer === "illegal" ? "×" : text, tone }));
}
