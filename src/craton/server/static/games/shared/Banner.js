/** A few words over the board for actions without stones: a swap, a choice, a point spent. */
import { html } from "../../html.js";
import { SideStone } from "./SideStone.js";

/** @param {{scene: {banner: string, note?: string, side?: import("../../api/types.js").Side}}} props */
export function Banner({ scene }) {
  return html`<div class="banner" aria-hidden="true">
    <div class="banner-card">
      ${scene.side && html`<${SideStone} side=${scene.side} />`}
      <strong>${scene.banner}</strong>
      ${scene.note && html`<span>${scene.note}</span>`}
    </div>
  </div>`;
}
