/** Words and phrases that several texts use. */
import { grammar } from "../intl.js";

const { counted, listed, number, plural } = grammar("fr");
export { counted, listed, number, plural };

/** @param {string} side */
export const sideName = (side) => (side === "black" ? "Noir" : "Blanc");
