/** Numbers, lists, plurals, dates and times as a language writes them. */
import { FALLBACK, language, localeOf } from "./language.js";

/** @type {Map<string, any>} */
const formatters = new Map();

/**
 * One formatter for each purpose, because making one is slow.
 * @template {keyof typeof Intl} K
 * @param {K} kind @param {string} name   of the language @param {object} [options]
 * @returns {any}
 */
function formatter(kind, name, options) {
  const key = `${String(kind)} ${name} ${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (!found) {
    found = new /** @type {any} */ (Intl[kind])(localeOf(name), options);
    formatters.set(key, found);
  }
  return found;
}

/** @param {number} value @param {Intl.NumberFormatOptions} [options] @returns {string} */
export const number = (value, options) =>
  formatter("NumberFormat", language.value, { signDisplay: "negative", ...options }).format(value);

/** A share of 1 as a percentage. @param {number} share @param {number} [digits]   at most
 *  @param {number} [least]   digits at least */
export const percentage = (share, digits = 0, least = 0) =>
  number(share, { style: "percent", maximumFractionDigits: digits, minimumFractionDigits: least });

/** @param {number} time @param {Intl.DateTimeFormatOptions} options @returns {string} */
export const date = (time, options) => formatter("DateTimeFormat", language.value, options).format(time);

/** A span of time from now: `in 3 days`. @param {number} count @param {Intl.RelativeTimeFormatUnit} unit
 *  @returns {string} */
export const fromNow = (count, unit) =>
  formatter("RelativeTimeFormat", language.value, { numeric: "auto" }).format(count, unit);

/**
 * The grammar that the texts of one language need.
 * @param {string} [name]
 */
export function grammar(name = FALLBACK) {
  /** The form that goes with a count. @param {number} count @param {Partial<Record<Intl.LDMLPluralRule, string>> &
   *  {other: string}} forms @returns {string} */
  const plural = (count, forms) =>
    /** @type {any} */ (forms)[formatter("PluralRules", name).select(count)] ?? forms.other;
  /** @param {number} count @param {Intl.NumberFormatOptions} [options] @returns {string} */
  const digits = (count, options) => formatter("NumberFormat", name, options).format(count);
  return {
    plural,
    number: digits,
    /** A count with its noun. @param {number} count @param {string} one @param {string} other */
    counted: (count, one, other) => `${digits(count)} ${plural(count, { one, other })}`,
    /** A list in words: `a, b and c`. @param {string[]} parts @returns {string} */
    listed: (parts) => formatter("ListFormat", name).format(parts),
  };
}
