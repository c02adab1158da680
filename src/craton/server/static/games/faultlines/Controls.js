/** Actions without a cell: pass, swap, seal, let a group go; and the switch for the Keystone. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { Icon } from "../../ui/Icon.js";
import { hasKeystone, isKeystone } from "./keystone.js";

/** @typedef {import("../types.js").Context} Context */
/** @typedef {(action: string) => void} Act */

/** @param {{context: Context, act: Act, words: string[]}} props */
export function Controls({ context, act, words }) {
  const known = context.position.variables ?? {};
  if (words.includes("seal-play")) return html`<${Sealing} act=${act} />`;
  if (words.includes("decline")) return html`<${Salvage} act=${act} />`;
  if (words.length === 0 && !hasKeystone(context)) return null;
  return html`<div class="game-controls">
    ${known.phase === "between" && html`<p>${t("faultlines.betweenHelp", known.wave)}</p>`}
    <div class="buttons words">
      ${hasKeystone(context) && html`<${Keystone} />`}
      ${words.includes("pass") &&
      html`<button class="button" title=${t("faultlines.passHelp")} onClick=${() => act("pass")}>
        ${t(known.phase === "between" ? "faultlines.passBetween" : "faultlines.pass")}
      </button>`}
      ${words.includes("swap") && html`<${Swap} act=${act} words=${t("faultlines.swapHelp")} />`}
    </div>
  </div>`;
}

/** @param {{act: Act, words: string}} props */
export function Swap({ act, words }) {
  return html`<div class="swap-offer">
    <button class="button primary" onClick=${() => act("swap")}>${t("faultlines.swap")}</button>
    <span class="soft">${words}</span>
  </div>`;
}

function Keystone() {
  return html`<button
    type="button"
    class="button keystone-switch"
    role="switch"
    aria-checked=${isKeystone.value}
    title=${t("faultlines.keystoneHelp")}
    onClick=${() => {
      isKeystone.value = !isKeystone.value;
    }}
  >
    <svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-9 -9Q0 -12 9 -9L5 9Q0 7.5 -5 9Z" /></svg>
    ${t("faultlines.keystone")}
  </button>`;
}

/** @param {{act: Act}} props */
function Sealing({ act }) {
  return html`<div class="game-controls">
    <p>${t("faultlines.sealHelp")}</p>
    <div class="buttons words">
      ${["seal-play", "seal-pass"].map(
        (action) =>
          html`<button key=${action} class="button seal-button" onClick=${() => act(action)}>
            <svg viewBox="0 0 24 18" aria-hidden="true"><path d="M1 1H23V17H1ZM1 1L12 10L23 1" /></svg>
            ${t(`faultlines.${action}`)}
          </button>`,
      )}
    </div>
  </div>`;
}

/** @param {{act: Act}} props */
function Salvage({ act }) {
  return html`<div class="game-controls">
    <p>${t("faultlines.salvageHelp")}</p>
    <div class="buttons words">
      <button class="button" onClick=${() => act("decline")}><${Icon} name="close" />${t("faultlines.decline")}</button>
    </div>
  </div>`;
}
