/** What a person has chosen for this browser: one signal for each preference, kept in localStorage. */
import { effect, signal } from "@preact/signals";

const KEY = "craton.preferences";

/** Every preference with its choices; the first is the default. Games may have more of their own. */
export const CHOICES = /** @type {const} */ ({
  language: ["system", "en", "de", "fr"],
  theme: ["system", "light", "dark", "contrast"],
  board: ["wood", "slate", "paper"],
  palette: ["classic", "ochre", "violet"],
  patterns: ["no", "yes"],
  coordinates: ["yes", "no"],
  speed: ["normal", "slow", "fast", "off"],
  sound: ["auto", "on", "off"],
  confirm: ["auto", "yes", "no"],
  insight: ["hover", "always", "off"],
});

/** @typedef {keyof typeof CHOICES} Preference */

/** @type {Map<string, import("@preact/signals").Signal<string>>} */
const signals = new Map();

/** @returns {Record<string, string>} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} name @param {string} value */
function store(name, value) {
  const all = stored();
  if (all[name] === value) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [name]: value }));
  } catch {
    // a browser without storage: the choice holds until the page is closed
  }
}

/** A preference as a signal that is stored. @param {string} name @param {readonly string[]} choices */
export function preference(name, choices) {
  const value = stored()[name];
  const found = signal(choices.includes(value) ? value : choices[0]);
  effect(() => store(name, found.value));
  signals.set(name, found);
  return found;
}

const all = Object.entries(CHOICES).map(([name, choices]) => [name, preference(name, choices)]);

/** @type {{[P in Preference]: import("@preact/signals").Signal<string>}} */
export const preferences = Object.fromEntries(all);

// Styles read preferences as attributes of the root: <html data-board="wood" ...>; app.js resolves the theme.
effect(() => {
  for (const [name, { value }] of Object.entries(preferences)) {
    if (name !== "theme") document.documentElement.dataset[name] = value;
  }
});

addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  const found = stored();
  for (const [name, value] of signals) if (found[name]) value.value = found[name];
});

const isPhone = matchMedia("(pointer: coarse)").matches;
const isStill = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether a touch only chooses a cell and a second one acts. */
export const confirms = () => preferences.confirm.value === "yes" || (preferences.confirm.value === "auto" && isPhone);

export const sounds = () => preferences.sound.value === "on" || (preferences.sound.value === "auto" && !isPhone);

/** Factor for all animation durations; 0 for no motion. */
export function pace() {
  if (isStill.matches) return 0;
  return { slow: 2, normal: 1, fast: 0.4, off: 0 }[preferences.speed.value] ?? 1;
}
