/** The strength of a bot: a slider with words. The last choice is remembered. */
import { signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../text/text.js";

const KEY = "craton.level";
export const LOWEST = 1;
export const HIGHEST = 10;
const USUAL = 3;

function stored() {
  try {
    const found = Number(localStorage.getItem(KEY));
    return found >= LOWEST && found <= HIGHEST ? Math.round(found) : USUAL;
  } catch {
    return USUAL;
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
        min=${LOWEST}
        max=${HIGHEST}
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
