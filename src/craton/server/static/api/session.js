/** Who I am, and what games there are: asked once and kept. */
import { signal } from "@preact/signals";
import { get, post } from "./client.js";
import { restart } from "./live.js";

/** @typedef {import("./types.js").User} User */
/** @typedef {import("./types.js").Games} Games */

/** Undefined until the server has told; null for somebody it does not know. */
export const me = signal(/** @type {User | null | undefined} */ (undefined));

export async function whoAmI() {
  me.value = (await get("/me")).user;
  return me.value;
}

/** A WebSocket belongs to whoever opened it, so become a guest before watching. */
export async function beSomebody() {
  if (me.value === undefined) await whoAmI();
  if (me.value === null) {
    me.value = (await post("/guest")).user;
    restart();
  }
  return /** @type {User} */ (me.value);
}

/** Another person now, or nobody. @param {User | null} user */
export function become(user) {
  me.value = user;
  restart();
}

/** @type {Promise<Games> | undefined} */
let asked;

/** @returns {Promise<Games>} */
export function games() {
  asked ??= get("/games").catch((error) => {
    asked = undefined;
    throw error;
  });
  return /** @type {Promise<Games>} */ (asked);
}
