/** The mistakes of a match, and whose they are. */
import { me } from "../api/session.js";

/**
 * @typedef {import("../api/types.js").Match} Match
 * @typedef {import("../api/types.js").Analysis} Analysis
 * @typedef {import("../api/types.js").Seat} Seat
 */

/** My seat in a match; null if I hold both or none. @param {Match} match @returns {Seat | null} */
export function ownSeat(match) {
  const user = me.value?.id;
  const mine = /** @type {Seat[]} */ (["first", "second"]).filter((seat) => user && match.state.seats[seat]?.user === user);
  return mine.length === 1 ? mine[0] : null;
}

/** The steps that were mistakes, of one seat or of both, by their place in the match.
 *  @param {Analysis} analysis @param {Seat | null} seat */
export function mistakesOf(analysis, seat) {
  const isMistake = (/** @type {string | undefined} */ mark) => Boolean(mark?.includes("?"));
  return analysis.assessments.flatMap((one, index) => (isMistake(one.mark) && (!seat || one.seat === seat) ? [index] : []));
}

/** The most expensive mistake; null if there is none. @param {Analysis} analysis @param {Seat | null} seat */
export function worstMistake(analysis, seat) {
  const loss = (/** @type {number} */ index) => analysis.assessments[index].loss ?? 0;
  return mistakesOf(analysis, seat).sort((one, two) => loss(two) - loss(one))[0] ?? null;
}
