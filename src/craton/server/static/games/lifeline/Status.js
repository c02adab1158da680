/**
 * Below the board: the meaning of the cell under the pointer, or the rules of the opening; and each side's open cells.
 */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { Explanation } from "../shared/Explanation.js";
import { field, mark } from "../shared/position.js";
import { killsOf, dangerAt, sentencesOn } from "./groups.js";
import { OpenCells, openCellsOf } from "./OpenCells.js";

/** @typedef {import("../types.js").Context} Context */

/** @param {{context: Context}} props */
export function Status({ context }) {
  const { hover } = context;
  // Between the two stones of a pair nothing is captured; only closed cells need an explanation.
  const isPair = field(context, "phase") === "pair" && !(hover && mark(context, "illegal", hover));
  const words = hover && context.insight && !isPair ? sentencesOn(context, hover) : [];
  const shownWords = words.length ? words.slice(0, 2) : [reach(context), ofPhase(context)].filter(Boolean);
  return html`<div class="lifeline-status">
    <${Explanation} words=${shownWords} tone=${words.length && hover ? toneOf(context, hover) : "plain"} />
    <${OpenCells} context=${context} />
  </div>`;
}

/** @param {Context} context @param {string} cell @returns {"plain" | "good" | "bad"} */
function toneOf(context, cell) {
  if (mark(context, "illegal", cell)) return "bad";
  const kills = killsOf(context, cell);
  if (kills) return kills.taken.length > kills.lost.length ? "good" : kills.lost.length ? "bad" : "plain";
  return dangerAt(context, cell)?.label === "!" ? "bad" : "plain";
}

/** The cells that I reach, or the side to move, and how many of them nobody else can use. @param {Context} context */
function reach(context) {
  const side = context.own ?? context.position.to_move;
  const count = openCellsOf(context)?.find((one) => one.side === side);
  if (!count || context.position.to_move === null) return "";
  const { open, own } = count;
  return context.own ? t("lifeline.youReach", open, own) : t("lifeline.reaches", count.side, open, own);
}

/** What the phase of the game requires. @param {Context} context */
function ofPhase(context) {
  const { position, options } = context;
  if (position.to_move === null) return "";
  const phase = field(context, "phase");
  if (position.hides) return t("lifeline.hiddenStone");
  if (phase === "pair") return t("lifeline.secondStone");
  if (context.canAct && (phase === "komi" || phase === "colour")) return ""; // the controls say it
  if (phase === "komi") return t("lifeline.waitsKomi");
  if (phase === "colour") return t("lifeline.waitsColour", field(context, "points"));
  if (options.balance === "strong" && position.turn < 2) return t("lifeline.firstStone");
  if (options.balance !== "strong" && position.turn < 3) return t("lifeline.notJudged");
  return t("lifeline.lookAround");
}
