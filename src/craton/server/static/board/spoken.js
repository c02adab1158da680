import { has, t } from "../text/text.js";

/**
 * What a screen reader says of a cell: its coordinate, what is on it, and what the game adds.
 *
 * @param {string} cell
 * @param {Pick<import("./types.js").BoardProps, "stones" | "marks" | "targets" | "last" | "describe">} board
 * @param {string} [tip]   what is shown under the pointer; it is said as well
 */
export function spoken(cell, { stones, marks, targets, last, describe }, tip) {
  const parts = [coordinate(cell), t(`board.${stones[cell] ?? "empty"}`)];
  for (const mark of marks[cell] ?? [])
    parts.push(has(`board.mark_${mark}`) ? t(`board.mark_${mark}`) : mark);
  if (last?.includes(cell)) parts.push(t("board.last"));
  const more = describe?.(cell);
  if (more) parts.push(more);
  if (tip && !more?.includes(tip)) parts.push(tip);
  if (targets?.has(cell)) parts.push(t("board.target"));
  return parts.join(", ");
}

/** With a space, as `e12` would be read as a word. @param {string} cell */
export const coordinate = (cell) => `${cell[0].toUpperCase()} ${cell.slice(1)}`;
