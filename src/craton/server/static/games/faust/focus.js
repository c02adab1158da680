/** Which rectangle a person looks at: of the cell that was chosen, or of the one under the pointer. */
import { rectanglesAt } from "./rectangles.js";

/** @typedef {import("../types.js").Table} Table */
/** @typedef {import("./rectangles.js").Rectangle} Rectangle */

/** @param {Table} table @returns {{cell: string, all: Rectangle[], index: number, shown: Rectangle} | null} */
export function focusOf(table) {
  const cell = table.selection?.cell ?? table.hover;
  if (!cell || !table.position.stones[cell]) return null;
  for (const kind of /** @type {const} */ (["captures", "threats", "near-misses", "smaller"])) {
    const all = rectanglesAt(table, cell, kind);
    if (all.length === 0) continue;
    const chosen = table.selection?.cell === cell ? table.selection.actions[table.selection.index] : null;
    const index = Math.max(0, all.findIndex((one) => one.name === chosen));
    return { cell, all, index, shown: all[index] };
  }
  return null;
}
