/** The board: it draws what it is given and reports what the user does on it. It knows no rules and no game. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { pace, preferences } from "../preferences.js";
import { t } from "../text/text.js";
import { Cells } from "./Cells.js";
import { CellNames } from "./Coordinates.js";
import { EffectsLayer } from "./EffectsLayer.js";
import { layoutOf } from "./geometry.js";
import { useInput } from "./input.js";
import { Areas, Arrows, Heat, Labels } from "./Layers.js";
import { GroundMarks, Rings, TopMarks } from "./Marks.js";
import { EmptyBoard } from "./EmptyBoard.js";
import { Hints, Hover } from "./Hover.js";
import { Ghosts, Shadows, StoneDefinitions, Stones } from "./Stones.js";
import { useZoom } from "./zoom.js";

/** @typedef {import("./types.js").BoardProps} BoardProps */

let boards = 0;

// Always the same empty list, so that empty layers see no change.
/** @type {any[]} */
const NONE = [];
/** @type {Record<string, any>} */
const NOTHING = {};

/** @param {BoardProps} props */
export function Board(props) {
  const { board, look, still = false, coordinates = preferences.coordinates.value === "yes" } = props;
  const layout = layoutOf(board, look, coordinates);
  const [prefix] = useState(() => `board${++boards}`);
  const input = useInput(layout, props);
  const zoom = useZoom(layout, input.pending ?? input.active);
  const names = ["board", `board-${look}`, `board-${board.kind}`];
  if (still) names.push("board-still");
  if (zoom.zoomed) names.push("board-zoomed");
  if (props.shaking) names.push("board-shaking");
  // The listeners are on the sheet: an SVG that listens to focus would be a stop of the Tab key itself.
  const view = `0 0 ${layout.width} ${layout.height}`;
  return html`
    <div class=${names.join(" ")} style=${{ "--pace": pace(), "--ratio": layout.width / layout.height }}>
      <div class="board-frame" ref=${zoom.frame}>
        <div class="board-sheet" ...${still ? NOTHING : input.handlers}>
          <${EmptyBoard} layout=${layout} prefix=${prefix} rich=${!props.plain} />
          ${
            still
              ? html`<svg class="board-play" viewBox=${view} role="img" aria-label=${props.label}>
                ${picture(props, layout, prefix, input)}
              </svg>`
              : html`<svg class="board-play" viewBox=${view}>
                <g aria-hidden="true">${picture(props, layout, prefix, input)}</g>
                <${Cells}
                  layout=${layout}
                  stones=${props.stones}
                  marks=${props.marks}
                  symbols=${props.symbols}
                  targets=${props.targets}
                  last=${props.last}
                  areas=${props.areas}
                  describe=${props.describe}
                  label=${props.label}
                  active=${input.active}
                  chosen=${chosenOf(props, input.pending)}
                />
              </svg>`
          }
        </div>
      </div>
      ${
        zoom.offered &&
        !still &&
        html`<button
          type="button"
          class="board-zoom"
          onClick=${zoom.toggle}
          aria-label=${t(zoom.zoomed ? "board.zoomOut" : "board.zoomIn")}
        >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d=${`M15.5 15.5L20.5 20.5M7.5 10.5H13.5${zoom.zoomed ? "" : "M10.5 7.5V13.5"}`} />
        </svg>
      </button>`
      }
    </div>
  `;
}

/**
 * The layers, from the ground up.
 *
 * @param {BoardProps} props
 * @param {import("./geometry.js").Layout} layout
 * @param {string} prefix
 * @param {ReturnType<typeof useInput>} input
 */
function picture(props, layout, prefix, input) {
  const { stones, marks, targets, areas = NONE, effects = NOTHING } = props;
  // Labels and marks on a stone disappear with it.
  /** @param {string} cell */
  const isStanding = (cell) => !effects[cell]?.startsWith("crumble");
  const last = kept(props.last ?? NONE, isStanding);
  const labels = kept(props.labels ?? NONE, ({ cell }) => isStanding(cell));
  const patterned = preferences.patterns.value === "yes";
  return html`
    <${StoneDefinitions} prefix=${prefix} />
    <${GroundMarks} layout=${layout} marks=${marks} symbols=${props.symbols} />
    <${CellNames} layout=${layout} marks=${marks} symbols=${props.symbols} />
    <${Heat} layout=${layout} heat=${props.heat ?? NOTHING} />
    <${Areas} layout=${layout} areas=${areas} prefix=${prefix} />
    ${props.hints && targets && html`<${Hints} layout=${layout} targets=${targets} stones=${stones} />`}
    <${Shadows} layout=${layout} stones=${stones} effects=${effects} prefix=${prefix} />
    <${Stones} layout=${layout} stones=${stones} effects=${effects} prefix=${prefix} patterned=${patterned} />
    <${Ghosts}
      layout=${layout}
      ghosts=${ghostsOf(props, input.hovered)}
      prefix=${prefix}
      patterned=${patterned}
    />
    <${Rings} layout=${layout} cells=${last} kind="last" stones=${stones} labels=${labels} />
    <${TopMarks} layout=${layout} marks=${marks} symbols=${props.symbols} stones=${stones} effects=${effects} />
    <${Labels} layout=${layout} labels=${labels} areas=${areas} stones=${stones} patterned=${patterned} />
    <${Arrows} layout=${layout} arrows=${props.arrows ?? NONE} />
    <${EffectsLayer} layout=${layout} effects=${effects} stones=${stones} prefix=${prefix} />
    <${Rings} layout=${layout} cells=${chosenOf(props, input.pending)} kind="chosen" stones=${stones} />
    <${Hover}
      layout=${layout}
      hovered=${input.hovered}
      isTarget=${input.hovered !== null && (targets?.has(input.hovered) ?? false)}
      active=${input.active}
      still=${props.still ?? false}
    />
  `;
}

/**
 * The list itself if nothing is dropped, so that nothing is redrawn.
 *
 * @template T
 * @param {T[]} list
 * @param {(one: T) => boolean} stays
 */
const kept = (list, stays) => (list.every(stays) ? list : list.filter(stays));

/** @param {BoardProps} props @param {string | null} pending */
function chosenOf({ chosen = NONE }, pending) {
  return pending && !chosen.includes(pending) ? [...chosen, pending] : chosen;
}

/**
 * The given ghosts, and the stone that a click would place.
 *
 * @param {BoardProps} props
 * @param {string | null} hovered
 */
function ghostsOf({ ghosts = NONE, mover, stones, targets }, hovered) {
  if (!mover || !hovered || stones[hovered] || !targets?.has(hovered)) return ghosts;
  return ghosts.some(({ cell }) => cell === hovered) ? ghosts : [...ghosts, { cell: hovered, side: mover }];
}
