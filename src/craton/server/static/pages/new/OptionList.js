/** All options of a game, in a section that can be opened. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { OptionField } from "./OptionField.js";
import { effective } from "./form.js";

/**
 * @typedef {import("../../api/types.js").Game} Game
 * @typedef {import("../../api/types.js").BoardShape} BoardShape
 *
 * @param {{game: Game, preset: string, options: Record<string, string>, board?: BoardShape, isOpen?: boolean,
 *   problemOf: (name: string) => string, onChange: (name: string, value: string) => void}} props
 */
export function OptionList({ game, preset, options, board, isOpen = false, problemOf, onChange }) {
  const values = effective(game, preset, options);
  return html`<details class="card fold" open=${isOpen}>
    <summary>${t("home.options")}</summary>
    <div class="option-list">
      ${game.options.map(
        (option) =>
          html`<${OptionField}
            key=${option.name}
            game=${game.name}
            option=${option}
            value=${values[option.name]}
            board=${board}
            problem=${problemOf(option.name)}
            onChange=${(/** @type {string} */ value) => onChange(option.name, value)}
          />`,
      )}
    </div>
  </details>`;
}
