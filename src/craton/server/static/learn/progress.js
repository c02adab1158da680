/** The lessons that were completed in this browser. */
import { signal } from "@preact/signals";

const KEY = "craton.learn";

/** @returns {Record<string, string[]>} */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

const progress = signal(stored());

/** The names of the completed lessons of a game. @param {string} game @returns {string[]} */
export const progressOf = (game) => (Array.isArray(progress.value[game]) ? progress.value[game] : []);

/** @param {string} game @param {string[]} done */
export function keep(game, done) {
  progress.value = { ...progress.value, [game]: done };
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.value));
  } catch {
    // a browser without storage: it holds until the page is closed
  }
}

/** @param {string} game @param {string} lesson */
export function finish(game, lesson) {
  const done = progressOf(game);
  if (!done.includes(lesson)) keep(game, [...done, lesson]);
}

addEventListener("storage", (event) => {
  if (event.key === KEY) progress.value = stored();
});
