/** The choice between several actions on a cell. */
import { html } from "../html.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";

/**
 * @param {object} props
 * @param {import("../games/types.js").Selection} props.selection
 * @param {(action: string) => string} props.name
 * @param {(index: number) => void} props.onMove
 * @param {(action: string) => void} props.onChoose
 * @param {() => void} props.onCancel
 */
export function Chooser({ selection, name, onMove, onChoose, onCancel }) {
  const { actions, index, cell } = selection;
  return html`<div class="chooser card" role="group" aria-label=${t("match.severalActions", cell)}>
    <div class="choices">
      ${actions.map(
        (action, number) =>
          html`<label class="choice" key=${action}>
            <input type="radio" name="action" checked=${number === index} onChange=${() => onMove(number)} />
            <span>${name(action)}</span>
          </label>`,
      )}
    </div>
    <div class="buttons">
      <button class="button primary" onClick=${() => onChoose(actions[index])}>
        <${Icon} name="check" />${t("match.play")}
      </button>
      <button class="button quiet" onClick=${onCancel}>${t("shell.cancel")}</button>
    </div>
  </div>`;
}
