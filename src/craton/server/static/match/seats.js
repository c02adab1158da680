/**
 * Taking a seat with a seed of one's own (docs/fairness.md): the commitment goes with the request for the seat, the seed
 * follows by itself once both seats have committed.
 */
import { get, post, randomHex, Refusal } from "../api/client.js";
import { follow } from "../api/live.js";
import { ensureUser, me } from "../api/session.js";
import { addToNote, differences, noteSeed, pending, takeNote } from "../fairness/notes.js";

/** @typedef {import("../api/types.js").Match} Match */
/** @typedef {import("../api/types.js").Seat} Seat */

/** A seed that nobody can guess, with words of one's own in front. @param {string} [words] */
const newSeed = (words = "") => (words ? `${words}-${randomHex()}` : randomHex());

/** The longest words that fit into a seed with its random digits. */
export const MAX_WORDS = 31;

/** Open a match. @param {Record<string, any>} terms @param {string} [words]   for the seed @returns {Promise<Match>} */
export async function openMatch(terms, words) {
  await ensureUser();
  const match = await post("/matches", { ...terms, commitment: await noteSeed(newSeed(words)) });
  await settle(match);
  watchSeeds();
  return match;
}

/** Take a free seat. @param {string} id */
export async function joinMatch(id) {
  await ensureUser();
  await post(`/matches/${id}/join`, { commitment: await noteSeed(newSeed()) });
  await settle(await get(`/matches/${id}`));
  watchSeeds();
}

/** The body of an offer or acceptance of a rematch. @param {string} id   of the match that is over */
export async function rematchBody(id) {
  const commitment = await noteSeed(newSeed(), id);
  watchSeeds();
  return { commitment };
}

/** @param {Match} match @returns {Seat[]} */
function seatsOf(match) {
  const user = me.value?.id;
  const seats = /** @type {Seat[]} */ (["first", "second"]);
  return seats.filter((seat) => user && match.state.seats[seat]?.user === user);
}

/**
 * Note the commitments of a match and, once both seats have committed, reveal one's own seed; not if anything has
 * changed since it was noted.
 * @param {Match} match
 * @param {(body: {seed: string, seat: Seat}) => Promise<boolean>} [reveal]   whether it succeeded
 * @returns {Promise<import("../fairness/notes.js").Difference[]>} what has changed
 */
export async function settle(match, reveal = (body) => post(`/matches/${match.id}/seed`, body).then(() => true)) {
  const found = takeNote(match.id, match.dice, seatsOf(match));
  if (!found) return [];
  const [commitment, note] = found;
  const changed = await differences(commitment, note, match.dice);
  const { status, to_reveal: waiting } = match.state;
  const seat = /** @type {Seat} */ (note.seat);
  const isDue = status === "waiting" && waiting.includes(seat) && note.opponent && changed.length === 0;
  const isKnown = match.dice.seeds[seat] !== null || status !== "waiting";
  if (!note.done && (isDue ? await reveal({ seed: note.seed, seat }) : isKnown)) addToNote(commitment, { done: true });
  return changed;
}

/** Whether this browser has the seed that a match waits for. @param {Match} match */
export const hasSeed = (match) => takeNote(match.id, match.dice, seatsOf(match)) !== undefined;

const LATEST = 20;
let isWatching = false;

/** Reveal seeds wherever they are due, on whatever page the user is, while some are still to be revealed. */
export function watchSeeds() {
  if (isWatching || pending().length === 0) return;
  isWatching = true;
  const leave = follow("mine", async () => {
    await settlePending();
    if (pending().length === 0) {
      leave();
      isWatching = false;
    }
  });
  settlePending();
}

async function settlePending() {
  const latest = pending().sort(([, a], [, b]) => b.at - a.at).slice(0, LATEST);
  for (const [commitment, note] of latest) {
    try {
      const id = note.match ?? (note.after && (await get(`/matches/${note.after}`)).rematch);
      if (id) await settle(await get(`/matches/${id}`));
    } catch (error) {
      if (error instanceof Refusal && error.code === "no-such-match") addToNote(commitment, { done: true });
    }
  }
}
