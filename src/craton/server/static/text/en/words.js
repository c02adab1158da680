/** Words and phrases that several texts use. */
import { grammar } from "../intl.js";

const { counted: count, listed, number, plural } = grammar("en");
export { listed, number, plural };

/** @param {string} side */
export const sideName = (side) => (side === "black" ? "Black" : "White");

/** @param {number} many @param {string} one @param {string} [other]   by default with -s */
export const counted = (many, one, other = `${one}s`) => count(many, one, other);
