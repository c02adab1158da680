/** Drawings and words about a position of Triangular Assault beyond its stones. */
import { drawLayer, numberOf, wordsOn } from "../shared/layers.js";
import { percent } from "../shared/numbers.js";
import { preferences } from "../../preferences.js";
import { t } from "../../text/text.js";

/** @typedef {import("../types.js").Context} Context */
/** @typedef {import("../types.js").Drawing} Drawing */
/** @typedef {import("../../board/types.js").Area} Area */
/** @typedef {import("../../api/types.js").Odds} Odds */

const WARNING = 3; // from this many turns before a flood it is drawn on every layer
const FAR = 0.7; // the centres of neighbours are closer than this, except across the edge of a torus

/** The attack on a cell, if it is one of mine. @param {Context} context @param {string | null} cell @returns {Odds | null} */
function attackOn(context, cell) {
  const isMine = cell !== null && context.canAct && context.position.actions.cells[cell]?.includes(`x${cell}`);
  return (isMine && context.insight?.odds.find((one) => one.what === `x${cell}`)) || null;
}

/** Cells that flood next, and in how many turns. @param {Context} context */
export function comingFlood(context) {
  const marks = (context.insight ?? context.known)?.marks.filter((mark) => mark.layer === "tide") ?? [];
  if (marks.length === 0) return null;
  return { cells: marks.map((mark) => mark.cell), turns: -(numberOf(marks[0].value) ?? 0) };
}

/** Neighbours across the edge.
 *  @param {Context} context @param {string} cell @returns {string[]} */
function gluedTo({ board }, cell) {
  if (!board.glued) return [];
  const byName = new Map(board.cells.map((one) => [one.name, one]));
  const here = byName.get(cell);
  if (!here) return [];
  return here.links.filter((name) => {
    const there = byName.get(name);
    return there && Math.hypot(there.centre[0] - here.centre[0], there.centre[1] - here.centre[1]) > FAR;
  });
}

/** @param {Context} context */
export const phaseOf = (context) => String(context.position.variables?.phase ?? "play");

/** @param {Context} context @returns {Drawing} */
export function draw(context) {
  const { position, hover, insight } = context;
  const phase = phaseOf(context);
  const isShown = preferences.insight.value !== "off";
  const layer = phase === "chain" && context.canAct && isShown ? "attacks" : context.layer;
  const drawing = drawLayer(insight, layer);
  /** @type {Area[]} */
  const areas = [...(drawing.areas ?? [])];
  const flood = comingFlood(context);
  if (flood && flood.turns <= WARNING && layer !== "tide") {
    areas.push({ cells: flood.cells, tone: "bad", style: "hatch" });
  }
  const isFree = (/** @type {string} */ cell) => !position.marks[cell]?.includes("flooded");
  const glued = hover ? gluedTo(context, hover).filter(isFree) : [];
  areas.push(...glued.map((cell) => /** @type {Area} */ ({ cells: [cell], tone: "accent", style: "outline" })));
  const choosing = phase === "sacred" && context.canAct;
  const marks =
    choosing && hover && position.actions.cells[hover]
      ? { ...position.marks, [hover]: [...(position.marks[hover] ?? []), "sacred"] }
      : position.marks;
  const attack = isShown ? attackOn(context, hover) : null;
  const labels = [...(drawing.labels ?? [])];
  if (attack && hover) {
    const [target, ...allies] = attack.cells;
    areas.push(...allies.map((cell) => /** @type {Area} */ ({ cells: [cell], tone: "good", style: "outline" })));
    areas.push({ cells: [target], tone: "bad", style: "outline", label: percent(attack.probability.value, 1) });
    const place = labels.findIndex((label) => label.cell === target);
    if (place >= 0) labels.splice(place, 1);
  }
  return { ...drawing, areas, labels, marks, hints: choosing, mover: choosing ? undefined : moverOf(context) };
}

/** @param {Context} context @returns {import("../../api/types.js").Side | undefined} */
function moverOf({ canAct, position }) {
  return canAct && (position.to_move === "black" || position.to_move === "white") ? position.to_move : undefined;
}

/** What the action on a cell would be, in parts of a sentence. @param {Context} context @param {string} cell @returns {string[]} */
export function effectOf(context, cell) {
  const parts = [];
  const [action] = (context.canAct && context.position.actions.cells[cell]) || [];
  if (action === `sacred ${cell}`) parts.push(t("assault.chooseSacred", cell));
  else if (action === `x${cell}`) {
    const attack = attackOn(context, cell);
    if (attack && attack.probability.value === 0) parts.push(t("assault.attackStubborn", cell));
    else if (attack) {
      parts.push(t("assault.attack", cell, percent(attack.probability.value, 1), attack.cells.length - 1));
    }
  } else if (action === cell) {
    parts.push(t("assault.placeHere", cell));
    const preview = context.insight?.previews.find((one) => one.action === cell);
    if (preview?.again) parts.push(t("assault.bonus"));
    parts.push(...wordsOn(context.insight, cell, "forks"));
  }
  if (context.position.stones[cell] === context.position.to_move) parts.push(...wordsOn(context.insight, cell, "exposed"));
  const glued = gluedTo(context, cell);
  if (glued.length) parts.push(t("assault.glued", glued.join(", ")));
  return parts;
}

/** @param {string} cell @param {Context} context */
export function describe(cell, context) {
  const words = effectOf(context, cell);
  if (context.layer && context.layer !== "exposed") words.push(...wordsOn(context.insight, cell, context.layer));
  return words.join(", ");
}

const REASONS = ["forks", "cuts", "chain"]; // layers; the others describe what is there already

/** What speaks for an action, beyond that it is possible. @param {string} action @param {Context} context */
export function reason(action, context) {
  const cell = action.replace(/^x/, "");
  const parts = action.startsWith("x")
    ? effectOf(context, cell)
    : REASONS.flatMap((layer) => wordsOn(context.insight, cell, layer));
  return [...new Set(parts)].slice(0, 2).join(" ");
}
