/** The panel beside the board of a match or a study. */
import { html } from "../html.js";
import { ActionButtons } from "./ActionButtons.js";

/**
 * The game's status and controls. They follow the pointer, so they are redrawn separately.
 * @param {object} props
 * @param {any} props.context
 * @param {import("../games/types.js").Visuals} props.visuals
 * @param {import("@preact/signals").Signal<string | null>} props.pointer
 * @param {import("@preact/signals").Signal<import("../games/types.js").Selection | null>} [props.choice]
 * @param {boolean} props.canAct
 * @param {(action: string) => void} props.act
 */
export function GamePanel({ context, visuals, pointer, choice, canAct, act }) {
  const full = { ...context, hover: pointer.value, selection: choice?.value ?? null, canAct };
  const hasWords = visuals.Controls || context.position.actions.words.length > 0;
  if (!visuals.Status && !(canAct && hasWords)) return null;
  return html`<div class="card game-panel stack">
    ${visuals.Status && html`<${visuals.Status} context=${full} />`}
    ${canAct && html`<${ActionButtons} context=${full} visuals=${visuals} act=${act} />`}
  </div>`;
}
