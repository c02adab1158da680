/** The dice of a match, recomputed from its seeds (docs/formats.md, Dice) without asking the server. */
import { hmac, sha256 } from "./sha256.js";

/**
 * @typedef {{match: string, firstSeed: string, secondSeed: string, secret: string}} Seeds   the secret as 64 hex digits
 * @typedef {{ply: number, event: string, kind: "die" | "coins", count: number}} Event   `count` is the number of coins
 * @typedef {{outcome: string, message: string, digest: string, place: number}} Draw   `message` is the one that decided,
 *   `digest` its HMAC in hex, `place` the byte of it that decided a die
 */

const FAIR_BYTES = 252; // the largest multiple of six that a byte reaches; bytes from here on would favour low faces
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

/** What was published before the match: SHA-256 of the secret seed. @param {string} secret   64 hex digits */
export async function commitmentOf(secret) {
  return hexOf(await sha256(bytesOf(secret)));
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
 * @param {Event} event
 * @param {number} counter
 */
async function digestOf({ match, firstSeed, secondSeed, secret }, { ply, event }, counter) {
  const message = [match, firstSeed, secondSeed, ply, event, counter].join(":");
  return { message, bytes: await hmac(bytesOf(secret), new TextEncoder().encode(message)) };
}

/** The first byte below 252, modulo 6, plus 1. @param {Seeds} seeds @param {Event} event @returns {Promise<Draw>} */
async function drawDie(seeds, event) {
  for (let counter = 0; ; counter++) {
    const { message, bytes } = await digestOf(seeds, event, counter);
    const place = bytes.findIndex((byte) => byte < FAIR_BYTES);
    if (place >= 0) return { outcome: `${1 + (bytes[place] % 6)}`, message, digest: hexOf(bytes), place };
  }
}

/** The first bits, the highest first; 1 is a success. @param {Seeds} seeds @param {Event} event @returns {Promise<Draw>} */
async function drawCoins(seeds, event) {
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
