/**
 * What games add to the browser. Each game has a folder here with its name, and its `index.js` declares the parts; the
 * folder of a plug-in is in its own package. A game without one is shown by its stones, marks and insight alone.
 */
import { useEffect, useState } from "preact/hooks";
import { games } from "../api/session.js";
import { loadStyle } from "../lazy.js";
import { FALLBACK, language } from "../text/language.js";
import { addText, loadPhrases } from "../text/text.js";

/**
 * @typedef {import("./types.js").GameFolder} GameFolder
 * @typedef {import("./types.js").Lesson} Lesson
 * @typedef {import("./types.js").Visuals} Visuals
 */

/** @type {Map<string, Promise<Partial<GameFolder>>>} */
const folders = new Map();

/** @param {string} game @returns {Promise<Partial<GameFolder>>} */
async function loadFolder(game) {
  const { games: all } = await games();
  if (!all.some(({ name }) => name === game)) return {};
  return (await import(`./${game}/index.js`)).default;
}

/** @param {string} game @returns {Promise<Partial<GameFolder>>} */
export function folderOf(game) {
  let found = folders.get(game);
  if (!found) {
    found = loadFolder(game).catch(() => {
      folders.delete(game); // it may have been the connection
      return {};
    });
    folders.set(game, found);
  }
  return found;
}

/**
 * A lazily loaded part; undefined where the game has none.
 * @template {keyof import("./types.js").LazyParts} P
 * @param {string} game
 * @param {P} part
 * @returns {Promise<import("./types.js").LazyParts[P] | undefined>}
 */
export async function partOf(game, part) {
  const load = /** @type {any} */ ((await folderOf(game))[part]);
  return (await load?.())?.default;
}

/** The address of a file in the folder of a game. @param {string} game @param {string} name */
export const addressOf = (game, name) => new URL(`${game}/${name}`, import.meta.url).pathname;

/** @param {string} game */
async function loadStyleOf(game) {
  const { style } = await folderOf(game);
  if (style) await loadStyle(addressOf(game, style));
}

/**
 * The words of a game in a language, or in English where it has no others.
 * @template {keyof import("./types.js").WordParts} P
 * @param {string} game
 * @param {P} part
 * @param {string} name   of the language
 * @returns {Promise<import("./types.js").WordParts[P] | undefined>}
 */
export async function wordsOf(game, part, name) {
  const all = /** @type {any} */ ((await folderOf(game))[part]);
  return (await (all?.[name] ?? all?.[FALLBACK])?.())?.default;
}

/** The texts of a game, and the phrase book for what the server says about it. @param {string} game */
export async function loadTextOf(game) {
  await Promise.all([
    loadOptionText(game),
    addText(game, async (name) => (await wordsOf(game, "text", name)) ?? {}),
    loadPhrases(game, async (name) => (await wordsOf(game, "phrases", name)) ?? {}),
  ]);
}

/** The part with the words for options, presets and results of a game. @param {string} game */
export const optionPart = (game) => `${game} options`;

/** These words without the rest of its texts. @param {string} game */
export const loadOptionText = (game) =>
  addText(optionPart(game), async (name) => (await wordsOf(game, "options", name)) ?? (await wordsOf(game, "text", name)) ?? {});

/** The summary of a game. @param {string} game */
export const loadAbout = (game) => loadPhrases(`${game} about`, async (name) => (await wordsOf(game, "about", name)) ?? {});

/** How the marks of a game are drawn. @param {string} game */
async function symbolsOf(game) {
  const [symbols] = await Promise.all([partOf(game, "symbols"), loadStyleOf(game)]);
  return symbols;
}

/** Stones stand on the crossings of a square board and in the cells of any other. @param {{kind: string}} board */
export const lookOf = (board) => (board.kind === "square" ? "lines" : "tiles");

/** @param {string} game @param {{kind: string}} board @returns {Promise<Visuals>} */
export async function visualsOf(game, board) {
  const [visuals, symbols] = await Promise.all([partOf(game, "visuals"), symbolsOf(game), loadTextOf(game)]);
  return { look: lookOf(board), symbols, ...visuals };
}

/** The lessons of a game with their words. @param {string} game @returns {Promise<Lesson[]>} */
export async function lessonsOf(game) {
  const [lessons = [], words = {}] = await Promise.all([
    partOf(game, "lessons"),
    wordsOf(game, "lessonText", language.peek()),
  ]);
  return lessons.map((lesson) => ({ ...lesson, words: words[lesson.name] }));
}

/**
 * The result of an asynchronous function of a game, in the language of the page; undefined until it is there.
 * @template T
 * @param {(game: string) => Promise<T>} load
 * @param {string | undefined} game
 * @returns {T | undefined}
 */
export function useOfGame(load, game) {
  const [found, set] = useState(/** @type {{game: string, value: T} | undefined} */ (undefined));
  useEffect(() => {
    let isCurrent = true;
    if (game !== undefined) load(game).then((value) => isCurrent && set({ game, value }), () => {}); // shown without it
    return () => {
      isCurrent = false;
    };
  }, [game, language.value]);
  return found?.game === game ? found?.value : undefined;
}

/** The symbols for a board that has marks. @param {string | undefined} game @param {Record<string, string[]>} marks */
export const useSymbols = (game, marks) =>
  useOfGame(symbolsOf, Object.values(marks).some((all) => all.length) ? game : undefined);

/** @param {string} game */
export const useLessons = (game) => useOfGame(lessonsOf, game);
