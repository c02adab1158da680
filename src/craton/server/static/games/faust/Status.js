/** Below the board: the rectangle under the pointer with its walls, or what a disc there would change. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { Explanation } from "../shared/Explanation.js";
import { mark, regions } from "../shared/position.js";
import { SideStone } from "../shared/SideStone.js";
import { focusOf } from "./focus.js";
import { rectanglesAt } from "./rectangles.js";
import { Walls } from "./Walls.js";

/** @typedef {import("../types.js").Context} Context */

const TONES = /** @type {const} */ ({ captures: "good", threats: "bad", "near-misses": "bad", smaller: "plain" });

/** @param {{context: Context}} props */
export function Status({ context }) {
  const focus = focusOf(context);
  return html`<div class="faust-status">
    ${focus
      ? html`<${Explanation} words=${wordsOf(context, focus)} tone=${TONES[focus.shown.kind]}>
          <div class="rectangle-title">
            <strong>${focus.shown.name}</strong>
            ${focus.all.length > 1 &&
            html`<span class="tag accent">${t("faust.oneOf", focus.index + 1, focus.all.length)}</span>`}
            <${Walls} rectangle=${focus.shown} />
          </div>
        <//>`
      : html`<${Explanation} words=${plainWords(context)} />`}
    <${Discs} context=${context} />
  </div>`;
}

/** @param {Context} context @param {NonNullable<ReturnType<typeof focusOf>>} focus */
function wordsOf(context, { cell, all, shown }) {
  const words = [shown.words];
  if (shown.kind === "captures" || shown.kind === "threats") {
    if (shown.walls.some((wall) => wall.cells.length === 0)) words.push(t("faust.edge"));
    if (shown.kind === "captures" && all.length > 1 && context.canAct) words.push(t("faust.cycle"));
    const tempting = [...rectanglesAt(context, cell, "near-misses"), ...rectanglesAt(context, cell, "smaller")];
    if (tempting.length && words.length < 3) words.push(tempting[0].words);
  } else words.push(...all.slice(1, 2).map((one) => one.words));
  return words;
}

/** @param {Context} context */
function plainWords(context) {
  const { hover, position } = context;
  if (hover && context.insight) {
    const words = [
      mark(context, "tension", hover)?.words,
      ...regions(context, "eyes", hover).map((one) => one.words),
      ...regions(context, "locked", hover).map((one) => one.words),
    ].filter(Boolean);
    if (words.length) return words;
    const stone = position.stones[hover];
    if (stone) return [t(stone === position.to_move ? "faust.safe" : "faust.untouched", hover)];
  }
  if (position.to_move === null) return [];
  return [t(position.turn === 0 ? "faust.begin" : "faust.lookAround")];
}

/** The number of discs of each side; a side without discs loses. @param {{context: Context}} props */
function Discs({ context }) {
  const stones = Object.values(context.position.stones);
  if (stones.length === 0) return null;
  const black = stones.filter((side) => side === "black").length;
  const white = stones.length - black;
  return html`<div class="discs" role="img" aria-label=${t("faust.discs", black, white)}>
    <span class="figures"><${SideStone} side="black" />${black}</span>
    <span class="discs-bar"><span class="black" style=${{ width: `${(100 * black) / stones.length}%` }}></span></span>
    <span class="figures">${white}<${SideStone} side="white" /></span>
  </div>`;
}
