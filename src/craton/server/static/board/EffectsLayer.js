/** Effects around a stone or an empty cell during an animation: halos, rings, shards. */
import { html, memo } from "../html.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Place} Place
 * @typedef {import("./types.js").Side} Side
 */

/**
 * An effect is written as its name, and for some a delay in milliseconds: `flip 120`. How it looks and how long it
 * takes
 * is up to styles/board-effects.css.
 *
 * @typedef {{name: string, className: string, style: Record<string, string> | undefined}} Effect
 */

/** @type {Effect} */
const NONE = { name: "", className: "", style: undefined };

/** @param {string | undefined} text @returns {Effect} */
export function effectOf(text) {
  if (!text) return NONE;
  const [name, delay] = text.split(" ");
  return { name, className: `effect-${name}`, style: delay ? { "--delay": delay } : undefined };
}

/** Pieces of a stone: their angles, how far they fly, and how much they turn on the way. */
const SHARDS = [
  { from: 0, to: 48, far: 0.9, turn: 60 },
  { from: 48, to: 125, far: 0.6, turn: -35 },
  { from: 125, to: 172, far: 1, turn: 80 },
  { from: 172, to: 250, far: 0.65, turn: 40 },
  { from: 250, to: 297, far: 1.1, turn: -70 },
  { from: 297, to: 360, far: 0.75, turn: -45 },
];

const Effect = memo(
  /** @param {{place: Place, effect: string, radius: number, side: Side | undefined, prefix: string}} props */
  ({ place, effect, radius, side, prefix }) => {
    const { name, style } = effectOf(effect);
    return html`
      <g class=${`burst burst-${name}`} transform=${`translate(${place.x} ${place.y})`}>
        ${
          name === "glow" &&
          html`<circle class="halo" style=${style} r=${radius * 1.75} fill=${`url(#${prefix}-halo)`} />`
        }
        ${
          name === "crumble" && side
            ? shards(radius, side, style)
            : html`<path class="burst-shape" style=${style} d=${place.stone} />`
        }
      </g>
    `;
  },
);

/** @param {number} radius @param {Side} side @param {Record<string, string> | undefined} style */
function shards(radius, side, style) {
  return SHARDS.map(({ from, to, far, turn }) => {
    /** @param {number} degrees @param {number} share */
    const point = (degrees, share) => {
      const angle = (degrees * Math.PI) / 180;
      return `${(Math.cos(angle) * radius * share).toFixed(1)} ${(Math.sin(angle) * radius * share).toFixed(1)}`;
    };
    const middle = (from + to) / 2;
    const outline = [
      point(middle, 0.08),
      point(from, 0.6),
      point(from, 1),
      point(middle, 1),
      point(to, 1),
      point(to, 0.6),
    ];
    const [x, y] = point(middle, far).split(" ");
    const way = { ...style, "--x": `${x}px`, "--y": `${y}px`, "--turn": `${turn}deg` };
    return html`<path class=${`shard shard-${side}`} style=${way} d=${`M${outline.join("L")}Z`} />`;
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
