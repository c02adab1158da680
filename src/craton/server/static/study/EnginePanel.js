/** The result of a search: the evaluation, candidates, and the expected line. */
import { html } from "../html.js";
import { moveText, outcomesText } from "../games/shared/events.js";
import { t } from "../text/text.js";
import { Graph } from "../ui/Graph.js";
import { forBlack } from "./engine.js";
import { lineThrough, ROOT } from "./tree.js";
import { percent, ValueBar } from "./Value.js";

/** @typedef {import("./store.js").StudyStore} StudyStore */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("../api/types.js").Variation} Variation */

const ROWS = 6;
const MAX_STEPS = 14;

/**
 * The expected line; each step is a button that plays up to it, and a chance event has its branches below.
 * @param {{game: string, variation: Variation, before: string[], onPlay: (steps: string[]) => void, value: (value: number) => number, side: string}} props
 */
function Play({ game, variation, before, onPlay, value, side }) {
  const steps = variation.line.slice(0, MAX_STEPS);
  return html`<span class="expected">
    ${steps.map(
      (step, index) =>
        html`<button key=${index} class="step" onClick=${() => onPlay([...before, ...variation.line.slice(0, index + 1)])}>
          ${moveText(game, { event: null, text: step })}
        </button>`,
    )}
    ${variation.line.length > MAX_STEPS && html`<span class="faint">…</span>`}
    ${variation.line.length <= MAX_STEPS &&
    variation.branches.length > 0 &&
    html`<ul class="branches">
      ${variation.branches.map(
        (branch) =>
          html`<li key=${branch.outcomes.join()}>
            <button
              class="step outcome"
              onClick=${() => onPlay([...before, ...variation.line, `=${branch.outcomes[0]}`])}
            >
              ${outcomesText(game, variation.event ?? "", branch.outcomes)}
            </button>
            <span class="faint">${t("study.branch", percent(branch.probability.value), percent(value(branch.value)), side)}</span>
            ${branch.variation.line.length > 0 &&
            html`<${Play}
              game=${game}
              variation=${{ ...branch.variation, branches: [] }}
              before=${[...before, ...variation.line, `=${branch.outcomes[0]}`]}
              onPlay=${onPlay}
              value=${value}
              side=${side}
            />`}
          </li>`,
      )}
    </ul>`}
  </span>`;
}

/** @param {{study: StudyStore, engine: Engine}} props */
function ValueGraph({ study, engine }) {
  const side = study.perspective.value;
  const nodes = [study.tree.value.nodes[ROOT], ...lineThrough(study.tree.value)];
  const points = nodes.flatMap((node, x) => {
    const found = engine.found.value.get(node.id);
    const step = node.step ? moveText(study.setting.value?.game ?? "", node.step) : t("study.start");
    const y = found && (side === "black" ? found.black : 1 - found.black);
    return y === undefined || y === null ? [] : [{ x, y, label: t("study.pointWords", x, step, percent(y), side) }];
  });
  if (points.length < 2) return null;
  const at = nodes.findIndex((node) => node.id === study.node.value.id);
  return html`<${Graph}
    points=${points}
    at=${at}
    middle=${0.5}
    height=${84}
    label=${t("study.graph", side)}
    onPick=${(/** @type {number} */ x) => study.go(nodes[x].id)}
  />`;
}

/** What of the search is drawn on the board. @param {{engine: Engine}} props */
function Drawn({ engine }) {
  return html`<fieldset class="drawn">
    <legend class="unseen">${t("study.drawn")}</legend>
    ${(/** @type {const} */ (["showsBest", "showsHeat"])).map(
      (name) =>
        html`<label class="check" key=${name}>
          <input
            type="checkbox"
            checked=${engine[name].value}
            onChange=${(/** @type {any} */ event) => {
              engine[name].value = event.target.checked;
            }}
          />
          ${t(`study.${name}`)}
        </label>`,
    )}
  </fieldset>`;
}

/** @param {{study: StudyStore, engine: Engine, name: (action: string) => string}} props */
export function EnginePanel({ study, engine, name }) {
  const line = study.line.value;
  const found = engine.found.value.get(study.node.value.id) ?? null;
  const isOver = line?.state.to_move === null;
  const isOn = engine.isOn.value;
  const side = study.perspective.value;
  const game = study.setting.value?.game ?? "";
  const seen = (/** @type {number} */ black) => (side === "black" ? black : 1 - black);
  const value = (/** @type {number} */ one) => seen(found ? forBlack(found, one, line?.state.to_move ?? null) : one);
  const play = (/** @type {string[]} */ steps) => study.play(...steps);
  const decided = line?.result ? (line.result.side === "black" ? 1 : line.result.side === "white" ? 0 : 0.5) : null;
  return html`<section class="card engine stack" aria-label=${t("study.engine")}>
    <div class="row spread">
      <label class="check switch">
        <input
          type="checkbox"
          role="switch"
          checked=${isOn}
          onChange=${(/** @type {any} */ event) => {
            engine.isOn.value = event.target.checked;
          }}
        />
        <strong>${t("study.engine")}</strong>
      </label>
      <span class="faint" role="status">
        ${engine.problem.value && isOn
          ? engine.problem.value
          : isOver
            ? t("study.over")
            : found && (isOn || found)
              ? html`${isOn && engine.isThinking.value && html`<span class="spinner"></span> `}${found.exact
                  ? t("study.exact")
                  : found.simulations
                    ? t("study.simulations", found.simulations)
                    : ""}`
              : isOn
                ? html`<span class="spinner"></span> ${t("study.thinking")}`
                : t("study.engineOff")}
      </span>
    </div>
    ${(isOn || found || decided !== null) &&
    html`<${ValueBar} black=${decided ?? found?.black ?? null} isExact=${decided !== null || found?.exact} />`}
    ${isOn && html`<${Drawn} engine=${engine} />`}
    <${ValueGraph} study=${study} engine=${engine} />
    ${isOn &&
    found &&
    found.lines.length > 0 &&
    html`<ol class="engine-lines">
      ${found.lines.map(
        (one) =>
          html`<li key=${one.action}>
            <span class="figure">${percent(value(one.value))}</span>
            <${Play} game=${game} variation=${one.variation} before=${[]} onPlay=${play} value=${value} side=${side} />
          </li>`,
      )}
    </ol>`}
    ${isOn &&
    found &&
    found.lines.length === 0 &&
    found.variation.branches.length > 0 &&
    html`<${Play} game=${game} variation=${found.variation} before=${[]} onPlay=${play} value=${value} side=${side} />`}
    ${isOn &&
    found &&
    found.candidates.length > 0 &&
    html`<details class="candidates">
      <summary>${t("study.candidates", found.candidates.length)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("study.action")}</th>
            <th scope="col" class="number"><button
                class="step"
                title=${t("study.otherView")}
                onClick=${() => {
                  study.perspective.value = side === "black" ? "white" : "black";
                }}
              >${t("study.sideWins", side)}</button></th>
            <th scope="col" class="number">${t("study.visits")}</th>
          </tr>
        </thead>
        <tbody>
          ${found.candidates.slice(0, 2 * ROWS).map(
            (one) =>
              html`<tr key=${one.action}>
                <td><button class="step" onClick=${() => study.play(one.action)}>${name(one.action)}</button></td>
                <td class="number">
                  ${percent(value(one.value))}${one.proven && html` <span class="tag good">${t("study.proven")}</span>`}
                </td>
                <td class="number">${one.visits}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>`}
  </section>`;
}
