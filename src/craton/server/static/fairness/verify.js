/** Verification of the dice of a record: the commitments, and every outcome and random option recomputed. */
import { badSeeds, commitmentOf, draw, sampler, seedCommitment } from "./dice.js";
import { readRecord, writtenOutcomes } from "./read.js";

/**
 * What the server reports about each chance event, in order, because it needs the rules: that a roll is due, how many
 * coins are tossed, how many turns were completed. All of it is compared with the text.
 * @typedef {import("./dice.js").Event & {written: string}} Throw
 *
 * @typedef {Throw & import("./dice.js").Draw & {kept: boolean, fits: boolean}} Checked   `kept`: the seeds give what is
 *   written; `fits`: the text of the record has this event with this outcome at this place
 *
 * How a game draws its random options: by name, from all options as requested, with a function that takes samples.
 * @typedef {Record<string, (options: Record<string, string>,
 *   sample: ReturnType<typeof sampler>) => Promise<string>>} RandomOptions
 *
 * @typedef {{seat: "first" | "second", byServer: boolean, published: string | null, computed: string,
 *   kept: boolean | null}} SeedCheck   `kept` is null if the record has no commitment to the seed
 * @typedef {{event: string, written: string, drawn: string | null, kept: boolean | null}} OptionsCheck   `kept` is null
 *   if this browser does not know how the game draws them
 *
 * @typedef {{status: "verified" | "forged" | "unverifiable", tags: Record<string, string>, missing: string[],
 *   bad: string[], commitment: {published: string, computed: string, kept: boolean} | null, seeds: SeedCheck[],
 *   options: OptionsCheck | null, checked: Checked[], complete: boolean}} Verification   `missing` and `bad`: missing
 *   tags, and tags with invalid values; `complete`: no outcome of the text was left out
 *
 * @typedef {object} How
 * @property {(text: string) => Throw[] | Promise<Throw[]>} describe   the chance events of the record
 * @property {(game: string) => Iterable<string> | Promise<Iterable<string>>} prefixWords   first words of the game's
 *   actions and events that have two words
 * @property {(game: string) => Promise<RandomOptions | undefined>} [random]
 * @property {(checked: Checked, number: number, of: number) => unknown} [step]   called after each event is checked; its
 *   result is awaited
 */

const TAGS = { match: "Match", firstSeed: "FirstSeed", secondSeed: "SecondSeed", secret: "SecretSeed" };
const NEEDED = ["Match", "Commitment", "FirstSeed", "SecondSeed", "SecretSeed"];

/**
 * @param {string} text   of a record
 * @param {How} how
 * @returns {Promise<Verification>}
 */
export async function verifyRecord(text, { describe, prefixWords, random = async () => undefined, step = () => {} }) {
  const { tags, play } = readRecord(text);
  const missing = NEEDED.filter((name) => !(name in tags));
  /** @type {Verification} */
  const found = {
    status: "unverifiable", tags, missing, bad: [], commitment: null, seeds: [], options: null, checked: [], complete: false,
  };
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

  found.seeds = [await checkSeed(tags, "first"), await checkSeed(tags, "second")];
  found.options = await checkOptions(tags, seeds, random);

  const written = writtenOutcomes(play, await prefixWords(tags.Game));
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
  const areSeedsTrue = found.seeds.every(({ kept }) => kept !== false) && found.options?.kept !== false;
  const areRollsTrue = found.complete && found.checked.every(({ kept, fits }) => kept && fits);
  found.status = found.commitment.kept && areSeedsTrue && areRollsTrue ? "verified" : "forged";
  return found;
}

/** @param {Record<string, string>} tags @param {"first" | "second"} seat @returns {Promise<SeedCheck>} */
async function checkSeed(tags, seat) {
  const name = seat === "first" ? "First" : "Second";
  const published = tags[`${name}Commitment`]?.trim().toLowerCase() ?? null;
  const computed = await seedCommitment(tags[`${name}Seed`]);
  const byServer = (tags.ServerSeeds ?? "").split(" ").includes(seat);
  return { seat, byServer, published, computed, kept: published === null ? null : published === computed };
}

/**
 * @param {Record<string, string>} tags
 * @param {import("./dice.js").Seeds} seeds
 * @param {NonNullable<How["random"]>} random
 * @returns {Promise<OptionsCheck | null>}
 */
async function checkOptions(tags, seeds, random) {
  if (tags.Asked === undefined) return null;
  const asked = optionsOf(tags.Asked);
  const written = optionsOf(tags.Options ?? "-");
  const names = Object.keys(asked).filter((name) => asked[name].startsWith("random"));
  const event = `options ${names.join("+")}`;
  const draws = await random(tags.Game);
  const check = { event, written: tags.Options ?? "-" };
  if (!draws || names.some((name) => !draws[name])) return { ...check, drawn: null, kept: null };
  const sample = sampler(seeds, event);
  for (const name of names) asked[name] = await draws[name](asked, sample);
  const drawn = Object.entries(asked).filter(([, value]) => value !== "none");
  const isSame = drawn.every(([name, value]) => written[name] === value) && drawn.length === Object.keys(written).length;
  return { ...check, drawn: drawn.map((pair) => pair.join("=")).join(",") || "-", kept: isSame };
}

/** @param {string} text   `size=7,pie=yes`, or `-` @returns {Record<string, string>} */
function optionsOf(text) {
  const parts = text.trim() === "-" ? [] : text.trim().split(/[\s,]+/);
  return Object.fromEntries(parts.map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)]));
}

/**
 * @param {Throw} event
 * @param {import("./read.js").Written | undefined} line
 */
function isWritten(event, line) {
  if (!line || line.event !== event.event || line.written !== event.written) return false;
  return line.least <= event.ply && event.ply <= line.most;
}
