/** The probability of each score for both sides, as bars on a common axis. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { percent } from "../shared/numbers.js";

/** @typedef {import("../../api/types.js").FinalScores} FinalScores */

const SIDES = /** @type {const} */ (["black", "white"]);
const HEIGHT = 46;
const WIDTH = 300;

/**
 * @param {object} props
 * @param {FinalScores} props.scores
 * @param {Record<"black" | "white", number>} [props.actual]   the actual final scores
 */
export function Scores({ scores, actual }) {
  const most = Math.max(1, ...SIDES.map((side) => Math.max(scores.scores[side].ceiling, actual?.[side] ?? 0)));
  const highest = Math.max(...SIDES.flatMap((side) => chances(scores, side).map(([, chance]) => chance)));
  const least = Math.min(...SIDES.map((side) => Math.min(scores.scores[side].floor, actual?.[side] ?? Infinity)));
  const step = WIDTH / (most - least + 1);
  return html`<div class="score-bars">
    ${SIDES.map(
      (side) => html`<figure key=${side}>
        <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT + 14}`} role="img" aria-label=${spoken(scores, side)}>
          ${chances(scores, side).map(([score, chance]) => {
            const height = Math.max(1, (HEIGHT - 6) * (chance / highest));
            return html`<rect
              key=${score}
              class=${`score-bar ${side} ${actual && actual[side] === score ? "actual" : ""}`}
              x=${(score - least) * step + step * 0.1}
              y=${HEIGHT - height}
              width=${step * 0.8}
              height=${height}
              rx=${Math.min(3, step * 0.2)}
            >
              <title>${t("faultlines.scoreChance", side, String(score), percent(chance, 1))}</title>
            </rect>`;
          })}
          <path class="score-axis" d=${`M0 ${HEIGHT}H${WIDTH}`} />
          <path class="score-mean" d=${`M${((scores.expected[side].value - least + 0.5) * step).toFixed(1)} 0V${HEIGHT}`} />
          ${ticks(least, most).map(
            (score) => html`<text key=${score} x=${(score - least + 0.5) * step} y=${HEIGHT + 12}>${score}</text>`,
          )}
        </svg>
      </figure>`,
    )}
  </div>`;
}

/** @param {FinalScores} scores @param {"black" | "white"} side @returns {[number, number][]} */
function chances(scores, side) {
  return Object.entries(scores.scores[side].probabilities).map(([score, chance]) => [Number(score), chance.value]);
}

/** @param {FinalScores} scores @param {"black" | "white"} side */
function spoken(scores, side) {
  const likely = chances(scores, side).filter(([, chance]) => chance >= 0.01);
  return likely.map(([score, chance]) => t("faultlines.scoreChance", side, String(score), percent(chance))).join("; ");
}

/** @param {number} least @param {number} most */
function ticks(least, most) {
  const step = [1, 2, 5, 10, 20, 50].find((one) => (most - least) / one <= 10) ?? 100;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, index) => first + index * step);
}
