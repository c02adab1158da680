/** The steps of a lesson as a row of buttons: done, current, open. */
import { html } from "../html.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { progressOf } from "./progress.js";

/** @param {{game: string, lessons: import("../games/types.js").Lesson[], place: number,
 *  onGo: (place: number) => void}} props */
export function Steps({ game, lessons, place, onGo }) {
  const done = progressOf(game);
  return html`<nav aria-label=${t("learn.steps")}>
    <ol class="learn-steps">
      ${lessons.map(({ name, words }, number) => {
        const isDone = done.includes(name);
        return html`<li key=${name}>
          <button
            class=${isDone ? "done" : ""}
            aria-current=${number === place ? "step" : undefined}
            aria-label=${t("learn.step", number + 1, words.title, isDone)}
            title=${words.title}
            onClick=${() => onGo(number)}
          >
            ${isDone ? html`<${Icon} name="check" />` : number + 1}
          </button>
        </li>`;
      })}
    </ol>
  </nav>`;
}
