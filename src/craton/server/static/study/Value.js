/** The evaluation of a position as a bar: Black's chances against White's. */
import { html } from "../html.js";
import { percentage } from "../text/intl.js";
import { t } from "../text/text.js";

/** @param {number} value */
export const percent = (value) => {
  const isSure = value === 0 || value === 1;
  return isSure ? percentage(value) : percentage(Math.min(0.999, Math.max(0.001, value)), 1, 1);
};

/** @param {{black: number | null, isExact?: boolean}} props */
export function ValueBar({ black, isExact = false }) {
  const shown = black ?? 0.5;
  return html`<div
    class=${`value-bar ${black === null ? "unknown" : ""}`}
    role="img"
    aria-label=${black === null ? t("study.noValue") : t("study.valueWords", percent(black), percent(1 - black))}
  >
    <span class="value-black" style=${{ width: `${100 * shown}%` }}></span>
    ${black !== null &&
    html`<span class="value-left" aria-hidden="true">${percent(black)}</span>
      <span class="value-right" aria-hidden="true">${isExact ? "= " : ""}${percent(1 - black)}</span>`}
  </div>`;
}
