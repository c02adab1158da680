/** How Faust is shown. */
import { phrase } from "../../text/phrases.js";
import { t } from "../../text/text.js";
import { Banner } from "../shared/Banner.js";
import { aboutCaptures } from "../shared/hints.js";
import { mark, regions, remembered } from "../shared/position.js";
import { animate } from "./animate.js";
import { Controls } from "./Controls.js";
import { draw } from "./draw.js";
import { rectangles } from "./rectangles.js";
import { Status } from "./Status.js";

const SPOKEN = ["captures", "threats", "near-misses", "locked", "eyes"];

/** @type {Partial<import("../types.js").Visuals>} */
export default {
  animate,
  aboutHint: aboutCaptures,
  draw,
  describe: remembered((cell, context) => {
    const words = SPOKEN.flatMap((layer) => regions(context, layer, cell).map((one) => one.words)).slice(0, 3);
    return [...words, mark(context, "tension", cell)?.words ?? ""].map(phrase).join(" ").trim();
  }),
  name: (action, context) => {
    if (action === "swap" || action === "pass") return t(`faust.${action}`);
    const found = rectangles(context).find((one) => one.kind === "captures" && one.name === action);
    if (!found) return action;
    if (!found.owned) return t("faust.takeCrosscut", action, found.cells.length);
    return t("faust.take", action, found.cells.length, found.owned[found.side], found.perimeter);
  },
  Scene: Banner,
  Status,
  Controls,
};
