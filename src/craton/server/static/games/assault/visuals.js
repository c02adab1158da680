/** How Triangular Assault is shown. */
import { has, t } from "../../text/text.js";
import { animate } from "./animate.js";
import { ResultPanel } from "./ResultPanel.js";
import { Controls } from "./Controls.js";
import { describe, draw, reason } from "./draw.js";
import { numberOf } from "../shared/layers.js";
import { percent } from "../shared/numbers.js";
import { Scene } from "./Scene.js";
import { Status } from "./Status.js";

/** @type {Partial<import("../types.js").Visuals>} */
export default {
  animate,
  draw,
  describe,
  reason,
  // Insight compares attacks with a certain stone by cells: an attack wins two cells, a stone one.
  aboutHint(action, { insight }) {
    const attacks = (insight?.marks ?? []).filter((mark) => mark.layer === "attacks");
    const chance = (/** @type {any} */ mark) => numberOf(mark.value) ?? 0;
    const most = Math.max(0, ...attacks.map(chance));
    const best = attacks.filter((mark) => chance(mark) === most).map((mark) => `x${mark.cell}`);
    if (most <= 0.5 || best.includes(action)) return "";
    return t("assault.hintDiffers", best[0], percent(most));
  },
  margin: (points, options) => t(options.sacred === "off" ? "assault.margin" : "assault.marginPoints", points),
  isSecret: (position, options) => options.sacred !== "off" && position.to_move !== null,
  name: (action) => (has(`assault.${action}`) ? t(`assault.${action}`) : action),
  Scene,
  Status,
  Controls,
  ResultPanel,
};
