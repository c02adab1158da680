/** How Lifeline is shown. */
import { phrase } from "../../text/phrases.js";
import { has, t } from "../../text/text.js";
import { Banner } from "../shared/Banner.js";
import { aboutCaptures } from "../shared/hints.js";
import { remembered } from "../shared/position.js";
import { animate } from "./animate.js";
import { Controls } from "./Controls.js";
import { draw } from "./draw.js";
import { sentencesOn } from "./groups.js";
import { Status } from "./Status.js";

/** @type {Partial<import("../types.js").Visuals>} */
export default {
  animate,
  aboutHint: aboutCaptures,
  draw,
  describe: remembered((cell, context) => sentencesOn(context, cell).map(phrase).join(" ")),
  isSecret: (position, options) => options.balance === "strong" && position.turn < 2 && position.to_move !== null,
  name: (action) => {
    const [word, number] = action.split(" ");
    const key = `lifeline.action-${word}`;
    return has(key) ? t(key, number) : action;
  },
  Scene: Banner,
  Status,
  Controls,
};
