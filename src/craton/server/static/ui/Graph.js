/** A curve over steps, which can be navigated with the arrow keys or the pointer. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";

const EDGE = 6;
const SIDE = 48;

/** @typedef {{x: number, y: number, label?: string}} Point */

/** A few round numbers between two bounds. @param {number} low @param {number} high @param {number} [count]   about */
export function ticksBetween(low, high, count = 3) {
  const rough = (high - low) / count || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  const ticks = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high + step / 1000; tick += step) ticks.push(tick);
  return ticks;
}

/** The current width of an element. @param {{current: HTMLElement | null}} element */
export function useWidth(element) {
  const [width, setWidth] = useState(320);
  useEffect(() => {
    const one = element.current;
    if (!one) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(80, one.clientWidth)));
    observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return width;
}

/**
 * @param {object} props
 * @param {Point[]} props.points
 * @param {string} props.label                          spoken
 * @param {number} [props.height]
 * @param {number} [props.min]
 * @param {number} [props.max]
 * @param {number} [props.middle]                       where a line is drawn across
 * @param {{x: number, tone?: "bad" | "warn" | "good" | "accent", label?: string}[]} [props.marks]
 * @param {number} [props.at]                           the current x
 * @param {(x: number) => void} [props.onPick]
 * @param {(y: number) => string} [props.show]          writes numbers at the side; without it there are none
 */
export function Graph({
  points,
  label,
  height = 120,
  min = 0,
  max = 1,
  middle,
  marks = [],
  at,
  onPick,
  show,
}) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const width = useWidth(box);
  const [hover, setHover] = useState(/** @type {Point | null} */ (null));
  const start = show ? SIDE : EDGE;
  const first = points[0]?.x ?? 0;
  const span = Math.max(1, (points.at(-1)?.x ?? 1) - first);
  const across = (/** @type {number} */ x) => start + ((x - first) / span) * (width - start - EDGE);
  const down = (/** @type {number} */ y) => EDGE + (1 - (y - min) / (max - min)) * (height - 2 * EDGE);
  const curve = points.map((point) => `${across(point.x).toFixed(1)},${down(point.y).toFixed(1)}`).join(" ");
  const yAt = (/** @type {number} */ x) => points.find((point) => point.x === x)?.y;
  const here = at === undefined ? -1 : points.findIndex((point) => point.x === at);

  const nearest = (/** @type {PointerEvent} */ event) => {
    const left = /** @type {HTMLElement} */ (box.current).getBoundingClientRect().left;
    const distance = (/** @type {Point} */ point) => Math.abs(across(point.x) - (event.clientX - left));
    return points.reduce((one, two) => (distance(two) < distance(one) ? two : one));
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: points.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const point = points[Math.min(points.length - 1, Math.max(0, to))];
    if (point) onPick?.(point.x);
  };
  const onPointerMove = (/** @type {PointerEvent} */ event) => {
    if (points.length === 0) return;
    const point = nearest(event);
    setHover(point);
    if (onPick && event.buttons === 1) onPick(point.x);
  };
  const spoken = points[here]?.label ?? "";
  const pickable = onPick
    ? {
        role: "slider",
        tabindex: 0,
        "aria-valuemin": 0,
        "aria-valuemax": points.length - 1,
        "aria-valuenow": Math.max(0, here),
        "aria-valuetext": spoken,
        onKeyDown,
        onPointerDown: (/** @type {PointerEvent} */ event) => onPick(nearest(event).x),
      }
    : { role: "img" };
  return html`<div
    class=${`graph ${onPick ? "pickable" : ""}`}
    ref=${box}
    aria-label=${label}
    ...${pickable}
    onPointerMove=${onPointerMove}
    onPointerLeave=${() => setHover(null)}
  >
    <svg width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
      <rect class="graph-ground" width=${width} height=${height} rx="6" />
      ${
        show &&
        ticksBetween(min, max).map(
          (tick) =>
            html`<g key=${tick} class="graph-tick">
              <line x1=${start} x2=${width - EDGE} y1=${down(tick)} y2=${down(tick)} />
              <text x=${start - 6} y=${down(tick)} dy="0.35em">${show(tick)}</text>
            </g>`,
        )
      }
      ${
        points.length > 1 &&
        html`<polygon
          class="graph-area"
          points=${`${across(first)},${height - EDGE} ${curve} ${across(first + span)},${height - EDGE}`}
        />`
      }
      ${
        middle !== undefined &&
        html`<line
          class="graph-middle"
          x1=${EDGE}
          x2=${width - EDGE}
          y1=${down(middle)}
          y2=${down(middle)}
        />`
      }
      ${points.length > 1 && html`<polyline class="graph-curve" points=${curve} />`}
      ${points.length === 1 && html`<circle class="graph-curve" cx=${across(first)} cy=${down(points[0].y)} r="3" />`}
      ${marks.map((mark) => {
        const y = yAt(mark.x);
        return y === undefined
          ? null
          : html`<circle
              key=${mark.x}
              class=${`graph-mark ${mark.tone ?? ""}`}
              cx=${across(mark.x)}
              cy=${down(y)}
              r="4.5"
            >
              ${mark.label && html`<title>${mark.label}</title>`}
            </circle>`;
      })}
      ${
        here >= 0 &&
        html`<line
            class="graph-at"
            x1=${across(points[here].x)}
            x2=${across(points[here].x)}
            y1="0"
            y2=${height}
          />
          <circle class="graph-point" cx=${across(points[here].x)} cy=${down(points[here].y)} r="5" />`
      }
      ${hover && html`<circle class="graph-hover" cx=${across(hover.x)} cy=${down(hover.y)} r="4" />`}
    </svg>
    ${hover?.label && html`<div class="graph-label" aria-hidden="true">${hover.label}</div>`}
  </div>`;
}
