/** Words and phrases that several texts use. */

/** @param {string} side */
export const sideName = (side) => (side === "black" ? "Black" : "White");

/** @param {number} count @param {string} what   with a plural in -s */
export const counted = (count, what) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** A list in words: `a, b and c`. @param {string[]} parts */
export const listed = (parts) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;
