/** Layers that explain: areas, heat, labels, arrows. */
import { html, memo } from "../html.js";
import { grown, outlines, rounded } from "./shapes.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Place} Place
 * @typedef {import("./types.js").Side} Side
 * @typedef {import("./types.js").Area} Area
 * @typedef {import("./types.js").Arrow} Arrow
 * @typedef {import("./types.js").CellLabel} CellLabel
 */

/** @param {Layout} layout @param {string[]} cells */
const places = (layout, cells) => cells.flatMap((cell) => layout.byName.get(cell) ?? []);

export const Areas = memo(
  /** @param {{layout: Layout, areas: Area[], prefix: string}} props */
  ({ layout, areas, prefix }) => html`
    <g class="layer-areas">
      <defs>
        ${TONES.map(
          (tone) => html`
            <pattern
              id=${`${prefix}-hatch-${tone}`}
              width="14"
              height="14"
              patternUnits="userSpaceOnUse"
              patternTransform=${`rotate(${tone === "white" ? -45 : 45})`}
            >
              <path class=${`hatch tone-${tone}`} d="M0 7H14" />
            </pattern>
          `,
        )}
      </defs>
      ${areas.map((area) => {
        const style = area.style ?? "fill";
        const fill = style === "hatch" ? `url(#${prefix}-hatch-${area.tone})` : undefined;
        return html`
          <path class=${`area area-${style} tone-${area.tone}`} d=${areaPath(layout, area)} fill=${fill} />
        `;
      })}
    </g>
  `,
);

const TONES = ["black", "white", "neutral", "good", "bad", "accent"];

/**
 * The common outline of all cells of an area, slightly inset so that neighbouring areas stay apart.
 *
 * @param {Layout} layout
 * @param {Area} area
 */
function areaPath(layout, area) {
  const inside = layout.look === "lines" ? 3 : 4;
  const loops = outlines(places(layout, area.cells).map((place) => place.corners));
  return loops.map((loop) => rounded(grown(loop, -inside), layout.look === "lines" ? 22 : 14)).join("");
}

export const Heat = memo(
  /** @param {{layout: Layout, heat: Record<string, number>}} props */
  ({ layout, heat }) => html`
    <g class="layer-heat">
      ${Object.entries(heat).map(([cell, value]) => {
        const place = layout.byName.get(cell);
        const strength = Math.min(1, Math.abs(value));
        return (
          place &&
          html`<path
            key=${cell}
            class=${`heat heat-${value < 0 ? "bad" : "good"}`}
            d=${place.tile}
            transform=${`translate(${place.x} ${place.y})`}
            fill-opacity=${(0.12 + 0.68 * strength).toFixed(2)}
          />`
        );
      })}
    </g>
  `,
);

/**
 * @param {{layout: Layout, labels: CellLabel[], areas: Area[], stones: Record<string, Side>, patterned: boolean}} props
 */
function drawLabels({ layout, labels, areas, stones, patterned }) {
  return html`
    <g class="layer-labels">
      ${labels.map(({ cell, text, tone }) => {
        const place = layout.byName.get(cell);
        // A text is readable on a plain stone, but not on a pattern.
        const on = patterned ? undefined : stones[cell];
        const isBelow = Boolean(stones[cell]) && text.length > SHORT;
        const isChip = !on || isBelow;
        return place && label(layout, place, text, `label-${tone ?? "plain"} on-${isChip ? "empty" : on}`, { isChip, isBelow });
      })}
      ${areas.map((area) => {
        const place = area.label && middle(places(layout, area.cells));
        return (
          place && label(layout, place, area.label ?? "", `label-plain label-area tone-${area.tone}`, { isChip: true, isBelow: true })
        );
      })}
    </g>
  `;
}

export const Labels = memo(drawLabels);

/** A text of at most this many characters stands in the middle of a stone. */
const SHORT = 2;

/**
 * @param {Layout} layout
 * @param {Place} place
 * @param {string} text
 * @param {string} className
 * @param {{isChip: boolean, isBelow: boolean}} how   below, it leaves the stone and the mark of the last step visible
 */
function label(layout, place, text, className, { isChip, isBelow }) {
  // A short label fills the stone; a longer one is smaller.
  const fitting = Math.min(layout.radius * 0.92, (layout.radius * 2.9) / Math.max(2, text.length));
  const size = isBelow ? Math.min(fitting, layout.radius * (text.length > SHORT ? 0.56 : 0.72)) : fitting;
  const [width, height] = [Math.max(size * (0.42 + 0.6 * text.length), size * 1.3), size * 1.3];
  const y = place.y + (isBelow ? layout.radius * 0.82 : 0);
  return html`
    <g class=${`label ${className}`} transform=${`translate(${place.x} ${y})`}>
      ${isChip && html`<rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx=${height * 0.36} />`}
      <text dy="0.35em" font-size=${size.toFixed(1)}>${text}</text>
    </g>
  `;
}

/** The place nearest to the middle of them all. @param {Place[]} list */
function middle(list) {
  if (!list.length) return null;
  const x = list.reduce((sum, place) => sum + place.x, 0) / list.length;
  const y = list.reduce((sum, place) => sum + place.y, 0) / list.length;
  /** @param {Place} place */
  const far = (place) => Math.hypot(place.x - x, place.y - y);
  return list.reduce((best, place) => (far(place) < far(best) ? place : best));
}

export const Arrows = memo(
  /** @param {{layout: Layout, arrows: Arrow[]}} props */
  ({ layout, arrows }) => html`
    <g class="layer-arrows">
      ${arrows.map(({ from, to, tone }) => {
        const [start, stop] = [layout.byName.get(from), layout.byName.get(to)];
        return (
          start &&
          stop &&
          html`<path class=${`arrow tone-${tone ?? "accent"}`} d=${arrow(layout, start, stop)} />`
        );
      })}
    </g>
  `,
);

/**
 * A shaft that starts beside the centre and a head that ends before the other's.
 *
 * @param {Layout} layout
 * @param {Place} from
 * @param {Place} to
 */
function arrow(layout, from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  /** @param {number} along @param {number} aside */
  const point = (along, aside) =>
    `${(from.x + dx * along - dy * aside).toFixed(1)} ${(from.y + dy * along + dx * aside).toFixed(1)}`;
  const [start, tip] = [layout.radius * 0.5, length - layout.radius * 0.35];
  const head = Math.min(30, (tip - start) * 0.5);
  const outline = [point(start, 5), point(tip - head, 6), point(tip - head, 17), point(tip, 0)];
  return `M${[...outline, point(tip - head, -17), point(tip - head, -6), point(start, -5)].join("L")}Z`;
}
