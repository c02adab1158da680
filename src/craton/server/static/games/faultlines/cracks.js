/** Fault lines as cracks: they run on between marked cells that touch, and end jagged elsewhere. */
import { html } from "../../html.js";
import { MAX_LINK_LENGTH } from "../../board/geometry.js";

/**
 * @typedef {import("../../board/geometry.js").Layout} Layout
 * @typedef {import("../../board/geometry.js").Place} Place
 * @typedef {import("../../board/shapes.js").Point} Point
 */

/** @param {Layout} layout @param {ReadonlySet<string>} cells */
export function drawCracks(layout, cells) {
  const places = layout.places.filter((place) => cells.has(place.name));
  const cracks = places.map((place) => crack(layout, place, cells)).join("");
  return html`
    ${places.map(
      (place) =>
        html`<path class="mark-ground" d=${place.tile} transform=${`translate(${place.x} ${place.y})`} />`,
    )}
    <path class="crack-light" d=${cracks} transform="translate(1.5 3)" />
    <path class="crack" d=${cracks} />
  `;
}

/**
 * @param {Layout} layout
 * @param {Place} place
 * @param {ReadonlySet<string>} cells
 */
function crack(layout, place, cells) {
  const chance = numbers(place.name);
  const near = place.links.flatMap((name) => (cells.has(name) ? (layout.byName.get(name) ?? []) : []));
  const ways = near.filter((other) => Math.hypot(other.x - place.x, other.y - place.y) < MAX_LINK_LENGTH);
  const reach = layout.look === "lines" ? 47 : layout.radius * 1.2;
  /** @param {number} angle @param {number} far @returns {Point} */
  const towards = (angle, far) => [place.x + Math.cos(angle) * far, place.y + Math.sin(angle) * far];
  const middle = towards(chance() * 7, 6);
  const joined = ways.map((other) =>
    jagged(middle, [(other.x + place.x) / 2, (other.y + place.y) / 2], THICK, chance),
  );
  const turn = ways.length ? Math.atan2(place.y - ways[0].y, place.x - ways[0].x) : 0.5 + chance() * 0.8;
  const loose =
    ways.length > 1 ? [] : ways.length ? [turn + chance() - 0.5] : [turn, turn + Math.PI + chance() * 0.6];
  const twigs = [turn + 1.2 + chance() * 0.5, turn - 1.3 - chance() * 0.5];
  return [
    ...joined,
    ...loose.map((angle) => jagged(middle, towards(angle, reach), 0, chance)),
    ...twigs.map((angle) => jagged(middle, towards(angle, reach * (0.3 + chance() * 0.25)), 0, chance)),
  ].join("");
}

/** Half the width of a crack where it is widest. */
const THICK = 3.6;

/**
 * A crack as a thin area, so that it can run to a point.
 *
 * @param {Point} from
 * @param {Point} to
 * @param {number} end   half its width at the end
 * @param {() => number} chance
 */
function jagged(from, to, end, chance) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  /** @param {number} along @param {number} aside */
  const point = (along, aside) =>
    [from[0] + dx * along * length - dy * aside, from[1] + dy * along * length + dx * aside]
      .map((value) => value.toFixed(1))
      .join(" ");
  const bends = [0.22, 0.5, 0.76].map((share, k) => ({
    along: share + (chance() - 0.5) * 0.12,
    aside: (k % 2 ? 1 : -1) * (2 + chance() * 0.11 * length),
    half: THICK + (end - THICK) * share,
  }));
  const there = bends.map(({ along, aside, half }) => point(along, aside - half));
  const back = bends.map(({ along, aside, half }) => point(along, aside + half)).reverse();
  return `M${[point(0, -THICK), ...there, point(1, -end), point(1, end), ...back, point(0, THICK)].join("L")}Z`;
}

/**
 * Pseudo-random numbers from 0 to 1, seeded with the name, so that a crack keeps its shape.
 *
 * @param {string} name
 */
function numbers(name) {
  let state = [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}
