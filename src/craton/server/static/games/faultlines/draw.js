/** Drawings and descriptions of a Fault Lines position, apart from its stones. */
import { drawLayer, numberOf, wordsOn } from "../shared/layers.js";
import { percent, signed } from "../shared/numbers.js";
import { preferences } from "../../preferences.js";
import { phrase } from "../../text/phrases.js";
import { t } from "../../text/text.js";
import { hasKeystone, isKeyAction, isKeystone, selectedAction } from "./keystone.js";
import { sidesOf } from "./sides.js";

/** @typedef {import("../types.js").Context} Context */
/** @typedef {import("../types.js").Drawing} Drawing */
/** @typedef {import("../../api/types.js").Preview} Preview */
/** @typedef {import("../../board/types.js").Area} Area */

/** The server's preview of the action on a cell. @param {Context} context @param {string | null} cell
 *  @returns {Preview | null} */
function previewOf(context, cell) {
  const actions = cell && context.canAct ? context.position.actions.cells[cell] : undefined;
  const action = actions && selectedAction(actions);
  return context.insight?.previews.find((one) => one.action === action) ?? null;
}

/** @param {Context} context @param {string | null} cell */
const groupOf = (context, cell) =>
  context.insight?.regions.find((one) => one.layer === "groups" && cell !== null && one.cells.includes(cell)) ?? null;

/** @param {number} survival */
const survivalText = (survival) => (survival >= 1 ? t("faultlines.safe") : percent(survival));

/** The new group with its odds, and the groups it joins. @param {Context} context @param {Preview} preview @returns {Area[]} */
function joining(context, preview) {
  return preview.odds.flatMap((group) => {
    const sources = group.joins.flatMap((place) => context.insight?.odds[place] ?? []);
    const side = Object.values(preview.changes)[0] ?? "neutral";
    /** @type {Area[]} */
    const parts = sources.map((one) => ({ cells: one.cells, tone: "accent", style: "fill" }));
    const label = survivalText(group.probability.value);
    return [...parts, { cells: group.cells, tone: sources.length > 1 ? "accent" : side, style: "outline", label }];
  });
}

const LABEL_THRESHOLD = 0.3; // cells below this share of the best value get a shade but no label
const LEAST_PRIORITY = "4"; // the lowest priority of connections, which most cells have

/** Labels only where they matter; the shades show the rest.
 *  @param {Drawing} drawing @param {string} layer @returns {Drawing} */
function dropMinorLabels(drawing, layer) {
  const { labels = [], heat = {} } = drawing;
  if (layer === "values") return { ...drawing, labels: labels.filter(({ cell }) => Math.abs(heat[cell] ?? 0) >= LABEL_THRESHOLD) };
  if (layer === "connections") return { ...drawing, labels: labels.filter(({ text }) => text !== LEAST_PRIORITY) };
  return drawing;
}

/** @param {Context} context @returns {Drawing} */
export function draw(context) {
  const { position, hover, insight, layer } = context;
  const drawing = dropMinorLabels(drawLayer(insight, layer), layer);
  const phase = position.variables?.phase;
  const marks =
    isKeystone.value && hover && context.canAct && hasKeystone(context) && position.actions.cells[hover]
      ? { ...position.marks, [hover]: [...(position.marks[hover] ?? []), "keystone"] }
      : position.marks;
  const more = { marks, hints: phase === "salvage", mover: phase === "salvage" ? undefined : moverOf(context) };
  if (!hover || !insight || preferences.insight.value === "off") return { ...drawing, ...more };
  const preview = previewOf(context, hover);
  if (preview && phase !== "salvage") {
    const labels = (drawing.labels ?? []).filter((label) => label.cell !== hover);
    return { ...drawing, ...more, labels, areas: [...areasWhilePlacing(drawing, layer), ...joining(context, preview)] };
  }
  const group = groupOf(context, hover);
  if (!group) return { ...drawing, ...more };
  /** @type {Area} */
  const area = { cells: group.cells, tone: "accent", style: "outline", label: phrase(group.label), words: phrase(group.words) };
  const others = (drawing.areas ?? []).filter((one) => layer !== "groups" || one.cells[0] !== group.cells[0]);
  return { ...drawing, ...more, areas: [...others, area] };
}

/** The layer's areas while a stone is being chosen: groups lose their shades, other areas their labels.
 *  @param {Drawing} drawing @param {string} layer */
const areasWhilePlacing = (drawing, layer) =>
  layer === "groups" ? [] : (drawing.areas ?? []).map((area) => ({ ...area, label: undefined }));

/** @param {Context} context @returns {import("../../api/types.js").Side | undefined} */
function moverOf({ canAct, position }) {
  return canAct && (position.to_move === "black" || position.to_move === "white") ? position.to_move : undefined;
}

/** What a stone would do, in parts of a sentence. @param {Context} context @param {string} cell @returns {string[]} */
export function effectOf(context, cell) {
  const preview = previewOf(context, cell);
  if (context.position.variables?.phase === "salvage") {
    return preview ? [t("faultlines.salvageHere", cell, sidesOf(context))] : [];
  }
  // The largest boards have no previews: there are too many cells.
  if (!preview || !context.insight) return context.canAct ? wordsOn(context.insight, cell, "connections") : [];
  const parts = [];
  if (isKeyAction(preview.action)) parts.push(t("faultlines.asKeystone"));
  for (const group of preview.odds) {
    const sources = group.joins.flatMap((place) => context.insight?.odds[place] ?? []);
    const sizes = sources.map(sizeOf);
    const size = sizeOf(group);
    parts.push(
      sizes.length > 1
        ? t("faultlines.joins", sizes, size)
        : sizes.length
          ? t("faultlines.grows", sizes[0], size)
          : t("faultlines.alone"),
    );
    const before = sources.map((one) => survivalText(one.probability.value));
    parts.push(t("faultlines.survival", before, survivalText(group.probability.value)));
  }
  const { worth } = preview;
  if (worth && !isKeyAction(preview.action)) {
    parts.push(t(context.options.resonance ? "faultlines.gainPoints" : "faultlines.gain", signed(worth.own.value, 1)));
  }
  const cut = context.insight.marks.find((one) => one.layer === "splitters" && one.cell === cell);
  if (cut) parts.push(t("faultlines.cuts", signed(-(numberOf(cut.value) ?? 0), 1)));
  return parts;
}

/** Why a hint is not the cell with the largest gain, if it is not: the two answer different questions.
 *  @param {string} action @param {Context} context */
export function aboutHint(action, { insight }) {
  const gain = (/** @type {Preview} */ one) => one.worth?.own.value ?? -Infinity;
  const previews = insight?.previews ?? [];
  const most = Math.max(...previews.map(gain));
  const best = previews.filter((one) => gain(one) > most - 1e-9);
  if (!Number.isFinite(most) || best.some((one) => one.action === action)) return "";
  return t("faultlines.hintDiffers", best[0].action);
}

/** The effective size that the server states at the end of a group's words. @param {{words: string}} group */
const sizeOf = ({ words }) => words.replace(/^.*\D(?=\d+$)/, "");

/** @param {string} cell @param {Context} context */
export function describe(cell, context) {
  const group = groupOf(context, cell);
  const words = [...(group ? [phrase(group.words)] : []), ...effectOf(context, cell)];
  if (context.layer && context.layer !== "groups") words.push(...wordsOn(context.insight, cell, context.layer));
  return words.join(", ");
}
