/** The language of the page: the one chosen in the settings, otherwise the first of the browser's that we have. */
import { computed, effect, signal } from "@preact/signals";
import { CHOICES, preferences } from "../preferences.js";

/** Each language in its own words. */
export const NAMES = /** @type {Record<string, string>} */ ({ en: "English", de: "Deutsch", fr: "Français" });

/** @type {string[]} */
export const LANGUAGES = CHOICES.language.filter((name) => name !== "system");

/** The language that is spoken where the browser asks for none of ours, or where a text lacks a translation. */
export const FALLBACK = "en";

const YEAR = 365 * 86_400;

/** The browser's own variant of a language, `de-CH`, for dates and numbers. @param {string} language */
export const localeOf = (language) =>
  navigator.languages.find((tag) => tag.split("-")[0] === language) ?? language;

const ofBrowser = () =>
  navigator.languages.map((tag) => tag.split("-")[0]).find((name) => LANGUAGES.includes(name)) ?? FALLBACK;

/** The language that a person wants to read. */
export const wanted = computed(() =>
  preferences.language.value === "system" ? ofBrowser() : preferences.language.value,
);

/** The language that is shown: the wanted one as soon as its texts are loaded. */
export const language = signal(wanted.peek());

effect(() => {
  document.documentElement.lang = language.value;
});

// The server reads the choice from a cookie, to list the right texts among those that the page begins with.
effect(() => {
  const chosen = preferences.language.value;
  const known = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1] ?? "system";
  if (chosen === known) return;
  const age = chosen === "system" ? 0 : YEAR;
  document.cookie = `language=${chosen}; path=/; max-age=${age}; samesite=lax`;
});
