/** After the end: successful and expected attacks, and the sacred cells. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { decimal, signed } from "../shared/numbers.js";

/** @typedef {import("../../api/types.js").Step} Step */

const SIDES = /** @type {const} */ (["black", "white"]);

/** The attacks of a side, by their coins: each succeeds unless all of its coins fail.
 *  @param {Step[]} steps @param {string} side @param {number} coin   its chance of success */
function account(steps, side, coin) {
  let attacker = "";
  let attacks = 0;
  let captures = 0;
  let expected = 0;
  for (const step of steps) {
    if (step.event === null) attacker = step.text === "allow" ? attacker : step.mover;
    else if (attacker === side && step.text) {
      attacks += 1;
      captures += step.text.includes("1") ? 1 : 0;
      expected += 1 - (1 - coin) ** step.text.length;
    }
  }
  return { attacks, captures, expected };
}

/**
 * @param {object} props
 * @param {import("../types.js").Context} props.context
 * @param {import("../../api/types.js").Match} props.match
 * @param {Step[]} props.steps
 */
export function ResultPanel({ context, steps }) {
  const { variables = {}, stones } = context.position;
  const [heads, faces] = String(context.options.coin ?? "1/2").split("/").map(Number);
  const accounts = SIDES.map((side) => ({ side, ...account(steps, side, heads / faces) }));
  const sacred = SIDES.filter((side) => variables[`${side}_sacred`]);
  return html`<section class="card result-panel" aria-label=${t("assault.resultTitle")}>
    <h2>${t("assault.resultTitle")}</h2>
    <div class="result-sides">
      ${accounts.map(({ side, attacks, captures, expected }) => {
        const luck = captures - expected;
        return html`<div key=${side} class="result-side">
          <span class=${`seat-stone ${side}`}></span>
          <strong>${attacks ? t("assault.captures", captures, attacks) : t("assault.noAttacks")}</strong>
          ${attacks > 0 &&
          html`<span class="soft">${t("assault.expected", decimal(expected))}</span>
            <span class=${`tag ${luck > 0 ? "good" : luck < 0 ? "bad" : ""}`}>${t("assault.luck", signed(luck))}</span>`}
        </div>`;
      })}
    </div>
    ${sacred.map((side) => {
      const cell = String(variables[`${side}_sacred`]);
      return html`<p key=${side} class="sacred-line">
        ★ ${t(stones[cell] === side ? "assault.sacredHeld" : "assault.sacredLost", side, cell)}
      </p>`;
    })}
  </section>`;
}
