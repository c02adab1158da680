/**
 * Effects are told as text: a name, and for some a delay in milliseconds, `flip 120`. How each looks and how long it
 * lasts is said in styles/board.css alone.
 *
 * @typedef {{name: string, className: string, style: Record<string, string> | undefined}} Effect
 */

/** @type {Effect} */
const NONE = { name: "", className: "", style: undefined };

/** @param {string | undefined} text @returns {Effect} */
export function effectOf(text) {
  if (!text) return NONE;
  const [name, delay] = text.split(" ");
  return { name, className: `effect-${name}`, style: delay ? { "--delay": delay } : undefined };
}
