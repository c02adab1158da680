/** Buttons for actions without a cell: pass, swap, a side. A game may have controls of its own. */
import { html } from "../html.js";

/**
 * @param {object} props
 * @param {import("../games/types.js").Context} props.context
 * @param {import("../games/types.js").Visuals} props.visuals
 * @param {(action: string) => void} props.act
 */
export function ActionButtons({ context, visuals, act }) {
  const words = context.position.actions.words;
  if (visuals.Controls) return html`<${visuals.Controls} context=${context} act=${act} words=${words} />`;
  if (words.length === 0) return null;
  return html`<div class="buttons words">
    ${words.map(
      (word) =>
        html`<button key=${word} class="button" onClick=${() => act(word)}>
          ${visuals.name?.(word, context) ?? word}
        </button>`,
    )}
  </div>`;
}
