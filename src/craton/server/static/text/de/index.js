/** German, complete but for the games (`games/NAME/text/de.js`). Other pages than the first load their texts later. */
import { home } from "./home.js";
import { board, shell } from "./shell.js";

/** @typedef {Record<string, import("../text.js").Text>} Part */

/** @type {Record<string, Part>} */
export const first = { shell, home, board };

/** @type {() => Promise<Record<string, Part>>} */
export async function lazy() {
  const parts = await Promise.all([
    import("./match.js"),
    import("./study.js"),
    import("./learn.js"),
    import("./people.js"),
    import("./lab.js"),
  ]);
  return Object.assign({}, ...parts);
}

/** What the server says in English. @type {() => Promise<import("../phrases.js").Phrases>} */
export const phrases = async () => (await import("./phrases.js")).default;
