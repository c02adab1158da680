/** The tools for setting up a position. */
import { useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { has, t } from "../text/text.js";

/** @typedef {import("./arrange.js").Arrangement} Arrangement */

/** @param {string} game @param {string} letter */
function letterName(game, letter) {
  const own = `${game}.letter-${letter}`;
  const common = `study.letter-${letter}`;
  return has(own) ? t(own) : has(common) ? t(common) : letter;
}

/** @param {string} letter */
const look = (letter) => ({ b: "black", w: "white", "": "none" })[letter] ?? "other";

/**
 * @param {object} props
 * @param {Arrangement} props.arrangement
 * @param {string} props.game
 * @param {(position: string) => void} props.onUse
 * @param {(position: string) => Promise<string | null>} props.onText   what is wrong with a text, or null
 */
export function ArrangePanel({ arrangement, game, onUse, onText }) {
  const now = arrangement.now.value;
  const possible = useRef(""); // the last possible position, kept while the board shows an impossible one
  if (now?.position) possible.current = now.position;
  // A typed text lasts until the position changes.
  const [typed, setTyped] = useState({ over: "", text: "" });
  const text = typed.over === possible.current ? typed.text : possible.current;
  const [textProblem, setTextProblem] = useState(/** @type {string | null} */ (null));
  if (!now) return html`<p class="faint"><span class="spinner"></span></p>`;
  const problem = arrangement.problem.value;
  const plain = [...now.letters.filter((letter) => look(letter) !== "other"), ""];
  const others = now.letters.filter((letter) => look(letter) === "other");
  const tool = (/** @type {string} */ letter) =>
    html`<label class="choice" key=${letter}>
      <input
        type="radio"
        name="tool"
        checked=${arrangement.tool.value === letter}
        onChange=${() => {
          arrangement.tool.value = letter;
        }}
      />
      <span>${look(letter) !== "other" && html`<i class=${`seat-stone ${look(letter)}`} aria-hidden="true"></i>`}${letterName(game, letter)}</span>
    </label>`;
  return html`<div class="arrange stack">
    <fieldset>
      <legend>${t("study.paint")}</legend>
      <div class="choices small">${plain.map(tool)}</div>
      ${others.length > 0 &&
      html`<details open=${others.includes(arrangement.tool.value)}>
        <summary>${t("study.morePieces")}</summary>
        <div class="choices small">${others.map(tool)}</div>
      </details>`}
      <p class="faint">${t("study.paintHelp")}</p>
    </fieldset>
    <div class="row">
      <fieldset>
        <legend>${t("study.toMove")}</legend>
        <div class="choices small">
          ${["black", "white"].map(
            (side) =>
              html`<label class="choice" key=${side}>
                <input type="radio" name="mover" checked=${now.mover === side} onChange=${() => arrangement.setMover(side)} />
                <span>${t(`match.${side}`)}</span>
              </label>`,
          )}
        </div>
      </fieldset>
      <div class="field">
        <label for="study-turns">${t("study.turns")}</label>
        <input
          id="study-turns"
          type="number"
          min="0"
          max="30000"
          value=${arrangement.turns ?? ""}
          placeholder=${String(now.turns)}
          onInput=${(/** @type {any} */ event) =>
            arrangement.setTurns(event.target.value === "" ? null : Math.max(0, Math.floor(Number(event.target.value))))}
        />
      </div>
    </div>
    ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
    <div class="buttons">
      <button class="button primary" disabled=${!now.position} onClick=${() => now.position && onUse(now.position)}>
        ${t("study.use")}
      </button>
      <button class="button" onClick=${() => arrangement.clear()}>${t("study.clear")}</button>
    </div>
    <form
      class="field"
      onSubmit=${async (/** @type {Event} */ event) => {
        event.preventDefault();
        setTextProblem(await onText(text));
      }}
    >
      <label for="study-text">${t("study.positionText")}</label>
      <textarea
        id="study-text"
        class="code"
        rows="3"
        spellcheck=${false}
        value=${text}
        onInput=${(/** @type {any} */ event) => setTyped({ over: possible.current, text: event.target.value })}
      ></textarea>
      ${textProblem && html`<p class="problem" role="alert">${textProblem}</p>`}
      <div class="buttons"><button class="button small">${t("study.readText")}</button></div>
    </form>
  </div>`;
}
