/** Where the pointer and the keyboard are, and which cells can be acted on. */
import { html } from "../html.js";
import { memo } from "./memo.js";
import { disc } from "./shapes.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./types.js").Side} Side
 */

export const Pointed = memo(
  /** @param {{layout: Layout, pointed: string | null, active: string, still: boolean}} props */
  ({ layout, pointed, active, still }) => {
    const here = pointed && layout.byName.get(pointed);
    const focus = !still && layout.byName.get(active);
    return html`
      <g class="layer-focus">
        ${here && html`<path class="pointed" d=${here.tile} transform=${`translate(${here.x} ${here.y})`} />`}
        ${focus &&
        html`<g class="focus" transform=${`translate(${focus.x} ${focus.y})`}>
          <path class="focus-outer" d=${focus.tile} />
          <path class="focus-inner" d=${focus.tile} />
        </g>`}
      </g>
    `;
  },
);

export const Hints = memo(
  /** @param {{layout: Layout, targets: ReadonlySet<string>, stones: Record<string, Side>}} props */
  ({ layout, targets, stones }) => html`
    <g class="layer-hints">
      ${layout.places
        .filter((place) => targets.has(place.name))
        .map(
          (place) => html`
            <g key=${place.name} class="hint" transform=${`translate(${place.x} ${place.y})`}>
              ${stones[place.name]
                ? html`<path class="hint-ring" d=${place.stone} transform="scale(1.1)" />`
                : html`<path class="hint-dot" d=${disc(layout.radius * 0.17)} />`}
            </g>
          `,
        )}
    </g>
  `,
);
