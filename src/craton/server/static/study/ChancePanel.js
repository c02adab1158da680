/** A chance event: choose an outcome, or draw one. */
import { html } from "../html.js";
import { eventText } from "../games/shared/events.js";
import { phrase } from "../text/phrases.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { percent } from "./Value.js";

/** @param {{study: import("./store.js").StudyStore}} props */
export function ChancePanel({ study }) {
  const chance = study.line.value?.chance;
  if (!chance) return null;
  const title = t("study.chance", eventText(study.setting.value?.game ?? "", chance.event));
  const most = Math.max(...chance.outcomes.map((one) => one.probability.value));
  return html`<section class="card chance stack" aria-label=${title}>
    <div class="row spread">
      <h2>${title}</h2>
      <div class="buttons">
        <button class="button small primary" disabled=${study.isBusy.value} onClick=${() => study.throwDice()}>
          <${Icon} name="dice" />${t("study.throw")}
        </button>
        <button class="button small" disabled=${study.isBusy.value} onClick=${() => study.throwAll()}>
          ${t("study.throwAll")}
        </button>
      </div>
    </div>
    <ul class="outcomes">
      ${chance.outcomes.map(
        (one) =>
          html`<li key=${one.text}>
            <button
              class="outcome-choice"
              disabled=${study.isBusy.value}
              onClick=${() => study.play(`=${one.text}`)}
            >
              <span class="outcome-face">${one.text}</span>
              <span class="outcome-chance">
                <span class="outcome-bar" style=${{ width: `${(100 * one.probability.value) / most}%` }}></span>
                <span>${percent(one.probability.value)}</span>
                <span class="faint">${one.probability.exact}</span>
              </span>
              <span class="outcome-words">${phrase(one.words)}</span>
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}
