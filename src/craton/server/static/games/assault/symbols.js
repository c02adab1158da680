/** The marks of Triangular Assault. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";

/** @type {Record<string, import("../../board/types.js").MarkSymbol>} */
export default {
  core: { words: () => t("assault.mark-core"), layer: "ground" },
  flooded: {
    words: () => t("assault.mark-flooded"),
    layer: "ground",
    hidesName: true,
    draw: (_, radius) => html`<path class="mark-waves" d=${waves(radius)} />`,
  },
  sacred: {
    words: () => t("assault.mark-sacred"),
    draw: (_, radius) => html`<path class="mark-sign" d=${star(radius * 0.6)} />`,
  },
};

/** Three small waves, one above the other. @param {number} radius */
function waves(radius) {
  const step = radius * 0.34;
  const rows = [-0.5, 0, 0.5].map((share) => {
    const y = share * radius;
    const start = -2 * step + (share === 0 ? step * 0.5 : 0);
    const swing = step * 0.7;
    return `M${start} ${y}q${step / 2} ${-swing} ${step} 0t${step} 0t${step} 0${share === 0 ? "" : `t${step} 0`}`;
  });
  return rows.join("");
}

/** A star with five points. @param {number} size */
function star(size) {
  const points = Array.from({ length: 10 }, (_, k) => {
    const angle = (k * Math.PI) / 5 - Math.PI / 2;
    const far = k % 2 ? size * 0.45 : size;
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
