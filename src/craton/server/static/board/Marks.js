/**
 * Marks of cells. Each is a group of the class `mark-NAME` with the symbol that its game gives it, or a small dot.
 * Some lie on the ground, under the stones, the others on top.
 */
import { html, memo } from "../html.js";
import { t } from "../text/text.js";
import { effectOf } from "./EffectsLayer.js";
import { disc } from "./shapes.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Place} Place
 * @typedef {import("./types.js").MarkSymbol} MarkSymbol
 * @typedef {import("./types.js").Side} Side
 * @typedef {Record<string, MarkSymbol>} Symbols
 */

/** The one mark that every game may use: what a chance event is about. @type {Record<string, MarkSymbol>} */
const COMMON = {
  focus: { words: () => t("board.mark_focus"), draw: (place) => ring(place, 1.06) },
};

/** A ring around a stone, for symbols. @param {Place} place @param {number} scale */
export const ring = (place, scale) =>
  html`<path class="mark-ring" d=${place.stone} transform=${`scale(${scale})`} />`;

/** @param {Place} place */
const at = (place) => `translate(${place.x} ${place.y})`;

/** @param {Symbols | undefined} symbols @param {string} mark @returns {MarkSymbol | undefined} */
export const symbolOf = (symbols, mark) => symbols?.[mark] ?? COMMON[mark];

/**
 * @param {Layout} layout
 * @param {Record<string, string[]>} marks
 * @param {(mark: string) => boolean} isWanted
 */
function placesOf(layout, marks, isWanted) {
  return Object.entries(marks).flatMap(([cell, names]) => {
    const place = layout.byName.get(cell);
    return place ? names.filter(isWanted).map((mark) => ({ place, mark })) : [];
  });
}

const GroundMark = memo(
  /** @param {{place: Place, mark: string, radius: number, symbol: MarkSymbol}} props */
  ({ place, mark, radius, symbol }) => html`
    <g class=${`mark mark-${mark}`} transform=${at(place)}>
      <path class="mark-ground" d=${place.tile} />
      ${symbol.draw?.(place, radius)}
    </g>
  `,
);

export const GroundMarks = memo(
  /** @param {{layout: Layout, marks: Record<string, string[]>, symbols?: Symbols}} props */
  ({ layout, marks, symbols = {} }) => {
    const single = placesOf(layout, marks, (mark) => symbols[mark]?.layer === "ground" && !symbols[mark].drawAll);
    const joined = Object.entries(symbols).filter(([, symbol]) => symbol.drawAll);
    return html`
      <g class="layer-ground">
        ${single.map(
          ({ place, mark }) => html`
            <${GroundMark}
              key=${`${place.name} ${mark}`}
              place=${place}
              mark=${mark}
              radius=${layout.radius}
              symbol=${symbols[mark]}
            />
          `,
        )}
        ${joined.map(([mark, symbol]) => {
          const cells = new Set(Object.keys(marks).filter((cell) => marks[cell].includes(mark)));
          return cells.size > 0 && html`<g key=${mark} class=${`mark mark-${mark}`}>${symbol.drawAll?.(layout, cells)}</g>`;
        })}
      </g>
    `;
  },
);

const TopMark = memo(
  /**
   * @param {{place: Place, mark: string, radius: number, symbol?: MarkSymbol, on: Side | undefined,
   *   effect: string | undefined}} props
   */
  ({ place, mark, radius, symbol, on, effect }) => html`
    <g class=${`mark mark-${mark} on-${on ?? "empty"} ${effectOf(effect).className}`} transform=${at(place)}>
      ${symbol?.draw?.(place, radius) ?? html`<path class="mark-sign" d=${disc(radius * 0.16)} />`}
    </g>
  `,
);

export const TopMarks = memo(
  /**
   * @param {{layout: Layout, marks: Record<string, string[]>, symbols?: Symbols, stones: Record<string, Side>,
   *   effects: Record<string, string>}} props
   */
  ({ layout, marks, symbols, stones, effects }) => html`
    <g class="layer-marks">
      ${placesOf(layout, marks, (mark) => symbols?.[mark]?.layer !== "ground").map(
        ({ place, mark }) => html`
          <${TopMark}
            key=${`${place.name} ${mark}`}
            place=${place}
            mark=${mark}
            radius=${layout.radius}
            symbol=${symbolOf(symbols, mark)}
            on=${stones[place.name]}
            effect=${effects[place.name]}
          />
        `,
      )}
    </g>
  `,
);

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
