/** Numbers as people read them, in their language. */
import { number as written, percentage } from "../../text/intl.js";

/** @typedef {import("../../api/types.js").Exact} Exact */

/** Never 0% or 100% for something that is only nearly certain. @param {number} share @param {number} [digits] */
export function percent(share, digits = 0) {
  const least = 0.5 * 10 ** -(digits + 2);
  if (share > 0 && share < least) return `<${percentage(2 * least, digits)}`;
  if (share < 1 && share > 1 - least) return `>${percentage(1 - 2 * least, digits)}`;
  return percentage(share, digits);
}

/** With at most `digits` decimal places. @param {number} number @param {number} [digits] */
export const decimal = (number, digits = 2) => written(number, { maximumFractionDigits: digits });

/** With its sign. @param {number} number @param {number} [digits] */
export function signed(number, digits = 2) {
  const shown = decimal(Math.abs(number), digits);
  return Number(number.toFixed(digits)) === 0 ? "±0" : `${number < 0 ? "−" : "+"}${shown}`;
}
