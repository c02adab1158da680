/** The texts of the client. `t("match.resign")`, or `t("home.games", 3)` where the entry is a function. */
import { effect, signal } from "@preact/signals";
import { language, wanted } from "./language.js";

/**
 * @typedef {string | ((...values: any[]) => string)} Text
 * @typedef {Record<string, Text>} Texts
 * @typedef {import("./phrases.js").Phrases} Phrases
 * @typedef {object} Pack          a language: `text/LANGUAGE/index.js`
 * @property {Record<string, Texts>} first             parts of the first pages
 * @property {() => Promise<Record<string, Texts>>} lazy   the parts of all other pages
 * @property {() => Promise<Phrases>} phrases           what the server says in English
 */

/** @param {string} name @returns {Promise<Pack>} */
const packOf = (name) => import(`./${name}/index.js`);

let pack = await packOf(language.peek());

/** @type {Record<string, Texts>} */
const catalogue = { ...pack.first };

/** The parts that are loaded. */
const parts = signal(new Set(Object.keys(catalogue)));

/** Parts that do not belong to the pack, with how they are loaded. @type {Map<string, (name: string) => Promise<Texts>>} */
const sources = new Map();

/** @param {Record<string, Texts>} found */
function put(found) {
  Object.assign(catalogue, found);
  const isKnown = Object.keys(found).every((part) => parts.peek().has(part));
  if (!isKnown) parts.value = new Set(Object.keys(catalogue));
}

/**
 * Load a part, now and whenever another language is chosen.
 * @param {string} part @param {(name: string) => Promise<Texts>} load   its texts in a language
 */
export async function addText(part, load) {
  sources.set(part, load);
  const name = language.peek();
  const texts = await load(name);
  if (name !== language.peek()) await addText(part, load);
  else put({ [part]: texts });
}

const BOOK = "phrases"; // parts whose names begin so are phrase books, see phrases.js

/** The names of the books, the one that was asked for last at the end: that of the game on the page. @type {Set<string>} */
const asked = new Set();

/** Load the phrase book of the server, or another one, such as that of a game. @param {string} [name]
 *  @param {(language: string) => Promise<Phrases>} [load] */
export function loadPhrases(name = "", load = async (language) => (await packOf(language)).phrases()) {
  asked.delete(name);
  asked.add(name);
  return addText(`${BOOK} ${name}`, /** @type {any} */ (load));
}

/** Whether a phrase book is loaded. @param {string} name */
export const hasPhrases = (name) => hasPart(`${BOOK} ${name}`);

/** The phrase books that are loaded, the one that was asked for last first and that of the server last.
 *  @returns {Phrases[]} */
export function loadedBooks() {
  const names = [...asked].reverse().sort((one, other) => Number(one === "") - Number(other === ""));
  const found = names.map((name) => language.value && hasPhrases(name) && catalogue[`${BOOK} ${name}`]);
  return /** @type {any} */ (found.filter(Boolean));
}

/** Whether a part is loaded; a component that asks is drawn again when it is. @param {string} part */
export const hasPart = (part) => parts.value.has(part);

/** @type {Promise<void> | undefined} */
let loading;

/** The texts of all pages but the first ones. */
export function loadText() {
  loading ??= loadLazy().catch((error) => {
    loading = undefined; // the next page tries again
    throw error;
  });
  return loading;
}

/** @returns {Promise<void>} */
async function loadLazy() {
  const from = pack;
  const found = await from.lazy();
  if (from !== pack) return loadLazy();
  return put(found);
}

/** Everything that is loaded, in another language. @param {string} name */
async function speak(name) {
  const next = await packOf(name);
  const [lazy, ...others] = await Promise.all([
    loading && next.lazy(),
    ...[...sources].map(async ([part, load]) => ({ [part]: await load(name) })),
  ]);
  if (name !== wanted.peek()) return;
  pack = next;
  put(Object.assign({}, next.first, lazy, ...others));
  language.value = name;
}

effect(() => {
  const name = wanted.value;
  if (name !== language.peek()) speak(name).catch(() => {}); // no connection: the old language stays
});

/** @param {string} key   part.name */
function find(key) {
  const dot = key.indexOf(".");
  return language.value && catalogue[key.slice(0, dot)]?.[key.slice(dot + 1)];
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
