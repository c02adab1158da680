/** How Fault Lines is shown. */
import { has, t } from "../../text/text.js";
import { animate } from "./animate.js";
import { ResultPanel } from "./ResultPanel.js";
import { Controls } from "./Controls.js";
import { aboutHint, describe, draw } from "./draw.js";
import { isKeyAction, isKeystone, selectedAction } from "./keystone.js";
import { Panel } from "./Panel.js";
import { Scene } from "./Scene.js";
import { Status } from "./Status.js";

/** @type {Partial<import("../types.js").Visuals>} */
export default {
  animate,
  throws: true,
  draw,
  describe,
  aboutHint,
  margin: (points, options) => t(options.resonance ? "faultlines.marginPoints" : "faultlines.margin", points),
  isSecret: (position) => position.variables?.phase === "seal",
  pick(actions) {
    const action = selectedAction(actions);
    if (action && isKeyAction(action)) isKeystone.value = false;
    return action;
  },
  name: (action) => (has(`faultlines.${action}`) ? t(`faultlines.${action}`) : action),
  Scene,
  Status,
  Controls,
  Panel,
  ResultPanel,
};
