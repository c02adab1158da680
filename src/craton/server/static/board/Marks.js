/**
 * What the games mark cells with. Each mark is a group of the class `mark-NAME` with a symbol; a mark without a symbol
 * here is a small dot. Some lie on the ground, under the stones, the others on top.
 */
import { html } from "../html.js";
import { effectOf } from "./effects.js";
import { FaultLines } from "./FaultLines.js";
import { memo } from "./memo.js";
import { disc } from "./shapes.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Place} Place
 * @typedef {import("./types.js").Side} Side
 */

/** Drawn under the stones: core, flooded; fault lines are drawn together, as they run from cell to cell. */
const GROUND = new Set(["core", "flooded", "fault"]);

/** Marks that other layers show. */
const ELSEWHERE = new Set(["last", "legal"]);

/** @param {Place} place */
const at = (place) => `translate(${place.x} ${place.y})`;

const GroundMark = memo(
  /** @param {{place: Place, mark: string, radius: number}} props */
  ({ place, mark, radius }) => html`
    <g class=${`mark mark-${mark}`} transform=${at(place)}>
      <path class="mark-ground" d=${place.tile} />
      ${mark === "flooded" && html`<path class="mark-waves" d=${waves(radius)} />`}
    </g>
  `,
);

/** Three small waves, one above the other. @param {number} radius */
function waves(radius) {
  const step = radius * 0.34;
  const rows = [-0.5, 0, 0.5].map((share) => {
    const y = share * radius;
    const start = -2 * step + (share === 0 ? step * 0.5 : 0);
    const swing = step * 0.7;
    return `M${start} ${y}q${step / 2} ${-swing} ${step} 0t${step} 0t${step} 0${share === 0 ? "" : `t${step} 0`}`;
  });
  return rows.join("");
}

/** @param {{layout: Layout, marks: Record<string, string[]>}} props */
function drawGround({ layout, marks }) {
  const faults = new Set(Object.keys(marks).filter((cell) => marks[cell].includes("fault")));
  return html`
    <g class="layer-ground">
      ${found(layout, marks, (mark) => GROUND.has(mark) && mark !== "fault").map(
        ({ place, mark }) =>
          html`<${GroundMark} key=${`${place.name} ${mark}`} place=${place} mark=${mark} radius=${layout.radius} />`,
      )}
      ${faults.size > 0 && html`<${FaultLines} layout=${layout} cells=${faults} />`}
    </g>
  `;
}

export const GroundMarks = memo(drawGround);

/**
 * @param {Layout} layout
 * @param {Record<string, string[]>} marks
 * @param {(mark: string) => boolean} wanted
 */
function found(layout, marks, wanted) {
  return Object.entries(marks).flatMap(([cell, names]) => {
    const place = layout.byName.get(cell);
    return place ? names.filter(wanted).map((mark) => ({ place, mark })) : [];
  });
}

/** @param {Place} place @param {number} share */
const shrunk = (place, share) =>
  html`<path class="mark-ring" d=${place.stone} transform=${`scale(${share})`} />`;

/** @type {Record<string, (place: Place, radius: number) => any>} */
const SYMBOLS = {
  keystone: (place, radius) => html`<path class="mark-sign" d=${keystone(radius * 0.48)} />`,
  secured: (place) => shrunk(place, 0.8),
  sacred: (place, radius) => html`<path class="mark-sign" d=${star(radius * 0.6)} />`,
  focus: (place) => shrunk(place, 1.06),
  captured: (place) => shrunk(place, 0.55),
};

/** The wedge at the top of an arch. @param {number} size */
const keystone = (size) => {
  const [wide, narrow] = [size * 0.95, size * 0.5];
  return `M${-wide} ${-size}Q0 ${-size * 1.3} ${wide} ${-size}L${narrow} ${size}Q0 ${size * 0.82} ${-narrow} ${size}Z`;
};

/** Five points. @param {number} size */
function star(size) {
  const points = Array.from({ length: 10 }, (_, k) => {
    const angle = (k * Math.PI) / 5 - Math.PI / 2;
    const far = k % 2 ? size * 0.45 : size;
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

const TopMark = memo(
  /** @param {{place: Place, mark: string, radius: number, on: Side | undefined, effect: string | undefined}} props */
  ({ place, mark, radius, on, effect }) => html`
    <g class=${`mark mark-${mark} on-${on ?? "empty"} ${effectOf(effect).className}`} transform=${at(place)}>
      ${SYMBOLS[mark]?.(place, radius) ?? html`<path class="mark-sign" d=${disc(radius * 0.16)} />`}
    </g>
  `,
);

/**
 * @param {{layout: Layout, marks: Record<string, string[]>, stones: Record<string, Side>,
 *   effects: Record<string, string>}} props
 */
function drawTop({ layout, marks, stones, effects }) {
  return html`
    <g class="layer-marks">
      ${found(layout, marks, (mark) => !GROUND.has(mark) && !ELSEWHERE.has(mark)).map(
        ({ place, mark }) => html`
          <${TopMark}
            key=${`${place.name} ${mark}`}
            place=${place}
            mark=${mark}
            radius=${layout.radius}
            on=${stones[place.name]}
            effect=${effects[place.name]}
          />
        `,
      )}
    </g>
  `;
}

export const TopMarks = memo(drawTop);

/** The cells of the last step, or the chosen cells. */
export const Rings = memo(
  /**
   * @param {{layout: Layout, cells: string[], kind: "last" | "chosen", stones: Record<string, Side>,
   *   labels?: import("./types.js").CellLabel[]}} props
   */
  ({ layout, cells, kind, stones, labels }) => html`
    <g class=${`layer-${kind}`}>
      ${cells.map((cell) => {
        const place = layout.byName.get(cell);
        // A small ring in the middle; a wide one where it would cross a text.
        const isWide = kind === "chosen" || labels?.some((label) => label.cell === cell);
        return (
          place &&
          html`<g key=${cell} class=${`${kind} on-${stones[cell] ?? "empty"}`} transform=${at(place)}>
            <path class="ring" d=${place.stone} transform=${`scale(${isWide ? 1 : 0.48})`} />
          </g>`
        );
      })}
    </g>
  `,
);
