/** Drawings and descriptions of a Fault Lines position, apart from its stones. */
import { drawLayer, wordsOn } from "../shared/layers.js";
import { percent, signed } from "../shared/numbers.js";
import { preferences } from "../../preferences.js";
import { t } from "../../text/text.js";
import { hasKeystone, isKeyAction, isKeystone, selectedAction } from "./keystone.js";

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
  const area = { cells: group.cells, tone: "accent", style: "outline", label: group.label, words: group.words };
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
  if (context.position.variables?.phase === "salvage") return preview ? [t("faultlines.salvageHere", cell)] : [];
  // The largest boards have no previews: there are too many cells.
  if (!preview || !context.insight) return context.canAct ? wordsOn(context.insight, cell, "connections") : [];
  const parts = [];
  if (isKeyAction(preview.action)) parts.push(t("faultlines.asKeystone"));
  for (const group of preview.odds) {
    const sizes = group.joins.map((place) => t("faultlines.sizeOf", context.insight?.odds[place].words));
    const size = t("faultlines.sizeOf", group.words);
    parts.push(
      sizes.length > 1
        ? t("faultlines.joins", sizes.map((text) => text.replace(/\D+/, "")), size)
        : sizes.length
          ? t("faultlines.grows", size)
          : t("faultlines.alone"),
    );
    const survival = group.probability.value;
    parts.push(survival >= 1 ? t("faultlines.becomesSafe") : t("faultlines.survival", percent(survival)));
  }
  const { worth } = preview;
  const side = context.position.to_move;
  const scores = context.insight.scores;
  if (worth && !isKeyAction(preview.action)) parts.push(t("faultlines.gain", signed(worth.own.value)));
  if (worth && scores && !isKeyAction(preview.action) && (side === "black" || side === "white")) {
    const now = scores[side].value;
    parts.push(t("faultlines.winChange", percent(now), percent(now + worth.win.value)));
  }
  return parts;
}

/** @param {string} cell @param {Context} context */
export function describe(cell, context) {
  const group = groupOf(context, cell);
  const words = [...(group ? [group.words] : []), ...effectOf(context, cell)];
  if (context.layer && context.layer !== "groups") words.push(...wordsOn(context.insight, cell, context.layer));
  return words.join(", ");
}
