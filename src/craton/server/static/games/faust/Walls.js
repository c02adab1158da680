/** The perimeter of a rectangle as a bar: the share of each side, and the half-way mark. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";

/** @typedef {import("./rectangles.js").Rectangle} Rectangle */

/** @param {{rectangle: Rectangle}} props */
export function Walls({ rectangle }) {
  const { owned, perimeter, side } = rectangle;
  if (!owned || !perimeter) return null;
  const other = side === "black" ? "white" : "black";
  const share = (/** @type {number} */ length) => ({ width: `${(100 * length) / perimeter}%` });
  return html`<div class="walls" role="img" aria-label=${t("faust.owns", t(`match.${side}`), owned[side], perimeter)}>
    <span class=${`walls-part ${side}`} style=${share(owned[side])}>${owned[side] || ""}</span>
    <span class="walls-part none" style=${share(perimeter - owned.black - owned.white)}></span>
    <span class=${`walls-part ${other}`} style=${share(owned[other])}>${owned[other] || ""}</span>
    <span class="walls-half"></span>
  </div>`;
}
