/**
 * What this browser noted about the dice of its own matches: its seeds, and the commitments of the server and the
 * opponent as they were before a seed was revealed. Whoever bends the dice has to change one of them.
 */
import { commitmentOf, seedCommitment } from "./dice.js";

/**
 * @typedef {"first" | "second"} Seat
 * @typedef {{match: string, commitment: string | null, commitments: Record<Seat, string | null>,
 *   seeds: Record<Seat, string | null>, secret: string | null}} Dice   of a match, as the server reports them
 * @typedef {"server" | "secret" | "opponent" | "own" | "match"} Difference   what is no longer as it was noted
 *
 * @typedef {object} Note
 * @property {string} seed
 * @property {number} at                time of the note
 * @property {string} [after]           the match that this is a rematch of
 * @property {string} [match]
 * @property {Seat} [seat]
 * @property {string} [dice]            the match id in the messages of the draws
 * @property {string | null} [server]   the server's commitment
 * @property {{commitment: string | null, seed: string | null}} [opponent]   its commitment, or the seed the server chose
 * @property {boolean} [done]           the seed was revealed, or is no longer needed
 */

const KEY = "craton.dice";
const MOST = 300;
const SEATS = /** @type {const} */ (["first", "second"]);

/** Where there is no storage, the notes last until the page is closed. @type {Record<string, Note>} */
let unstored = {};

/** The notes by the commitment to the own seed. @returns {Record<string, Note>} */
export function notes() {
  try {
    return { ...unstored, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return unstored;
  }
}

/** @param {string} commitment @param {Note} note */
function write(commitment, note) {
  const newest = Object.entries({ ...notes(), [commitment]: note }).sort(([, a], [, b]) => b.at - a.at);
  const kept = Object.fromEntries(newest.slice(0, MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    unstored = kept;
  }
}

/** Note a new seed before its commitment is sent. @param {string} seed @param {string} [after] a match to be repeated */
export async function noteSeed(seed, after) {
  const commitment = await seedCommitment(seed);
  write(commitment, { seed, at: Date.now(), ...(after ? { after } : {}) });
  return commitment;
}

/** @param {string} commitment @param {Partial<Note>} more */
export function addToNote(commitment, more) {
  const note = notes()[commitment];
  if (note) write(commitment, { ...note, ...more });
}

const PATIENCE = 86_400_000; // milliseconds for the answer to the offer of a rematch

/** Seeds that are still to be revealed. @returns {[string, Note][]} */
export const pending = () =>
  Object.entries(notes()).filter(
    ([, note]) => !note.done && (note.match || (note.after && Date.now() - note.at < PATIENCE)),
  );

/** The note about one's own seat in a match. @param {string} match @param {Dice} dice @param {readonly Seat[]} mine
 *  @returns {[string, Note] | undefined} */
export function noteOf(match, dice, mine) {
  return Object.entries(notes()).find(([commitment, note]) =>
    note.match ? note.match === match && mine.includes(/** @type {Seat} */ (note.seat)) : seatOf(dice, commitment, mine),
  );
}

/** @param {Dice} dice @param {string} commitment @param {readonly Seat[]} mine */
const seatOf = (dice, commitment, mine) => mine.find((seat) => dice.commitments[seat] === commitment);

/**
 * Complete a note with what the match shows: the server's commitment when it is first seen, the opponent's as soon as
 * there is one. What has been noted is never replaced.
 * @param {string} match
 * @param {Dice} dice
 * @param {readonly Seat[]} mine
 * @returns {[string, Note] | undefined}
 */
export function takeNote(match, dice, mine) {
  const found = noteOf(match, dice, mine);
  if (!found) return undefined;
  const [commitment, old] = found;
  const seat = old.seat ?? seatOf(dice, commitment, mine);
  if (!seat) return undefined;
  /** @type {Note} */
  const note = old.match ? { ...old } : { ...old, match, seat, dice: dice.match, server: dice.commitment };
  const other = SEATS[1 - SEATS.indexOf(seat)];
  if (!note.opponent && (dice.commitments[other] || dice.seeds[other])) {
    note.opponent = { commitment: dice.commitments[other], seed: dice.commitments[other] ? null : dice.seeds[other] };
  }
  if (JSON.stringify(note) !== JSON.stringify(old)) write(commitment, note);
  return [commitment, note];
}

/**
 * What of the dice differs from a note.
 * @param {string} commitment   to the own seed
 * @param {Note} note
 * @param {Dice} dice
 * @returns {Promise<Difference[]>}
 */
export async function differences(commitment, note, dice) {
  if (!note.seat) return [];
  const other = SEATS[1 - SEATS.indexOf(note.seat)];
  const [mine, seed] = [dice.commitments[note.seat], dice.seeds[note.seat]];
  /** @type {[Difference, boolean][]} */
  const checks = [
    ["match", dice.match === note.dice],
    ["server", dice.commitment === note.server],
    ["secret", dice.secret === null || (await commitmentOf(dice.secret)) === note.server],
    ["own", mine === commitment && (seed === null || seed === note.seed)],
    ["opponent", !note.opponent || (await isSame(note.opponent, dice.commitments[other], dice.seeds[other]))],
  ];
  return checks.filter(([, isKept]) => !isKept).map(([name]) => name);
}

/** @param {{commitment: string | null, seed: string | null}} noted @param {string | null} commitment
 *  @param {string | null} seed */
async function isSame(noted, commitment, seed) {
  if (noted.commitment === null) return commitment === null && seed === noted.seed;
  return commitment === noted.commitment && (seed === null || (await seedCommitment(seed)) === noted.commitment);
}

/**
 * What of a record differs from this browser's notes about its match; undefined if it has none.
 * @param {Record<string, string>} tags
 * @returns {Promise<Difference[] | undefined>}
 */
export async function recordDifferences(tags) {
  const id = tags.Id ?? tags.Match;
  const mine = Object.entries(notes()).filter(([, note]) => note.match === id);
  if (!id || mine.length === 0) return undefined;
  const hex = (/** @type {string | undefined} */ text) => text?.trim().toLowerCase() ?? null;
  const dice = {
    match: tags.Match,
    commitment: hex(tags.Commitment),
    commitments: { first: hex(tags.FirstCommitment), second: hex(tags.SecondCommitment) },
    seeds: { first: tags.FirstSeed ?? null, second: tags.SecondSeed ?? null },
    secret: /^[0-9A-Fa-f]{64}$/.test(tags.SecretSeed ?? "") ? tags.SecretSeed : null,
  };
  const found = await Promise.all(mine.map(([commitment, note]) => differences(commitment, note, dice)));
  return [...new Set(found.flat())];
}
