/** SHA-256 and HMAC. Uses WebCrypto where it is available; on plain http that is only the case for localhost. */

/** @type {SubtleCrypto | undefined} */
const subtle = globalThis.crypto?.subtle;

/**
 * The fractional parts of the roots of the first primes: square roots for the initial state, cube roots for the
 * rounds.
 */
const { START, ROUNDS } = constants();

function constants() {
  /** @type {number[]} */
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const bits = (/** @type {number} */ root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  return {
    START: primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime))),
    ROUNDS: primes.map((prime) => bits(Math.cbrt(prime))),
  };
}

/**
 * SHA-256 in plain JavaScript.
 * @param {Uint8Array} bytes
 * @returns {Uint8Array} 32 bytes
 */
function plainSha256(bytes) {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(blocks * 64 - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  padded.setUint32(blocks * 64 - 4, (bytes.length * 8) >>> 0);
  const state = Int32Array.from(START);
  for (let block = 0; block < blocks; block++) compress(state, padded, block * 64);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setInt32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

/**
 * @param {Int32Array} state   changed
 * @param {DataView} data
 * @param {number} at
 */
function compress(state, data, at) {
  const turn = (/** @type {number} */ word, /** @type {number} */ by) => (word >>> by) | (word << (32 - by));
  const words = new Int32Array(64);
  for (let n = 0; n < 64; n++) {
    if (n < 16) {
      words[n] = data.getInt32(at + 4 * n);
      continue;
    }
    const early = words[n - 15];
    const late = words[n - 2];
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[n] = words[n - 16] + one + words[n - 7] + two;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let n = 0; n < 64; n++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[n] + words[n]) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n] + word) | 0));
}

/**
 * HMAC-SHA-256 in plain JavaScript.
 * @param {Uint8Array} key   at most 64 bytes
 * @param {Uint8Array} message
 */
function plainHmac(key, message) {
  const pad = (/** @type {number} */ byte) => Uint8Array.from({ length: 64 }, (_, n) => (key[n] ?? 0) ^ byte);
  return plainSha256(joined(pad(0x5c), plainSha256(joined(pad(0x36), message))));
}

/**
 * @param {Uint8Array} one
 * @param {Uint8Array} two
 */
function joined(one, two) {
  const both = new Uint8Array(one.length + two.length);
  both.set(one);
  both.set(two, one.length);
  return both;
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<Uint8Array>}
 */
export async function sha256(bytes) {
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : plainSha256(bytes);
}

/**
 * @param {Uint8Array<ArrayBuffer>} key   at most 64 bytes
 * @param {Uint8Array<ArrayBuffer>} message
 * @returns {Promise<Uint8Array>}
 */
export async function hmac(key, message) {
  if (!subtle) return plainHmac(key, message);
  const imported = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await subtle.sign("HMAC", imported, message));
}
