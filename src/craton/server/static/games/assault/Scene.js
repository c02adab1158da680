/** Over the board: the coins of an attack beside its target, the stubborn shield, the rising water. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { percent } from "../shared/numbers.js";
import { cardPlace } from "../shared/scene.js";

/** @param {{scene: any, board: any, look: "lines" | "tiles"}} props */
export function Scene({ scene, board, look }) {
  if (scene.title) {
    return html`<div class="scene">
      <div class="scene-title tide-title">
        <strong>${scene.title}</strong>
        ${scene.words && html`<span>${scene.words}</span>`}
      </div>
    </div>`;
  }
  return html`<div class="scene">
    <${Attack} scene=${scene} place=${cardPlace(board, look, scene.cells)} />
  </div>`;
}

/** @param {{scene: any, place: any}} props */
function Attack({ scene, place }) {
  const { target, side, throws, isFlying, isSuccess, isStubborn, chance } = scene;
  const fate = isFlying ? "" : isSuccess ? "good" : "bad";
  const hits = (throws ?? []).filter(Boolean).length;
  return html`<div class=${`scene-card attack-card ${fate}`} style=${place}>
    <span class="who">
      <span class=${`seat-stone ${side}`}></span>${t("assault.attacks", side, target)}
      ${chance !== undefined && html`<span class="tag">${percent(chance, 1)}</span>`}
    </span>
    ${isStubborn
      ? html`<svg class="shield" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2L21 5V11C21 17 17 20.5 12 22C7 20.5 3 17 3 11V5Z" /></svg>`
      : html`<span class="coins">
          ${throws.map(
            (/** @type {boolean} */ isHit, /** @type {number} */ index) =>
              html`<span key=${index} class=${`coin ${isHit ? "hit" : "miss"} ${isFlying ? "flying" : "down"} coin-${index}`}>
                <span class="coin-face heads"><${Spear} /></span>
                <span class="coin-face tails"><${Nothing} /></span>
              </span>`,
          )}
        </span>`}
    <span class="fate">
      ${isFlying
        ? ""
        : isStubborn
          ? t("assault.stubborn")
          : `${t("assault.coins", hits, throws.length)}: ${t(isSuccess ? "assault.success" : "assault.failure")}`}
    </span>
  </div>`;
}

const Spear = () => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3L18 19L12 15.5L6 19Z" /></svg>`;
const Nothing = () => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 7L17 17M17 7L7 17" /></svg>`;
