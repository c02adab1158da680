/** Every option of a game with its sentence, its values and its default. */
import { html } from "../../html.js";
import { phrase } from "../../text/phrases.js";
import { t } from "../../text/text.js";
import { gamePhrase } from "../common/names.js";

/** @param {any} value */
function shown(value) {
  if (value === true) return t("learn.yes");
  if (value === false) return t("learn.no");
  if (value === null || (Array.isArray(value) && value.length === 0)) return t("learn.none");
  return String(value);
}

/** @param {string} text */
const sentenceCase = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The values of a choice are words of the notation. @param {import("../../api/types.js").Option} option */
const valuesOf = (option) => option.choices?.join(", ") ?? phrase(option.values);

/** @param {{game: string, options: import("../../api/types.js").Option[]}} props */
export function Options({ game, options }) {
  return html`<dl class="options">
    ${options.map(
      (option) =>
        html`<div key=${option.name} id=${`option-${option.name}`}>
          <dt><code>${option.name}</code></dt>
          <dd>
            <p>${sentenceCase(gamePhrase(game, option.help))}</p>
            <p class="faint">${t("learn.optionValues", valuesOf(option), shown(option.default))}</p>
          </dd>
        </div>`,
    )}
  </dl>`;
}
