/** English, complete. What the first pages need is here at once, the rest when it is asked for. */
import { shell } from "./shell.js";
import { home } from "./home.js";
import { board } from "./board.js";

/** @typedef {Record<string, import("../text.js").Entry>} Part */

/** @type {Record<string, Part>} */
export const en = { shell, home, board };

/** @type {() => Promise<Record<string, Part>>} */
export async function rest() {
  const parts = await Promise.all([
    import("./match.js"),
    import("./study.js"),
    import("./learn.js"),
    import("./people.js"),
    import("./assault.js"),
    import("./faultlines.js"),
    import("./faust.js"),
    import("./lifeline.js"),
  ]);
  return Object.assign({}, ...parts);
}
