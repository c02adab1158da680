/** Stones, their shadows, and ghosts of possible stones. */
import { html, memo } from "../html.js";
import { effectOf } from "./EffectsLayer.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Place} Place
 * @typedef {import("./types.js").Side} Side
 * @typedef {{layout: Layout, stones: Record<string, Side>, effects: Record<string, string>, prefix: string,
 *   patterned: boolean}} Props
 */

/** @param {Place} place */
const at = (place) => `translate(${place.x} ${place.y})`;

/** @type {Record<Side, Side>} */
const OTHER = { black: "white", white: "black" };

/** Gradients that stones refer to; their colours are variables. @param {{prefix: string}} props */
export const StoneDefinitions = memo(
  /** @param {{prefix: string}} props */
  ({ prefix }) => html`
    <defs>
      ${["black", "white"].map(
        (side) => html`
          <radialGradient id=${`${prefix}-${side}`} cx="0.36" cy="0.3" r="0.72" fx="0.33" fy="0.26">
            <stop class=${`stone-stop-${side}-light`} offset="0" />
            <stop class=${`stone-stop-${side}-middle`} offset="0.45" />
            <stop class=${`stone-stop-${side}-dark`} offset="1" />
          </radialGradient>
        `,
      )}
      <radialGradient id=${`${prefix}-shadow`}>
        <stop class="shadow-stop" offset="0.62" stop-opacity="0.42" />
        <stop class="shadow-stop" offset="0.82" stop-opacity="0.2" />
        <stop class="shadow-stop" offset="1" stop-opacity="0" />
      </radialGradient>
    </defs>
  `,
);

const Shadow = memo(
  /** @param {{place: Place, effect: string | undefined, prefix: string}} props */
  ({ place, effect, prefix }) => {
    const { className, style } = effectOf(effect);
    return html`
      <g transform=${`translate(${place.x + 2} ${place.y + 6}) scale(1.13)`}>
        <path class=${`stone-shadow ${className}`} style=${style} d=${place.stone} fill=${`url(#${prefix}-shadow)`} />
      </g>
    `;
  },
);

/** Shadows lie under all stones, so that none falls on a neighbour. */
export const Shadows = memo(
  /** @param {Omit<Props, "patterned">} props */
  ({ layout, stones, effects, prefix }) => html`
    <g class="layer-shadows">
      ${placed(layout, stones).map(
        (place) =>
          html`<${Shadow} key=${place.name} place=${place} effect=${effects[place.name]} prefix=${prefix} />`,
      )}
    </g>
  `,
);

const Stone = memo(
  /** @param {{place: Place, side: Side, effect: string | undefined, prefix: string, patterned: boolean}} props */
  ({ place, side, effect, prefix, patterned }) => {
    const { name, className, style } = effectOf(effect);
    return html`
      <g class="stone" transform=${at(place)}>
        ${
          name === "flip" &&
          html`<g class="stone-body stone-before" style=${style}>${face(place, OTHER[side], prefix, patterned)}</g>`
        }
        <g class=${`stone-body ${className}`} style=${style}>${face(place, side, prefix, patterned)}</g>
      </g>
    `;
  },
);

/** @param {Place} place @param {Side} side @param {string} prefix @param {boolean} patterned */
function face(place, side, prefix, patterned) {
  return html`
    <path class=${`stone-face stone-${side}`} d=${place.stone} fill=${`url(#${prefix}-${side})`} />
    ${patterned && html`<path class=${`pattern pattern-${side}`} d=${patternOf(place, side)} />`}
  `;
}

/**
 * Patterns to distinguish the sides without colour: a ring for Black, a cross for White.
 *
 * @param {Place} place
 * @param {Side} side
 */
function patternOf(place, side) {
  const size = place.corners.length === 3 ? 9 : place.corners.length === 6 ? 17 : 20;
  if (side === "black")
    return `M${-size} 0a${size} ${size} 0 1 1 ${2 * size} 0a${size} ${size} 0 1 1 ${-2 * size} 0Z`;
  return `M${-size} ${-size}L${size} ${size}M${-size} ${size}L${size} ${-size}`;
}

export const Stones = memo(
  /** @param {Props} props */
  ({ layout, stones, effects, prefix, patterned }) => html`
    <g class="layer-stones">
      ${placed(layout, stones).map(
        (place) => html`
          <${Stone}
            key=${place.name}
            place=${place}
            side=${stones[place.name]}
            effect=${effects[place.name]}
            prefix=${prefix}
            patterned=${patterned}
          />
        `,
      )}
    </g>
  `,
);

/**
 * In the order of the cells, so that a new stone moves no other in the DOM.
 *
 * @param {Layout} layout
 * @param {Record<string, Side>} stones
 */
const placed = (layout, stones) => layout.places.filter((place) => stones[place.name]);

/** @param {{layout: Layout, ghosts: import("./types.js").Ghost[], prefix: string, patterned: boolean}} props */
export function Ghosts({ layout, ghosts, prefix, patterned }) {
  return html`
    <g class="layer-ghosts">
      ${ghosts.map(({ cell, side }) => {
        const place = layout.byName.get(cell);
        return (
          place &&
          html`<g key=${cell} class=${`ghost ghost-${side}`} transform=${at(place)}>
            ${face(place, side, prefix, patterned)}
          </g>`
        );
      })}
    </g>
  `;
}
