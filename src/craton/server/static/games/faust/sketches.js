/** Sketches of the options of Faust. */
import { stone } from "../../ui/sketch.js";

/** @type {Record<string, () => any>} */
export default {
  pattern: () => [
    stone(24, 16, "black"),
    stone(40, 16, "white"),
    stone(24, 32, "white"),
    stone(40, 32, "black"),
  ],
};
