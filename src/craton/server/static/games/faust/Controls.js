/** Actions without a cell: the swap, and a forced pass. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { Swap } from "../shared/Swap.js";

/** @param {{act: (action: string) => void, words: string[]}} props */
export function Controls({ act, words }) {
  return html`
    ${words.includes("swap") && html`<${Swap} game="faust" act=${act} />`}
    ${words.includes("pass") &&
    html`<div class="offer card">
      <p>${t("faust.passHelp")}</p>
      <button class="button primary" onClick=${() => act("pass")}>${t("faust.pass")}</button>
    </div>`}
  `;
}
