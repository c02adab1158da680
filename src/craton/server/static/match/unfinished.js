/** The show that runs on a page, kept for this tab: a reload goes on where it was instead of jumping to the result. */
import { get } from "../api/client.js";

/**
 * @typedef {object} Unfinished
 * @property {number} first         the steps before the show
 * @property {number[]} shown       the numbers of the entries that it has shown
 * @property {number[]} concealed   the numbers of earlier steps that were still secret when it began
 *
 * @typedef {import("../api/types.js").Match} Match
 * @typedef {import("../api/types.js").Show} Show
 */

const key = (/** @type {string} */ id) => `craton.show.${id}`;

/** @param {string} id @param {Unfinished | null} show   null when it is over */
export function keep(id, show) {
  try {
    if (show) sessionStorage.setItem(key(id), JSON.stringify(show));
    else sessionStorage.removeItem(key(id));
  } catch {
    // a browser without storage shows the result after a reload
  }
}

/** @param {string} id @returns {Unfinished | null} */
function kept(id) {
  try {
    return JSON.parse(sessionStorage.getItem(key(id)) ?? "null");
  } catch {
    return null;
  }
}

/** The show that was running before the page was reloaded. @param {string} id
 *  @returns {Promise<(Unfinished & {show: Show}) | null>} */
export async function unfinishedShow(id) {
  const found = kept(id);
  if (!found) return null;
  try {
    return { ...found, show: await get(`/matches/${id}/show?first=${found.first}`) };
  } catch {
    keep(id, null); // a takeback, or a secret: then the match is shown as it is
    return null;
  }
}

/**
 * A match as it was before a show.
 * @param {Match} match
 * @param {Unfinished & {show: Show}} unfinished
 */
export function matchBefore(match, { first, concealed, show }) {
  const state = { ...match.state, ...show.before, status: /** @type {const} */ ("playing"), result: null, your_turn: false, to_act: null };
  const hidden = new Set(concealed);
  const steps = match.steps.slice(0, first).map((step) => (hidden.has(step.number) ? { ...step, text: null, concealed: true } : step));
  return { match: { ...match, state, rematch: null, dice: { ...match.dice, secret: null } }, state, steps, chat: match.chat };
}
