/** The texts of the client. `t("match.resign")`, or `t("home.games", 3)` where the entry is a function. */
import { signal } from "@preact/signals";
import { en, lazy } from "./en/index.js";

/** @typedef {string | ((...values: any[]) => string)} Text */

/** @type {Record<string, Record<string, Text>>} */
const catalogue = { ...en };

/** The parts that are loaded. */
const parts = signal(new Set(Object.keys(en)));

/** @param {string} part @param {Record<string, Text>} texts */
export function addText(part, texts) {
  catalogue[part] = texts;
  if (!parts.peek().has(part)) parts.value = new Set([...parts.peek(), part]);
}

/** Whether a part is loaded; a component that asks is drawn again when it is. @param {string} part */
export const hasPart = (part) => parts.value.has(part);

/** @type {Promise<void> | undefined} */
let loading;

/** The texts of all pages but the first ones. */
export function loadText() {
  loading ??= lazy().then(
    (found) => Object.entries(found).forEach(([part, texts]) => addText(part, texts)),
    (error) => {
      loading = undefined; // the next page tries again
      throw error;
    },
  );
  return loading;
}

/** @param {string} key   part.name */
function find(key) {
  const dot = key.indexOf(".");
  return catalogue[key.slice(0, dot)]?.[key.slice(dot + 1)];
}

/**
 * @param {string} key   part.name
 * @param {...any} values
 * @returns {string}
 */
export function t(key, ...values) {
  const entry = find(key);
  if (entry === undefined) throw new Error(`no text for ${key}`);
  return typeof entry === "function" ? entry(...values) : entry;
}

/** Whether there is a text, for keys that contain names from the server. @param {string} key */
export const has = (key) => find(key) !== undefined;
