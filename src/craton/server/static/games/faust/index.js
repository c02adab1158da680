/** Faust: rectangles, their walls, and discs that turn over. */
import { t } from "../../text/text.js";
import { Banner } from "../common/Banner.js";
import { mark, regions, remembered } from "../common/position.js";
import { acts } from "./acts.js";
import { Controls } from "./Controls.js";
import { draw } from "./draw.js";
import { rectangles } from "./rectangles.js";
import { Status } from "./Status.js";

const SPOKEN = ["captures", "threats", "near-misses", "locked", "eyes"];

/** @type {import("../types.js").Visuals} */
export const visuals = {
  look: "lines",
  acts,
  draw,
  describe: remembered((cell, table) => {
    const told = SPOKEN.flatMap((layer) => regions(table, layer, cell).map((one) => one.words)).slice(0, 3);
    return [...told, mark(table, "tension", cell)?.words ?? ""].join(" ").trim();
  }),
  name: (action, table) => {
    if (action === "swap" || action === "pass") return t(`faust.${action}`);
    const found = rectangles(table).find((one) => one.kind === "captures" && one.name === action);
    if (!found) return action;
    if (!found.owned) return t("faust.takeCrosscut", action, found.cells.length);
    return t("faust.take", action, found.cells.length, found.owned[found.side], found.perimeter);
  },
  Scene: Banner,
  Status,
  Controls,
};
