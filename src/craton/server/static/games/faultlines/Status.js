/** Below the board: winning chances if the quake came now, further facts, and what a stone would do. */
import { html } from "../../html.js";
import { phrase } from "../../text/phrases.js";
import { t } from "../../text/text.js";
import { ChanceBar } from "../shared/ChanceBar.js";
import { decimal, percent } from "../shared/numbers.js";
import { effectOf } from "./draw.js";

/** @typedef {import("../types.js").Context} Context */

const SOON = 4;

/** @param {{context: Context}} props */
export function Status({ context }) {
  const { phase } = context.position.variables ?? {};
  // While dice are shown, only the position before them counts; the last known one may lack the stone that brought them.
  const isRolling = phase === "roll" || phase === "salvage";
  const source = context.insight ?? (isRolling ? context.before : context.known);
  const isInMeter = isRolling && context.evaluation?.exact;
  const scores = context.position.to_move && !isInMeter ? source?.scores : null;
  return html`<div class="game-status">
    ${!context.position.to_move && html`<${Survivors} stones=${context.position.stones} />`}
    ${scores && html`<${Bar} context=${context} scores=${scores} />`}
    <${Facts} context=${context} />
    ${context.insight && context.canAct && html`<${Effect} context=${context} />`}
  </div>`;
}

/** The stones that are left, when the game is over. @param {{stones: Record<string, string>}} props */
function Survivors({ stones }) {
  const all = Object.values(stones);
  const black = all.filter((side) => side === "black").length;
  const white = all.length - black;
  const share = (/** @type {number} */ count) => ({ width: `${((100 * count) / Math.max(1, all.length)).toFixed(2)}%` });
  return html`<div class="chance-block">
    <div class="chance-title"><span>${t("faultlines.survivors")}</span></div>
    <div class="chance-row">
      <span class="chance-number" aria-hidden="true">${black}</span>
      <div class="chance-bar" role="img" aria-label=${t("faultlines.survivorsOf", black, white)}>
        <span class="chance-black" style=${share(black)}></span>
        <span class="chance-white" style=${share(white)}></span>
      </div>
      <span class="chance-number" aria-hidden="true">${white}</span>
    </div>
  </div>`;
}

/** @param {{context: Context, scores: import("../../api/types.js").FinalScores}} props */
function Bar({ context, scores }) {
  const { black, draw, white, expected } = scores;
  const words = t("faultlines.chances", percent(black.value, 1), percent(draw.value, 1), percent(white.value, 1));
  const exact = t("faultlines.exactly", black.exact, draw.exact, white.exact);
  const { wave, phase } = context.position.variables ?? {};
  const key = phase === "roll" ? "beforeDice" : phase === "salvage" ? "diceToCome" : wave ? "ifNoMore" : "ifNow";
  const title = t(`faultlines.${key}`);
  return html`<div class="chance-block secondary">
    <div class="chance-title">
      <span>${title}</span>
      <span class="figures">${t("faultlines.expected", decimal(expected.black.value), decimal(expected.white.value))}</span>
    </div>
    <${ChanceBar} scores=${scores} words=${`${title}: ${words}`} title=${exact.length < 120 ? exact : words} />
  </div>`;
}

/** @param {{context: Context}} props */
function Facts({ context }) {
  const { options, position } = context;
  const { variables: known = {}, turn, to_move: mover } = position;
  const facts = [];
  const limit = options.turn_limit;
  if (limit && !known.wave) {
    const left = limit - turn;
    facts.push({ text: t("faultlines.turnOf", Math.min(turn + 1, limit), limit) });
    if (left <= SOON && left > 0) facts.push({ text: t("faultlines.lastTurns", left), tone: "warn" });
  }
  if (options.progressive && known.wave && mover) facts.push({ text: t("faultlines.waveOf", known.wave), tone: "accent" });
  for (const side of /** @type {const} */ (["black", "white"])) {
    if (options.keystone && mover) {
      const spent = known[`${side}_keystone`] === "spent";
      facts.push({ text: t(spent ? "faultlines.keystoneSpent" : "faultlines.keystoneKept", side), tone: spent ? "" : "accent" });
    }
    const isIn = known[`${side}_sealed`] !== undefined && known.phase === "seal";
    if (isIn) facts.push({ text: t("faultlines.isSealed", side), tone: "accent" });
  }
  if (known.passed === "yes") facts.push({ text: t("faultlines.passedBefore"), tone: "warn" });
  if (known.phase !== "seal" && known.white_sealed && mover === "black") {
    facts.push({ text: t("faultlines.sealsOpen", known.white_sealed) });
  }
  if (facts.length === 0) return null;
  return html`<div class="facts">
    ${facts.map(({ text, tone }) => html`<span key=${text} class=${`tag ${tone ?? ""}`}>${text}</span>`)}
  </div>`;
}

/** What a stone on the cell under the pointer would do; the line keeps its height. @param {{context: Context}} props */
function Effect({ context }) {
  const { hover } = context;
  const parts = hover ? effectOf(context, hover) : [];
  const group = context.insight?.regions.find((one) => one.layer === "groups" && hover && one.cells.includes(hover));
  const words = parts.length ? parts.join(", ") : phrase(group?.words ?? "");
  const hasTargets = Object.keys(context.position.actions.cells).length > 0;
  if (!hasTargets || (context.position.variables?.phase === "salvage" && !words)) return null;
  return html`<p class="effect-line" aria-hidden="true">
    ${words ? html`<strong>${hover}</strong> ${words}` : html`<span class="faint">${t("faultlines.hoverHint")}</span>`}
  </p>`;
}
