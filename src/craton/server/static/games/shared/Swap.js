/** The offer to swap, with an explanation. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";

/** @param {{game: string, act: (action: string) => void}} props */
export function Swap({ game, act }) {
  return html`<div class="offer card">
    <div>
      <h2>${t(`${game}.swapTitle`)}</h2>
      <p>${t(`${game}.swapHelp`)}</p>
    </div>
    <button class="button primary" onClick=${() => act("swap")}>${t(`${game}.swap`)}</button>
  </div>`;
}
