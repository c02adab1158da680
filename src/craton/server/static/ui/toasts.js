/** Short messages at the foot of the page, which go by themselves. */
import { signal } from "@preact/signals";
import { html } from "../html.js";

const STAY = 5000;

const toasts = signal(/** @type {{id: number, text: string, tone: string}[]} */ ([]));
let last = 0;

/** @param {string} text @param {"plain" | "bad"} [tone] */
export function toast(text, tone = "plain") {
  const id = ++last;
  toasts.value = [...toasts.value.slice(-2), { id, text, tone }];
  setTimeout(() => {
    toasts.value = toasts.value.filter((one) => one.id !== id);
  }, STAY);
}

export function Toasts() {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${toasts.value.map((one) => html`<div key=${one.id} class=${`toast ${one.tone}`}>${one.text}</div>`)}
  </div>`;
}
