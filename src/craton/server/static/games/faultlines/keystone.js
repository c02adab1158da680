/** Whether the next stone will be a Keystone: a switch below the board. */
import { signal } from "@preact/signals";

export const isKeystone = signal(false);

/** @param {string} action */
export const isKeyAction = (action) => action.endsWith("*");

/** Whether the side to move has a Keystone left. @param {import("../types.js").Context} context */
export function hasKeystone(context) {
  return Object.values(context.position.actions.cells).some((actions) => actions.some(isKeyAction));
}

/** The action on a cell that the switch selects. @param {string[]} actions @returns {string | null} */
export function selectedAction(actions) {
  const found = actions.find((action) => isKeyAction(action) === isKeystone.value);
  return found ?? actions[0] ?? null;
}
