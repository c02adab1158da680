/** The marks of Fault Lines. */
import { ring } from "../../board/Marks.js";
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { drawCracks } from "./cracks.js";

/** @type {Record<string, import("../../board/types.js").MarkSymbol>} */
export default {
  fault: { words: () => t("faultlines.mark-fault"), layer: "ground", drawAll: drawCracks },
  keystone: {
    words: () => t("faultlines.mark-keystone"),
    draw: (_, radius) => html`<path class="mark-sign" d=${wedge(radius * 0.48)} />`,
  },
  secured: { words: () => t("faultlines.mark-secured"), draw: (place) => ring(place, 0.8) },
};

/** The wedge at the top of an arch. @param {number} size */
function wedge(size) {
  const [wide, narrow] = [size * 0.95, size * 0.5];
  return `M${-wide} ${-size}Q0 ${-size * 1.3} ${wide} ${-size}L${narrow} ${size}Q0 ${size * 0.82} ${-narrow} ${size}Z`;
}
