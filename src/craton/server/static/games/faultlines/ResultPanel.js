/** After the quake: expected and actual scores, and the luck of each side. */
import { html } from "../../html.js";
import { get } from "../../api/client.js";
import { showPath } from "../shared/shows.js";
import { t } from "../../text/text.js";
import { Icon } from "../../ui/Icon.js";
import { useLoaded } from "../../ui/load.js";
import { decimal, percent, signed } from "../shared/numbers.js";
import { Scores } from "./Scores.js";

/** @typedef {import("../../api/types.js").FinalScores} FinalScores */

const SIDES = /** @type {const} */ (["black", "white"]);

/** The share of all quakes with a lower score. @param {FinalScores} scores @param {"black" | "white"} side
 *  @param {number} points */
function below(scores, side, points) {
  return Object.entries(scores.scores[side].probabilities)
    .filter(([score]) => Number(score) < points)
    .reduce((sum, [, chance]) => sum + chance.value, 0);
}

/**
 * @param {object} props
 * @param {import("../types.js").Context} props.context
 * @param {import("../../api/types.js").Match} props.match
 * @param {import("../../api/types.js").Step[]} props.steps
 */
export function ResultPanel({ context, match, steps }) {
  const first = steps.findIndex((step) => step.event !== null);
  const isJudged = first >= 0;
  const { value } = useLoaded(
    ({ signal }) =>
      isJudged ? get(`/matches/${match.id}/insight?steps=${first}`, { signal }) : Promise.resolve(null),
    [match.id, first],
  );
  const score = match.state.result?.score;
  /** @type {FinalScores | undefined} */
  const scores = value?.scores;
  if (!isJudged || !scores || !score) return null;
  const actual = { black: score[0], white: score[1] };
  const winner = match.state.result?.side;
  const isEven = scores.black.exact === scores.white.exact;
  const favourite = scores.black.value > scores.white.value ? "black" : "white";
  return html`<section class="card result-panel" aria-label=${t("faultlines.resultTitle")}>
    <h2>${t("faultlines.resultTitle")}</h2>
    <div class="result-sides">
      ${SIDES.map((side) => {
        const luck = actual[side] - scores.expected[side].value;
        const less = below(scores, side, actual[side]);
        return html`<div key=${side} class="result-side">
          <span class=${`seat-stone ${side}`}></span>
          <strong>${t("faultlines.actualScore", actual[side])}</strong>
          <span class="soft">${t("faultlines.cameExpected", decimal(scores.expected[side].value))}</span>
          <span class=${`tag ${luck > 0 ? "good" : luck < 0 ? "bad" : ""}`}>${t("faultlines.lucky", signed(luck))}</span>
          <span class="faint">${t("faultlines.betterThan", percent(less))}</span>
        </div>`;
      })}
    </div>
    <${Scores} scores=${scores} actual=${actual} />
    <p class="soft">
      ${t("faultlines.before", percent(scores.black.value, 1), percent(scores.white.value, 1))}
      ${" "}${isEven ? t("faultlines.even") : winner ? t(`faultlines.${winner === favourite ? "asExpected" : "upset"}`) : ""}
    </p>
    <p><a class="button small" href=${showPath(match.id, null)}><${Icon} name="play" />${t("faultlines.watchAgain")}</a></p>
    ${context.options.progressive && html`<p class="faint">${t("faultlines.wavesNote")}</p>`}
  </section>`;
}
