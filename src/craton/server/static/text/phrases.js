/**
 * The server's English in the language of the page.
 *
 * The server writes English only: sentences of insight, refusals, tasks, help for options. A phrase book of a language
 * has these texts as keys, with placeholders: `"{side} can remove {stones} with {cell}."`. A text is matched against
 * the whole of a key, the most specific key first; what the placeholders stand for is translated by the same books, and
 * numbers, percentages and lists are written as the language does. A text that no book has stays English.
 */
import { grammar } from "./intl.js";
import { FALLBACK, language } from "./language.js";
import { loadedBooks } from "./text.js";

/**
 * @typedef {string | ((values: Record<string, string>, english: Record<string, string>) => string)} Translation   a
 *   string has the same placeholders; a function gets the translated values, and the English ones
 * @typedef {Record<string, Translation>} Phrases   by the English text; `{name}` matches anything, `{name?}` nothing too
 *
 * @typedef {object} Pattern
 * @property {RegExp} match
 * @property {string[]} names
 * @property {number} weight        characters outside of the placeholders
 * @property {Translation} translation
 *
 * @typedef {{text: string, quality: number}} Found
 */

const PLACEHOLDER = /\{(\w+)(\??)\}/g;
const NUMBER = /^([<>]?)([-+]?)(\d+(?:\.\d+)?)(%?)$/;
const CELLS = /^([#x]?[a-z]{1,2}\d+\*?(:[a-z]{1,2}\d+)?|\d+\/\d+|\P{L}*)$/u; // needs no translation
const QUOTED = /^(['"]).*\1$/s;

/** @param {string} key @param {Translation} translation @returns {Pattern} */
function patternOf(key, translation) {
  /** @type {string[]} */
  const names = [];
  const plain = key.replace(PLACEHOLDER, "");
  const escaped = key.replace(/[.*+^$()|[\]\\]|\?(?!\})/g, "\\$&");
  const source = escaped.replace(PLACEHOLDER, (_whole, name, isOptional) => {
    names.push(name);
    return isOptional ? "(.*?)" : "(.+?)";
  });
  return { match: new RegExp(`^${source}$`, "su"), names, weight: plain.length, translation };
}

/** @type {WeakMap<Phrases, {exact: Phrases, patterns: Pattern[]}>} */
const compiled = new WeakMap();

/** @param {Phrases} book */
function compile(book) {
  let found = compiled.get(book);
  if (!found) {
    const patterns = Object.entries(book)
      .filter(([key]) => key.includes("{"))
      .map(([key, translation]) => patternOf(key, translation))
      .sort((one, other) => other.weight - one.weight);
    found = { exact: book, patterns };
    compiled.set(book, found);
  }
  return found;
}

/** How much of a text is translated: all of it, all but single words such as names, or not enough. */
const KNOWN = 2;
const NAMED = 1;
const UNKNOWN = 0;

/** The texts of some books in a language. */
export class Translator {
  /** @param {string} name   of the language @param {Phrases[]} books   the first that has a text is used */
  constructor(name, books) {
    this.grammar = grammar(name);
    this.books = books.map(compile);
    /** @type {Map<string, Found>} */
    this.known = new Map();
  }

  /** @param {string} english */
  isKnown(english) {
    return this.find(english).quality === KNOWN;
  }

  /** @param {string} english @returns {Found} */
  find(english) {
    let found = this.known.get(english);
    if (!found) {
      const plain = { text: english, quality: qualityOf(english) };
      const candidates = [this.number(english), this.phrase(english), this.sentences(english), this.list(english), plain];
      found = /** @type {Found} */ (candidates.reduce((best, one) => (one && one.quality > (best?.quality ?? -1) ? one : best)));
      this.known.set(english, found);
    }
    return found;
  }

  /** @param {string} text @returns {Found | null} */
  number(text) {
    const [, sign, plus, digits, percent] = NUMBER.exec(text) ?? [];
    if (digits === undefined) return null;
    const written = this.grammar.number(Number(digits) / (percent ? 100 : 1), {
      minimumFractionDigits: digits.split(".")[1]?.length ?? 0,
      maximumFractionDigits: 3,
      ...(percent ? { style: "percent" } : {}),
    });
    return { text: `${sign}${plus === "-" ? "−" : plus}${written}`, quality: KNOWN };
  }

  /** The best fit, and among equals the most specific one. @param {string} text @returns {Found | null} */
  phrase(text) {
    /** @type {Found | null} */
    let best = null;
    for (const { exact, patterns } of this.books) {
      if (Object.hasOwn(exact, text)) return { text: filled(exact[text], {}, {}), quality: KNOWN };
      for (const pattern of patterns) {
        const fit = this.fit(pattern, text);
        if (fit?.quality === KNOWN) return fit;
        if (fit && fit.quality > (best?.quality ?? UNKNOWN)) best = fit;
      }
    }
    return best;
  }

  /** @param {Pattern} pattern @param {string} text @returns {Found | null} */
  fit({ match, names, translation }, text) {
    const groups = match.exec(text);
    if (!groups) return null;
    const english = Object.fromEntries(names.map((name, index) => [name, groups[index + 1]]));
    const found = Object.entries(english).map(([name, value]) => ({ name, ...this.find(value) }));
    const values = Object.fromEntries(found.map((one) => [one.name, one.text]));
    return { text: filled(translation, values, english), quality: worst(found) };
  }

  /** Several sentences. @param {string} text @returns {Found | null} */
  sentences(text) {
    const parts = text.split(/(?<=\.) (?=\p{Lu})/u);
    if (parts.length < 2) return null;
    return joined(parts.map((part) => this.find(part)), (texts) => texts.join(" "));
  }

  /** `a1, b2 and c3`. @param {string} text @returns {Found | null} */
  list(text) {
    const [, first, last] = /^(.+) and (.+?)$/s.exec(text) ?? [];
    if (first === undefined) return null;
    const parts = [...first.split(", "), last].map((part) => this.find(part));
    return joined(parts, this.grammar.listed);
  }
}

/** @param {Found[]} found */
const worst = (found) => Math.min(KNOWN, ...found.map((one) => one.quality));

/** @param {Found[]} parts @param {(texts: string[]) => string} join @returns {Found | null}   null if one is unknown */
function joined(parts, join) {
  const quality = worst(parts);
  return quality === UNKNOWN ? null : { text: join(parts.map((part) => part.text)), quality };
}

/** How well a text does without translation: names of cells, what people have written, or English. @param {string} text */
function qualityOf(text) {
  if (text.split(/[ ,+]+/).every((part) => CELLS.test(part))) return KNOWN;
  return /\s/.test(text) && !QUOTED.test(text) ? UNKNOWN : NAMED;
}

/** @param {Translation} translation @param {Record<string, string>} values @param {Record<string, string>} english */
function filled(translation, values, english) {
  if (typeof translation === "function") return translation(values, english);
  return translation.replace(PLACEHOLDER, (_whole, name) => values[name] ?? "");
}

/** @type {{books: Phrases[], translator: Translator} | undefined} */
let current;

/** What the server wrote, in the language of the page. @param {string} english @returns {string} */
export function phrase(english) {
  const books = loadedBooks();
  if (!english || language.peek() === FALLBACK) return english;
  const isSame = current?.books.length === books.length && current.books.every((book, place) => book === books[place]);
  if (!current || !isSame) current = { books, translator: new Translator(language.peek(), books) };
  return current.translator.find(english).text;
}
