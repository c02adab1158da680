/** The winning chances of both sides as one bar. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { percent } from "./numbers.js";

/**
 * @param {object} props
 * @param {import("../../api/types.js").FinalScores} props.scores
 * @param {string} props.words     spoken, with the numbers
 * @param {string} [props.title]   the tooltip
 */
export function ChanceBar({ scores, words, title }) {
  const shares = /** @type {const} */ (["black", "draw", "white"]).map((who) => ({ who, share: scores[who].value }));
  return html`<div class="chance-row" title=${title}>
    <span class="chance-number" aria-hidden="true">${percent(scores.black.value)}</span>
    <div class="chance-bar" role="img" aria-label=${words}>
      ${shares.map(
        ({ who, share }) =>
          html`<span key=${who} class=${`chance-${who}`} style=${{ width: `${(100 * share).toFixed(3)}%` }}>
            ${who === "draw" && share > 0.24 ? t("match.drawShare", percent(share)) : ""}
          </span>`,
      )}
    </div>
    <span class="chance-number" aria-hidden="true">${percent(scores.white.value)}</span>
  </div>`;
}
