/** Sealed choices: envelopes that lie closed until both are there, and open together. */
import { t } from "../../text/text.js";

/** @typedef {import("../types.js").Beat} Beat */

/** @param {string | null | undefined} text */
const choiceOf = (text) => (text === "seal-pass" ? "pass" : text === "seal-play" ? "play" : null);

/** @param {import("../../api/types.js").MatchEvent} event @param {import("../types.js").Table} table @returns {Beat[]} */
export function envelopes(event, table) {
  const { mover = "", number } = event;
  if (mover === "black") {
    const say = t("faultlines.sealed", mover);
    return [{ time: 900, event: number, say, scene: { envelopes: { black: "closed", white: "empty" } } }];
  }
  const told = event.tells?.map((one) => one.text).find(choiceOf);
  const before = table.steps?.filter((step) => step.mover === "black" && step.number < number && choiceOf(step.text));
  const black = choiceOf(told ?? before?.at(-1)?.text);
  const white = choiceOf(event.text);
  if (!black || !white) return [];
  const words = { play: t("faultlines.envelopePlay"), pass: t("faultlines.envelopePass") };
  return [
    { time: 800, scene: { envelopes: { black: "closed", white: "closed" } } },
    {
      time: 2200,
      event: number,
      sound: "flip",
      say: t("faultlines.opened", words[black], words[white]),
      scene: { envelopes: { black, white } },
    },
  ];
}
