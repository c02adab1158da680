/** The places of things over the board, as shares of its box. */
import { layoutOf } from "../../board/geometry.js";
import { preferences } from "../../preferences.js";

/**
 * The middle of some cells, and whether there is more room above it.
 * @param {import("../../api/types.js").BoardShape} board
 * @param {"lines" | "tiles"} look
 * @param {string[]} cells
 */
export function placeOf(board, look, cells) {
  const layout = layoutOf(board, look, preferences.coordinates.value === "yes");
  const places = cells.flatMap((cell) => layout.byName.get(cell) ?? []);
  if (places.length === 0) return { left: 0.5, top: 0.5, bottom: 0.5, middle: 0.5 };
  const across = places.map((place) => place.x / layout.width);
  const down = places.map((place) => place.y / layout.height);
  const half = layout.radius / layout.height;
  return {
    left: (Math.min(...across) + Math.max(...across)) / 2,
    top: Math.min(...down) - half,
    bottom: Math.max(...down) + half,
    middle: (Math.min(...down) + Math.max(...down)) / 2,
  };
}

const ROOM = 0.24; // the share of the board's height that a card needs
const CONTROLS = 0.1; // the buttons at the lower edge

/**
 * The style of a card next to some cells: above, below, or over them where they fill the board; never past the edge.
 * @param {import("../../api/types.js").BoardShape} board
 * @param {"lines" | "tiles"} look
 * @param {string[]} cells
 */
export function cardPlace(board, look, cells) {
  const { left, top, bottom, middle } = placeOf(board, look, cells);
  const shift = `${(-100 * left).toFixed(2)}%`; // at the left edge it begins there, at the right it ends there
  const [above, below] = [top, 1 - bottom - CONTROLS];
  const at = Math.max(above, below) < ROOM ? middle : above >= below || above > 1.5 * ROOM ? top : bottom;
  const lift = at === middle ? "-50%" : at === top ? "calc(-100% - 8px)" : "8px";
  return {
    insetInlineStart: `${(100 * left).toFixed(2)}%`,
    top: `${(100 * at).toFixed(2)}%`,
    transform: `translate(${shift}, ${lift})`,
  };
}
