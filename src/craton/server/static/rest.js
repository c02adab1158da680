/** Words and styles that the first pages do without, so that they are there at once. Loaded once, in this order. */
import { loadWords } from "./text/text.js";

const STYLES = [
  "match",
  "games-common",
  "lifeline",
  "faust",
  "learn",
  "study",
  "games",
  "faultlines",
  "assault",
  "people",
];

/** @param {string} name */
function loadStyle(name) {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/static/styles/${name}.css`;
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    document.head.append(link);
  });
}

/** @type {Promise<any> | undefined} */
let loading;

export function loadRest() {
  loading ??= Promise.all([loadWords(), ...STYLES.map(loadStyle)]).catch((error) => {
    loading = undefined; // the next page tries again
    throw error;
  });
  return loading;
}
