/** Numbers as people read them. */

/** @typedef {import("../../api/types.js").Exact} Exact */

/** Never 0% or 100% for something that is only nearly certain. @param {number} share @param {number} [digits] */
export function percent(share, digits = 0) {
  const least = 0.5 * 10 ** -(digits + 2);
  if (share > 0 && share < least) return `<${(100 * 2 * least).toFixed(digits)}%`;
  if (share < 1 && share > 1 - least) return `>${(100 * (1 - 2 * least)).toFixed(digits)}%`;
  const shown = (100 * share).toFixed(digits);
  return `${digits ? shown.replace(/\.?0+$/, "") : shown}%`;
}

/** With at most `digits` decimal places. @param {number} number @param {number} [digits] */
export const decimal = (number, digits = 2) => String(Number(number.toFixed(digits)));

/** With its sign. @param {number} number @param {number} [digits] */
export function signed(number, digits = 2) {
  const shown = decimal(Math.abs(number), digits);
  return shown === "0" ? "±0" : `${number < 0 ? "−" : "+"}${shown}`;
}
