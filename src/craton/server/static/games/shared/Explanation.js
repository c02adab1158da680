/** The line that explains the cell under the pointer. Screen readers get the same words. */
import { html } from "../../html.js";
import { phrase } from "../../text/phrases.js";

/**
 * @param {object} props
 * @param {string[]} props.words   the server's, or translated ones
 * @param {"plain" | "good" | "bad"} [props.tone]
 * @param {any} [props.children]   what stands before the words
 */
export function Explanation({ words, tone = "plain", children }) {
  if (words.length === 0 && !children) return null;
  return html`<div class=${`explanation ${tone}`}>
    ${children}
    ${words.map((sentence) => html`<p key=${sentence}>${phrase(sentence)}</p>`)}
  </div>`;
}
