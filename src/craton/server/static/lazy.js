/** Texts and styles that the home page does not need, so that it loads at once. */
import { loadPhrases, loadText } from "./text/text.js";

const STYLES = ["match", "games", "learn", "study", "people", "lab"];

/** @type {Map<string, Promise<any>>} */
const styles = new Map();

/** Load a style sheet, once. Those of games come last, so that they can refine the others. @param {string} address */
export function loadStyle(address) {
  let found = styles.get(address);
  if (!found) {
    found = new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      link.addEventListener("load", resolve);
      link.addEventListener("error", reject);
      const isOfGame = address.startsWith("/static/games/");
      const place = isOfGame ? null : document.querySelector('link[href^="/static/games/"]');
      document.head.insertBefore(link, place);
    });
    found.catch(() => styles.delete(address)); // the next page tries again
    styles.set(address, found);
  }
  return found;
}

/** Load the texts and styles of all pages but the first ones. */
export function loadLazy() {
  return Promise.all([loadText(), loadPhrases(), ...STYLES.map((name) => loadStyle(`/static/styles/${name}.css`))]);
}
