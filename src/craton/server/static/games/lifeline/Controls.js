/** Actions without a cell: name a komi, choose a colour, swap, spend a point. */
import { useState } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { field } from "../shared/position.js";
import { SideStone } from "../shared/SideStone.js";
import { Swap } from "../shared/Swap.js";

/** @typedef {import("../types.js").Context} Context */

const KOMI = /^komi (\d+)$/;

/** @param {{context: Context, act: (action: string) => void, words: string[]}} props */
export function Controls({ context, act, words }) {
  const points = words.map((word) => Number(KOMI.exec(word)?.[1])).filter(Boolean);
  return html`
    ${points.length > 0 && html`<${NameKomi} points=${points} act=${act} />`}
    ${words.includes("black") && html`<${TakeColour} komi=${field(context, "points")} act=${act} />`}
    ${words.includes("swap") && html`<${Swap} game="lifeline" act=${act} />`}
    ${words.includes("spend") &&
    html`<div class="offer card">
      <div>
        <h2>${t("lifeline.spendTitle", field(context, "points"))}</h2>
        <p>${t("lifeline.spendHelp")}</p>
      </div>
      <button class="button" onClick=${() => act("spend")}>${t("lifeline.spend")}</button>
    </div>`}
  `;
}

/** @param {{points: number[], act: (action: string) => void}} props */
function NameKomi({ points, act }) {
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const [komi, setKomi] = useState(Math.min(high, Math.max(low, 3)));
  return html`<form
    class="komi card"
    aria-label=${t("lifeline.komiTitle")}
    onSubmit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      act(`komi ${komi}`);
    }}
  >
    <h2>${t("lifeline.komiTitle")}</h2>
    <p>${t("lifeline.komiHelp")}</p>
    <div class="komi-choice">
      <output class="komi-number" for="komi">${komi}</output>
      <input
        id="komi"
        type="range"
        min=${low}
        max=${high}
        value=${komi}
        aria-label=${t("lifeline.komiPoints")}
        onInput=${(/** @type {any} */ event) => setKomi(Number(event.currentTarget.value))}
      />
      <span class="faint" aria-hidden="true">${low}–${high}</span>
    </div>
    <p class="soft">${t("lifeline.komiMeans", komi)}</p>
    <button class="button primary">${t("lifeline.nameKomi", komi)}</button>
  </form>`;
}

/** @param {{komi: string | null, act: (action: string) => void}} props */
function TakeColour({ komi, act }) {
  const points = Number(komi ?? 0);
  return html`<section class="colours" aria-label=${t("lifeline.colourTitle")}>
    <h2>${t("lifeline.colourTitle")}</h2>
    <div class="colour-cards">
      ${/** @type {const} */ (["black", "white"]).map(
        (side) =>
          html`<button key=${side} class="colour-card card" onClick=${() => act(side)}>
            <${SideStone} side=${side} large=${true} />
            <strong>${t(`lifeline.take-${side}`)}</strong>
            <span>${t(`lifeline.take-${side}-help`, points)}</span>
          </button>`,
      )}
    </div>
  </section>`;
}
