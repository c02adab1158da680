/** A warning if the dice of a match are no longer as this browser noted them. */
import { html } from "../html.js";
import { t } from "../text/text.js";

/** @param {{store: import("./store.js").MatchStore}} props */
export function DiceWarning({ store }) {
  const problems = store.diceProblems.value;
  if (problems.length === 0) return null;
  return html`<div class="notice bad dice-warning" role="alert">
    <div>
      <b>${t("match.diceChanged")}</b>
      <ul>
        ${problems.map((name) => html`<li key=${name}>${t(`match.changed-${name}`)}</li>`)}
      </ul>
      <a href=${`/fairness/${store.id}`}>${t("match.fairness")}</a>
    </div>
  </div>`;
}
