/**
 * Who has room: the cells that are open to each side, and those open to it alone. Who has none on its turn has lost.
 */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { SideStone } from "../common/SideStone.js";

/** @param {import("../types.js").Table} table */
export function roomOf(table) {
  for (const panel of (table.insight ?? table.known)?.panels ?? []) {
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

/** @param {{table: import("../types.js").Table}} props */
export function Room({ table }) {
  const room = roomOf(table);
  if (!room) return null;
  const all = table.board.cells.length;
  return html`<dl class="room">
    ${room.map(
      ({ side, open, own }) =>
        html`<div key=${side} class=${`room-side ${side}`}>
          <dt><${SideStone} side=${side} /><span class="unseen">${t(`match.${side}`)}</span></dt>
          <dd>
            <span class="room-bar" aria-hidden="true">
              <span class="room-own" style=${{ width: `${(100 * own) / all}%` }}></span>
              <span class="room-shared" style=${{ width: `${(100 * (open - own)) / all}%` }}></span>
            </span>
            <span class="figures">${t("lifeline.room", open, own)}</span>
          </dd>
        </div>`,
    )}
  </dl>`;
}
