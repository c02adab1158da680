/** How Lifeline is shown. */
import { has, t } from "../../text/text.js";
import { Banner } from "../shared/Banner.js";
import { remembered } from "../shared/position.js";
import { animate } from "./animate.js";
import { Controls } from "./Controls.js";
import { draw } from "./draw.js";
import { sentencesOn } from "./groups.js";
import { Status } from "./Status.js";

/** @type {Partial<import("../types.js").Visuals>} */
export default {
  animate,
  draw,
  describe: remembered((cell, context) => sentencesOn(context, cell).join(" ")),
  name: (action) => {
    const [word, number] = action.split(" ");
    const key = `lifeline.action-${word}`;
    return has(key) ? t(key, number) : action;
  },
  Scene: Banner,
  Status,
  Controls,
};
