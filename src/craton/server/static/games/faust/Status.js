/** Under the board: the rectangle under the pointer with its walls counted, or what a disc there would change. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { Explanation } from "../common/Explanation.js";
import { mark, regions } from "../common/position.js";
import { SideStone } from "../common/SideStone.js";
import { focusOf } from "./focus.js";
import { rectanglesAt } from "./rectangles.js";
import { Walls } from "./Walls.js";

/** @typedef {import("../types.js").Table} Table */

const TONES = /** @type {const} */ ({ captures: "good", threats: "bad", "near-misses": "bad", smaller: "plain" });

/** @param {{table: Table}} props */
export function Status({ table }) {
  const focus = focusOf(table);
  return html`<div class="faust-status">
    ${focus
      ? html`<${Explanation} words=${wordsOf(table, focus)} tone=${TONES[focus.shown.kind]}>
          <div class="rectangle-title">
            <strong>${focus.shown.name}</strong>
            ${focus.all.length > 1 &&
            html`<span class="tag accent">${t("faust.oneOf", focus.index + 1, focus.all.length)}</span>`}
            <${Walls} rectangle=${focus.shown} />
          </div>
        <//>`
      : html`<${Explanation} words=${plainWords(table)} />`}
    <${Discs} table=${table} />
  </div>`;
}

/** @param {Table} table @param {NonNullable<ReturnType<typeof focusOf>>} focus */
function wordsOf(table, { cell, all, shown }) {
  const words = [shown.words];
  if (shown.kind === "captures" || shown.kind === "threats") {
    if (shown.walls.some((wall) => wall.cells.length === 0)) words.push(t("faust.edge"));
    if (shown.kind === "captures" && all.length > 1 && table.canAct) words.push(t("faust.cycle"));
    const tempting = [...rectanglesAt(table, cell, "near-misses"), ...rectanglesAt(table, cell, "smaller")];
    if (tempting.length && words.length < 3) words.push(tempting[0].words);
  } else words.push(...all.slice(1, 2).map((one) => one.words));
  return words;
}

/** @param {Table} table */
function plainWords(table) {
  const { hover, position } = table;
  if (hover && table.insight) {
    const words = [
      mark(table, "tension", hover)?.words,
      ...regions(table, "eyes", hover).map((one) => one.words),
      ...regions(table, "locked", hover).map((one) => one.words),
    ].filter(Boolean);
    if (words.length) return words;
    const stone = position.stones[hover];
    if (stone) return [t(stone === position.to_move ? "faust.safe" : "faust.untouched", hover)];
  }
  if (position.to_move === null) return [];
  return [t(position.turn === 0 ? "faust.begin" : "faust.lookAround")];
}

/** How many discs each side has; who has none has lost. @param {{table: Table}} props */
function Discs({ table }) {
  const stones = Object.values(table.position.stones);
  if (stones.length === 0) return null;
  const black = stones.filter((side) => side === "black").length;
  const white = stones.length - black;
  return html`<div class="discs" role="img" aria-label=${t("faust.discs", black, white)}>
    <span class="figures"><${SideStone} side="black" />${black}</span>
    <span class="discs-bar"><span class="black" style=${{ width: `${(100 * black) / stones.length}%` }}></span></span>
    <span class="figures">${white}<${SideStone} side="white" /></span>
  </div>`;
}
