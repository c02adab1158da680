/** What stands where a page is not there yet, or cannot be. */
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
