/** Where things over the board stand, as shares of its box. */
import { layoutOf } from "../board/geometry.js";
import { preferences } from "../preferences.js";

/**
 * The middle of some cells, and whether there is more room above it.
 * @param {import("../api/types.js").BoardShape} board
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

/**
 * The style of a card beside some cells: above them, or below if there is no room, and never over the edge.
 * @param {import("../api/types.js").BoardShape} board
 * @param {"lines" | "tiles"} look
 * @param {string[]} cells
 */
export function besides(board, look, cells) {
  const { left, top, bottom } = placeOf(board, look, cells);
  const shift = `${-100 * Math.min(1, Math.max(0, left))}%`; // at the left edge it begins there, at the right it ends there
  const isAbove = top > Math.min(0.36, 1 - bottom);
  return {
    insetInlineStart: `${(100 * left).toFixed(2)}%`,
    top: `${(100 * (isAbove ? top : bottom)).toFixed(2)}%`,
    transform: `translate(${shift}, ${isAbove ? "calc(-100% - 8px)" : "8px"})`,
  };
}
