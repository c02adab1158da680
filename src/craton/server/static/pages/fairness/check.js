/** The check of a record in this browser; the server only lists the events that the rules require. */
import { post, Refusal } from "../../api/client.js";
import { games } from "../../api/session.js";
import { recordDifferences } from "../../fairness/notes.js";
import { readRecord, writtenOutcomes } from "../../fairness/read.js";
import { verifyRecord } from "../../fairness/verify.js";
import { partOf } from "../../games/index.js";
import { phrase } from "../../text/phrases.js";
import { t } from "../../text/text.js";
import { sentence } from "../../ui/notices.js";

/** @typedef {import("../../fairness/verify.js").Verification} Verification */
/** @typedef {import("../../fairness/verify.js").Checked} Checked */
/** @typedef {import("../../fairness/notes.js").Difference} Difference */

/** @param {string} text @returns {Promise<import("../../fairness/verify.js").Throw[]>} */
const describe = async (text) => (await post("/study/record", { record: text })).verification.throws;

/** The first words of two-word actions and events of a game. @param {string | undefined} game */
async function prefixWords(game) {
  const wanted = game?.trim().toLowerCase();
  return (await games()).games.find(({ name }) => name === wanted)?.prefix_words ?? [];
}

/** The verdict in one sentence, with its tone. @param {Verification} found @param {Difference[] | undefined} changed
 *  @returns {{tone: "good" | "bad" | "warn", words: string}} */
function verdictOf(found, changed) {
  const { missing, bad, commitment, checked, status } = found;
  if (changed?.length) return { tone: "bad", words: changed.map((name) => t(`match.changed-${name}`)).join(" ") };
  if (missing.length) {
    const isOpen = missing.length === 1 && missing[0] === "SecretSeed";
    return { tone: "warn", words: isOpen ? t("study.notOver") : t("study.lacks", missing.join(", ")) };
  }
  if (bad.length) return { tone: "warn", words: t("study.cannotBe", bad.join(", ")) };
  if (status === "verified") return { tone: "good", words: t("study.verified", checked.length) };
  if (!commitment?.kept) return { tone: "bad", words: t("study.badCommitment") };
  if (found.seeds.some(({ kept }) => kept === false)) return { tone: "bad", words: t("study.badSeed") };
  if (found.options?.kept === false) return { tone: "bad", words: t("study.badOptions", found.options.drawn ?? "") };
  const wrong = checked.filter((one) => !one.kept);
  if (wrong.length) {
    const first = wrong[0];
    return { tone: "bad", words: t("study.forged", wrong.length, checked.length, first.event, first.written, first.outcome) };
  }
  return { tone: "bad", words: t("study.badText") };
}

/**
 * The rolls according to the text alone, for a record that breaks the rules: events of two words are dice.
 * @param {string} text
 * @returns {Promise<import("../../fairness/verify.js").Throw[]>}
 */
async function guessed(text) {
  const { tags, play } = readRecord(text);
  return writtenOutcomes(play, await prefixWords(tags.Game)).map(({ event, written, most }) => {
    const isDie = event.includes(" ");
    return { event, written, ply: most, kind: isDie ? "die" : "coins", count: isDie ? 6 : written.length };
  });
}

/**
 * @param {string} text
 * @param {(checked: Checked[]) => Promise<void>} show   called with the rolls so far
 * @returns {Promise<{found: Verification | null, changed?: Difference[], verdict: ReturnType<typeof verdictOf>}>}
 *   `changed`: what differs from this browser's notes, if it has any
 */
export async function check(text, show) {
  const draw = (/** @type {typeof describe | typeof guessed} */ throws) => {
    /** @type {Checked[]} */
    const sofar = [];
    const step = (/** @type {Checked} */ one) => {
      sofar.push(one);
      return show([...sofar]);
    };
    return verifyRecord(text, { describe: throws, prefixWords, random: (game) => partOf(game, "random"), step });
  };
  const changed = await recordDifferences(readRecord(text).tags);
  try {
    const found = await draw(describe);
    return { found, changed, verdict: verdictOf(found, changed) };
  } catch (error) {
    if (!(error instanceof Refusal)) return { found: null, verdict: { tone: "bad", words: sentence(error) } };
    const found = await draw(guessed);
    const verdict = verdictOf(found, changed);
    const words = [t("study.badRecord", phrase(error.message)), ...(verdict.tone === "bad" ? [verdict.words] : [])].join(" ");
    return { found, changed, verdict: { tone: "bad", words } };
  }
}
