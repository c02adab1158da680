/** A small stone of a side, beside words. */
import { html } from "../../html.js";

/** @param {{side: import("../../api/types.js").Side, large?: boolean}} props */
export function SideStone({ side, large }) {
  return html`<span class=${`side-stone ${side} ${large ? "large" : ""}`} aria-hidden="true"></span>`;
}
