/** Why a hint is not what the insight seems to recommend, where a game has no words of its own for it. */
import { t } from "../../text/text.js";

/** @typedef {import("../types.js").Context} Context */
/** @typedef {import("../../api/types.js").Insight["previews"][number]} Preview */

/** How many enemy stones an action takes, less the own ones that it costs. @param {Preview} preview @param {Context} context */
function captures({ changes }, { position }) {
  let count = 0;
  for (const [cell, after] of Object.entries(changes)) {
    const before = position.stones[cell];
    if (before && before !== after) count += before === position.to_move ? -1 : 1;
  }
  return count;
}

/** The largest capture, if the hint takes less. @param {string} action @param {Context} context */
export function aboutCaptures(action, context) {
  const all = (context.insight?.previews ?? []).map((one) => ({ action: one.action, count: captures(one, context) }));
  const most = Math.max(0, ...all.map((one) => one.count));
  const hinted = all.find((one) => one.action === action)?.count ?? 0;
  const best = all.find((one) => one.count === most);
  return best && most > hinted ? t("match.hintCaptures", best.action, most) : "";
}
