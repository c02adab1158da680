/** The interactive layer for pointer, keyboard and screen readers: one grid cell for each cell of the board. */
import { html, memo } from "../html.js";
import { t } from "../text/text.js";
import { symbolOf } from "./Marks.js";

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
   * @param {Pick<BoardProps, "stones" | "marks" | "symbols" | "targets" | "last" | "areas" | "describe" | "label"> &
   *   {layout: Layout, active: string, chosen: string[]}} props
   */
  ({ layout, stones, marks, symbols, targets = NOWHERE, last = [], areas = [], describe, label, active, chosen }) => {
    /** @type {Map<string, string>} */
    const tips = new Map();
    for (const { cells, words } of areas) if (words) for (const cell of cells) tips.set(cell, words);
    const board = { stones, marks, symbols, targets, last, describe };
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

/**
 * The label of a cell for screen readers: its coordinate, what is on it, and what the game adds.
 *
 * @param {string} cell
 * @param {Pick<BoardProps, "stones" | "marks" | "symbols" | "targets" | "last" | "describe">} board
 * @param {string} [tip]   what is shown under the pointer; it is said as well
 */
function spoken(cell, { stones, marks, symbols, targets, last, describe }, tip) {
  const parts = [coordinate(cell), t(`board.${stones[cell] ?? "empty"}`)];
  for (const mark of marks[cell] ?? []) parts.push(symbolOf(symbols, mark)?.words() ?? mark);
  if (last?.includes(cell)) parts.push(t("board.last"));
  const more = describe?.(cell);
  if (more) parts.push(more);
  if (tip && !more?.includes(tip)) parts.push(tip);
  if (targets?.has(cell)) parts.push(t("board.target"));
  return parts.join(", ");
}

/** With a space, because `e12` would be read as a word. @param {string} cell */
const coordinate = (cell) => `${cell[0].toUpperCase()} ${cell.slice(1)}`;
