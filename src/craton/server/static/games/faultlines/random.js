/** Random fault lines, drawn again from the dice (docs/formats.md, Dice). */

/** The cells of a square board, row by row from a1. @param {number} size */
function cells(size) {
  const letters = "abcdefghijklmnopqrstuvwxyz".slice(0, size);
  return Array.from({ length: size * size }, (_, n) => `${letters[n % size]}${1 + Math.floor(n / size)}`);
}

/** @type {import("../../fairness/verify.js").RandomOptions} */
export default {
  fault_lines: async (options, sample) => {
    const names = cells(Number(options.size ?? 9));
    const last = names.length - 1;
    const pairs = Array.from({ length: Math.floor(names.length / 2) }, (_, cell) => [cell, last - cell]);
    const chosen = await sample(pairs, Number(options.fault_lines.replace(/\D/g, "")) / 2);
    const ordered = chosen.flat().sort((a, b) => a - b);
    return ordered.map((cell) => names[cell]).join("+") || "none";
  },
};
