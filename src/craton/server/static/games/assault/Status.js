/** Beside the board: the cells of each side, turns left, the tide, sacred cells and stubborn defences. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { comingFlood, effectOf, phaseOf } from "./draw.js";

/** @typedef {import("../types.js").Context} Context */

const SIDES = /** @type {const} */ (["black", "white"]);
const SOON = 3;

/** @param {{context: Context}} props */
export function Status({ context }) {
  const { position, options } = context;
  const isPlayed = position.to_move !== null;
  return html`<div class="game-status">
    <${Standing} context=${context} />
    <div class="facts">
      ${isPlayed && html`<${TurnsLeft} left=${options.turn_limit - position.turn} />`}
      ${isPlayed && html`<${Tide} context=${context} />`}
      ${options.stubborn !== "no" && isPlayed && SIDES.map((side) => html`<${Stubborn} key=${side} side=${side} context=${context} />`)}
      ${options.sacred !== "off" && SIDES.map((side) => html`<${Sacred} key=${side} side=${side} context=${context} />`)}
    </div>
    ${context.canAct && html`<${Effect} context=${context} />`}
  </div>`;
}

/** @param {{context: Context}} props */
function Standing({ context }) {
  const { stones, marks } = context.position;
  const count = { black: 0, white: 0 };
  const core = { black: 0, white: 0 };
  for (const [cell, side] of Object.entries(stones)) {
    count[side] += 1;
    if (marks[cell]?.includes("core")) core[side] += 1;
  }
  const dry = context.board.cells.filter((cell) => !marks[cell.name]?.includes("flooded")).length;
  const free = dry - count.black - count.white;
  const share = (/** @type {number} */ number) => ({ width: `${((100 * number) / dry).toFixed(2)}%` });
  return html`<div class="chance-block">
    <div class="chance-title"><span>${t("assault.cells")}</span><span class="figures">${t("assault.core", core.black, core.white)}</span></div>
    <div class="chance-row">
      <span class="chance-number" aria-hidden="true">${count.black}</span>
      <div class="chance-bar" role="img" aria-label=${t("assault.standing", count.black, count.white, free)}>
        <span class="chance-black" style=${share(count.black)}></span>
        <span class="chance-draw" style=${share(free)}></span>
        <span class="chance-white" style=${share(count.white)}></span>
      </div>
      <span class="chance-number" aria-hidden="true">${count.white}</span>
    </div>
  </div>`;
}

/** @param {{left: number}} props */
function TurnsLeft({ left }) {
  return html`<span class=${`tag ${left <= SOON ? "warn" : ""}`}>${t("assault.turnsLeft", left)}</span>`;
}

/** @param {{context: Context}} props */
function Tide({ context }) {
  const flood = comingFlood(context);
  if (!flood) return null;
  const lost = { black: 0, white: 0 };
  for (const cell of flood.cells) {
    const side = context.position.stones[cell];
    if (side) lost[side] += 1;
  }
  if (flood.turns > SOON) return html`<span class="tag">${t("assault.tideIn", flood.turns)}</span>`;
  return html`<span class="tag warn">
    ${t("assault.tideIn", flood.turns)}: ${t("assault.tideTakes", flood.cells.length, lost.black, lost.white)}
  </span>`;
}

/** @param {{side: "black" | "white", context: Context}} props */
function Stubborn({ side, context }) {
  const isSpent = context.position.variables?.[`${side}_stubborn`] === "spent";
  return html`<span class=${`tag ${isSpent ? "" : "accent"}`}>
    ${t(isSpent ? "assault.stubbornSpent" : "assault.stubbornKept", side)}
  </span>`;
}

/** Only as far as this viewer may know. @param {{side: "black" | "white", context: Context}} props */
function Sacred({ side, context }) {
  const cell = context.position.variables?.[`${side}_sacred`];
  if (cell === undefined) return null;
  if (cell === null) return html`<span class="tag">${t("assault.sacredChosen", side)}</span>`;
  const isMine = context.own === side && context.position.to_move !== null;
  return html`<span class="tag accent">★ ${isMine ? t("assault.sacredIs", cell) : t("assault.sacredOf", side, cell)}</span>`;
}

/** @param {{context: Context}} props */
function Effect({ context }) {
  const { hover } = context;
  const words = hover ? effectOf(context, hover).join(" · ") : "";
  if (!words && phaseOf(context) !== "play") return null; // then the controls say what to do
  return html`<p class="effect-line" aria-hidden="true">
    ${words || html`<span class="faint">${t("assault.hoverHint")}</span>`}
  </p>`;
}
