/** Whether the next stone is to be a Keystone: a switch under the board, read by a click on it. */
import { signal } from "@preact/signals";

export const isKeystone = signal(false);

/** @param {string} action */
export const isKeyAction = (action) => action.endsWith("*");

/** Whether the side to move has a Keystone left. @param {import("../types.js").Context} context */
export function hasKeystone(context) {
  return Object.values(context.position.actions.cells).some((actions) => actions.some(isKeyAction));
}

/** The one of a cell's actions that the switch means. @param {string[]} actions @returns {string | null} */
export function meant(actions) {
  const found = actions.find((action) => isKeyAction(action) === isKeystone.value);
  return found ?? actions[0] ?? null;
}
