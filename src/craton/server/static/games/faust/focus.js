/** The rectangle in focus: of the chosen cell, or of the cell under the pointer. */
import { rectanglesAt } from "./rectangles.js";

/** @typedef {import("../types.js").Context} Context */
/** @typedef {import("./rectangles.js").Rectangle} Rectangle */

/** @param {Context} context @returns {{cell: string, all: Rectangle[], index: number, shown: Rectangle} | null} */
export function focusOf(context) {
  const cell = context.selection?.cell ?? context.hover;
  if (!cell || !context.position.stones[cell]) return null;
  for (const kind of /** @type {const} */ (["captures", "threats", "near-misses", "smaller"])) {
    const all = rectanglesAt(context, cell, kind);
    if (all.length === 0) continue;
    const chosen = context.selection?.cell === cell ? context.selection.actions[context.selection.index] : null;
    const index = Math.max(0, all.findIndex((one) => one.name === chosen));
    return { cell, all, index, shown: all[index] };
  }
  return null;
}
