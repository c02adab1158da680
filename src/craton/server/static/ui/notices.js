/** Messages: what a page shows while it loads or when it cannot, and short ones at the foot of the page. */
import { useEffect, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import { html } from "../html.js";
import { Refusal, Unreachable } from "../api/client.js";
import { phrase } from "../text/phrases.js";
import { t } from "../text/text.js";

export function Waiting() {
  return html`<p class="empty" role="status"><span class="spinner"></span> ${t("shell.waiting")}</p>`;
}

const FIRST_WAIT = 3; // seconds
const LONGEST_WAIT = 24;

/** What a page shows instead of its content. A problem that may pass, such as a lost connection, is tried again by
 *  itself, after ever longer waits. @param {{message: string, again?: () => void}} props */
export function Problem({ message, again }) {
  const passes = [t("shell.unreachable"), t("shell.notLoaded"), t("shell.failed")].includes(message);
  const [round, setRound] = useState(0);
  const [left, setLeft] = useState(FIRST_WAIT);
  useEffect(() => {
    if (!again || !passes) return undefined;
    let seconds = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** round);
    setLeft(seconds);
    const timer = setInterval(() => {
      seconds -= 1;
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      again();
      setTimeout(() => setRound((count) => count + 1), 1000);
    }, 1000);
    return () => clearInterval(timer);
  }, [round, passes]);
  return html`<div class="empty" role="alert">
    <p>${message}</p>
    ${again && html`<button class="button" onClick=${again}>${t("shell.again")}</button>`}
    ${again && passes && html`<p class="faint" aria-hidden="true">${left > 0 ? t("shell.retryIn", left) : t("shell.retrying")}</p>`}
  </div>`;
}

/** The sentence for an error: the server's own if it gave one. @param {unknown} error */
export function sentence(error) {
  if (error instanceof Refusal) return phrase(error.message);
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
