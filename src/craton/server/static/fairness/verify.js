/** Verification of the dice of a record: the commitment, and every outcome recomputed. */
import { badSeeds, commitmentOf, draw } from "./dice.js";
import { readRecord, writtenOutcomes } from "./read.js";

/**
 * What the server reports about each chance event, in order, because it needs the rules: that a roll is due, how many
 * coins are tossed, how many turns were completed. All of it is compared with the text.
 * @typedef {import("./dice.js").Event & {written: string}} Throw
 *
 * @typedef {Throw & import("./dice.js").Draw & {kept: boolean, fits: boolean}} Checked   `kept`: the seeds give what is
 *   written; `fits`: the text of the record has this event with this outcome at this place
 *
 * @typedef {{status: "verified" | "forged" | "unverifiable", tags: Record<string, string>, missing: string[],
 *   bad: string[], commitment: {published: string, computed: string, kept: boolean} | null, checked: Checked[],
 *   complete: boolean}} Verification   `missing` and `bad`: missing tags, and tags with invalid values; `complete`: no
 *   outcome of the text was left out
 */

const TAGS = { match: "Match", firstSeed: "FirstSeed", secondSeed: "SecondSeed", secret: "SecretSeed" };
const NEEDED = ["Match", "Commitment", "FirstSeed", "SecondSeed", "SecretSeed"];

/**
 * @param {string} text   of a record
 * @param {(text: string) => Throw[] | Promise<Throw[]>} describe   the chance events of the record
 * @param {(checked: Checked, number: number, of: number) => unknown} [step]   called after each event is checked; its
 *   result is awaited
 * @returns {Promise<Verification>}
 */
export async function verifyRecord(text, describe, step = () => {}) {
  const { tags, play } = readRecord(text);
  const missing = NEEDED.filter((name) => !(name in tags));
  /** @type {Verification} */
  const found = { status: "unverifiable", tags, missing, bad: [], commitment: null, checked: [], complete: false };
  if (missing.length) return found;
  const seeds = {
    match: tags.Match,
    firstSeed: tags.FirstSeed,
    secondSeed: tags.SecondSeed,
    secret: tags.SecretSeed,
  };
  found.bad = badSeeds(seeds).map((name) => TAGS[name]);
  if (found.bad.length) return found;

  const published = tags.Commitment.trim().toLowerCase();
  const computed = await commitmentOf(seeds.secret);
  found.commitment = { published, computed, kept: published === computed };

  const written = writtenOutcomes(play);
  const throws = await describe(text);
  let turns = 0;
  for (const [number, event] of throws.entries()) {
    const drawn = await draw(seeds, event);
    const fits = isWritten(event, written[number]) && event.ply >= turns;
    const checked = { ...event, ...drawn, kept: drawn.outcome === event.written, fits };
    turns = event.ply;
    found.checked.push(checked);
    await step(checked, number, throws.length);
  }
  found.complete = throws.length === written.length;
  const isTrue = found.commitment.kept && found.complete && found.checked.every(({ kept, fits }) => kept && fits);
  found.status = isTrue ? "verified" : "forged";
  return found;
}

/**
 * @param {Throw} event
 * @param {import("./read.js").Written | undefined} line
 */
function isWritten(event, line) {
  if (!line || line.event !== event.event || line.written !== event.written) return false;
  return line.least <= event.ply && event.ply <= line.most;
}
