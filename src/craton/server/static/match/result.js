/** The result of a match in words. */
import { has, t } from "../text/text.js";

/** @param {import("../api/types.js").Match} match @param {import("../api/types.js").State} state */
export function resultText(match, state) {
  const result = state.result;
  if (state.status === "aborted") return t("match.aborted");
  if (!result) return "";
  const key = `${match.game}.reason-${result.reason}`;
  const reason = has(key) ? t(key) : result.reason.replaceAll("-", " ");
  const who = result.winner === "first" || result.winner === "second" ? state.seats[result.winner]?.name : null;
  const score = result.score ? ` (${result.score.join(" : ")})` : "";
  return `${who ? t("match.won", who) : t("match.draw")}: ${reason}${score}`;
}
