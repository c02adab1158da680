/** One option of a game: a sketch, its name, a sentence, and its control. */
import { useId, useState } from "preact/hooks";
import { html } from "../../html.js";
import { Board } from "../../board/Board.js";
import { lookOf, partOf, useOfGame } from "../../games/index.js";
import { t } from "../../text/text.js";
import { COMMON, Sketch } from "../../ui/sketch.js";
import { choiceTitle, gamePhrase, optionTitle } from "../common/names.js";
import { Thumb } from "../common/Thumb.js";

/**
 * @typedef {import("../../api/types.js").Option} Option
 * @typedef {object} Props
 * @property {string} game
 * @property {Option} option
 * @property {string} value      as text
 * @property {string} problem    a sentence, or ""
 * @property {import("../../api/types.js").BoardShape} [board]   of the options as they are
 * @property {(value: string) => void} onChange
 */

const MAX_CHOICES = 40;

/** @param {string} game */
const sketchesOf = (game) => partOf(game, "sketches");

/** @param {any} event */
const valueOf = (event) => event.currentTarget.value;

/** @param {Props & {ids: Record<string, any>}} props */
function Whole({ option, value, onChange, ids }) {
  const { low = 0, high = 0 } = option;
  const isNone = value === "none";
  if (high - low <= MAX_CHOICES) {
    return html`<div class="option-range">
      <input
        ...${ids}
        type="range"
        min=${low}
        max=${high}
        value=${value}
        onInput=${(/** @type {any} */ event) => onChange(valueOf(event))}
      />
      <output>${value}</output>
    </div>`;
  }
  return html`<div class="row">
    ${
      option.none &&
      html`<label class="check">
        <input
          type="checkbox"
          checked=${isNone}
          onChange=${() => onChange(isNone ? String(Math.max(low, 60)) : "none")}
        />
        ${t("home.noLimit")}
      </label>`
    }
    ${
      !isNone &&
      html`<input
        ...${ids}
        type="number"
        class="number"
        min=${low}
        max=${high}
        value=${value}
        onInput=${(/** @type {any} */ event) => onChange(valueOf(event))}
      />`
    }
  </div>`;
}

/** @param {Props & {ids: Record<string, any>}} props */
function YesNo({ value, onChange, ids }) {
  const isOn = value === "yes";
  return html`<input
    ...${ids}
    type="checkbox"
    role="switch"
    class="switch"
    checked=${isOn}
    onChange=${() => onChange(isOn ? "no" : "yes")}
  />`;
}

/** @param {Props & {ids: Record<string, any>}} props */
function Choice({ game, option, value, onChange, ids }) {
  const shows = option.name === "board";
  return html`<div
    class=${shows ? "pictured" : "choices"}
    role="radiogroup"
    aria-labelledby=${ids["aria-labelledby"]}
  >
    ${option.choices?.map(
      (choice) =>
        html`<label key=${choice} class=${shows ? "pictured-choice" : "choice"}>
          <input type="radio" name=${ids.id} checked=${choice === value} onChange=${() => onChange(choice)} />
          ${shows && html`<${Thumb} line=${{ game, options: { [option.name]: choice } }} />`}
          <span>${choiceTitle(game, choice)}</span>
        </label>`,
    )}
  </div>`;
}

/** Cells by name, at random, or chosen on the board. @param {Props & {ids: Record<string, any>}} props */
function Cells({ game, option, value, onChange, board, ids }) {
  const [isOpen, setOpen] = useState(false);
  const random = /^random:(\d+)$/.exec(value)?.[1];
  const cells = value === "none" || random ? [] : value.split("+").filter(Boolean);
  const toggle = (/** @type {string} */ cell) => {
    const next = cells.includes(cell) ? cells.filter((one) => one !== cell) : [...cells, cell];
    onChange(next.length ? next.join("+") : "none");
  };
  return html`<div class="stack">
    <div class="choices" role="radiogroup" aria-labelledby=${ids["aria-labelledby"]}>
      ${["none", "random:4", "random:6"].map(
        (choice) =>
          html`<label class="choice" key=${choice}>
            <input
              type="radio"
              name=${ids.id}
              checked=${value === choice}
              onChange=${() => onChange(choice)}
            />
            <span>${choice === "none" ? t("home.noCells") : t("home.randomCells", choice.slice(7))}</span>
          </label>`,
      )}
      <button type="button" class="button" aria-expanded=${isOpen} onClick=${() => setOpen(!isOpen)}>
        ${t("home.chooseCells")}
      </button>
    </div>
    <input
      ...${ids}
      value=${value === "none" ? "" : value}
      placeholder="c3+g7"
      spellcheck=${false}
      onInput=${(/** @type {any} */ event) => onChange(valueOf(event).trim() || "none")}
    />
    ${
      isOpen &&
      board &&
      html`<div class="cells-board">
        <${Board}
          board=${board}
          look=${lookOf(board)}
          stones=${{}}
          marks=${{}}
          chosen=${cells}
          targets=${new Set(board.cells.map((cell) => cell.name))}
          label=${t("home.chooseCellsOf", optionTitle(game, option.name))}
          onAct=${toggle}
        />
      </div>`
    }
  </div>`;
}

/** @param {Props & {ids: Record<string, any>}} props */
function Words({ value, onChange, ids }) {
  return html`<input
    ...${ids}
    value=${value}
    onInput=${(/** @type {any} */ event) => onChange(valueOf(event))}
  />`;
}

const CONTROLS = { whole: Whole, "yes-no": YesNo, choice: Choice, cells: Cells, text: Words };

/** @param {Props} props */
export function OptionField(props) {
  const { game, option, problem } = props;
  const sketches = useOfGame(sketchesOf, game);
  const id = useId();
  const ids = {
    id: `${id}-control`,
    "aria-labelledby": `${id}-name`,
    "aria-describedby": problem ? `${id}-help ${id}-problem` : `${id}-help`,
  };
  const Control = CONTROLS[option.kind] ?? Words;
  return html`<div class=${`option option-${option.kind}`} data-option=${option.name}>
    <${Sketch} draw=${sketches?.[option.name] ?? COMMON[option.name]} />
    <div class="option-words">
      <span class="option-name" id=${`${id}-name`}>${optionTitle(game, option.name)}</span>
      <p class="help" id=${`${id}-help`}>${sentenceCase(gamePhrase(game, option.help))}</p>
    </div>
    <div class="option-control"><${Control} ...${props} ids=${ids} /></div>
    ${problem &&
    html`<p class="problem" id=${`${id}-problem`} role="alert">
      ${problem.replace(option.name, optionTitle(game, option.name))}
    </p>`}
  </div>`;
}

/** @param {string} text */
const sentenceCase = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
