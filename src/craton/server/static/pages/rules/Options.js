/** Every option of a game with its sentence, its values and its default. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";

/** @param {any} value */
function shown(value) {
  if (value === true) return t("learn.yes");
  if (value === false) return t("learn.no");
  if (value === null || (Array.isArray(value) && value.length === 0)) return t("learn.none");
  return String(value);
}

/** @param {{options: import("../../api/types.js").Option[]}} props */
export function Options({ options }) {
  return html`<dl class="options">
    ${options.map(
      (option) =>
        html`<div key=${option.name} id=${`option-${option.name}`}>
          <dt><code>${option.name}</code></dt>
          <dd>
            <p>${option.help.charAt(0).toUpperCase() + option.help.slice(1)}.</p>
            <p class="faint">${t("learn.optionValues", option.values, shown(option.default))}</p>
          </dd>
        </div>`,
    )}
  </dl>`;
}
