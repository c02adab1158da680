/** What the pointer, the keyboard and a screen reader meet: one cell of a grid for each cell of the board. */
import { html } from "../html.js";
import { memo } from "./memo.js";
import { spoken } from "./spoken.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Place} Place
 * @typedef {import("./types.js").BoardProps} BoardProps
 */

const Cell = memo(
  /**
   * @param {{place: Place, label: string, tip: string | undefined, active: boolean, target: boolean,
   *   chosen: boolean}} props
   */
  ({ place, label, tip, active, target, chosen }) => html`
    <path
      role="gridcell"
      class=${target ? "cell cell-target" : "cell"}
      d=${place.area}
      transform=${`translate(${place.x} ${place.y})`}
      data-cell=${place.name}
      tabindex=${active ? 0 : -1}
      aria-label=${label}
      aria-selected=${chosen || undefined}
    >
      ${tip && html`<title>${tip}</title>`}
    </path>
  `,
);

/** @type {ReadonlySet<string>} */
const NOWHERE = new Set();

export const Cells = memo(
  /**
   * @param {Pick<BoardProps, "stones" | "marks" | "targets" | "last" | "areas" | "describe" | "label"> &
   *   {layout: Layout, active: string, chosen: string[]}} props
   */
  ({ layout, stones, marks, targets = NOWHERE, last = [], areas = [], describe, label, active, chosen }) => {
    /** @type {Map<string, string>} */
    const tips = new Map();
    for (const { cells, words } of areas) if (words) for (const cell of cells) tips.set(cell, words);
    const board = { stones, marks, targets, last, describe };
    return html`
      <g class="layer-cells" role="grid" aria-label=${label}>
        ${layout.rows.map(
          (row, k) => html`
            <g role="row" key=${k}>
              ${row.map(
                (place) => html`
                  <${Cell}
                    key=${place.name}
                    place=${place}
                    label=${spoken(place.name, board, tips.get(place.name))}
                    tip=${tips.get(place.name)}
                    active=${place.name === active}
                    target=${targets.has(place.name)}
                    chosen=${chosen.includes(place.name)}
                  />
                `,
              )}
            </g>
          `,
        )}
      </g>
    `;
  },
);
