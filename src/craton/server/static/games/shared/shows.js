/** The parts of a match that are worth showing again: chance events with the action that led to them. */

/** @typedef {import("../../api/types.js").Step} Step */
/** @typedef {{first: number, last: number}} Span   the numbers of steps before and after it */

/**
 * The span that an address names; without numbers from the action before the first chance event to the end.
 * @param {Step[]} steps
 * @param {number | null} first
 * @param {number | null} last
 * @returns {Span | null}   null if there is nothing to show
 */
export function spanOf(steps, first, last) {
  const begin = first ?? Math.max(0, steps.findIndex((step) => step.event !== null) - 1);
  const end = Math.min(last ?? steps.length, steps.length);
  return begin < end && steps.slice(begin, end).some((step) => step.event !== null || first !== null) ? { first: begin, last: end } : null;
}

/** The chance events around a step, with the action before them; null if it has none. @param {Step[]} steps
 *  @param {number} at   steps that have been played @returns {Span | null} */
export function spanAround(steps, at) {
  const isChance = (/** @type {number} */ index) => steps[index] !== undefined && steps[index].event !== null;
  if (!isChance(at - 1) && !isChance(at)) return null;
  let [first, last] = [at, at];
  while (isChance(first - 1)) first -= 1;
  while (isChance(last)) last += 1;
  return { first: Math.max(0, first - 1), last };
}

/** The address of a show, within the site. @param {string} id @param {Span | null} span   null for the default one */
export const showPath = (id, span) => `/matches/${id}/show${span ? `?first=${span.first}&last=${span.last}` : ""}`;
