/** Actions without a cell: stop a chain, save a stone or allow the coins, swap; and a hint on what the cells are for. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { phaseOf } from "./draw.js";

const HELP = /** @type {Record<string, string>} */ ({
  chain: "assault.stopHelp",
  bonus: "assault.bonusHelp",
  sacred: "assault.sacredHelp",
  defend: "assault.defendHelp",
});

/** @param {{context: import("../types.js").Context, act: (action: string) => void, words: string[]}} props */
export function Controls({ context, act, words }) {
  const help = HELP[phaseOf(context)];
  if (!help && words.length === 0) return null;
  return html`<div class="game-controls">
    ${help && html`<p>${t(help)}</p>`}
    <div class="buttons words">
      ${words.includes("stop") &&
      html`<button class="button primary" onClick=${() => act("stop")}>${t("assault.stop")}</button>`}
      ${words.includes("save") &&
      html`<button class="button primary" onClick=${() => act("save")}>${t("assault.save")}</button>
        <button class="button" onClick=${() => act("allow")}>${t("assault.allow")}</button>`}
      ${words.includes("pass") && html`<button class="button" onClick=${() => act("pass")}>${t("assault.pass")}</button>`}
      ${words.includes("swap") &&
      html`<div class="swap-offer">
        <button class="button primary" onClick=${() => act("swap")}>${t("assault.swap")}</button>
        <span class="soft">${t("assault.swapHelp")}</span>
      </div>`}
    </div>
  </div>`;
}
