/** The dice of a record, read from its text (docs/formats.md, Records) without any rules of a game. */

/**
 * @typedef {{event: string, written: string, least: number, most: number}} Written   an outcome of the main line, and
 *   between which numbers of completed turns it was drawn: turns that carry no number may or may not have counted
 */

const TAG = /^\s*\[([A-Za-z][A-Za-z0-9_]*)\s+"((?:[^"\\]|\\.)*)"\]\s*$/;
const TOKEN = /\{[^}]*\}?|;[^\n]*|[()+]|\d+\.|[!?]+|[^\s(){};+!?]+/g;
const ENDS = new Set(["1-0", "0-1", "1/2-1/2", "*"]);

/** The tags of the first record of a text, and its play. @param {string} text */
export function readRecord(text) {
  /** @type {Record<string, string>} */
  const tags = {};
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  let at = 0;
  for (; at < lines.length; at++) {
    const tag = TAG.exec(lines[at]);
    if (tag) tags[tag[1]] = tag[2].replace(/\\(.)/g, "$1");
    else if (lines[at].trim()) break;
  }
  const next = lines.findIndex((line, number) => number >= at && line.startsWith("["));
  return { tags, play: lines.slice(at, next < 0 ? undefined : next).join("\n") };
}

/**
 * The outcomes of the main line, in order.
 * @param {string} play
 * @param {Iterable<string>} prefixWords   first words of actions and events that have two words, in the record's game
 * @returns {Written[]}
 */
export function writtenOutcomes(play, prefixWords) {
  const twoWords = new Set(prefixWords);
  /** @type {Written[]} */
  const found = [];
  let depth = 0; // of variations
  let last = 0; // the number of the last turn that had one
  let loose = 0; // turns without a number since then
  let number = /** @type {number | null} */ (null); // of the current turn
  let joined = false; // whether the next word belongs to the current turn
  let prefix = "";
  for (const [token] of play.matchAll(TOKEN)) {
    if (token === "(") depth++;
    else if (token === ")") depth--;
    if (depth > 0 || /^[{;)!?]/.test(token)) continue;
    if (token === "+") {
      joined = true;
    } else if (/^\d+\.$/.test(token)) {
      number = Number.parseInt(token, 10);
      joined = true;
    } else if (twoWords.has(token)) {
      prefix = `${token} `;
    } else if (ENDS.has(token) && !prefix) {
      break;
    } else {
      if (!joined) number = null;
      const [action, written] = (prefix + token).split("=");
      if (number !== null) [last, loose] = [number, 0];
      if (written !== undefined) {
        const most = number === null ? last + loose : last - 1;
        found.push({ event: action, written, least: number === null ? last : last - 1, most });
      } else if (number === null) {
        loose++;
      }
      prefix = "";
      joined = false;
    }
  }
  return found;
}
