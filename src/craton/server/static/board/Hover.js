/** The cell under the pointer or the keyboard focus, and hints for the cells that can be acted on. */
import { html, memo } from "../html.js";
import { disc } from "./shapes.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Place} Place
 * @typedef {import("./types.js").Side} Side
 */

export const Hover = memo(
  /** @param {{layout: Layout, hovered: string | null, isTarget: boolean, active: string, still: boolean}} props */
  ({ layout, hovered, isTarget, active, still }) => {
    const here = hovered && layout.byName.get(hovered);
    const focus = !still && layout.byName.get(active);
    return html`
      <g class="layer-focus">
        ${here && isTarget && html`<path class="hovered" d=${shapeOf(layout, here)} transform=${at(here)} />`}
        ${
          here &&
          namesRows(layout) &&
          html`<text class="where" x="6" y=${layout.height - 12}>${here.name.toUpperCase()}</text>`
        }
        ${
          focus &&
          html`<g class="focus" transform=${at(focus)}>
          <path class="focus-outer" d=${focus.tile} />
          <path class="focus-inner" d=${focus.tile} />
        </g>`
        }
      </g>
    `;
  },
);

/** @param {Place} place */
const at = (place) => `translate(${place.x} ${place.y})`;

/**
 * On lines a ring around the future stone, otherwise the whole tile.
 *
 * @param {Layout} layout
 * @param {Place} place
 */
const shapeOf = (layout, place) => (layout.look === "lines" ? place.stone : place.tile);

/** Where only rows are labelled, the name of the cell is shown in the free corner. @param {Layout} layout */
const namesRows = (layout) => layout.coordinates && layout.board.kind === "hexhex";

export const Hints = memo(
  /** @param {{layout: Layout, targets: ReadonlySet<string>, stones: Record<string, Side>}} props */
  ({ layout, targets, stones }) => html`
    <g class="layer-hints">
      ${layout.places
        .filter((place) => targets.has(place.name))
        .map(
          (place) => html`
            <g key=${place.name} class="hint" transform=${at(place)}>
              ${
                stones[place.name]
                  ? html`<path class="hint-ring" d=${place.stone} transform="scale(1.1)" />`
                  : html`<path class="hint-dot" d=${disc(layout.radius * 0.17)} />`
              }
            </g>
          `,
        )}
    </g>
  `,
);
