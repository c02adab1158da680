/** Estimates and their intervals over the number of games: one line with a band for each series. */
import { useRef } from "preact/hooks";
import { html } from "../../html.js";
import { number } from "../../text/intl.js";
import { ticksBetween, useWidth } from "../../ui/Graph.js";

/** @typedef {{name: string, unit: number, trace: number[][]}} Series */

const HEIGHT = 280;
const EDGE = { left: 58, right: 12, top: 12, bottom: 30 };
const SETTLED = 0.08; // the share of the games after which the intervals must fit
const PADDING = 0.08;

/** The part of the axis that is shown: where the intervals are once a few games are played, and the middle.
 *  @param {Series[]} series @param {number} most @param {number} middle @param {[number, number]} bounds */
function rangeOf(series, most, middle, bounds) {
  const ends = series.flatMap(({ trace, unit }) => {
    const settled = trace.filter(([count]) => count * unit >= SETTLED * most);
    return (settled.length ? settled : trace.slice(-1)).flatMap(([, , low, high]) => [low, high]);
  });
  const [low, high] = [Math.min(middle, ...ends), Math.max(middle, ...ends)];
  const room = PADDING * (high - low || 1);
  return [Math.max(bounds[0], low - room), Math.min(bounds[1], high + room)];
}

/**
 * @param {object} props
 * @param {Series[]} props.series
 * @param {string} props.label                     spoken: what the lines say at present
 * @param {string} props.across                    what the horizontal axis counts
 * @param {number} props.middle                    where a line is drawn across
 * @param {number} [props.margin]                  half the height of the stripe around the middle
 * @param {[number, number]} props.bounds          of what is possible
 * @param {(value: number) => string} props.show   writes the numbers at the side
 */
export function Chart({ series, label, across, middle, margin = 0, bounds, show }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const width = useWidth(box);
  const shown = series.filter(({ trace }) => trace.length > 0);
  const most = Math.max(1, ...shown.map(({ trace, unit }) => (trace.at(-1)?.[0] ?? 0) * unit));
  const [low, high] = shown.length ? rangeOf(shown, most, middle, bounds) : bounds;
  const x = (/** @type {number} */ games) => EDGE.left + (games / most) * (width - EDGE.left - EDGE.right);
  const y = (/** @type {number} */ value) => {
    const place = (high - Math.min(high, Math.max(low, value))) / (high - low);
    return EDGE.top + place * (HEIGHT - EDGE.top - EDGE.bottom);
  };
  const at = (/** @type {number} */ games, /** @type {number} */ value) => `${x(games).toFixed(1)},${y(value).toFixed(1)}`;
  const line = (/** @type {Series} */ { trace, unit }, /** @type {number} */ part) =>
    trace.map((point) => at(point[0] * unit, point[part]));
  const bottom = HEIGHT - EDGE.bottom;
  const steps = ticksBetween(0, most, width > 600 ? 6 : 3).filter((tick) => tick > 0 && Number.isInteger(tick));
  return html`<div class="lab-chart" ref=${box} role="img" aria-label=${label}>
    <svg width=${width} height=${HEIGHT} viewBox=${`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      ${
        margin > 0 &&
        html`<rect
          class="lab-margin"
          x=${EDGE.left}
          width=${Math.max(0, width - EDGE.left - EDGE.right)}
          y=${y(middle + margin)}
          height=${Math.max(0, y(middle - margin) - y(middle + margin))}
        />`
      }
      ${ticksBetween(low, high, 5).map(
        (tick) =>
          html`<g key=${tick} class="lab-tick">
            <line x1=${EDGE.left} x2=${width - EDGE.right} y1=${y(tick)} y2=${y(tick)} />
            <text x=${EDGE.left - 8} y=${y(tick)} dy="0.35em" text-anchor="end">${show(tick)}</text>
          </g>`,
      )}
      ${steps.map(
        (tick) =>
          html`<text key=${tick} class="lab-step" x=${x(tick)} y=${bottom + 18} text-anchor=${x(tick) > width - 40 ? "end" : "middle"}
            >${number(tick)}</text
          >`,
      )}
      <line class="lab-middle" x1=${EDGE.left} x2=${width - EDGE.right} y1=${y(middle)} y2=${y(middle)} />
      ${shown.map(
        (one, place) =>
          html`<g key=${place} class=${`lab-series series-${place}`}>
            <polygon class="lab-band" points=${[...line(one, 3), ...line(one, 2).reverse()].join(" ")} />
            <polyline class="lab-end" points=${line(one, 2).join(" ")} />
            <polyline class="lab-end" points=${line(one, 3).join(" ")} />
            <polyline class="lab-line" points=${line(one, 1).join(" ")} />
          </g>`,
      )}
    </svg>
    <p class="lab-legend" aria-hidden="true">
      ${shown.map(
        (one, place) =>
          html`<span key=${place} class=${`lab-key series-${place}`}
            ><svg width="34" height="12"><rect class="lab-band" width="34" height="12" /><line class="lab-line" x1="0" x2="34" y1="6" y2="6" /></svg>
            ${one.name}</span
          >`,
      )}
      <span class="faint lab-across">${across}</span>
    </p>
  </div>`;
}
