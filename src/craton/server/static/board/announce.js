/** One polite live region for the whole page: what happens on the board is said to those who do not see it. */

/** @type {HTMLElement | null} */
let region = null;

function create() {
  const element = document.createElement("div");
  element.className = "announcer";
  element.setAttribute("role", "status");
  element.setAttribute("aria-live", "polite");
  document.body.append(element);
  return element;
}

/**
 * Has a screen reader say a text. Texts that follow each other quickly are all said.
 *
 * @param {string} text
 */
export function announce(text) {
  if (!text) return;
  region ??= create();
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
}

/** Old lines go, so that a reader who looks around finds only the newest. */
const KEPT = 4;
