/** The list of moves in two columns, with its own scroll; choosing a step shows the position after it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { moveText } from "../games/shared/events.js";
import { t } from "../text/text.js";

/**
 * @typedef {import("../api/types.js").Step} Step
 * @typedef {{step: Step, index: number}} Placed
 * @typedef {{turn: number, steps: Placed[]}} Turn
 * @typedef {{chance: Placed[]} | {left: Turn | null, right: Turn | null}} Row
 */

/** The column of a step: Black left, White right; the seats while no side has been chosen. @param {Step} step */
const columnOf = ({ mover, seat }) => (mover === "white" || mover === "second" || (!mover && seat === "second") ? "right" : "left");

/** Rows of one turn for each side; the outcomes of chance have rows of their own. @param {Step[]} steps */
export function rowsOf(steps) {
  /** @type {Row[]} */
  const rows = [];
  steps.forEach((step, index) => {
    const last = rows.at(-1);
    if (step.event !== null) {
      if (last && "chance" in last) last.chance.push({ step, index });
      else rows.push({ chance: [{ step, index }] });
      return;
    }
    const column = columnOf(step);
    const here = last && "left" in last ? last : null;
    if (here?.[column]?.turn === step.turn) here[column].steps.push({ step, index });
    else if (here && column === "right" && !here.right) here.right = { turn: step.turn, steps: [{ step, index }] };
    else rows.push({ left: null, right: null, [column]: { turn: step.turn, steps: [{ step, index }] } });
  });
  return rows;
}

/**
 * @param {object} props
 * @param {string} props.game
 * @param {Step[]} props.steps
 * @param {number} props.at                       steps before the position that is shown
 * @param {(at: number) => void} props.onGo
 * @param {(index: number) => any} [props.mark]   shown after a step: a sign for a blunder
 */
export function Moves({ game, steps, at, onGo, mark }) {
  const current = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => {
    const button = current.current;
    const list = button?.closest(".moves");
    if (button && list) list.scrollTop = at === steps.length ? list.scrollHeight : button.offsetTop - list.clientHeight / 2;
  }, [at, steps.length]);
  if (steps.length === 0) return html`<p class="faint">${t("match.noMoves")}</p>`;
  const button = (/** @type {Placed} */ { step, index }) =>
    html`<button
      key=${index}
      ref=${index + 1 === at ? current : null}
      class=${`step ${step.event ? "outcome" : step.mover}`}
      aria-current=${index + 1 === at ? "step" : undefined}
      onClick=${() => onGo(index + 1)}
    >
      ${moveText(game, step)}${mark?.(index)}
    </button>`;
  const turn = (/** @type {Turn | null} */ one) =>
    html`<span class="move">
      ${one && html`<span class="turn">${one.turn}</span><span class="steps">${one.steps.map(button)}</span>`}
    </span>`;
  return html`<ol class="moves" tabindex="0" aria-label=${t("match.moves")}>
    ${rowsOf(steps).map((row) =>
      "chance" in row
        ? html`<li key=${row.chance[0].index} class="chance"><span class="steps">${row.chance.map(button)}</span></li>`
        : html`<li key=${(row.left ?? row.right)?.steps[0].index}>${turn(row.left)}${turn(row.right)}</li>`,
    )}
  </ol>`;
}
