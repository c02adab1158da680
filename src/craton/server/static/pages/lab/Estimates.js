/** What the games say so far: charts, and the same numbers as a table with verdicts. */
import { html } from "../../html.js";
import { number } from "../../text/intl.js";
import { t } from "../../text/text.js";
import { Chart } from "./Chart.js";
import { differenceOf, latest, share, signed, verdictOf } from "./words.js";

/**
 * @typedef {import("../../api/types.js").Experiment} Experiment
 * @typedef {import("../../api/types.js").ExperimentCell} Cell
 */

/** @param {{rows: {cell: Cell, experiment: Experiment, name: string}[]}} props */
export function EstimateTable({ rows }) {
  return html`<div class="scroll card" role="region" tabindex="0" aria-label=${t("lab.table")}>
    <table class="ranking">
      <caption class="unseen">
        ${t("lab.estimates")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t("lab.variant")}</th>
          <th scope="col" class="number wide">${t("lab.gamesPlayed")}</th>
          <th scope="col" class="number">${t("lab.score")}</th>
          <th scope="col" class="number">${t("lab.interval")}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(({ cell, name }) => {
          const point = latest(cell);
          return html`<tr key=${name}>
            <th scope="row">${name}</th>
            <td class="number wide">${number(cell.games)}</td>
            <td class="number"><b>${point ? share(point[1]) : "–"}</b></td>
            <td class="number faint">${point ? `${share(point[2])} – ${share(point[3])}` : "–"}</td>
          </tr>`;
        })}
      </tbody>
    </table>
    <ul class="plain lab-verdicts" aria-label=${t("lab.verdicts")}>
      ${rows.map(({ cell, experiment, name }) => html`<li key=${name}><b>${name}</b>: ${verdictOf(cell, experiment)}</li>`)}
    </ul>
  </div>`;
}

/** The first seat's score of some variants. @param {{rows: {cell: Cell, experiment: Experiment, name: string}[]}} props */
export function ScoreChart({ rows }) {
  const sentences = rows.map(({ cell, experiment, name }) => `${name}: ${verdictOf(cell, experiment)}`);
  return html`<${Chart}
    series=${rows.map(({ cell, name }) => ({ name, unit: cell.unit, trace: cell.trace }))}
    label=${`${t("lab.scoreChart")} ${sentences.join(" ")}`}
    across=${t("lab.across")}
    middle=${0.5}
    margin=${(rows[0]?.experiment.margin ?? 0) / 100}
    bounds=${[0, 1]}
    show=${(/** @type {number} */ value) => number(value, { style: "percent", maximumFractionDigits: 1 })}
  />`;
}

/** @param {{experiment: Experiment}} props */
export function Estimates({ experiment }) {
  const rows = experiment.cells.map((cell) => ({ cell, experiment, name: cell.name }));
  const difference = experiment.difference;
  return html`<section class="stack lab-estimates" aria-labelledby="estimates-title">
    <h2 id="estimates-title">${t("lab.estimates")}</h2>
    <p class="soft">${t("lab.estimatesHelp")}</p>
    <${ScoreChart} rows=${rows} />
    <${EstimateTable} rows=${rows} />
    ${
      difference &&
      latest(difference) &&
      html`<h3>${t("lab.difference")}</h3>
        <p class="lab-sentence">${differenceOf(experiment)}</p>
        <${Chart}
          series=${[{ name: t("lab.differenceOf", rows[1].name, rows[0].name), unit: rows[0].cell.unit, trace: difference.trace }]}
          label=${`${t("lab.difference")}. ${differenceOf(experiment)}`}
          across=${t("lab.across")}
          middle=${0}
          bounds=${[-1, 1]}
          show=${(/** @type {number} */ value) => signed(100 * value)}
        />`
    }
  </section>`;
}
