/** Sketches of the options of Lifeline. */
import { line, stone, word } from "../../ui/sketch.js";

/** @type {Record<string, () => any>} */
export default {
  balance: () => [line("M32 8v32M22 40h20M12 16h40M12 16l-6 12h12zM52 16l-6 12h12z")],
  komi_max: () => [stone(20, 24, "white", 9), word(46, 30, "+½")],
};
