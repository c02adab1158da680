/** What a person has chosen for this browser: one signal for each preference, kept in localStorage. */
import { effect, signal } from "@preact/signals";

const KEY = "craton.preferences";

/** Every preference with its choices; the first is what it is without a choice. */
export const CHOICES = /** @type {const} */ ({
  theme: ["system", "light", "dark", "contrast"],
  board: ["wood", "slate", "paper"],
  palette: ["classic", "ochre", "violet"],
  patterns: ["no", "yes"],
  coordinates: ["yes", "no"],
  speed: ["normal", "slow", "fast", "off"],
  sound: ["auto", "on", "off"],
  confirm: ["auto", "yes", "no"],
  insight: ["hover", "always", "off"],
  quakeOrder: ["given", "largest", "smallest", "suspense"],
});

/** @typedef {keyof typeof CHOICES} Preference */

/** @returns {Record<string, string>} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @returns {{[P in Preference]: import("@preact/signals").Signal<string>}} */
function signals() {
  const found = stored();
  /** @type {any} */
  const all = {};
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = found[name];
    all[name] = signal(/** @type {readonly string[]} */ (choices).includes(value) ? value : choices[0]);
  }
  return all;
}

export const preferences = signals();

const names = /** @type {Preference[]} */ (Object.keys(CHOICES));

effect(() => {
  const all = Object.fromEntries(names.map((name) => [name, preferences[name].value]));
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a browser that keeps nothing: the choice holds until the page is closed
  }
});

// Styles know preferences as attributes of the root: <html data-board="wood" ...>; app.js resolves the theme.
effect(() => {
  for (const name of names) {
    if (name !== "theme") document.documentElement.dataset[name] = preferences[name].value;
  }
});

addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  const found = stored();
  for (const name of names) if (found[name]) preferences[name].value = found[name];
});

const isPhone = matchMedia("(pointer: coarse)").matches;
const isStill = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether a touch only chooses a cell and a second one acts. */
export const confirms = () => preferences.confirm.value === "yes" || (preferences.confirm.value === "auto" && isPhone);

export const sounds = () => preferences.sound.value === "on" || (preferences.sound.value === "auto" && !isPhone);

/** By how much the time of everything that moves is multiplied; 0 where nothing should move. */
export function pace() {
  if (isStill.matches) return 0;
  return { slow: 2, normal: 1, fast: 0.4, off: 0 }[preferences.speed.value] ?? 1;
}
