/** The result of a search: the evaluation, candidates, and the expected line. */
import { html } from "../html.js";
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
 * @param {{variation: Variation, before: string[], onPlay: (steps: string[]) => void, value: (value: number) => number}} props
 */
function Play({ variation, before, onPlay, value }) {
  const steps = variation.line.slice(0, MAX_STEPS);
  return html`<span class="expected">
    ${steps.map(
      (step, index) =>
        html`<button key=${index} class="step" onClick=${() => onPlay([...before, ...variation.line.slice(0, index + 1)])}>
          ${step}
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
              ${variation.event}=${branch.outcomes.join("|")}
            </button>
            <span class="faint">${t("study.branch", percent(branch.probability.value), percent(value(branch.value)))}</span>
            ${branch.variation.line.length > 0 &&
            html`<${Play}
              variation=${{ ...branch.variation, branches: [] }}
              before=${[...before, ...variation.line, `=${branch.outcomes[0]}`]}
              onPlay=${onPlay}
              value=${value}
            />`}
          </li>`,
      )}
    </ul>`}
  </span>`;
}

/** @param {{study: StudyStore, engine: Engine}} props */
function ValueGraph({ study, engine }) {
  const nodes = [study.tree.value.nodes[ROOT], ...lineThrough(study.tree.value)];
  const points = nodes.flatMap((node, x) => {
    const found = engine.found.value.get(node.id);
    const step = node.step?.text ?? t("study.start");
    return found ? [{ x, y: found.black, label: t("study.pointWords", x, step, percent(found.black)) }] : [];
  });
  if (points.length < 2) return null;
  const at = nodes.findIndex((node) => node.id === study.node.value.id);
  return html`<${Graph}
    points=${points}
    at=${at}
    middle=${0.5}
    height=${84}
    label=${t("study.graph")}
    onPick=${(/** @type {number} */ x) => study.go(nodes[x].id)}
  />`;
}

/** @param {{study: StudyStore, engine: Engine, name: (action: string) => string}} props */
export function EnginePanel({ study, engine, name }) {
  const line = study.line.value;
  const found = engine.found.value.get(study.node.value.id) ?? null;
  const isOver = line?.state.to_move === null;
  const isOn = engine.isOn.value;
  const value = (/** @type {number} */ one) => (found ? forBlack(found, one, line?.state.to_move ?? null) : one);
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
    <${ValueGraph} study=${study} engine=${engine} />
    ${isOn &&
    found &&
    found.lines.length > 0 &&
    html`<ol class="engine-lines">
      ${found.lines.map(
        (one) =>
          html`<li key=${one.action}>
            <span class="figure">${percent(value(one.value))}</span>
            <${Play} variation=${one.variation} before=${[]} onPlay=${play} value=${value} />
          </li>`,
      )}
    </ol>`}
    ${isOn &&
    found &&
    found.lines.length === 0 &&
    found.variation.branches.length > 0 &&
    html`<${Play} variation=${found.variation} before=${[]} onPlay=${play} value=${value} />`}
    ${isOn &&
    found &&
    found.candidates.length > 0 &&
    html`<details class="candidates">
      <summary>${t("study.candidates", found.candidates.length)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("study.action")}</th>
            <th scope="col" class="number">${t("study.blackWins")}</th>
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
