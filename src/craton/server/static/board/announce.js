/** One polite live region for the whole page: it announces to screen readers what happens on the board. */

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
 * Announce a text. Texts in quick succession are all announced.
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

/** Old lines are removed, so that a user who explores the page finds only the newest. */
const KEPT = 4;
