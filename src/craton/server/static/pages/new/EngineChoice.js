/** Which program plays as the bot: Craton itself, or an engine that the operator of the server has configured. */
import { useId } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../text/text.js";

/**
 * @typedef {import("./form.js").FormState} FormState
 * @typedef {import("../../api/types.js").Engine} Engine
 */

/** @param {{engines: Engine[], form: FormState, change: (change: Partial<FormState>) => void}} props */
export function EngineChoice({ engines, form, change }) {
  const id = useId();
  if (engines.length === 0 && !form.engine) return null;
  const isMissing = form.engine && !engines.some(({ name }) => name === form.engine);
  return html`<div class="field">
    <label for=${id}>${t("home.engine")}</label>
    <select
      id=${id}
      aria-describedby=${`${id}-help`}
      value=${form.engine}
      onChange=${(/** @type {any} */ event) => change({ engine: event.currentTarget.value })}
    >
      <option value="">${t("home.engineNone")}</option>
      ${engines.map(({ name }) => html`<option key=${name} value=${name}>${name}</option>`)}
      ${isMissing && html`<option value=${form.engine}>${form.engine}</option>`}
    </select>
    <p class="help" id=${`${id}-help`}>${t(form.engine ? "home.engineChosen" : "home.engineHelp")}</p>
  </div>`;
}
