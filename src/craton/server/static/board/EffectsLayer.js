/** What is seen around a stone or an empty cell while something is acted out: halos, rings, shards. */
import { html } from "../html.js";
import { effectOf } from "./effects.js";
import { memo } from "./memo.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Place} Place
 * @typedef {import("./types.js").Side} Side
 */

const SHARDS = [
  [-1, -0.6, -50],
  [0.2, -1, 40],
  [1, -0.3, 70],
  [0.7, 0.9, -60],
  [-0.4, 1, 30],
  [-1, 0.4, -80],
];

const Effect = memo(
  /** @param {{place: Place, effect: string, radius: number, side: Side | undefined, prefix: string}} props */
  ({ place, effect, radius, side, prefix }) => {
    const { name, style } = effectOf(effect);
    return html`
      <g class=${`burst burst-${name}`} transform=${`translate(${place.x} ${place.y})`}>
        ${name === "glow" && html`<circle class="halo" style=${style} r=${radius * 1.75} fill=${`url(#${prefix}-halo)`} />`}
        ${name === "crumble" && side
          ? shards(radius, side, style)
          : html`<path class="burst-shape" style=${style} d=${place.stone} />`}
      </g>
    `;
  },
);

/** Six wedges of a stone that fly apart. @param {number} radius @param {Side} side @param {Record<string, string> | undefined} style */
function shards(radius, side, style) {
  return SHARDS.map(([x, y, turn], k) => {
    /** @param {number} corner */
    const corner = (corner) => {
      const angle = ((k + corner) * Math.PI) / 3 + Math.PI;
      return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
    };
    const way = { ...style, "--x": `${x * radius}px`, "--y": `${y * radius}px`, "--turn": `${turn}deg` };
    return html`<path class=${`shard shard-${side}`} style=${way} d=${`M0 0L${corner(0)}L${corner(0.5)}L${corner(1)}Z`} />`;
  });
}

export const EffectsLayer = memo(
  /** @param {{layout: Layout, effects: Record<string, string>, stones: Record<string, Side>, prefix: string}} props */
  ({ layout, effects, stones, prefix }) => html`
    <g class="layer-effects">
      <defs>
        <radialGradient id=${`${prefix}-halo`}>
          <stop class="halo-stop" offset="0.5" stop-opacity="0" />
          <stop class="halo-stop" offset="0.57" stop-opacity="0.95" />
          <stop class="halo-stop" offset="1" stop-opacity="0" />
        </radialGradient>
      </defs>
      ${Object.entries(effects).map(([cell, effect]) => {
        const place = layout.byName.get(cell);
        return (
          place &&
          html`<${Effect}
            key=${`${cell} ${effect}`}
            place=${place}
            effect=${effect}
            radius=${layout.radius}
            side=${stones[cell]}
            prefix=${prefix}
          />`
        );
      })}
    </g>
  `,
);
