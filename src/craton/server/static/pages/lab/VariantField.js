/** One of the rule sets that an experiment compares. */
import { useId } from "preact/hooks";
import { html } from "../../html.js";
import { chipsOf } from "../../games/options.js";
import { t } from "../../text/text.js";
import { presetTitle } from "../common/names.js";
import { OptionList } from "../new/OptionList.js";
import { useStart } from "../new/start.js";
import { withOption } from "../new/form.js";
import { optionsOf, variantName } from "./plan.js";

/**
 * @typedef {import("../../api/types.js").Game} Game
 * @typedef {import("./plan.js").Variant} Variant
 *
 * @param {{game: Game, variant: Variant, title: string, onChange: (variant: Variant) => void}} props
 */
export function VariantField({ game, variant, title, onChange }) {
  const id = useId();
  const change = (/** @type {Partial<Variant>} */ some) => onChange({ ...variant, ...some });
  const { start, problem } = useStart({
    game: game.name,
    options: variant.options,
    ...(variant.preset ? { preset: variant.preset } : {}),
  });
  const wrong = problem && (game.options.find(({ name }) => problem.includes(name))?.name ?? "");
  const chips = chipsOf(game.name, optionsOf(game, variant));
  return html`<section class="card stack lab-variant" aria-labelledby=${`${id}-title`}>
    <h3 id=${`${id}-title`}>${title}</h3>
    <p class="row lab-chips">
      ${
        chips.length
          ? chips.map((chip) => html`<span key=${chip} class="tag accent">${chip}</span>`)
          : html`<span class="tag">${t("home.standardRules")}</span>`
      }
    </p>
    <div class="field">
      <label for=${`${id}-preset`}>${t("lab.preset")}</label>
      <select
        id=${`${id}-preset`}
        value=${variant.preset}
        onChange=${(/** @type {any} */ event) => change({ preset: event.currentTarget.value, options: {} })}
      >
        <option value="">${t("home.standardRules")}</option>
        ${Object.keys(game.presets).map((name) => html`<option key=${name} value=${name}>${presetTitle(game.name, name)}</option>`)}
      </select>
    </div>
    <${OptionList}
      game=${game}
      preset=${variant.preset}
      options=${variant.options}
      board=${start?.board}
      problemOf=${(/** @type {string} */ name) => (wrong === name ? problem : "")}
      onChange=${(/** @type {string} */ name, /** @type {string} */ value) => change(withOption(game, variant, name, value))}
    />
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div class="field">
      <label for=${`${id}-name`}>${t("lab.variantName")}</label>
      <input
        id=${`${id}-name`}
        maxlength="60"
        autocomplete="off"
        placeholder=${variantName(game, { ...variant, name: "" })}
        value=${variant.name}
        onInput=${(/** @type {any} */ event) => change({ name: event.currentTarget.value })}
      />
    </div>
  </section>`;
}
