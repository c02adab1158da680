/**
 * A line through points: ratings over time, the value of a game over its turns.
 *
 * With `onPick` it is a slider: pointer and arrows choose a point, `at` is its index. Without it, it is a picture whose
 * points tell what they are when pointed at.
 */
import { useState } from "preact/hooks";
import { html } from "../html.js";

/**
 * @typedef {{x: number, y: number, label: string}} Point
 * @typedef {{at: number, tone?: "good" | "bad" | "warn" | "accent", label?: string}} Mark   at: the index of a point
 */

const WIDTH = 1000;
const INSET = 6;

/** Round numbers between two, few enough to be read. @param {number} low @param {number} high */
function ticksBetween(low, high) {
  const rough = (high - low) / 3 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  const ticks = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high + step / 1000; tick += step) ticks.push(tick);
  return ticks;
}

/** @param {number} value */
const plain = (value) => String(Math.round(value * 100) / 100);

/**
 * @param {object} props
 * @param {Point[]} props.points     in the order of x
 * @param {string} props.label       the spoken name
 * @param {number} [props.height]    in pixels
 * @param {number} [props.min]       of y; by default what the points need
 * @param {number} [props.max]
 * @param {number} [props.base]      the area between the line and this y is filled; by default the lowest
 * @param {Mark[]} [props.marks]
 * @param {number} [props.at]        the index of the chosen point
 * @param {(index: number) => void} [props.onPick]
 * @param {(y: number) => string} [props.show]   how numbers at the side are written
 */
export function Graph({ points, label, height = 160, min, max, base, marks = [], at, onPick, show = plain }) {
  const [hover, setHover] = useState(/** @type {number | null} */ (null));
  if (points.length === 0) return null;
  const ys = points.map((point) => point.y);
  const room = (Math.max(...ys) - Math.min(...ys)) * 0.12 || 1;
  const low = min ?? Math.min(...ys) - room;
  const high = max ?? Math.max(...ys) + room;
  const first = points[0].x;
  const span = points[points.length - 1].x - first || 1;
  const across = (/** @type {Point} */ point) => (points.length === 1 ? 0.5 : (point.x - first) / span);
  const down = (/** @type {number} */ y) => 1 - (Math.min(high, Math.max(low, y)) - low) / (high - low || 1);
  const place = (/** @type {Point} */ point) => `${(across(point) * WIDTH).toFixed(1)} ${(down(point.y) * height).toFixed(1)}`;
  const line = `M${points.map(place).join("L")}`;
  const floor = (down(base ?? low) * height).toFixed(1);
  const area = `${line}L${(across(points[points.length - 1]) * WIDTH).toFixed(1)} ${floor}L${(across(points[0]) * WIDTH).toFixed(1)} ${floor}Z`;
  const spot = (/** @type {number} */ index) => ({
    left: `${across(points[index]) * 100}%`,
    top: `${down(points[index].y) * 100}%`,
  });

  const nearest = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    let best = 0;
    points.forEach((point, index) => {
      if (Math.abs(across(point) - share) < Math.abs(across(points[best]) - share)) best = index;
    });
    return best;
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const now = at ?? points.length - 1;
    const next = { ArrowLeft: now - 1, ArrowDown: now - 1, ArrowRight: now + 1, ArrowUp: now + 1, Home: 0, End: points.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onPick?.(Math.min(points.length - 1, Math.max(0, next)));
  };
  const told = hover ?? at;
  const shown = told === undefined || told === null ? null : points[told];
  const slider = onPick && {
    role: "slider",
    tabindex: 0,
    "aria-label": label,
    "aria-valuemin": 0,
    "aria-valuemax": points.length - 1,
    "aria-valuenow": at ?? points.length - 1,
    "aria-valuetext": points[at ?? points.length - 1]?.label,
    onKeyDown,
    onPointerDown: (/** @type {PointerEvent} */ event) => onPick(nearest(event)),
  };
  return html`<div class="graph" style=${{ height: `${height}px` }}>
    <div class="graph-ticks" aria-hidden="true">
      ${ticksBetween(low, high).map((tick) => html`<span key=${tick} style=${{ top: `${down(tick) * 100}%` }}>${show(tick)}</span>`)}
    </div>
    <div
      class=${onPick ? "graph-plot graph-picks" : "graph-plot"}
      onPointerMove=${(/** @type {PointerEvent} */ event) => {
        setHover(nearest(event));
        if (onPick && event.buttons === 1) onPick(nearest(event));
      }}
      onPointerLeave=${() => setHover(null)}
      ...${slider ?? { role: "img", "aria-label": label }}
    >
      <svg viewBox=${`0 ${-INSET} ${WIDTH} ${height + 2 * INSET}`} preserveAspectRatio="none" aria-hidden="true">
        ${ticksBetween(low, high).map(
          (tick) => html`<path key=${tick} class="graph-grid" d=${`M0 ${down(tick) * height}H${WIDTH}`} />`,
        )}
        <path class="graph-area" d=${area} />
        ${base !== undefined && html`<path class="graph-base" d=${`M0 ${floor}H${WIDTH}`} />`}
        <path class="graph-line" d=${line} />
        ${shown && html`<path class="graph-cursor" d=${`M${across(shown) * WIDTH} 0V${height}`} />`}
      </svg>
      ${marks.map(
        (mark) =>
          points[mark.at] &&
          html`<i key=${`${mark.at} ${mark.label}`} class=${`graph-mark ${mark.tone ?? "accent"}`} style=${spot(mark.at)} title=${mark.label}></i>`,
      )}
      ${points.length === 1 && html`<i class="graph-mark accent" style=${spot(0)}></i>`}
      ${told !== undefined && told !== null && shown && html`<i class="graph-mark now" style=${spot(told)}></i>`}
    </div>
    ${hover !== null &&
    shown &&
    html`<div class="graph-told" style=${{ left: `${Math.min(85, Math.max(15, across(shown) * 100))}%` }} aria-hidden="true">
      ${shown.label}
    </div>`}
  </div>`;
}
