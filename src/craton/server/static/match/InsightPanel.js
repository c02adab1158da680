/** The insight of a position: sentences, layers to draw on the board, tables. */
import { html } from "../html.js";
import { show } from "../games/shared/layers.js";
import { phrase } from "../text/phrases.js";
import { t, has } from "../text/text.js";

/** @param {{layers: string[], layer: string, game: string, onLayer: (layer: string) => void}} props */
export function Layers({ layers, layer, game, onLayer }) {
  return html`<fieldset>
    <legend class="unseen">${t("match.layers")}</legend>
    <div class="choices small">
      ${["", ...layers].map((one) => {
        const key = `${game}.layer-${one}`;
        const name = one === "" ? t("match.noLayer") : has(key) ? t(key) : one;
        return html`<label class="choice" key=${one}>
          <input type="radio" name="layer" checked=${one === layer} onChange=${() => onLayer(one)} />
          <span>${name}</span>
        </label>`;
      })}
    </div>
  </fieldset>`;
}

/** @param {{panel: import("../api/types.js").InsightPanel}} props */
function PanelTable({ panel }) {
  return html`<section class="panel">
    <h2>${phrase(panel.title)}</h2>
    <div class="scroll" tabindex="0">
      <table>
        <thead>
          <tr>
            ${panel.columns.map((column) => html`<th scope="col" key=${column}>${phrase(column.replace(/ ?%$/, ""))}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${panel.rows.map(
            (row, index) =>
              html`<tr key=${index}>
                ${row.map((value, place) => html`<td key=${place}>${show(value, panel.columns[place])}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${panel.note && html`<p class="faint">${phrase(panel.note)}</p>`}
  </section>`;
}

/**
 * @param {object} props
 * @param {import("../games/types.js").Context} props.context
 * @param {import("../games/types.js").Visuals} props.visuals
 * @param {(layer: string) => void} props.onLayer
 */
export function InsightPanel({ context, visuals, onLayer }) {
  const { insight, layer, game } = context;
  if (!insight) return html`<p class="faint">${t("match.noInsight")}</p>`;
  return html`<div class="insight stack">
    <${Layers} layers=${insight.layers} layer=${layer} game=${game} onLayer=${onLayer} />
    ${insight.sentences.length > 0 &&
    html`<ul class="sentences">
      ${insight.sentences.map((sentence) => html`<li key=${sentence}>${phrase(sentence)}</li>`)}
    </ul>`}
    ${visuals.Panel && html`<${visuals.Panel} context=${context} />`}
    ${insight.panels.map((panel) => html`<${PanelTable} key=${panel.title} panel=${panel} />`)}
  </div>`;
}
