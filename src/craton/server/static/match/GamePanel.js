/** What a game shows and offers beside the board of a match or a study. */
import { html } from "../html.js";
import { ActionButtons } from "./ActionButtons.js";
import { Chooser } from "./Chooser.js";
import { EngineMeter } from "./EngineMeter.js";

/** @typedef {import("@preact/signals").Signal<import("../games/types.js").Selection | null>} Choice */

/**
 * @typedef {object} PanelProps
 * @property {any} context
 * @property {import("../games/types.js").Visuals} visuals
 * @property {import("@preact/signals").Signal<string | null>} pointer
 * @property {Choice} [choice]
 * @property {boolean} canAct
 * @property {(action: string) => void} act
 */

/** The context with what follows the pointer. @param {Omit<PanelProps, "visuals" | "act">} props */
const full = ({ context, pointer, choice, canAct }) => ({
  ...context,
  hover: pointer.value,
  selection: choice?.value ?? null,
  canAct,
});

/** Who is winning, and the game's status. It follows the pointer, so it is redrawn separately. @param {Omit<PanelProps, "act">} props */
export function GameStatus(props) {
  const { Status } = props.visuals;
  const { evaluation, position } = props.context;
  return html`${evaluation !== undefined && position.to_move !== null && html`<${EngineMeter} evaluation=${evaluation} />`}
    ${Status && html`<${Status} context=${full(props)} />`}`;
}

/** The actions that are not a click on the board: a choice between several on one cell, or those without a cell.
 *  @param {PanelProps} props */
export function GameActions(props) {
  const { visuals, choice, canAct, act } = props;
  if (!canAct) return null;
  const context = full(props);
  if (!choice?.value) return html`<${ActionButtons} context=${context} visuals=${visuals} act=${act} />`;
  const selection = choice.value;
  return html`<${Chooser}
    selection=${selection}
    name=${(/** @type {string} */ action) => visuals.name?.(action, context) ?? action}
    onMove=${(/** @type {number} */ index) => {
      choice.value = { ...selection, index };
    }}
    onChoose=${act}
    onCancel=${() => {
      choice.value = null;
    }}
  />`;
}

/** Both in one card, for studies. @param {PanelProps} props */
export function GamePanel(props) {
  const { context, visuals, canAct } = props;
  const hasWords = visuals.Controls || context.position.actions.words.length > 0 || props.choice?.value;
  if (!visuals.Status && !(canAct && hasWords)) return null;
  return html`<div class="card game-panel stack">
    <${GameStatus} ...${props} />
    <${GameActions} ...${props} />
  </div>`;
}
