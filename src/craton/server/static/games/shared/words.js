/** Words that the texts of games share. */

/** @param {string} side */
export const sideName = (side) => (side === "black" ? "Black" : "White");

/** @param {number} count @param {string} what   with a plural in -s */
export const counted = (count, what) => `${count} ${what}${count === 1 ? "" : "s"}`;
