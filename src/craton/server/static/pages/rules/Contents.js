/** The table of contents of a page of text, and scrolling to the part in the address. */
import { useEffect } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../text/text.js";

/** @param {{contents: {level: number, text: string, id: string}[]}} props */
export function Contents({ contents }) {
  const list = html`<ol>
    ${contents.map(
      ({ id, level, text }) => html`<li key=${id} class=${`level-${level}`}><a href=${`#${id}`}>${text}</a></li>`,
    )}
  </ol>`;
  return html`<nav class="contents" aria-label=${t("learn.contents")}>
    <details class="contents-small"><summary>${t("learn.contents")}</summary>${list}</details>
    <div class="contents-wide">${list}</div>
  </nav>`;
}

/** The text is loaded after the page, so the browser cannot scroll there by itself. @param {string} text */
export function useHash(text) {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (text && id) document.getElementById(id)?.scrollIntoView();
  }, [text]);
}
