/** Cracks in the ground: they run on between marked cells that touch, and end jagged where none follows. */
import { html } from "../html.js";
import { memo } from "./memo.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Place} Place
 * @typedef {import("./shapes.js").Point} Point
 */

export const FaultLines = memo(
  /** @param {{layout: Layout, cells: ReadonlySet<string>}} props */
  ({ layout, cells }) => {
    const places = layout.places.filter((place) => cells.has(place.name));
    const cracks = places.map((place) => crack(layout, place, cells)).join("");
    return html`
      <g class="mark mark-fault">
        ${places.map(
          (place) => html`<path class="mark-ground" d=${place.tile} transform=${`translate(${place.x} ${place.y})`} />`,
        )}
        <path class="crack-light" d=${cracks} transform="translate(1.5 3)" />
        <path class="crack" d=${cracks} />
      </g>
    `;
  },
);

/**
 * @param {Layout} layout
 * @param {Place} place
 * @param {ReadonlySet<string>} cells
 */
function crack(layout, place, cells) {
  const chance = numbers(place.name);
  const near = place.links.flatMap((name) => (cells.has(name) ? [/** @type {Place} */ (layout.byName.get(name))] : []));
  const ways = near.filter((other) => Math.hypot(other.x - place.x, other.y - place.y) < 130);
  /** @type {Point[]} */
  const ends = ways.map((other) => [(other.x + place.x) / 2, (other.y + place.y) / 2]);
  const reach = layout.look === "lines" ? 44 : layout.radius * 1.15;
  if (ends.length < 2) {
    const from = ends.length ? Math.atan2(place.y - ends[0][1], place.x - ends[0][0]) : chance() * Math.PI;
    const angles = ends.length ? [from + (chance() - 0.5)] : [from, from + Math.PI + (chance() - 0.5)];
    for (const angle of angles) ends.push([place.x + Math.cos(angle) * reach, place.y + Math.sin(angle) * reach]);
  }
  const middle = /** @type {Point} */ ([place.x + (chance() - 0.5) * 16, place.y + (chance() - 0.5) * 16]);
  const branch = chance() * 2 * Math.PI;
  const twig = /** @type {Point} */ ([place.x + Math.cos(branch) * reach * 0.6, place.y + Math.sin(branch) * reach * 0.6]);
  return [...ends, twig].map((to) => jagged(middle, to, chance)).join("");
}

/** @param {Point} from @param {Point} to @param {() => number} chance */
function jagged(from, to, chance) {
  const points = [0.3, 0.55, 0.8].map((share, k) => {
    const aside = (k % 2 ? 1 : -1) * (4 + chance() * 7);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const x = from[0] + (to[0] - from[0]) * share - ((to[1] - from[1]) / length) * aside;
    const y = from[1] + (to[1] - from[1]) * share + ((to[0] - from[0]) / length) * aside;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${points.join("L")}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
}

/** Numbers from 0 to 1 that are always the same for a name: a crack does not change its shape. @param {string} name */
function numbers(name) {
  let state = [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}
