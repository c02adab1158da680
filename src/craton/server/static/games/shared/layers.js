/** A layer of an insight as a drawing, for any game: regions as areas, links as arrows, marks as labels and heat. */
import { number as written, percentage } from "../../text/intl.js";
import { phrase } from "../../text/phrases.js";

/** @typedef {import("../../api/types.js").Value} Value */
/** @typedef {import("../types.js").Drawing} Drawing */
/** @typedef {import("../types.js").Insight} Insight */

/** @param {Value} value @returns {number | null} */
export function numberOf(value) {
  if (typeof value === "number") return value;
  if (value !== null && typeof value === "object") return value.value;
  return null;
}

/** @param {Value} value @param {string} [column]   a column whose name ends with % has percentages */
export function show(value, column = "") {
  const number = numberOf(value);
  if (number === null) return value === null ? "–" : phrase(String(value));
  if (column.endsWith("%")) return number > 0.9995 || number < 0.0005 ? percentage(number) : percentage(number, 1, 1);
  const digits = Number.isInteger(number) ? 0 : 2;
  return written(number, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** @param {Insight | null} insight @param {string} layer @returns {Drawing} */
export function drawLayer(insight, layer) {
  if (!insight || !layer) return {};
  const marks = insight.marks.filter((mark) => mark.layer === layer);
  const values = marks.map((mark) => numberOf(mark.value));
  const most = Math.max(1e-9, ...values.map((value) => Math.abs(value ?? 0)));
  /** @type {Record<string, number>} */
  const heat = {};
  marks.forEach((mark, index) => {
    const value = values[index];
    if (value !== null) heat[mark.cell] = value / most;
  });
  return {
    heat,
    labels: marks.map((mark) => ({ cell: mark.cell, text: phrase(mark.label) })),
    areas: insight.regions
      .filter((region) => region.layer === layer)
      .map((region) => ({
        cells: region.cells,
        tone: region.side || "neutral",
        label: phrase(region.label),
        words: phrase(region.words),
      })),
    arrows: insight.links
      .filter((link) => link.layer === layer)
      .map((link) => ({ from: link.start, to: link.end })),
  };
}

/** All sentences about a cell, of one layer or of all. @param {Insight | null} insight @param {string} cell
 *  @param {string} [layer] */
export function wordsOn(insight, cell, layer) {
  if (!insight) return [];
  const fits = (/** @type {{layer: string}} */ one) => !layer || one.layer === layer;
  return [
    ...insight.regions.filter((one) => fits(one) && one.cells.includes(cell)).map((one) => phrase(one.words)),
    ...insight.marks.filter((one) => fits(one) && one.cell === cell).map((one) => phrase(one.words)),
  ];
}
