/** The strength of a bot: a slider with words. The last choice is remembered. */
import { signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../text/text.js";

const KEY = "craton.level";
export const MIN_LEVEL = 1;
export const MAX_LEVEL = 10;
const DEFAULT_LEVEL = 3;

function stored() {
  try {
    const found = Number(localStorage.getItem(KEY));
    return found >= MIN_LEVEL && found <= MAX_LEVEL ? Math.round(found) : DEFAULT_LEVEL;
  } catch {
    return DEFAULT_LEVEL;
  }
}

/** The level chosen last. */
export const level = signal(stored());

/** @param {number} chosen */
export function rememberLevel(chosen) {
  level.value = chosen;
  try {
    localStorage.setItem(KEY, String(chosen));
  } catch {
    // a browser without storage
  }
}

/** @param {{value: number, onChange: (level: number) => void}} props */
export function LevelSlider({ value, onChange }) {
  const id = useId();
  return html`<div class="level field">
    <label for=${id}>${t("home.level")}</label>
    <div class="level-line">
      <input
        id=${id}
        type="range"
        min=${MIN_LEVEL}
        max=${MAX_LEVEL}
        step="1"
        value=${value}
        aria-valuetext=${`${value}, ${t(`home.level-${value}`)}`}
        onInput=${(/** @type {any} */ event) => onChange(Number(event.currentTarget.value))}
      />
      <output for=${id} class="level-word"><b>${value}</b> ${t(`home.level-${value}`)}</output>
    </div>
    <p class="help">${t(`home.levelHelp-${Math.ceil(value / 2)}`)}</p>
  </div>`;
}
