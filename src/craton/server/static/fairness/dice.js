/** The dice of a match, recomputed from its seeds (docs/formats.md, Dice) without asking the server. */
import { hmac, sha256 } from "./sha256.js";

/**
 * @typedef {{match: string, firstSeed: string, secondSeed: string, secret: string}} Seeds   the secret as 64 hex digits
 * @typedef {{ply: number, event: string, kind: "die" | "coins", count: number, coin?: string | null}} Event   `count`
 *   is the number of faces or of coins, `coin` the chance of a coin as a fraction
 * @typedef {{outcome: string, message: string, digest: string, place: number}} Draw   `message` is the one that decided,
 *   `digest` its HMAC in hex, `place` the byte of it that decided a die
 */

const BYTES = 256;

/** Bytes from here on would favour low rests. @param {number} divisor */
export function fairBytes(divisor) {
  if (!(divisor >= 2 && divisor <= BYTES)) throw new RangeError(`A byte decides between 2 and 256 cases, not ${divisor}.`);
  return BYTES - (BYTES % divisor);
}

const NAME = /^[A-Za-z0-9_-]{1,64}$/;
const SECRET = /^[0-9A-Fa-f]{64}$/;

/** @param {string} hex */
function bytesOf(hex) {
  return Uint8Array.from({ length: hex.length / 2 }, (_, n) => Number.parseInt(hex.slice(2 * n, 2 * n + 2), 16));
}

/** @param {Uint8Array} bytes */
function hexOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The names of the seeds that are malformed. @param {Seeds} seeds @returns {(keyof Seeds)[]} */
export function badSeeds(seeds) {
  const names = /** @type {const} */ (["match", "firstSeed", "secondSeed"]);
  const bad = /** @type {(keyof Seeds)[]} */ (names.filter((name) => !NAME.test(seeds[name])));
  return SECRET.test(seeds.secret) ? bad : [...bad, "secret"];
}

/** What the server published when the match was created: SHA-256 of the secret seed. @param {string} secret   64 hex digits */
export async function commitmentOf(secret) {
  return hexOf(await sha256(bytesOf(secret)));
}

/** What a seat sends before it reveals its seed: SHA-256 of the seed. @param {string} seed */
export async function seedCommitment(seed) {
  return hexOf(await sha256(new TextEncoder().encode(seed)));
}

const WORD_BYTES = 4;
const WORDS = 2 ** (8 * WORD_BYTES);

/**
 * A function that takes samples from lists, as random options are drawn: for place i from 0, one of the elements from i
 * on is exchanged with the one at i. Each number takes the next four bytes of the digests.
 * @param {Seeds} seeds
 * @param {string} event
 */
export function sampler(seeds, event) {
  let counter = 0;
  /** @type {number[]} */
  let words = [];
  const below = async (/** @type {number} */ bound) => {
    for (;;) {
      if (words.length === 0) {
        const { bytes } = await digestOf(seeds, { ply: 0, event }, counter++);
        const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        words = Array.from({ length: bytes.length / WORD_BYTES }, (_, n) => view.getUint32(WORD_BYTES * n));
      }
      const word = /** @type {number} */ (words.shift());
      if (word < WORDS - (WORDS % bound)) return word % bound;
    }
  };
  /**
   * @template T
   * @param {T[]} population
   * @param {number} count
   */
  return async (population, count) => {
    const pool = [...population];
    for (let place = 0; place < count; place++) {
      const other = place + (await below(pool.length - place));
      [pool[place], pool[other]] = [pool[other], pool[place]];
    }
    return pool.slice(0, count);
  };
}

/**
 * The outcome that the seeds give to a chance event.
 * @param {Seeds} seeds
 * @param {Event} event
 * @returns {Promise<Draw>}
 */
export async function draw(seeds, event) {
  return event.kind === "die" ? drawDie(seeds, event) : drawCoins(seeds, event);
}

/**
 * @param {Seeds} seeds
 * @param {Pick<Event, "ply" | "event">} event
 * @param {number} counter
 */
async function digestOf({ match, firstSeed, secondSeed, secret }, { ply, event }, counter) {
  const message = [match, firstSeed, secondSeed, ply, event, counter].join(":");
  return { message, bytes: await hmac(bytesOf(secret), new TextEncoder().encode(message)) };
}

/** The first byte that favours no face, modulo the number of faces, plus 1. @param {Seeds} seeds @param {Event} event
 *  @returns {Promise<Draw>} */
async function drawDie(seeds, event) {
  for (let counter = 0; ; counter++) {
    const { message, bytes } = await digestOf(seeds, event, counter);
    const place = bytes.findIndex((byte) => byte < fairBytes(event.count));
    if (place >= 0) return { outcome: `${1 + (bytes[place] % event.count)}`, message, digest: hexOf(bytes), place };
  }
}

/** A coin that succeeds in some of several cases takes the next byte that favours none of them.
 *  @param {Seeds} seeds @param {Event} event @param {number} heads @param {number} cases @returns {Promise<Draw>} */
async function drawUnfairCoins(seeds, event, heads, cases) {
  const first = await digestOf(seeds, event, 0);
  let outcome = "";
  for (let counter = 0; outcome.length < event.count; counter++) {
    const { bytes } = await digestOf(seeds, event, counter);
    const fair = bytes.filter((byte) => byte < fairBytes(cases));
    outcome += Array.from(fair, (byte) => (byte % cases < heads ? "1" : "0")).join("");
  }
  return { outcome: outcome.slice(0, event.count), message: first.message, digest: hexOf(first.bytes), place: 0 };
}

/** The first bits, the highest first; 1 is a success. @param {Seeds} seeds @param {Event} event @returns {Promise<Draw>} */
async function drawCoins(seeds, event) {
  const [heads, cases] = (event.coin ?? "1/2").split("/").map(Number);
  if (cases !== 2) return drawUnfairCoins(seeds, event, heads, cases);
  const first = await digestOf(seeds, event, 0);
  let bits = bitsOf(first.bytes);
  for (let counter = 1; bits.length < event.count; counter++) {
    bits += bitsOf((await digestOf(seeds, event, counter)).bytes);
  }
  return { outcome: bits.slice(0, event.count), message: first.message, digest: hexOf(first.bytes), place: 0 };
}

/** @param {Uint8Array} bytes */
function bitsOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
}
