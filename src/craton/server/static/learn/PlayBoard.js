/** A board on which the user plays both sides, with the game's explanations. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Stage } from "../match/Stage.js";
import { ActionButtons } from "../match/ActionButtons.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { Problem, Waiting } from "../ui/notices.js";
import { turnText } from "../match/headline.js";

const CELL = /[a-z]+\d+/g;

/**
 * @param {object} props
 * @param {import("./practice.js").PracticeStore} props.study
 * @param {boolean} [props.canAct]
 * @param {string} [props.layer]                   of the insight, drawn from the beginning
 * @param {string[]} [props.hint]                  cells to point at
 * @param {(action: string) => void} [props.act]   instead of simply playing it
 */
export function PlayBoard({ study, canAct = true, layer = "", hint = [], act }) {
  const line = study.line.value;
  const visuals = study.visuals.value;
  const shown = study.animator.shown.value;
  if (!line || !visuals || !shown) {
    if (!study.problem.value) return html`<${Waiting} />`;
    return html`<${Problem} message=${study.problem.value} again=${() => study.open()} />`;
  }
  const play = act ?? ((/** @type {string} */ action) => study.act(action));
  const isAnimating = study.animator.isAnimating.value;
  const context = {
    game: line.game,
    options: line.options,
    board: line.board,
    position: shown,
    insight: isAnimating ? null : study.insight.value,
    known: isAnimating ? study.known.value : study.insight.value,
    own: null,
    steps: line.steps,
    layer,
  };
  const mayAct = canAct && !study.isBusy.value && !line.result;
  const last = hint.length ? hint : (study.steps.at(-1)?.match(CELL) ?? []);
  return html`<div class="play-board">
    <${Stage}
      context=${context}
      visuals=${visuals}
      animator=${study.animator}
      canAct=${mayAct}
      last=${last}
      act=${play}
      below=${(/** @type {any} */ full) =>
        html`${visuals.Status && html`<${visuals.Status} context=${full} />`}
        ${mayAct && html`<${ActionButtons} context=${full} visuals=${visuals} act=${play} />`}`}
    />
    ${study.problem.value && html`<p class="notice bad" role="alert">${study.problem.value}</p>`}
  </div>`;
}

/** A board in a page of text, with the side to move and buttons to take back and to restart. @param {{
 *  study: import("./practice.js").PracticeStore, children?: any}} props */
export function PlayFigure({ study, children }) {
  const line = study.line.value;
  const first = study.start.steps?.length ?? 0;
  const [isOpen, setOpen] = useState(false);
  const isMoved = study.steps.length > first;
  return html`<figure class="play-figure">
    <${PlayBoard} study=${study} />
    <figcaption class="row spread">
      <span>${line ? turnText(line.game, line.state) : ""}</span>
      <span class="buttons">
        ${line?.chance &&
        html`<button class="button small primary" disabled=${study.isBusy.value} onClick=${() => study.throwDice()}>
          <${Icon} name="dice" />${t("match.throw")}
        </button>`}
        ${isMoved &&
        html`<button class="button small" onClick=${() => study.back()}>
            <${Icon} name="undo" />${t("learn.back")}
          </button>
          <button class="button small" onClick=${() => study.restart()}>
            <${Icon} name="first" />${t("learn.restart")}
          </button>`}
        ${children &&
        html`<button class="button small quiet" aria-expanded=${isOpen} onClick=${() => setOpen(!isOpen)}>
          ${t("learn.asText")}
        </button>`}
      </span>
    </figcaption>
    ${isOpen && children}
  </figure>`;
}
