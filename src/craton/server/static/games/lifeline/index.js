/** Lifeline: what keeps groups alive, and what a stone would end. */
import { has, t } from "../../text/text.js";
import { Banner } from "../common/Banner.js";
import { remembered } from "../common/position.js";
import { acts } from "./acts.js";
import { Controls } from "./Controls.js";
import { draw } from "./draw.js";
import { sentencesOn } from "./reading.js";
import { Status } from "./Status.js";

/** @type {import("../types.js").Visuals} */
export const visuals = {
  look: "tiles",
  acts,
  draw,
  describe: remembered((cell, table) => sentencesOn(table, cell).join(" ")),
  name: (action) => {
    const [word, number] = action.split(" ");
    const key = `lifeline.action-${word}`;
    return has(key) ? t(key, number) : action;
  },
  Scene: Banner,
  Status,
  Controls,
};
