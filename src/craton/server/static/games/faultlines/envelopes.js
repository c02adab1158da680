/** Sealed choices: envelopes that stay closed until both are in, and open together. */
import { t } from "../../text/text.js";

/** @typedef {import("../types.js").Frame} Frame */

/** @param {string | null | undefined} text */
const choiceOf = (text) => (text === "seal-pass" ? "pass" : text === "seal-play" ? "play" : null);

/** @param {import("../../api/types.js").Entry} entry @param {import("../types.js").Context} context @returns {Frame[]} */
export function envelopes(entry, context) {
  const { mover = "", number } = entry;
  if (mover === "black") {
    const say = t("faultlines.sealed", mover);
    return [{ time: 900, entry: number, say, scene: { envelopes: { black: "closed", white: "empty" } } }];
  }
  const revealed = entry.reveals?.map((one) => one.text).find(choiceOf);
  const before = context.steps?.filter((step) => step.mover === "black" && step.number < number && choiceOf(step.text));
  const black = choiceOf(revealed ?? before?.at(-1)?.text);
  const white = choiceOf(entry.text);
  if (!black || !white) return [];
  const words = { play: t("faultlines.envelopePlay"), pass: t("faultlines.envelopePass") };
  return [
    { time: 800, scene: { envelopes: { black: "closed", white: "closed" } } },
    {
      time: 2200,
      entry: number,
      sound: "flip",
      say: t("faultlines.opened", words[black], words[white]),
      scene: { envelopes: { black, white } },
    },
  ];
}
