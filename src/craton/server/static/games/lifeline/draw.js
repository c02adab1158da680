/** What is drawn of Lifeline beyond stones: lifelines shaded, groups that hang on one, the ghost of a placement. */
import { drawLayer } from "../layers.js";
import { field, mark, mover, regions } from "../common/position.js";
import { dangerAt, groupAt, kinOf, killsOf, lifelinesOf } from "./reading.js";

/** @typedef {import("../types.js").Table} Table */
/** @typedef {import("../../board/types.js").Area} Area */
/** @typedef {import("../../board/types.js").CellLabel} CellLabel */
/** @typedef {import("../../api/types.js").InsightRegion} Region */
/** @typedef {{areas: Area[], labels: CellLabel[], ghosts: import("../../board/types.js").Ghost[]}} Sheet */

/** @param {Table} table @returns {import("../types.js").Drawing} */
export function draw(table) {
  /** @type {Sheet} */
  const sheet = { areas: [], labels: [], ghosts: [] };
  const { hover, layer } = table;
  const isExplained = hover !== null && explainCell(table, hover, sheet);
  if (!isExplained) {
    if (layer) drawChosen(table, layer, sheet);
    for (const group of regions(table, "danger")) if (group.label === "!") sheet.areas.push(danger(group));
  }
  const first = field(table, "first_stone");
  if (first) sheet.labels.push({ cell: first, text: "1", tone: "quiet" });
  return sheet;
}

/** @param {Region} group @returns {Area} */
const danger = (group) => ({ cells: group.cells, tone: "bad", style: "outline", words: group.words });

/** @param {Region} line @returns {Area} */
const lifeline = (line) => ({ cells: line.cells, tone: "good", style: "fill" });

/** What belongs to the cell under the pointer. @param {Table} table @param {string} cell @param {Sheet} sheet
 *  @returns {boolean} whether there was anything */
function explainCell(table, cell, sheet) {
  const group = groupAt(table, cell);
  if (group) {
    explainGroup(table, group, sheet);
    return true;
  }
  if (table.position.stones[cell]) return false;
  if (mark(table, "illegal", cell)) {
    sheet.areas.push({ cells: regionOf(table, cell), tone: "bad", style: "hatch" });
    sheet.labels.push({ cell, text: "×", tone: "bad" });
    return true;
  }
  return explainPlacement(table, cell, sheet);
}

/** The closed region of a cell, as far as it is told. @param {Table} table @param {string} cell */
const regionOf = (table, cell) => regions(table, "territory", cell)[0]?.cells ?? [cell];

/** @param {Table} table @param {Region} group @param {Sheet} sheet */
function explainGroup(table, group, sheet) {
  const lines = lifelinesOf(table, group);
  sheet.areas.push(...lines.map(lifeline));
  for (const other of kinOf(table, group, lines)) {
    sheet.areas.push({ cells: other.cells, tone: "good", style: "outline" });
  }
  const isHanging = dangerAt(table, group.cells[0])?.label === "!";
  sheet.areas.push({ cells: group.cells, tone: isHanging ? "bad" : "accent", style: "outline" });
  for (const end of endsOf(table, group)) sheet.labels.push({ cell: end, text: "!", tone: "bad" });
}

/** Where one stone of the side to move would take a group off. @param {Table} table @param {Region} group */
function endsOf(table, group) {
  if (group.side === mover(table)) return [];
  const previews = table.insight?.previews ?? [];
  return previews.filter((one) => one.changes[group.cells[0]] === null).map((one) => one.action);
}

/** @param {Table} table @param {string} cell @param {Sheet} sheet */
function explainPlacement(table, cell, sheet) {
  const side = mover(table);
  const kills = killsOf(table, cell);
  if (side && table.canAct && table.position.actions.cells[cell]) sheet.ghosts.push({ cell, side });
  if (!kills) return false;
  if (kills.taken.length) sheet.areas.push({ cells: kills.taken, tone: "good", style: "outline" });
  if (kills.lost.length) sheet.areas.push({ cells: kills.lost, tone: "bad", style: "outline" });
  for (const one of kills.taken) sheet.labels.push({ cell: one, text: "×", tone: "good" });
  for (const one of kills.lost) sheet.labels.push({ cell: one, text: "×", tone: "bad" });
  if (kills.isLost) sheet.labels.push({ cell, text: "×", tone: "bad" });
  return true;
}

/** @param {Table} table @param {string} layer @param {Sheet} sheet */
function drawChosen(table, layer, sheet) {
  const here = regions(table, layer);
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
      sheet.labels.push(...marked(table, layer));
  }
}

/** @param {Region} region @param {Area["style"]} style @returns {Area} */
const labelled = ({ cells, side, label, words }, style) => ({ cells, tone: side || "neutral", style, label, words });

/** Kills, threats and closed cells are about single cells. @param {Table} table @param {string} layer
 *  @returns {CellLabel[]} */
function marked(table, layer) {
  /** @type {CellLabel["tone"]} */
  const tone = layer === "kills" ? "good" : layer === "illegal" ? "quiet" : "bad";
  const labels = drawLayer(table.insight, layer).labels ?? [];
  return labels.map(({ cell, text }) => ({ cell, text: layer === "illegal" ? "×" : text, tone }));
}
