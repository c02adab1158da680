/** Two experiments side by side: one chart and one table for all their variants, and both reports. */
import { html } from "../../html.js";
import { get } from "../../api/client.js";
import { t } from "../../text/text.js";
import { useLoaded } from "../../ui/load.js";
import { Problem, Waiting } from "../../ui/notices.js";
import { EstimateTable, ScoreChart } from "./Estimates.js";
import { Report } from "./Report.js";
import { botsText, variantText } from "./words.js";

/** @typedef {import("../../api/types.js").Experiment} Experiment */

/** @param {{keys: string[], titles: Record<string, string>}} props */
export function Compare({ keys, titles }) {
  const { value, problem, again } = useLoaded(
    (how) => /** @type {Promise<Experiment[]>} */ (Promise.all(keys.map((key) => get(`/lab/${key}`, how)))),
    [keys.join()],
  );
  if (problem && !value) return html`<${Problem} message=${problem} again=${again} />`;
  if (!value) return html`<${Waiting} />`;
  const rows = value.flatMap((experiment, place) =>
    experiment.cells.map((cell) => ({ cell, experiment, name: `${place + 1}. ${cell.name}` })),
  );
  return html`<section class="stack" aria-labelledby="compare-title">
    <p><a href="/lab">${t("lab.all")}</a></p>
    <h2 id="compare-title">${t("lab.comparison")}</h2>
    <div class="lab-pair">
      ${value.map(
        (experiment, place) =>
          html`<div class="card" key=${experiment.key}>
            <h3><a href=${`/lab/${experiment.key}`}>${place + 1}. ${experiment.title}</a></h3>
            <p class="soft">${titles[experiment.game] ?? experiment.game} · ${botsText(experiment)}</p>
            <ul class="plain">
              ${experiment.variants.map(
                (variant) => html`<li key=${variant.name}>${variantText(experiment.game, variant)}</li>`,
              )}
            </ul>
          </div>`,
      )}
    </div>
    <${ScoreChart} rows=${rows} />
    <${EstimateTable} rows=${rows} />
    <p class="soft">${t("lab.comparisonHelp")}</p>
    <div class="lab-pair">
      ${value
        .filter(({ report }) => report)
        .map(
          (experiment) =>
            html`<${Report} key=${experiment.key} name=${experiment.key} title=${experiment.title} version=${experiment.games} />`,
        )}
    </div>
  </section>`;
}
