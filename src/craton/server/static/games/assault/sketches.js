/** Sketches of the options of Triangular Assault. */
import { WAVE, line, stone } from "../../ui/sketch.js";

/** @type {Record<string, () => any>} */
export default {
  momentum: () => [
    stone(12, 24, "black"),
    stone(32, 24, "ghost"),
    stone(52, 24, "ghost"),
    line("M21 24h3M41 24h3M24 20l4 4-4 4M44 20l4 4-4 4", "accent"),
  ],
  influence: () => [
    stone(18, 34, "black"),
    stone(32, 12, "black"),
    stone(46, 34, "ghost"),
    line("M42 34h8M46 30v8", "accent"),
  ],
  stubborn: () => [line("M32 6l16 6c0 14-6 24-16 30-10-6-16-16-16-30z"), stone(32, 22, "white", 8)],
  sacred: () => [line("M32 7l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z", "accent")],
  tide: () => [stone(32, 14, "white"), line(`M16 30${WAVE}`, "accent"), line(`M16 39${WAVE}`, "accent")],
};
