/** A bot of an experiment: a search with a number of simulations, a level, a style of play, or random moves. */
import { useId } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { LevelSlider } from "../common/Level.js";
import { StyleChoice } from "../new/StyleChoice.js";
import { BOT_KINDS } from "./plan.js";

/** @typedef {import("./plan.js").BotPlan} BotPlan */

/** @param {{game: string, bot: BotPlan, label: string, onChange: (bot: BotPlan) => void}} props */
export function BotChoice({ game, bot, label, onChange }) {
  const id = useId();
  const change = (/** @type {Partial<BotPlan>} */ some) => onChange({ ...bot, ...some });
  return html`<div class="stack lab-bot" role="group" aria-label=${label}>
    <div class="choices" role="radiogroup" aria-label=${label}>
      ${BOT_KINDS.map(
        (kind) =>
          html`<label class="choice" key=${kind}>
            <input type="radio" name=${id} checked=${bot.kind === kind} onChange=${() => change({ kind })} />
            <span>${t(`lab.bot-${kind}`)}</span>
          </label>`,
      )}
    </div>
    ${
      bot.kind === "search" &&
      html`<div class="field">
        <label for=${`${id}-simulations`}>${t("lab.simulations")}</label>
        <input
          id=${`${id}-simulations`}
          class="number"
          inputmode="numeric"
          value=${bot.simulations}
          aria-describedby=${`${id}-help`}
          onInput=${(/** @type {any} */ event) => change({ simulations: event.currentTarget.value })}
        />
        <p class="help" id=${`${id}-help`}>${t("lab.simulationsHelp")}</p>
      </div>`
    }
    ${bot.kind === "style" && html`<${StyleChoice} key=${game} game=${game} form=${bot} change=${change} />`}
    ${
      (bot.kind === "level" || (bot.kind === "style" && bot.style && bot.thinks)) &&
      html`<${LevelSlider} value=${bot.level} onChange=${(/** @type {number} */ level) => change({ level })} />`
    }
  </div>`;
}
