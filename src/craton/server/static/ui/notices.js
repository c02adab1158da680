/** Messages: what a page shows while it loads or when it cannot, and short ones at the foot of the page. */
import { signal } from "@preact/signals";
import { html } from "../html.js";
import { Refusal, Unreachable } from "../api/client.js";
import { t } from "../text/text.js";

export function Waiting() {
  return html`<p class="empty" role="status"><span class="spinner"></span> ${t("shell.waiting")}</p>`;
}

/** @param {{message: string, again?: () => void}} props */
export function Problem({ message, again }) {
  return html`<div class="empty" role="alert">
    <p>${message}</p>
    ${again && html`<button class="button" onClick=${again}>${t("shell.again")}</button>`}
  </div>`;
}

/** The sentence for an error: the server's own if it gave one. @param {unknown} error */
export function sentence(error) {
  if (error instanceof Refusal) return error.message;
  if (error instanceof Unreachable) return t("shell.unreachable");
  return t("shell.failed");
}

const STAY = 5000;

const toasts = signal(/** @type {{id: number, text: string, tone: string}[]} */ ([]));
let last = 0;

/** Show a short message that disappears by itself. @param {string} text @param {"plain" | "bad"} [tone] */
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
