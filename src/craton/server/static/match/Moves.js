/** The list of moves by turns; choosing a step shows the position after it. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../text/text.js";

/** @param {import("../api/types.js").Step[]} steps */
function turnsOf(steps) {
  /** @type {{turn: number, steps: {step: import("../api/types.js").Step, index: number}[]}[]} */
  const turns = [];
  steps.forEach((step, index) => {
    const last = turns.at(-1);
    if (last && last.turn === step.turn) last.steps.push({ step, index });
    else turns.push({ turn: step.turn, steps: [{ step, index }] });
  });
  return turns;
}

/**
 * @param {object} props
 * @param {import("../api/types.js").Step[]} props.steps
 * @param {number} props.at                       steps before the position that is shown
 * @param {(at: number) => void} props.onGo
 * @param {(index: number) => any} [props.mark]   shown after a step: a sign for a blunder
 */
export function Moves({ steps, at, onGo, mark }) {
  const current = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => {
    const button = current.current;
    const list = button?.closest(".moves");
    if (button && list) list.scrollTop = button.offsetTop - list.clientHeight / 2;
  }, [at, steps.length]);
  if (steps.length === 0) return html`<p class="faint">${t("match.noMoves")}</p>`;
  return html`<ol class="moves" tabindex="0" aria-label=${t("match.moves")}>
    ${turnsOf(steps).map(
      (turn) =>
        html`<li key=${turn.steps[0].index}>
          <span class="turn">${turn.turn}</span>
          <span class="steps">
            ${turn.steps.map(
              ({ step, index }) =>
                html`<button
                  key=${index}
                  ref=${index + 1 === at ? current : null}
                  class=${`step ${step.event ? "outcome" : step.mover}`}
                  aria-current=${index + 1 === at ? "step" : undefined}
                  onClick=${() => onGo(index + 1)}
                >
                  ${step.text ?? t("match.hidden")}${mark?.(index)}
                </button>`,
            )}
          </span>
        </li>`,
    )}
  </ol>`;
}
