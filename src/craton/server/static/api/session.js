/** The current user and the list of games, requested once. */
import { signal } from "@preact/signals";
import { get, post } from "./client.js";
import { onSessionEnd, restart } from "./live.js";

/** @typedef {import("./types.js").User} User */
/** @typedef {import("./types.js").Games} Games */

/** Undefined until the server has answered; null for a visitor without a session. */
export const me = signal(/** @type {User | null | undefined} */ (undefined));

/** Whether this user operates the server, and may run experiments. */
export const isOperator = signal(false);

/** Whether the server can send mail to recover a password. */
export const sendsMail = signal(false);

export async function loadUser() {
  const { user, mail, operator } = await get("/me");
  me.value = user;
  isOperator.value = operator;
  sendsMail.value = mail;
  return me.value;
}

const SETTLING = 1000;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let reload;

// The session may have ended because another page of this browser has signed in or out, whose new cookie takes a moment.
onSessionEnd(() => {
  clearTimeout(reload);
  reload = setTimeout(() => loadUser().catch(() => {}), SETTLING);
});

/** A WebSocket belongs to the user who opened it, so become a guest before watching. */
export async function ensureUser() {
  if (me.value === undefined) await loadUser();
  if (me.value === null) {
    me.value = (await post("/guest")).user;
    restart();
  }
  return /** @type {User} */ (me.value);
}

/** Set the current user after signing in or out. @param {User | null} user */
export function setUser(user) {
  clearTimeout(reload);
  me.value = user;
  restart();
  loadUser().catch(() => {}); // an operator's account may have been signed in or out
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
