/** The catalogue of words. `t("match.resign")`, or `t("home.games", 3)` where the entry is a function. */
import { en, rest } from "./en/index.js";

/** @typedef {string | ((...values: any[]) => string)} Entry */

/** @type {Record<string, Record<string, Entry>>} */
const catalogue = { ...en };

/** The words of all pages but the first ones. */
export async function loadWords() {
  Object.assign(catalogue, await rest());
}

/**
 * @param {string} key   part.name
 * @param {...any} values
 * @returns {string}
 */
export function t(key, ...values) {
  const dot = key.indexOf(".");
  const entry = catalogue[key.slice(0, dot)]?.[key.slice(dot + 1)];
  if (entry === undefined) throw new Error(`no words for ${key}`);
  return typeof entry === "function" ? entry(...values) : entry;
}

/** Whether there are words, for keys that are made from what the server sends. @param {string} key */
export function has(key) {
  const dot = key.indexOf(".");
  return catalogue[key.slice(0, dot)]?.[key.slice(dot + 1)] !== undefined;
}
