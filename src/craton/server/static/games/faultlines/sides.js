/** The number of faces of the die. @param {import("../types.js").Context} context */
export function sidesOf(context) {
  return Number(context.options.die ?? 6);
}
