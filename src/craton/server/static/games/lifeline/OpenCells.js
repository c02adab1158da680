/**
 * The number of cells that are open to each side, and to that side alone. A side that has to move without one loses.
 */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { SideStone } from "../shared/SideStone.js";

/** @param {import("../types.js").Context} context */
export function openCellsOf(context) {
  for (const panel of (context.insight ?? context.known)?.panels ?? []) {
    const [open, own] = [panel.columns.indexOf("open cells"), panel.columns.indexOf("only its own")];
    if (open < 0 || own < 0) continue;
    return panel.rows.map((row) => ({
      side: /** @type {import("../../api/types.js").Side} */ (row[0]),
      open: Number(row[open]),
      own: Number(row[own]),
    }));
  }
  return null;
}

/** @param {{context: import("../types.js").Context}} props */
export function OpenCells({ context }) {
  const counts = openCellsOf(context);
  if (!counts) return null;
  const all = context.board.cells.length;
  return html`<dl class="open-cells">
    ${counts.map(
      ({ side, open, own }) =>
        html`<div key=${side} class=${`open-cells-side ${side}`}>
          <dt><${SideStone} side=${side} /><span class="unseen">${t(`match.${side}`)}</span></dt>
          <dd>
            <span class="open-cells-bar" aria-hidden="true">
              <span class="open-cells-own" style=${{ width: `${(100 * own) / all}%` }}></span>
              <span class="open-cells-shared" style=${{ width: `${(100 * (open - own)) / all}%` }}></span>
            </span>
            <span class="figures">${t("lifeline.openCells", open, own)}</span>
          </dd>
        </div>`,
    )}
  </dl>`;
}
