/** The visuals of a game by its name; a game that has none of its own is shown plainly. */

/** @typedef {import("./types.js").Visuals} Visuals */

const OWN = new Set(["assault", "faultlines", "faust", "lifeline"]);

/** @type {Map<string, Promise<Visuals>>} */
const loaded = new Map();

/** @param {string} kind   of the board @returns {Visuals} */
const plain = (kind) => ({ look: kind === "square" ? "lines" : "tiles" });

/** @param {string} game @param {string} kind @returns {Promise<Visuals>} */
export function visualsOf(game, kind) {
  if (!OWN.has(game)) return Promise.resolve(plain(kind));
  let found = loaded.get(game);
  if (!found) {
    found = import(`./${game}/index.js`).then((module) => module.visuals);
    loaded.set(game, found);
  }
  return found;
}
