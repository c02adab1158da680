/** How Triangular Assault is shown. */
import { has, t } from "../../text/text.js";
import { animate } from "./animate.js";
import { ResultPanel } from "./ResultPanel.js";
import { Controls } from "./Controls.js";
import { describe, draw } from "./draw.js";
import { Scene } from "./Scene.js";
import { Status } from "./Status.js";

/** @type {Partial<import("../types.js").Visuals>} */
export default {
  animate,
  draw,
  describe,
  name: (action) => (has(`assault.${action}`) ? t(`assault.${action}`) : action),
  Scene,
  Status,
  Controls,
  ResultPanel,
};
